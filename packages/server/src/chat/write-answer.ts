import type { Locale } from '@marklot/contracts'
import type { Author, RulesReason } from '@marklot/contracts/advisor'
import type { ChatSentence } from '@marklot/contracts/chat'
import type { ToolResult } from '@marklot/contracts/chat-results'
import type { ToolCall } from '@marklot/contracts/chat-tools'
import type { Intent, Question } from '@marklot/intents'
import { foldName } from '@marklot/similarity'
import { AdvisorFault, type Conversation, type Converse } from '../advisor/index.ts'
import { type AnswerOutput, type AnswerTask, type Draft, draftOf, mostCalls } from './answer-draft.ts'
import { speechIn } from './say.ts'
import { wordResult } from './word-results.ts'

/** The way in which an answer was written. */
export interface Written {
  answeredBy: Author
  rulesReason: RulesReason | null
  struck: number
  /** Whether the answer is whole; false if it broke off in the middle. */
  isWhole: boolean
}
export interface WriteContext {
  converse: Converse
  recognise: (question: Question) => Intent
}

const rules: Author = { kind: 'rules', model: null }

/** Writes an answer: by the model if that is permitted, otherwise by rules. */
export async function writeAnswer(context: WriteContext, task: AnswerTask, output: AnswerOutput): Promise<Written> {
  const draft = draftOf(task, output)
  if (task.confirmed !== null) {
    await sayResult(draft, await draft.ask(task.confirmed, task.locale, { isConfirmed: true }), task.locale)
    return { answeredBy: rules, rulesReason: null, struck: 0, isWhole: true }
  }
  const conversation = await context.converse(task.accountId)
  if (typeof conversation === 'string') return byRules(context, task, draft, conversation)
  return byModel(context, task, draft, conversation)
}

/** Says what a result holds. A sentence without facts is said once, however many results it concerns. */
async function sayResult(
  draft: Draft,
  result: ToolResult,
  locale: Locale,
  said = new Set<string>(),
  asks: Intent['asks'] = [],
): Promise<void> {
  for (const [index, sentence] of unrepeated(wordResult(result, locale, asks), said).entries())
    await draft.say(index === 0 && sentence.starts === 'flow' ? { ...sentence, starts: 'paragraph' } : sentence, locale)
}

function unrepeated(sentences: readonly ChatSentence[], said: Set<string>): ChatSentence[] {
  return sentences.filter((sentence) => {
    if (sentence.segments.some(({ kind }) => kind === 'fact')) return true
    const text = textOf(sentence)
    const isNew = !said.has(text)
    said.add(text)
    return isNew
  })
}

