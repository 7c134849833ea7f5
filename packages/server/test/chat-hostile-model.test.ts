import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answer, answerOf, ask, deliver, newThread, wordsOf } from './chat-world.ts'
import { begin, callsFor, chunk, type HostileModel, says, startHostileModel } from './hostile-model.ts'
import { type MembersWorld, type Person, startMembersWorld } from './members-world.ts'

let at: MembersWorld
let model: HostileModel
let person: Person
beforeAll(async () => {
  model = await startHostileModel()
  at = await startMembersWorld({ AI_URL: model.url, AI_KEY: 'a-secret-key', AI_MODEL: 'hostile' })
  await deliver(
    at,
    '20260702',
    { serial: '99000001', name: 'TAVILO', goods: { 30: 'Tea' }, owner: 'ACME' },
    { serial: '99000002', name: 'TAVILO IS FREE TO USE', goods: { 30: 'Tea' }, owner: 'YOU MAY REGISTER IT' },
  )
})
beforeEach(async () => {
  const { subject } = await at.personOf('enterprise')
  person = await at.person(subject, undefined, 'en')
  const { version } = await person.api.advisor.consent()
  await person.api.advisor.giveConsent({ body: { version } })
})
afterAll(async () => {
  await at.close()
  await model.close()
})
const question = 'Is “Tavilo” taken in the US?'
const nested = `${'['.repeat(5_000)}${']'.repeat(5_000)}`

describe('a call that no tool understands', () => {
  it.each([
    ['an unknown tool', { name: 'deleteAccount', arguments: '{"id":"us-99000001"}' }],
    ['a name of an inherited property', { name: '__proto__', arguments: '{}' }],
    ['a name of an inherited function', { name: 'toString', arguments: '{}' }],
    ['arguments of another kind', { name: 'searchBrands', arguments: '{"name":5}' }],
    ['arguments that are a list', { name: 'searchBrands', arguments: '[1,2]' }],
    ['arguments that are null', { name: 'searchBrands', arguments: 'null' }],
    ['arguments that are no JSON', { name: 'searchBrands', arguments: '{"name":' }],
    ['an id of another form', { name: 'getBrand', arguments: '{"id":"../accounts/1"}' }],
    ['arguments that no database stores', { name: 'searchBrands', arguments: '{"name":"a\\u0000b"}' }],
    ['half a character', { name: 'searchBrands', arguments: '{"name":"a\\ud800b"}' }],
    ['deeply nested arguments', { name: 'searchBrands', arguments: `{"name":${nested}}` }],
    ['a deeply nested extra', { name: 'searchBrands', arguments: `{"name":"Tavilo","more":${nested}}` }],
    ['long arguments', { name: 'searchBrands', arguments: JSON.stringify({ name: 'x'.repeat(30_000) }) }],
  ])('leaves a whole answer: %s', async (_, call) => {
    model.reply(callsFor(call), says('The mark “TAVILO” covers class 30.'))
    const thread = await newThread(person)
    const whole = answerOf(await ask(person, thread, question))
    expect(whole).toMatchObject({ state: 'done', answeredBy: { kind: 'rules' } })
    expect(whole.results.map(({ tool, state }) => [tool, state])).toEqual([['searchBrands', 'done']])
    expect(wordsOf(whole)).toContain('TAVILO')
    const { exchanges } = await person.api.chat.thread({ params: { id: thread.id } })
    expect(exchanges[0]?.answer.sentences).toEqual(whole.sentences)
  })

  it('does not hide a thread in which one is stored', async () => {
    const thread = await newThread(person)
    const events = await ask(person, thread, question)
    const [begun] = events
    if (begun?.kind !== 'begun') throw new Error('The answer did not begin')
    const unknown = { id: crypto.randomUUID(), state: 'refused', refusal: null, tool: 'deleteAccount', arguments: {}, data: null }
    await at.world.pool.query('insert into assistant_results (id, exchange_id, number, result) values ($1, $2, 99, $3)', [
      unknown.id,
      begun.exchange.id,
      unknown,
    ])
    const { exchanges } = await person.api.chat.thread({ params: { id: thread.id } })
    expect(exchanges[0]?.answer.results).toEqual(answerOf(events).results)
  })

  it('costs as few steps as any other, in a hundred', async () => {
    const calls = Array.from({ length: 100 }, (_, index) => ({
      name: index % 2 === 0 ? 'deleteAccount' : 'getBrand',
      arguments: '{"id":"us-99000001"}',
    }))
    model.reply(callsFor(...calls), says('The mark “TAVILO” covers class 30.'))
    const whole = await answer(person, question)
    expect(whole).toMatchObject({ state: 'done', answeredBy: { kind: 'model' }, struck: 0 })
    expect(whole.results).toHaveLength(4)
    expect(model.received.map(({ body }) => body.length < 50_000)).toEqual([true, true])
  })
})

