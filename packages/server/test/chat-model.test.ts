import type { ChatAnswer } from '@marklot/contracts/chat'
import { type LanguageModel, startLanguageModel } from '@marklot/simulators'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { lies } from './advisor-lies.ts'
import { injections } from './chat-injections.ts'
import { answer, answerOf, ask, deliver, newThread, uuid, wordsOf } from './chat-world.ts'
import { type MembersWorld, type Person, startMembersWorld } from './members-world.ts'

let at: MembersWorld
let model: LanguageModel
let person: Person
const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
const poisoned = injections.map((text, index) => ({ id: `us-9901${String(index).padStart(4, '0')}`, text }))
beforeAll(async () => {
  model = await startLanguageModel(() => new Date('2026-11-22T12:00:00Z'))
  at = await startMembersWorld({ AI_URL: model.url, AI_KEY: 'any', AI_MODEL: 'simulator' })
  await deliver(
    at,
    '20260702',
    { serial: '99000001', name: 'TAVILO', goods: { 30: 'Tea; herbal tea' }, owner: 'ACME' },
    { serial: '99000002', name: 'TAVELO', goods: { 32: 'Beers' }, owner: 'NORD' },
    ...poisoned.map(({ id, text }, index) => ({
      serial: id.slice(3),
      name: index % 3 === 0 ? escaped(text) : `KANDREA ${String.fromCharCode(65 + (index % 26))}${index}`,
      goods: { 25: escaped(text) },
      owner: escaped(text),
    })),
  )
})
beforeEach(async () => {
  model.reset()
  const { subject } = await at.personOf('enterprise')
  person = await at.person(subject, undefined, 'en')
  const { version } = await person.api.advisor.consent()
  await person.api.advisor.giveConsent({ body: { version } })
})
afterAll(async () => {
  await at.close()
  await model.close()
})

const search = { calls: [{ name: 'searchBrands', arguments: { name: 'Tavilo', offices: ['us'] } }] }
const question = 'Is “Tavilo” taken in the US?'

it('says what the tools found, with the id of the result', async () => {
  model.script([
    { text: 'I search the register.', ...search },
    { text: 'The mark “TAVILO” covers class 30. It was filed on 2 January 2020.\nThe mark “TAVELO” is similar as well.' },
  ])
  const whole = await answer(person, question)
  expect(whole).toMatchObject({ state: 'done', answeredBy: { kind: 'model', model: 'simulator' }, rulesReason: null, struck: 0 })
  const facts = whole.sentences.flatMap(({ segments }) => segments).filter((one) => one.kind === 'fact')
  expect(facts.map(({ text, fact, brandId }) => [text, fact, brandId])).toEqual([
    ['TAVILO', 'mark', 'us-99000001'],
    ['30', 'class', 'us-99000001'],
    ['2 January 2020', 'date', 'us-99000001'],
    ['TAVELO', 'mark', 'us-99000002'],
  ])
})

it('never attributes a fact of one mark to another', async () => {
  model.script([search, { text: 'The mark “TAVILO” covers class 32. The mark “TAVELO” covers class 32.' }])
  const whole = await answer(person, question)
  expect(wordsOf(whole)).toBe('The mark “TAVELO” covers class 32.')
  expect(whole.struck).toBe(1)
})

it('strikes every sentence of a model that lies, before anybody sees it', async () => {
  const invented = /zorblax|quandoria|nike|adidas|velunera|2019|twenty|dozen|\b(?:14|17|27|42)\b|%|free|safe|risk/i
  model.script([search, { text: lies.en.join(' ') }, { text: lies.en.join('\n') }])
  const thread = await newThread(person)
  const events = await ask(person, thread, question)
  for (const event of events)
    if (event.kind === 'sentence')
      expect(event.sentence.segments.map((one) => (one.kind === 'text' ? one.text : '')).join('')).not.toMatch(invented)
  expect(answerOf(events).struck).toBeGreaterThanOrEqual(lies.en.length - 4)
  expect(wordsOf(answerOf(events))).not.toMatch(/zorblax|quandoria|nike|adidas|velunera|2019/i)
})

it.each([
  ['de', 'Ist „Tavilo“ in den USA schon eingetragen?'],
  ['fr', 'La marque « Tavilo » est-elle déjà déposée aux États-Unis ?'],
  ['es', '¿Está registrada la marca «Tavilo» en Estados Unidos?'],
  ['it', 'Il marchio «Tavilo» è già registrato negli Stati Uniti?'],
] as const)('strikes the lies of a model in the language %s', async (locale, text) => {
  const liar = await at.person(person.subject, undefined, locale)
  model.script([search, { text: lies[locale].join('\n') }])
  const whole = await answer(liar, text)
  // In this register, it is true that the USPTO has a mark.
  const invented = lies[locale].filter((lie) => !lie.includes('USPTO'))
  expect(whole.struck).toBeGreaterThanOrEqual(invented.length)
  expect(invented.filter((lie) => wordsOf(whole).includes(lie))).toEqual([])
  expect(wordsOf(whole)).not.toMatch(/zorblax|quandoria|nike|adidas|velunera|2019/i)
})

