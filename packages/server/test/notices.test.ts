import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MembersWorld, startMembersWorld } from './members-world.ts'

let at: MembersWorld
beforeAll(async () => {
  at = await startMembersWorld()
})
afterAll(() => at.close())

const hours = (count: number) => new Date(at.now().getTime() + count * 3_600_000).toISOString()
const mailsTo = async (to: string) => {
  const reply = await fetch(`${at.origin}/_sim/mailbox/messages?${new URLSearchParams({ to })}`)
  return (await reply.json()) as { subject: string; text: string; attachments: { filename: string }[] }[]
}
const customer = async (name: string, change: { isBusinessCustomer?: boolean; locale?: 'de' | 'fr' } = {}) => {
  const mail = `${name}@lindenhof.test`
  const person = await at.person(name, { email: mail, email_verified: true })
  const { id } = await person.api.accounts.ownAccount()
  await person.api.accounts.changeAccount({ params: { id }, body: { notificationLanguage: change.locale ?? 'de' } })
  const { isBusinessCustomer = false } = change
  const place = { street: 'Hofweg 3', postalCode: '35037', city: 'Marburg', country: 'DE', email: mail }
  const body = { ...place, isBusinessCustomer, firstName: 'Mara', lastName: 'Linden', company: 'Lindenhof' }
  await person.api.accounts.changeBillingAddress({ body })
  return { mail, id, api: person.api }
}

it('maintenance is announced 48 hours before, once to each address, and shown until it ends', async () => {
  const { api: administrator } = await at.personOf('administrator')
  const [anna, luc] = [await customer('anna'), await customer('luc', { locale: 'fr' })]
  const early = { kind: 'maintenance' as const, startsUtc: hours(47), endsUtc: hours(50) }
  await expect(administrator.notices.announce({ body: early })).rejects.toMatchObject({ status: 422 })
  const startsUtc = hours(49)
  const notice = await administrator.notices.announce({ body: { ...early, startsUtc } })
  expect(notice).toMatchObject({ mails: 0, sentUtc: null })
  await at.product.jobs.runDue()
  await at.product.jobs.runDue()
  expect((await mailsTo(anna.mail)).map(({ subject }) => subject)).toEqual(['Angekündigte Wartung von Marklot'])
  expect((await mailsTo(luc.mail)).map(({ subject }) => subject)).toEqual(['Maintenance annoncée de Marklot'])
  expect((await mailsTo(anna.mail))[0]?.text).toMatch(/ um \d\d:\d\d Uhr bis .* um \d\d:\d\d Uhr\./)
  const { notices } = await administrator.notices.list({ query: {} })
  expect(notices[0]).toMatchObject({ id: notice.id, mails: 2, sentUtc: expect.any(String) })
  expect(await at.visitor.notices.maintenance()).toEqual([{ id: notice.id, startsUtc, endsUtc: early.endsUtc }])
  await at.days(3)
  expect(await at.visitor.notices.maintenance()).toEqual([])
})

it('a killed process goes on where it was, and writes to nobody twice', async () => {
  const { api: administrator } = await at.personOf('administrator')
  const { mail } = await customer('twice')
  const { id } = await administrator.notices.announce({
    body: { kind: 'maintenance', startsUtc: hours(60), endsUtc: hours(61) },
  })
  await at.product.jobs.runDue()
  await at.world.pool.query('update notices set sent_at = null, last_account = null where id = $1', [id])
  await at.world.pool.query(
    `insert into jobs (task, queue, payload, key, due_at, created_at)
     values ('notices.send', 'heavy', $1, 'again', '-infinity', now())`,
    [JSON.stringify({ id })],
  )
  await at.product.jobs.runDue()
  expect(await mailsTo(mail)).toHaveLength(1)
})

