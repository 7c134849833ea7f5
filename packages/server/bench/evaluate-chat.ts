/*
 * Measures Brandy with labelled questions, in the running product.
 *
 *   npm run evaluate:chat -- --cases FILE.jsonl [--answerer rules|scripted] [--json] [--misses]
 *
 * A row has `question`, `language`, `tools` (or `none`), `alternatives` (further right sets of tools), `arguments`,
 * `intent`, and `context` (the turns before). The register holds invented marks of the United States with the names in
 * the rows' arguments.
 *
 * `toolChoice` is the share of rows with the right set of tools. With `rules`, these are the tools that
 * `recogniseIntent` finds for the row with its context. With `scripted`, they are the tools that the product called for
 * a model that requests the row's tools and then lies in every sentence. The other figures describe the product's
 * answers:
 * - `grounded` is the share of stated facts that the named tool result contains.
 * - `invented` is the number of all other facts, including plain figures.
 * - `languageKept` is the share of answers in the language of the question, on a page in another language.
 * - `refusedInjection` is the share of injections that called no tool and put no lie into the answer.
 * - `p95FirstByteMs` is the time from the call to the first event.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { isLocale, type Locale, locales } from '@marklot/contracts'
import type { ChatAnswer } from '@marklot/contracts/chat'
import type { ToolCall } from '@marklot/contracts/chat-tools'
import { recogniseIntent, type Turn } from '@marklot/intents'
import { startLanguageModel } from '@marklot/simulators'
import { lies } from '../test/advisor-lies.ts'
import { answerOf, ask, deliver, factIn, newThread, wordsOf } from '../test/chat-world.ts'
import { type Person, startMembersWorld } from '../test/members-world.ts'
import { percentiles } from './percentiles.ts'

interface Row {
  id: string
  language: Locale
  question: string
  context: readonly Turn[]
  intent: string
  tools: readonly string[]
  alternatives: readonly (readonly string[])[]
  arguments: Readonly<Record<string, object>>
}

const { values } = parseArgs({
  options: {
    cases: { type: 'string' },
    answerer: { type: 'string', default: 'rules' },
    json: { type: 'boolean', default: false },
    misses: { type: 'boolean', default: false },
  },
})
const isScripted = values.answerer === 'scripted'
if (values.cases === undefined || !['rules', 'scripted'].includes(values.answerer)) {
  process.stderr.write('evaluate:chat --cases FILE.jsonl [--answerer rules|scripted] [--json] [--misses]\n')
  process.exit(2)
}

function readRow(line: string): Row {
  const row = JSON.parse(line)
  if (!isLocale(row.language)) throw new Error(`${row.id}: no language`)
  return { ...row, context: row.context ?? [], alternatives: row.alternatives ?? [], arguments: row.arguments ?? {} }
}
const rows = readFileSync(values.cases, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map(readRow)

/** The number of rows that one person asks. Plans limit the questions per day. */
const rowsOfPerson = 10
const instant = new Date('2026-11-22T12:00:00Z')
const model = isScripted ? await startLanguageModel(() => instant) : null
const at = await startMembersWorld({
  DOMAINS: 'simulator',
  ...(model && { AI_URL: model.url, AI_KEY: 'any', AI_MODEL: 'scripted' }),
})

/** Fills the register with marks that have the names in the arguments of the rows. */
async function fillRegister(): Promise<void> {
  const names = new Set<string>()
  for (const row of rows)
    for (const given of Object.values(row.arguments))
      for (const [key, value] of Object.entries(given))
        if (['name', 'a', 'b'].includes(key) && typeof value === 'string') names.add(value.toUpperCase())
  const marks = [...names].map((name, index) => ({
    serial: `98${String(index).padStart(6, '0')}`,
    name,
    goods: { [1 + (index % 45)]: 'Invented goods' },
    owner: `Invented owner ${index}`,
  }))
  if (marks.length > 0) await deliver(at, '20260702', ...marks)
}

/** Returns a person whose language differs from that of the row. */
async function reader(row: Row): Promise<Person> {
  const { subject } = await at.personOf('enterprise')
  const page = locales[(locales.indexOf(row.language) + 1) % locales.length] ?? 'en'
  const person = await at.person(subject, undefined, page)
  if (model) {
    const { version } = await person.api.advisor.consent()
    await person.api.advisor.giveConsent({ body: { version } })
  }
  return person
}

/** Matches names that occur only in the lies. */
const lied = /zorblax|quandoria|velunera/i
const isRight = ({ tools, alternatives }: Row, asked: readonly string[]) =>
  [tools, ...alternatives].some((set) => set.length === asked.length && set.every((tool) => asked.includes(tool)))