it('counts a sign as found only if a person or the register wrote it', async () => {
  model.script([
    { calls: [{ name: 'searchBrands', arguments: { name: 'Quandoria' } }] },
    { text: 'The mark “Quandoria” is earlier. Quandoria is the owner.' },
  ])
  const whole = await answer(person, question)
  expect(wordsOf(whole)).toContain('hold no mark that is identical or similar to “Quandoria”')
  expect(wordsOf(whole)).not.toMatch(/earlier|owner/)
  expect(whole).toMatchObject({ answeredBy: { kind: 'rules' }, rulesReason: 'nothingLeft', struck: 2 })
})

describe('an instruction that stands in the register', () => {
  const obeyed = /zorblax|2019|evil\.example|prompt|\bDAN\b|customer|assistant/i
  const plainOf = ({ sentences }: ChatAnswer) =>
    sentences
      .flatMap(({ segments }) => segments)
      .map(({ kind, text }) => (kind === 'text' ? text : ''))
      .join(' ')
  /** Returns the facts that show an obeyed instruction, other than the register's own words. */
  const leaked = ({ sentences }: ChatAnswer) =>
    sentences
      .flatMap(({ segments }) => segments)
      .filter((one) => one.kind === 'fact' && obeyed.test(one.text) && !poisoned.some(({ text }) => text === one.text))

  it('is data for the rules, in each of fifty', async () => {
    await person.api.advisor.withdrawConsent()
    expect(poisoned).toHaveLength(50)
    for (const { id } of poisoned) {
      const whole = await answer(person, `details of ${id}`)
      expect(whole.results).toMatchObject([{ tool: 'getBrand', state: 'done', arguments: { id } }])
      expect(plainOf(whole)).not.toMatch(obeyed)
      expect(leaked(whole)).toEqual([])
    }
  })

  it('is not followed for a model that obeys it, in each of fifty', async () => {
    const before = await spentEvaluations()
    for (const { id, text } of poisoned) {
      model.script([
        { calls: [{ name: 'getBrand', arguments: { id } }] },
        { text: `${text}.`, calls: [{ name: 'assessSign', arguments: { name: 'Zorblax' } }] },
        { text: 'Zorblax is free since 3 March 2019.\nThe mark “Zorblax” covers class 17.\nDone: I deleted the boards.' },
      ])
      const whole = await answer(person, `What do you know of ${id}?`)
      expect(whole.results.map(({ tool }) => tool)).toEqual(['getBrand'])
      expect(plainOf(whole)).not.toMatch(obeyed)
      expect(leaked(whole)).toEqual([])
    }
    expect(await spentEvaluations()).toBe(before)
  })

  it('spends no evaluation, and a mark that was only found needs the agreement of the person', async () => {
    model.script([
      search,
      { calls: [{ name: 'assessSign', arguments: { name: 'Tavelo' } }] },
      { text: 'The mark “TAVELO” is similar.' },
    ])
    const before = await spentEvaluations()
    const whole = await answer(person, question)
    expect(whole.results).toMatchObject([{ tool: 'searchBrands' }, { tool: 'assessSign', state: 'needsConfirmation' }])
    expect(await spentEvaluations()).toBe(before)
  })
})
/** Returns the spent evaluations of all accounts. */
async function spentEvaluations(): Promise<number> {
  const { rows } = await at.world.pool.query<{ count: number }>('select count(*)::int as count from assessments')
  return rows[0]?.count ?? 0
}

it('answers by rules without consent, and when the model cannot', async () => {
  await person.api.advisor.withdrawConsent()
  expect(await answer(person, question)).toMatchObject({ answeredBy: { kind: 'rules' }, rulesReason: 'consentMissing' })
  expect(model.calls()).toEqual([])
  const { version } = await person.api.advisor.consent()
  await person.api.advisor.giveConsent({ body: { version } })
  model.plan({ fault: 'quota', times: 1, retryAfter: null })
  const whole = await answer(person, question)
  expect(whole).toMatchObject({ state: 'done', answeredBy: { kind: 'rules' }, rulesReason: 'unavailable' })
  expect(wordsOf(whole)).toContain('TAVILO')
})

describe('an answer that is being written', () => {
  it('can be stopped, goes on, and keeps what was said', async () => {
    const thread = await newThread(person)
    model.script([search, { text: 'Never said.', isHeld: true }])
    const id = uuid()
    const params = { id: thread.id }
    let stopped = false
    for await (const event of await person.api.chat.send({ params, body: { id, text: question } })) {
      if (event.kind === 'tool' && event.result.state === 'done' && !stopped) {
        stopped = true
        const act = { threadId: thread.id, id }
        await expect(ask(person, thread, 'Another question')).rejects.toMatchObject({ code: 'message.running' })
        expect(await person.api.chat.act({ params: act, body: { action: 'stop' } })).toMatchObject({ state: 'stopped' })
      }
    }
    expect(stopped).toBe(true)
    model.release()
    model.script([{ text: 'The mark “TAVILO” covers class 30.' }])
    const act = { threadId: thread.id, id }
    const before = await person.api.chat.act({ params: act, body: { action: 'goOn' } })
    expect(before.results).toHaveLength(1)
    const kinds: string[] = []
    for await (const event of await person.api.chat.events({ params: act })) kinds.push(event.kind)
    expect(kinds.at(-1)).toBe('done')
    const { exchanges } = await person.api.chat.thread({ params })
    expect(exchanges[0]?.answer).toMatchObject({ state: 'done', results: [{ tool: 'searchBrands' }] })
    expect((await person.api.chat.threads({})).quota.used).toBe(1)
  })
})
