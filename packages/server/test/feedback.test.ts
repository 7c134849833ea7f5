import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MembersWorld, type Person, startMembersWorld } from './members-world.ts'

let at: MembersWorld
let administrator: Person
beforeAll(async () => {
  at = await startMembersWorld()
  administrator = await at.personOf('administrator')
})
afterAll(() => at.close())

const list = (query: { query?: string; rating?: string; page?: number; size?: number } = {}) =>
  administrator.api.feedback.list({ query })

describe('feedback', () => {
  it('from a visitor reaches administrators with its context, comment and language', async () => {
    await at.visitor.feedback.give({ body: { context: 'Search', rating: 2, comment: '  No filter for years  ' } })
    const { feedbacks } = await list({ query: 'filter for' })
    expect(feedbacks).toEqual([
      {
        id: expect.any(Number),
        createdUtc: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        context: 'Search',
        rating: 2,
        comment: 'No filter for years',
        locale: 'en',
        accountId: null,
        accountName: null,
      },
    ])
  })

  it('may concern the whole product and needs no comment', async () => {
    const somebody = await at.person('brief')
    await somebody.api.feedback.give({ body: { rating: 5 } })
    const { id } = await somebody.api.accounts.ownAccount()
    const { feedbacks, total } = await list({ query: id })
    expect(total).toBe(1)
    expect(feedbacks[0]).toMatchObject({ context: 'Common', rating: 5, comment: '', locale: 'de', accountId: id })
  })

  it('is found by the name of its account', async () => {
    const somebody = await at.person('named')
    await somebody.api.feedback.give({ body: { rating: 4, comment: 'Clear' } })
    const { id } = await somebody.api.accounts.ownAccount()
    await somebody.api.accounts.changeAccount({ params: { id }, body: { name: 'Lindenhof GmbH' } })
    const { feedbacks, total } = await list({ query: ' lindenHOF ' })
    expect(total).toBe(1)
    expect(feedbacks[0]).toMatchObject({ comment: 'Clear', accountId: id, accountName: 'Lindenhof GmbH' })
  })

  it('is listed by rating and page by page, newest first', async () => {
    for (const comment of ['first', 'second', 'third'])
      await at.visitor.feedback.give({ body: { context: 'Pages', rating: comment === 'second' ? 1 : 3, comment } })
    const comments = async (query: Parameters<typeof list>[0]) =>
      (await list({ ...query, query: 'pages' })).feedbacks.map(({ comment }) => comment)
    expect(await comments({})).toEqual(['third', 'second', 'first'])
    expect(await comments({ size: 2, page: 2 })).toEqual(['first'])
    expect(await comments({ rating: '3' })).toEqual(['third', 'first'])
    expect(await comments({ rating: '1,2' })).toEqual(['second'])
    expect((await list({ query: 'pages', size: 1 })).total).toBe(3)
  })

  it.each([
    ['no rating', {}],
    ['a rating above 5', { rating: 6 }],
    ['a rating below 1', { rating: 0 }],
    ['half a star', { rating: 4.5 }],
    ['an overlong comment', { rating: 3, comment: 'x'.repeat(2_001) }],
    ['a blank context', { rating: 3, context: ' ' }],
  ])('is refused with %s', async (_, body) => {
    const answer = await fetch(`${at.origin}/api/v1/feedbacks`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect([answer.status, (await answer.json()).code]).toEqual([400, 'request.invalid'])
  })

  it('belongs to the account: it is part of the data export and is deleted with the account', async () => {
    const somebody = await at.person('leaving')
    await somebody.api.feedback.give({ body: { rating: 1, comment: 'I am leaving' } })
    const file = await (await somebody.api.accounts.export()).text()
    expect(JSON.parse(file).accounts[0].feedbacks).toMatchObject([{ rating: 1, comment: 'I am leaving' }])
    await somebody.api.accounts.requestDeletion()
    await at.days(100)
    await at.product.jobs.runDue()
    expect((await list({ query: 'leaving' })).total).toBe(0)
  })
})

it('limits how often one address may give feedback', async () => {
  const limited = await startMembersWorld({ RATE_LIMIT: 'on' })
  try {
    const give = () => limited.visitor.feedback.give({ body: { rating: 3 } })
    for (let i = 0; i < 20; i++) await give()
    await expect(give()).rejects.toMatchObject({ status: 429, code: 'request.tooMany' })
  } finally {
    await limited.close()
  }
})