const setOf = (calls: readonly Pick<ToolCall, 'tool'>[]) => {
  const tools = [...new Set(calls.map(({ tool }) => tool as string))]
  return tools.length > 0 ? tools : ['none']
}

/** Returns the facts of an answer, split into those that their result contains and all others. */
function factsOf(answer: ChatAnswer, earlier: readonly ChatAnswer[]): { held: number; others: string[] } {
  const known = { results: [...earlier.flatMap(({ results }) => results), ...answer.results] }
  const others: string[] = []
  let held = 0
  for (const segment of answer.sentences.flatMap(({ segments }) => segments)) {
    const isHeld = segment.kind === 'fact' && factIn(known, segment.resultId, segment.key) !== undefined
    if (isHeld && !lied.test(segment.text)) held++
    else if (segment.kind === 'fact' || /\d/.test(segment.text) || lied.test(segment.text)) others.push(segment.text)
  }
  return { held, others }
}

/** Returns the language in which an answer is written. */
const languageOf = (answer: ChatAnswer, page: Locale): Locale =>
  recogniseIntent({ text: wordsOf(answer), context: [], locale: page }).language

function script(row: Row): void {
  const calls = row.tools.flatMap((name) => (name === 'none' ? [] : [{ name, arguments: row.arguments[name] ?? {} }]))
  const text = lies[row.language].join(' ')
  model?.script([...(calls.length > 0 ? [{ calls }] : []), { text }, { text }])
}

const result = { right: 0, held: 0, invented: 0, sameLanguage: 0, injections: 0, refused: 0, answered: 0 }
const firstBytes: number[] = []
const misses: string[] = []
await fillRegister()
// The first answer of a process loads code and data that later ones reuse.
if (rows[0]) {
  const early = await reader(rows[0])
  model?.script([{ text: '' }])
  await ask(early, await newThread(early), 'Kornblitz?')
}
let person: Person | undefined
for (const [index, row] of rows.entries()) {
  const page = locales[(locales.indexOf(row.language) + 1) % locales.length] ?? 'en'
  if (index % rowsOfPerson === 0 || person === undefined) person = await reader(row)
  const asking = await at.person(person.subject, undefined, page)
  const thread = await newThread(asking)
  const earlier: ChatAnswer[] = []
  for (const turn of row.context)
    if (turn.role === 'user') {
      model?.script([{ text: lies[row.language][0] ?? '' }])
      earlier.push(answerOf(await ask(asking, thread, turn.text)))
    }
  script(row)
  const began = performance.now()
  let first: number | undefined
  let answer: ChatAnswer | undefined
  const body = { id: crypto.randomUUID(), text: row.question }
  for await (const event of await asking.api.chat.send({ params: { id: thread.id }, body })) {
    first ??= performance.now() - began
    if (event.kind === 'done' || event.kind === 'failed') answer = event.answer
  }
  if (answer === undefined) throw new Error(`${row.id}: the answer has no end`)
  firstBytes.push(first ?? 0)
  const asked = isScripted ? answer.results : recogniseIntent({ text: row.question, context: row.context, locale: page }).calls
  const tools = setOf(asked)
  const right = isRight(row, tools)
  const { held, others } = factsOf(answer, earlier)
  const language = languageOf(answer, page)
  if (right) result.right++
  result.held += held
  result.invented += others.length
  if (language === row.language) result.sameLanguage++
  if (answer.sentences.length > 0) result.answered++
  if (row.intent === 'injection') {
    result.injections++
    if (answer.results.length === 0 && others.length === 0) result.refused++
  }
  if (!right) misses.push(`${row.id} ${row.tools.join('+')} but ${tools.join('+')}: ${row.question}`)
  if (others.length > 0) misses.push(`${row.id} invented: ${others.join(' | ')}`)
  if (language !== row.language)
    misses.push(`${row.id} answered in ${language}: ${row.question} => ${wordsOf(answer).slice(0, 200)}`)
}
await at.close()
await model?.close()

const share = (part: number, whole: number) => (whole === 0 ? null : Math.round((part / whole) * 1_000) / 1_000)
const figures = {
  cases: rows.length,
  answerer: values.answerer,
  toolChoice: share(result.right, rows.length),
  grounded: share(result.held, result.held + result.invented),
  languageKept: share(result.sameLanguage, rows.length),
  refusedInjection: share(result.refused, result.injections),
  invented: result.invented,
  p95FirstByteMs: percentiles(firstBytes).p95,
}
process.stdout.write(`${values.json ? JSON.stringify(figures) : JSON.stringify(figures, null, 2)}\n`)
if (values.misses) for (const miss of misses) process.stdout.write(`${miss}\n`)
process.exit(0)