it('changed terms reach their audience, who may object within the period', async () => {
  const { api: administrator } = await at.personOf('administrator')
  const [consumer, business] = [await customer('eva', { locale: 'fr' }), await customer('firma', { isBusinessCustomer: true })]
  const body = { kind: 'terms', document: 'terms-consumers', version: '2026-11-23' } as const
  const announcedAt = at.now()
  const notice = await administrator.notices.announce({ body })
  const sixWeeks = new Date(announcedAt.getTime() + 42 * 86_400_000).toISOString().slice(0, 16)
  expect(notice.startsUtc.slice(0, 16)).toBe(sixWeeks)
  await expect(administrator.notices.announce({ body })).rejects.toMatchObject({ status: 409 })
  await expect(administrator.notices.announce({ body: { ...body, version: '2020-01-01' } })).rejects.toMatchObject({
    status: 400,
  })
  await at.product.jobs.runDue()
  const [mail] = await mailsTo(consumer.mail)
  expect(mail?.subject).toMatch(/^Nos conditions générales changent le/)
  expect(mail?.attachments.map(({ filename }) => filename)).toEqual([
    'Marklot-Conditions-2026-11-23-fr.pdf',
    'Marklot-AGB-2026-11-23-de.pdf',
  ])
  expect((await mailsTo(business.mail)).filter(({ subject }) => subject.includes('AGB'))).toEqual([])
  expect(await business.api.notices.ownTerms()).toEqual([])

  const params = { id: notice.id }
  await expect(business.api.notices.objectToTerms({ params })).rejects.toMatchObject({ status: 404 })
  for (let i = 0; i < 2; i++)
    expect(await consumer.api.notices.objectToTerms({ params })).toMatchObject({ objectedUtc: expect.any(String) })
  expect(await administrator.notices.objections({ params })).toMatchObject([{ accountId: consumer.id }])
  const late = await customer('late')
  expect(await late.api.notices.ownTerms()).toEqual([])
  const other = await at.person('anna', { email: 'anna@lindenhof.test', email_verified: true })
  await at.days(43)
  await expect(other.api.notices.objectToTerms({ params })).rejects.toMatchObject({ status: 409 })
})

it('a link in the notice objects without login, once its button is pressed', async () => {
  const { api: administrator } = await at.personOf('administrator')
  const [ina, tom] = [await customer('ina', { isBusinessCustomer: true }), await customer('tom', { isBusinessCustomer: true })]
  const body = { kind: 'terms', document: 'terms-business', version: '2025-05-31' } as const
  const { id } = await administrator.notices.announce({ body })
  await at.product.jobs.runDue()
  const paramsOf = async (mail: string) => {
    const [notice] = await mailsTo(mail)
    return { token: /\/terms\/objection\/([\w.-]+)/.exec(notice?.text ?? '')?.[1] ?? '' }
  }
  const [params, other] = [await paramsOf(ina.mail), await paramsOf(tom.mail)]
  expect(params.token).not.toBe(other.token)
  const objections = () => administrator.notices.objections({ params: { id } })
  for (let i = 0; i < 2; i++)
    expect(await at.visitor.notices.termsLink({ params })).toMatchObject({ document: body.document, state: 'possible' })
  expect(await objections()).toEqual([])
  for (let i = 0; i < 2; i++) expect(await at.visitor.notices.objectByLink({ params })).toMatchObject({ state: 'objected' })
  expect(await objections()).toMatchObject([{ accountId: ina.id }])
  expect(await ina.api.notices.ownTerms()).toMatchObject([{ objectedUtc: expect.any(String) }])
  const forged = { token: `${params.token.split('.')[0]}.${other.token.split('.')[1]}` }
  for (const call of [at.visitor.notices.termsLink({ params: forged }), at.visitor.notices.objectByLink({ params: forged })])
    await expect(call).rejects.toMatchObject({ status: 404 })
  await at.days(29)
  expect(await at.visitor.notices.objectByLink({ params: other })).toMatchObject({ state: 'over' })
  expect(await objections()).toHaveLength(1)
})