/** Answers by rules, in the question's language, from the tools that the question asks for. */
async function byRules(
  { recognise }: WriteContext,
  task: AnswerTask,
  draft: Draft,
  rulesReason: RulesReason | null,
): Promise<Written> {
  const intent = recognise({ text: task.question, context: turnsOf(task), locale: task.locale, today: task.today })
  const { language, calls: asked, decline, asks, counts, isBeyondRegisters } = intent
  const calls = meansSubject(task, asked) ? [] : asked
  const speech = speechIn(language)
  const written = { answeredBy: rules, rulesReason, struck: draft.struck, isWhole: true }
  const found = draft.results.filter(({ state }) => state !== 'running')
  // A continued answer contains only the missing sentences.
  if (task.before.sentences.length > 0 && found.length > 0) {
    const whole = unrepeated(
      found.flatMap((result) => wordResult(result, language, asks)),
      new Set(),
    )
    for (const sentence of whole.slice(draft.said)) await draft.say(sentence, language)
    return written
  }
  // A question such as "What does this show?" does not name anything. At the beginning of a thread, it means the
  // thread's subject.
  const isAboutSubject = task.subject !== null && task.earlier.length === 0 && calls.length === 0
  const declined = isAboutSubject && decline === 'outOfScope' ? null : decline
  const evaluated = declined === 'reason' ? lastEvaluation(task) : undefined
  if (evaluated !== undefined) {
    await draft.say(speech.say('assess.why'), language)
    await sayResult(draft, evaluated, language)
    if (evaluated.data?.blocks.refusalGrounds?.result?.findings.length === 0)
      await draft.say(speech.say('assess.noGround', {}, 'paragraph'), language)
    return written
  }
  if (declined !== null) await draft.say(speech.say(`decline.${declined}`), language)
  if (isBeyondRegisters && calls.length > 0) await draft.say(speech.say('search.beyond'), language)
  const said = new Set<string>()
  for (const call of calls.slice(0, mostCalls)) {
    const result = await draft.ask(call, language)
    await sayResult(draft, result, language, said, asks)
    if (call.tool === 'statistics' && counts !== null) {
      const { office, classes } = call.arguments
      const limits = { ...(office && { offices: [office] }), ...(classes && { classes }) }
      const counting: ToolCall = { tool: 'searchBrands', arguments: { ...limits, [counts.field]: counts.days } }
      await sayResult(draft, await draft.ask(counting, language), language, said)
    }
    const { marks, asked: sign } = namedMarks(call, result)
    const isRecord = asks.includes('record') || asks.includes('goods')
    if (isRecord && isListSearch(call)) await sayRecords(draft, result, language, said, asks)
    else if (isRecord && sign !== undefined && marksOf(result).length > 0 && (marks.length === 0 || marks.length > mostRecords))
      await draft.say(speech.say(marks.length === 0 ? 'search.noneIdentical' : 'search.which', {}, 'paragraph'), language)
    else if (sign !== undefined && marks.length > 0 && (isRecord || marks.length === 1)) {
      // Only ids lead to the records, deadlines and relatives of marks.
      for (const { brandId } of marks) {
        const text = task.question.replace(sign, () => brandId)
        const further = recognise({ text, context: turnsOf(task), locale: task.locale, today: task.today }).calls
        const ofMark = further.filter(
          ({ tool }) =>
            tool === 'deadlines' || (tool === 'relatedBrands' && marks.length === 1) || (tool === 'getBrand' && isRecord),
        )
        for (const next of ofMark) await sayResult(draft, await draft.ask(next, language), language, said, asks)
      }
    }
  }
  if (draft.said > 0) return written
  if (task.subject !== null && task.earlier.length === 0) {
    await draft.say(speech.say('subject.is'), language)
    await sayResult(draft, task.subject, language)
  }
  if (draft.said === 0) await draft.say(speech.say('unknown'), language)
  return written
}

/** Returns the evaluation that the last answer with results gave, if it gave one. */
function lastEvaluation({ earlier, subject }: AnswerTask): Extract<ToolResult, { tool: 'assessSign' }> | undefined {
  const answered = earlier.findLast(({ results }) => results.length > 0)
  const last = answered === undefined ? subject : answered.results.at(-1)
  return last?.tool === 'assessSign' && last.data !== null ? last : undefined
}

/** Returns whether a call searches for marks without naming one. */
const isListSearch = ({ tool, arguments: given }: ToolCall): boolean =>
  tool === 'searchBrands' && given.name === undefined && given.number === undefined

/** States the records of a short list; otherwise says how to ask for one of its marks. */
async function sayRecords(
  draft: Draft,
  list: ToolResult,
  locale: Locale,
  said: Set<string>,
  asks: Intent['asks'],
): Promise<void> {
  const marks = marksOf(list)
  if (marks.length > mostRecords) await draft.say(speechIn(locale).say('search.noRecords', {}, 'paragraph'), locale)
  else
    for (const { brandId } of marks)
      await sayResult(draft, await draft.ask({ tool: 'getBrand', arguments: { id: brandId } }, locale), locale, said, asks)
}

/** The most marks of one name whose records an answer reads. */
const mostRecords = 3

