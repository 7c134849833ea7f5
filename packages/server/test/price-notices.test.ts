import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Person } from './members-world.ts'
import { buy, order, type PaymentWorld, startPaymentWorld } from './payment-world.ts'

let at: PaymentWorld
let administrator: Person
beforeAll(async () => {
  at = await startPaymentWorld()
  administrator = await at.personOf('administrator')
})
afterAll(() => at.close())

const days = (count: number) => new Date(at.now().getTime() + count * 86_400_000).toISOString()
const announce = (product: string, price: number, startsUtc = days(31)) =>
  administrator.api.notices.announce({ body: { kind: 'price', product, price, startsUtc } })
const mailsTo = async (to: string) => {
  const reply = await fetch(`${at.origin}/_sim/mailbox/messages?${new URLSearchParams({ to })}`)
  return (await reply.json()) as { subject: string; text: string }[]
}
async function subscriber(name: string, product = 'starter') {
  const mail = `${name}@lindenhof.test`
  const person = await at.person(name, { email: mail, email_verified: true })
  const { id } = await person.api.accounts.ownAccount()
  await person.api.accounts.changeAccount({ params: { id }, body: { notificationLanguage: 'de' } })
  const { providerId } = await buy(at, person, product, { email: mail })
  await at.settle()
  const paid = async () => {
    const { transactions } = (await at.lever('GET', `/subscriptions/${providerId}`)) as {
      transactions: { amount_with_breakdown: { gross_amount: { value: string } } }[]
    }
    return transactions.map((one) => Number(one.amount_with_breakdown.gross_amount.value))
  }
  const about = async () => (await mailsTo(mail)).filter(({ subject }) => subject.startsWith('Neuer Preis'))
  return { person, mail, providerId, paid, about }
}
/** Moves the clock day by day, so that jobs and billing run in the right order. */
const pass = async (count: number) => {
  for (let day = 0; day < count; day += 5) await at.pass({ days: Math.min(5, count - day) })
  await at.settle()
}

it('a higher price is announced 30 days ahead, and paid by new orders and by those who agreed', async () => {
  const [anna, ben, cleo] = [await subscriber('anna'), await subscriber('ben'), await subscriber('cleo')]
  const other = await subscriber('other', 'professional')
  await expect(announce('starter', 35, days(29.9))).rejects.toMatchObject({ status: 422 })
  await expect(announce('starter', 29)).rejects.toMatchObject({ status: 400 })
  await expect(announce('trial', 5)).rejects.toMatchObject({ status: 404 })
  const { id } = await announce('starter', 35)
  await expect(announce('starter', 36)).rejects.toMatchObject({ status: 409 })
  for (let i = 0; i < 2; i++) await at.product.jobs.runDue()
  expect(await anna.about()).toHaveLength(1)
  expect((await anna.about())[0]?.text).toMatch(/Ab dem .* kostet .* 35,00.€ im Monat.*29,00.€.*nur, wenn Sie ihm bis zum/s)
  expect(await other.about()).toEqual([])
  // After a kill, the job continues where it stopped.
  await at.world.pool.query('update notices set sent_at = null, last_account = null where id = $1', [id])
  await at.world.pool.query(
    `insert into jobs (task, queue, payload, key, due_at, created_at)
     values ('notices.send', 'heavy', $1, 'again', '-infinity', now())`,
    [JSON.stringify({ id })],
  )
  await at.product.jobs.runDue()
  expect(await anna.about()).toHaveLength(1)

  const late = await subscriber('late')
  expect(await late.person.api.notices.ownPrices()).toEqual([])
  expect(await other.person.api.notices.ownPrices()).toEqual([])
  const [notice] = await anna.person.api.notices.ownPrices()
  expect(notice).toMatchObject({ id, oldPrice: 29, price: 35, isRaise: true, answer: 'open' })
  const params = { id }
  await expect(other.person.api.notices.answerPrice({ params, body: { agrees: true } })).rejects.toMatchObject({ status: 404 })
  for (let i = 0; i < 2; i++)
    expect(await anna.person.api.notices.answerPrice({ params, body: { agrees: true } })).toMatchObject({ answer: 'agreed' })
  await ben.person.api.notices.answerPrice({ params, body: { agrees: true } })
  await ben.person.api.notices.answerPrice({ params, body: { agrees: false } })
  await at.settle()
  expect((await mailsTo(anna.mail)).filter(({ text }) => text.includes('35,00') && text.includes('Ich stimme zu'))).toHaveLength(
    1,
  )
  const { notices } = await administrator.api.notices.list({ query: {} })
  expect(notices[0]?.price).toMatchObject({
    product: 'starter',
    oldPrice: 29,
    price: 35,
    agreed: 1,
    declined: 1,
    appliedUtc: null,
  })

  await pass(30)
  expect((await order(await at.personOf('trial'), 'starter')).price?.amount).toBe(29)
  await pass(32)
  expect((await order(await at.personOf('trial'), 'starter')).price?.amount).toBe(35)
  expect((await administrator.api.notices.list({ query: {} })).notices[0]?.price?.appliedUtc).toEqual(expect.any(String))
  expect(await anna.person.api.notices.ownPrices()).toEqual([])
  expect((await anna.paid()).at(-1)).toBe(35)
  for (const one of [ben, cleo, late]) expect(new Set(await one.paid())).toEqual(new Set([29]))
  for (const one of [anna, ben, cleo, late])
    expect(await one.person.api.billing.ownSubscription()).toMatchObject({ state: 'Active', product: { key: 'starter' } })
  const fresh = await subscriber('fresh')
  expect(await fresh.paid()).toEqual([35])
  await administrator.api.paymentAdministration.reconcile()
  const { differences } = await administrator.api.paymentAdministration.differences({ query: { query: 'altered' } })
  expect(differences).toEqual([])
})

