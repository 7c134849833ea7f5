import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { locales } from '@marklot/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../src/config.ts'
import { openLegalFiles } from '../src/platform/legal-files.ts'
import { buy, order, type PaymentWorld, startPaymentWorld } from './payment-world.ts'

let at: PaymentWorld
beforeAll(async () => {
  at = await startPaymentWorld()
})
afterAll(() => at.close())

const speak = async (locale: 'de' | 'fr') => {
  const person = await at.personOf('trial')
  const { id } = await person.api.accounts.ownAccount()
  await person.api.accounts.changeAccount({ params: { id }, body: { notificationLanguage: locale } })
  return person
}

it('confirms a contract once although several reads store it at the same time', async () => {
  const person = await speak('de')
  const email = 'zugleich@lindenhof.test'
  const { id: orderId } = await order(person, 'professional', { email, packages: ['de', 'em'] })
  const { providerId } = await person.api.payment.createPayPal({ params: { id: orderId }, body: {} })
  await at.lever('POST', `/subscriptions/${providerId}/approve`)
  const confirm = () => person.api.payment.confirmPayPal({ body: { orderId, subscriptionId: providerId } })
  await Promise.all(Array.from({ length: 6 }, confirm))
  await at.settle()
  expect((await at.mails(email)).map(({ subject }) => subject)).toEqual(['Professional ist aktiv'])
})

it('confirms a contract once, with the terms in the version and language of the consent', async () => {
  const person = await speak('de')
  const email = 'neu@lindenhof.test'
  const { orderId, providerId } = await buy(at, person, 'professional', { email, packages: ['de', 'em'] })
  await at.settle()
  await at.settle()
  const mails = await at.mails(email)
  expect(mails.map(({ subject }) => subject)).toEqual(['Professional ist aktiv'])
  const [{ text, attachments } = { text: '', attachments: [] }] = mails
  for (const words of [
    'Bestellnummer',
    'Deutschland, Europäische Union',
    '79,00',
    'Ich akzeptiere die AGB',
    'Ich verlange ausdrücklich',
    'Hofweg 3',
  ])
    expect(text).toContain(words)
  expect(text).not.toContain('Freiwillig')
  // The number is among the lines.
  expect(text).not.toContain('Ihre Bestellung hat die Nummer')
  expect(attachments).toMatchObject([{ filename: 'Marklot-AGB-2026-11-23-de.pdf', mediaType: 'application/pdf' }])
  const file = await fetch(`${at.origin}/_sim/mailbox/files/${attachments[0]?.sha256}`)
  expect(
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')

  // A smaller plan begins later, but its contract is confirmed immediately. The mail at its beginning has no files.
  const { id } = await order(person, 'starter', { email })
  await person.api.payment.changePayPal({ params: { id: providerId }, body: { orderId: id } })
  await at.lever('POST', `/subscriptions/${providerId}/approve-revision`)
  await person.api.payment.confirmPayPal({ body: { orderId: id, subscriptionId: providerId } })
  await at.settle()
  const [confirmed] = await at.mails(email)
  expect(confirmed?.subject).toMatch(/^Ihre Bestellung 20\d\d-/)
  expect(confirmed?.text).toContain('wechselt zum Ende des bezahlten Zeitraums zu Starter')
  expect(confirmed?.text).toContain('Bis dahin gilt Ihr jetziger Plan.')
  expect(confirmed?.attachments).toHaveLength(1)
  await at.pass({ days: 32 })
  await at.pass({ days: 1 })
  const later = await at.mails(email)
  // The invoice's mail may be sent before it.
  expect(later).toContainEqual(expect.objectContaining({ subject: 'Starter ist aktiv', attachments: [] }))
  expect(later.flatMap((mail) => mail.attachments)).toHaveLength(2)
  expect(orderId).not.toBe(id)
})

it('names the price after the introductory one', async () => {
  const person = await speak('de')
  await buy(at, person, 'professional-promo', { email: 'start@lindenhof.test' })
  await at.settle()
  const [mail] = await at.mails('start@lindenhof.test')
  expect(mail?.text).toMatch(/Einstiegspreis: 2 Monate, 29,00\s€ im Monat.*\nPreis danach: 79,00\s€ im Monat/)
})

it('adds the German text, which counts, to a translation, and names the terms for businesses', async () => {
  const person = await speak('fr')
  const dayInGermany = new Intl.DateTimeFormat('en', { day: 'numeric', timeZone: 'Europe/Berlin' })
  while (dayInGermany.format(at.now()) !== '1') await at.days(1)
  const buyer = { isBusinessCustomer: true, company: 'Linden SARL', country: 'FR', vatId: 'FR12345678901' } as const
  await buy(at, person, 'starter', { email: 'fr@lindenhof.test', buyer })
  await at.settle()
  const [mail] = await at.mails('fr@lindenhof.test')
  expect(mail?.attachments.map(({ filename }) => filename)).toEqual([
    'Marklot-Conditions-2025-05-31-fr.pdf',
    'Marklot-AGB-2025-05-31-de.pdf',
  ])
  expect(mail?.text).toContain('hors TVA')
  // The time of the order, which is written on the first of a month.
  expect(mail?.text).toMatch(/ 1er \p{L}+ 20\d\d/u)
  expect(mail?.text).not.toContain('rétractation')
})

it('makes the same file of the same version every time, in each language, and no other', async () => {
  const { operator } = readConfig({})
  const directory = await mkdtemp(join(tmpdir(), 'legal-files-'))
  const make = (folder = directory) =>
    openLegalFiles({ productName: 'Marklot', home: 'https://marklot.test', operator, directory: folder })
  for (const locale of locales) {
    const key = `terms-consumers/2026-11-23/${locale}`
    const [first, second] = await Promise.all([make()(key), make(join(directory, 'other'))(key)])
    expect(first.equals(second)).toBe(true)
    expect(first.length).toBeLessThan(200_000)
    // The next process finds the stored file.
    expect(first.equals(await make()(key))).toBe(true)
  }
  expect(await readdir(directory)).toHaveLength(locales.length + 1)
  for (const key of ['terms-consumers/2020-01-01/de', 'terms-consumers/../de', 'x/2026-11-23/de'])
    await expect(async () => make()(key)).rejects.toThrow('no legal text')
  await rm(directory, { recursive: true })
})

it('makes another file for another operator', async () => {
  const { operator } = readConfig({})
  const directory = await mkdtemp(join(tmpdir(), 'legal-files-'))
  const make = (name: string) =>
    openLegalFiles({ productName: 'Marklot', home: 'https://marklot.test', operator: { ...operator, name }, directory })(
      'terms-consumers/2026-11-23/de',
    )
  expect((await make('Linden GmbH')).equals(await make('Eiche GmbH'))).toBe(false)
  await rm(directory, { recursive: true })
})