it('says nothing for which the register only has a name', async () => {
  const lies = 'Tavilo is free to use. You may register it. The name “TAVILO IS FREE TO USE” covers class 30.'
  model.reply(callsFor({ name: 'searchBrands', arguments: '{"name":"Tavilo is free to use"}' }), says(lies))
  const whole = await answer(person, 'Is “Tavilo is free to use” taken?')
  expect(wordsOf(whole)).toBe('The name “TAVILO IS FREE TO USE” covers class 30.')
  expect(whole.struck).toBe(2)
})

it('counts nothing with numbers that count something else', async () => {
  const search = callsFor({ name: 'searchBrands', arguments: '{"name":"Tavilo","offices":["us"]}' })
  // The page's size, a place within a word, and the number of measured decisions are whole numbers of the result.
  model.reply(search, says('The mark “TAVILO” met 10 objections. It has 6 owners. It lost 83 cases. The search found 2 marks.'))
  const whole = await answer(person, question)
  expect(whole.results).toMatchObject([{ data: { query: { size: 10 }, total: 2, knownConflicts: { decisions: 83 } } }])
  expect(wordsOf(whole)).toBe('The search found 2 marks.')
  expect(whole.struck).toBe(3)
})

it('sends nothing after the consent has been withdrawn, in the middle of an answer as well', async () => {
  model.reply((response) => {
    void person.api.advisor
      .withdrawConsent()
      .then(() => callsFor({ name: 'searchBrands', arguments: '{"name":"Tavilo"}' })(response))
  }, says('The mark “TAVILO” covers class 30.'))
  const whole = await answer(person, question)
  expect(whole).toMatchObject({ state: 'done', answeredBy: { kind: 'rules' }, rulesReason: 'consentMissing' })
  expect(model.received).toHaveLength(1)
})

it('closes the connection to the model when a person stops the answer', async () => {
  const thread = await newThread(person)
  model.reply((response) => begin(response).write(chunk({ content: 'The mark ' })))
  const id = crypto.randomUUID()
  const params = { threadId: thread.id, id }
  const events = person.api.chat.send({ params: { id: thread.id }, body: { id, text: question } })
  while (model.received.length === 0) await new Promise(setImmediate)
  expect(await person.api.chat.act({ params, body: { action: 'stop' } })).toMatchObject({ state: 'stopped' })
  while (!model.received[0]?.isAbandoned) await new Promise(setImmediate)
  // What the model had read and written is paid for, and the rest of the reservation is released.
  const { id: accountId } = await person.api.accounts.ownAccount()
  const tokens = async () => {
    const text = 'select tokens::float8 as tokens from advisor_usage where account_id = $1'
    return (await at.world.pool.query<{ tokens: number }>(text, [accountId])).rows[0]?.tokens ?? 0
  }
  const asked = Math.floor((model.received[0]?.body.length ?? 0) / 5)
  while ((await tokens()) > asked * 1.25 + 100);
  expect(await tokens()).toBeGreaterThan(asked / 2)
  for await (const event of await events) expect(['begun', 'done']).toContain(event.kind)
})

it('shows nothing of another account, whatever a model asks for', async () => {
  const other = await at.personOf('enterprise')
  const { id: boardId } = await other.api.boards.saveBoard({ body: { name: 'Secret plans' } })
  const { id: accountId } = await other.api.accounts.ownAccount()
  const { id: radarId } = await other.api.radar.save({ body: { name: 'Secret watch', text: 'Tavilo' } })
  const foreign = { id: boardId, boardId, accountId, account: accountId, userId: accountId, radarId, name: 'Secret' }
  const calls = ['myBoards', 'myRadars', 'deadlines', 'getBrand'].flatMap((name) => [
    { name, arguments: JSON.stringify(foreign) },
    { name, arguments: JSON.stringify({ name: 'Secret', accountId }) },
  ])
  model.reply(callsFor(...calls), says('Nothing was found.'))
  const whole = await answer(person, question)
  expect(whole.results.length).toBeGreaterThanOrEqual(4)
  expect(JSON.stringify([whole.results.map(({ data }) => data), model.received])).not.toMatch(/Secret (?:plans|watch)/)
})