it('a lower price reaches every running subscription without an answer, also one that pays a price of its own', async () => {
  const [dora, agreed] = [await subscriber('dora', 'professional'), await subscriber('emil', 'professional')]
  const { id: raise } = await announce('professional', 89)
  await at.product.jobs.runDue()
  await agreed.person.api.notices.answerPrice({ params: { id: raise }, body: { agrees: true } })
  await pass(62)
  expect([(await dora.paid()).at(-1), (await agreed.paid()).at(-1)]).toEqual([79, 89])
  const { id } = await announce('professional', 69)
  await at.product.jobs.runDue()
  expect(await dora.person.api.notices.ownPrices()).toMatchObject([{ id, oldPrice: 79, price: 69, isRaise: false }])
  await expect(dora.person.api.notices.answerPrice({ params: { id }, body: { agrees: true } })).rejects.toMatchObject({
    status: 404,
  })
  expect((await dora.about())[0]?.text).toContain('wird günstiger')
  await pass(75)
  expect([(await dora.paid()).at(-1), (await agreed.paid()).at(-1)]).toEqual([69, 69])
  for (const one of [dora, agreed])
    expect(await one.person.api.billing.ownSubscription()).toMatchObject({ state: 'Active', product: { key: 'professional' } })
  const { differences } = await administrator.api.paymentAdministration.differences({ query: { query: 'altered' } })
  expect(differences).toEqual([])
})

it('a product is never off sale at the change, and PayPal away only delays it', async () => {
  const gina = await subscriber('gina', 'enterprise')
  const { id } = await announce('enterprise', 209)
  await at.product.jobs.runDue()
  await gina.person.api.notices.answerPrice({ params: { id }, body: { agrees: true } })
  await pass(30)
  await at.lever('POST', '/faults', { path: '/v1/billing/plans*', status: 503, times: 500 })
  await at.pass({ days: 1 })
  expect((await order(await at.personOf('trial'), 'enterprise')).price?.amount).toBe(199)
  await at.lever('DELETE', '/faults')
  await pass(40)
  expect((await order(await at.personOf('trial'), 'enterprise')).price?.amount).toBe(209)
  expect((await gina.paid()).at(-1)).toBe(209)
})