/** Returns the marks of a search that have exactly the name or number asked for, and that name or number. */
function namedMarks(call: ToolCall, result: ToolResult): { marks: readonly Mark[]; asked: string | undefined } {
  if (call.tool !== 'searchBrands') return { marks: [], asked: undefined }
  const { name, number } = call.arguments
  const found = marksOf(result)
  const marks = name === undefined ? found : found.filter((one) => foldName(one.name ?? '') === foldName(name))
  return { marks, asked: name ?? number }
}

/** Answers by the model, or by rules if none of the model's sentences can be verified. */
async function byModel(context: WriteContext, task: AnswerTask, draft: Draft, conversation: Conversation): Promise<Written> {
  const { converseAbout } = await import('./answer-by-model.ts')
  const written = { answeredBy: conversation.author, rulesReason: null }
  try {
    await converseAbout(task, draft, conversation)
  } catch (error) {
    if (!(error instanceof AdvisorFault)) throw error
    if (draft.said > task.before.sentences.length) return { ...written, struck: draft.struck, isWhole: false }
    return { ...(await byRules(context, task, draft, error.reason)), struck: draft.struck }
  }
  if (draft.said > 0) return { ...written, struck: draft.struck, isWhole: true }
  if (draft.results.length === 0) return { ...(await byRules(context, task, draft, 'nothingLeft')), struck: draft.struck }
  for (const result of draft.results) await sayResult(draft, result, task.locale)
  return { answeredBy: rules, rulesReason: 'nothingLeft', struck: draft.struck, isWhole: true }
}

const ordinal = /\b(?:first|erste[nrs]?|premi[eè]re?|primer[ao]?|prim[ao]|1)\b/iu

/**
 * Returns whether "this" means the list with which the thread was opened. The rules understand it as the list's first
 * mark.
 */
function meansSubject({ subject, earlier, question }: AnswerTask, calls: readonly ToolCall[]): boolean {
  const [call, ...others] = calls
  if (subject === null || earlier.length > 0 || call?.tool !== 'getBrand' || others.length > 0) return false
  const [first, ...further] = marksOf(subject)
  if (first?.brandId !== call.arguments.id || further.length === 0) return false
  const text = foldName(question)
  const names = [first.brandId, first.name ?? ''].map(foldName).filter((name) => name !== '')
  return !ordinal.test(question) && !names.some((name) => text.includes(name))
}

/** Returns the earlier turns in the form that the rules read: found marks are a numbered list with their ids. */
function turnsOf({ subject, earlier }: AnswerTask): Question['context'] {
  const opened = subject ? [{ role: 'assistant' as const, text: listingOf(subject) }] : []
  const turns = earlier.flatMap(({ question, results, sentences }) => [
    { role: 'user' as const, text: question },
    { role: 'assistant' as const, text: [...results.map(listingOf), ...sentences.map(textOf)].filter(Boolean).join(' ') },
  ])
  return [...opened, ...turns]
}

const textOf = ({ segments }: ChatSentence) => segments.map(({ text }) => text).join('')

function listingOf(result: ToolResult): string {
  const marks = marksOf(result)
  if (marks.length > 0)
    return marks
      .map(
        ({ brandId, name, niceClasses }, index) =>
          `${index + 1}. ${name ?? brandId}, ${brandId}, class ${niceClasses.join(', ')}.`,
      )
      .join(' ')
  const named = result.tool === 'myRadars' ? result.data?.radars : result.tool === 'myBoards' ? result.data?.boards : []
  return (named ?? []).map(({ name }) => name).join(', ')
}

interface Mark {
  brandId: string
  name: string | null
  niceClasses: readonly number[]
}

/** Returns the marks of a result, in its order. */
function marksOf(result: ToolResult): readonly Mark[] {
  if (result.data === null) return []
  switch (result.tool) {
    case 'searchBrands':
      return result.data.hits
    case 'relatedBrands':
      return result.data.family.brands
    case 'getBrand': {
      const { id, name, niceClasses } = result.data
      return [{ brandId: id, name, niceClasses: niceClasses.map(({ key }) => Number(key)) }]
    }
    case 'myRadars':
      return result.data.execution?.brands ?? []
    default:
      return []
  }
}
