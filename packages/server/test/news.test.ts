import { pagePaths } from '@marklot/contracts/pages'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { order, type PaymentWorld, startPaymentWorld } from './payment-world.ts'

let at: PaymentWorld
beforeAll(async () => {
  at = await startPaymentWorld()
})
afterAll(() => at.close())

const mailsTo = async (to: string) => {
  await at.product.jobs.runDue()
  return at.mails(to)
}
const tokenIn = (text: string | undefined) => /\/news\/([\w.-]+)/.exec(text ?? '')?.[1] ?? ''
const ask = async (email: string) => {
  const person = await at.personOf('trial')
  await order(person, 'starter', { email, agreesToMarketing: true })
  const [mail] = await mailsTo(email)
  return { person, mail, params: { token: tokenIn(mail?.text) } }
}

it('a tick at the order counts only after the link of a mail confirmed it, and says when and to what', async () => {
  const email = 'news@lindenhof.test'
  const { person, mail, params } = await ask(email)
  expect(mail?.subject).toBe('Bitte bestätigen: Neuigkeiten von Marklot')
  const [pending] = await person.api.news.ownConsents()
  expect(pending).toMatchObject({
    state: 'pending',
    email,
    confirmedUtc: null,
    text: expect.stringMatching(/^Freiwillig: Marklot/),
  })
  // Mail programs open links without being asked.
  expect(await at.visitor.news.link({ params })).toMatchObject({ action: 'confirm', state: 'pending' })
  expect(await person.api.news.ownConsents()).toEqual([pending])
  for (let i = 0; i < 2; i++) expect(await at.visitor.news.follow({ params })).toMatchObject({ state: 'confirmed' })
  expect(await person.api.news.ownConsents()).toMatchObject([{ state: 'confirmed', version: pending?.version }])
  const { rows } = await at.world.pool.query('select confirmed_version as version, confirmed_text as text from news_consents')
  expect(rows).toEqual([{ version: '2026-11-23.2', text: expect.stringContaining('I wish to receive news from Marklot') }])
  const mails = await mailsTo(email)
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Sie erhalten ab jetzt Neuigkeiten von Marklot',
    'Bitte bestätigen: Neuigkeiten von Marklot',
  ])
  // Another order with the box ticked does not ask for confirmation again.
  await order(person, 'starter', { email, agreesToMarketing: true })
  expect(await mailsTo(email)).toHaveLength(2)
  // The operator can see that the consent counts for both orders.
  const { api: operator } = await at.personOf('administrator')
  const { id } = await person.api.accounts.ownAccount()
  const { consents } = await operator.paymentAdministration.consents({ query: { query: id, kind: 'marketing' } })
  const confirmed = { state: 'confirmed', confirmedUtc: expect.any(String), withdrawnUtc: null }
  expect(consents.map(({ news }) => news)).toMatchObject([confirmed, confirmed])

  const header = (name: string) => mails[0]?.headers.find(({ key }) => key === name)?.value ?? ''
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const oneClick = new URL(header('list-unsubscribe').slice(1, -1))
  expect(oneClick.pathname).toBe(`/de${pagePaths.news.replace(':token', tokenIn(oneClick.pathname))}`)
  const post = (path: string) =>
    fetch(`${at.origin}${path}`, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) })
  // The link that confirms a consent cannot withdraw it.
  expect((await post(`/de/news/${params.token}`)).status).toBe(404)
  expect((await post(oneClick.pathname)).status).toBe(204)
  expect(await person.api.news.ownConsents()).toMatchObject([{ state: 'withdrawn' }])
  expect(await at.visitor.news.follow({ params })).toMatchObject({ state: 'withdrawn' })
})

it('can be taken back in the account before it is confirmed, and expires', async () => {
  const { person, params } = await ask('early@lindenhof.test')
  expect(await person.api.news.withdraw()).toMatchObject([{ state: 'withdrawn' }])
  expect(await at.visitor.news.follow({ params })).toMatchObject({ state: 'withdrawn' })
  const late = await ask('late@lindenhof.test')
  await at.days(31)
  expect(await at.visitor.news.follow({ params: late.params })).toMatchObject({ state: 'expired' })
  expect(await late.person.api.news.ownConsents()).toMatchObject([{ state: 'expired', confirmedUtc: null }])
})

it('nobody follows a link of their own making, and no tick asks nothing', async () => {
  for (const token of ['x', 'Y29uZmlybTo.AAAA'])
    await expect(at.visitor.news.follow({ params: { token } })).rejects.toMatchObject({ status: 404 })
  const person = await at.personOf('trial')
  await order(person, 'starter', { email: 'none@lindenhof.test' })
  expect(await mailsTo('none@lindenhof.test')).toEqual([])
  expect(await person.api.news.ownConsents()).toEqual([])
})
