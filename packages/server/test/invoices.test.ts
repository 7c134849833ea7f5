import { createHash, randomUUID } from 'node:crypto'
import { ApiError } from '@marklot/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { InvoiceSettings, ReceivedPayment } from '../src/invoices/index.ts'
import { transaction } from '../src/platform/database.ts'
import { objectKey } from '../src/platform/object-store-keys.ts'
import { buyer, invoicesOf, receivedPayment } from './invoice-world.ts'
import { type MembersWorld, type Person, startMembersWorld } from './members-world.ts'
import { readPdf } from './read-pdf.ts'

let at: MembersWorld
let administrator: Person
let anna: Person
let accountId: string
beforeAll(async () => {
  at = await startMembersWorld()
  administrator = await at.personOf('administrator')
  anna = await at.personOf('professional')
  accountId = (await anna.api.accounts.ownAccount()).id
})
afterAll(() => at.close())

const invoicesWith = (settings?: InvoiceSettings) => invoicesOf(at, settings)
const business = { ...buyer, isBusinessCustomer: true, company: 'Weber & Söhne <GmbH>' }
const payment = (change: Partial<ReceivedPayment> = {}) => receivedPayment({ accountId, ...change })
const issue = (change: Partial<ReceivedPayment> = {}, invoices = invoicesWith()) =>
  transaction(at.world.pool, (client) => invoices.issueInvoice(client, payment(change)))

/** Creates a separate account, so that its list contains only the invoices of the test. */
async function buyerOf(language: 'de' | 'en' | 'fr' = 'de'): Promise<{ person: Person; accountId: string }> {
  const person = await at.personOf('professional')
  const { id } = await person.api.accounts.ownAccount()
  await person.api.accounts.changeAccount({ params: { id }, body: { notificationLanguage: language } })
  return { person, accountId: id }
}
async function download({ token }: Person, id: string): Promise<{ status: number; headers: Headers; body: Buffer }> {
  const answer = await fetch(`${at.origin}/api/v1/Invoices/${id}/document`, { headers: { Authorization: `Bearer ${token}` } })
  return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) }
}
/** Returns the texts of elements with this name, in order. */
const texts = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<ram:${name}(?: [^>]*)?>([^<]*)</ram:${name}>`, 'g'))].map(([, text]) => text)

describe('numbers', () => {
  it('have no gaps, whatever fails and however many payments arrive at once', async () => {
    const invoices = invoicesWith()
    const positions = async () => {
      const { rows } = await at.world.pool.query<{ position: number }>(
        "select position from invoices where series = 'RE' and year = extract(year from $1::timestamptz) order by position",
        [at.now()],
      )
      return rows.map(({ position }) => position)
    }
    const before = (await positions()).length
    const outcomes = await Promise.allSettled(
      Array.from({ length: 24 }, (_, index) =>
        transaction(at.world.pool, async (client) => {
          const issued = await invoices.issueInvoice(client, payment())
          if (index % 3 === 0) throw new Error('the ledger refused the payment')
          return issued.number
        }),
      ),
    )
    const numbers = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
    expect(new Set(numbers).size).toBe(16)
    expect(await positions()).toEqual(Array.from({ length: before + 16 }, (_, index) => index + 1))
  })

  it('are drawn by one transaction after the other', async () => {
    const invoices = invoicesWith()
    const first = await at.world.pool.connect()
    const second = await at.world.pool.connect()
    try {
      await first.query('begin')
      await second.query('begin')
      await invoices.issueInvoice(first, payment())
      let isDone = false
      const waiting = invoices.issueInvoice(second, payment()).then((issued) => {
        isDone = true
        return issued
      })
      // The other connection is waiting for the number, which this query detects without sleeping.
      await expect
        .poll(async () => {
          const { rows } = await at.world.pool.query("select 1 from pg_locks where not granted and locktype = 'transactionid'")
          return rows.length
        })
        .toBeGreaterThan(0)
      expect(isDone).toBe(false)
      await first.query('rollback')
      const { number } = await waiting
      await second.query('commit')
      const next = await issue()
      expect(Number(next.number.slice(-6))).toBe(Number(number.slice(-6)) + 1)
    } finally {
      first.release()
      second.release()
    }
  })

  it('belong to a payment once, also when it is reported twice at the same time', async () => {
    const invoices = invoicesWith()
    const reported = payment()
    const issued = await Promise.all(
      [1, 2, 3].map(() => transaction(at.world.pool, (client) => invoices.issueInvoice(client, reported))),
    )
    expect(new Set(issued.map(({ number }) => number)).size).toBe(1)
  })
})

describe('an invoice', () => {
  it('says what § 14 (4) UStG demands, in its file and in the attached data', async () => {
    const { person, accountId } = await buyerOf('en')
    const { id, number } = await issue({ accountId, buyer: business })
    const [listed] = await person.api.invoices.ownInvoices()
    expect(listed).toEqual({
      id,
      accountId,
      number,
      kind: 'invoice',
      correctedNumber: null,
      issuedDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      // Days follow the operator's calendar: 23:30 UTC is the next day in Berlin.
      serviceFrom: '2026-12-01',
      serviceTo: '2026-12-31',
      productName: 'Marklot Professional',
      buyerName: 'Weber & Söhne <GmbH>',
      currency: 'EUR',
      net: 66.39,
      vat: 12.61,
      gross: 79,
      vatRate: 19,
    })
    const { status, headers, body } = await download(person, id)
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(headers.get('content-disposition')).toBe(`attachment; filename="Rechnung-${number}.pdf"`)

    const pdf = await readPdf(body)
    // A German business gets German invoices, even if its people use another language.
    expect(pdf).toMatchObject({ title: `Rechnung ${number}`, language: 'de' })
    expect(pdf.metadata).toContain('<pdfaid:part>3</pdfaid:part>')
    expect(pdf.metadata).toContain('<pdfaid:conformance>B</pdfaid:conformance>')
    expect(pdf.metadata).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>')
    expect(pdf.metadata).toContain('<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>')
    expect(pdf.colourProfileSize).toBeGreaterThan(1_000)
    expect(pdf.fonts.length).toBeGreaterThan(0)
    expect(pdf.fonts.every(({ isEmbedded }) => isEmbedded)).toBe(true)
    const { text: xml, ...attachment } = pdf.attachment
    expect(attachment).toEqual({ name: 'factur-x.xml', relationship: 'Alternative', mediaType: 'text/xml' })

    expect(texts(xml, 'TypeCode')).toEqual(['380', 'VAT', '68', 'VAT'])
    expect(texts(xml, 'ID')).toEqual(expect.arrayContaining(['urn:cen.eu:en16931:2017', number, 'DE000000000', '37/123/45678']))
    expect(texts(xml, 'LineTotalAmount')).toEqual(['66.39', '66.39'])
    expect(texts(xml, 'TaxTotalAmount')).toEqual(['12.61'])
    expect(texts(xml, 'GrandTotalAmount')).toEqual(['79.00'])
    expect(texts(xml, 'TotalPrepaidAmount')).toEqual(['79.00'])
    expect(texts(xml, 'DuePayableAmount')).toEqual(['0.00'])
    expect(texts(xml, 'CityName')).toEqual(['Berlin', 'Hamburg'])
    expect(texts(xml, 'PersonName')).toContain('Anna Weber')
    expect(xml).toContain('Weber &#38; Söhne &#60;GmbH&#62;')
  })

  it('is in the language of the account', async () => {
    const { person, accountId } = await buyerOf('fr')
    const { id, number } = await issue({ accountId })
    expect(await readPdf((await download(person, id)).body)).toMatchObject({ title: `Facture ${number}`, language: 'fr' })
  })

  it('leaves the tax to a business of another EU country, and to nobody outside the EU', async () => {
    const { person, accountId } = await buyerOf('en')
    const italian = { ...business, country: 'IT', vatId: 'IT 12345678901' }
    const charged = await issue({ accountId, buyer: italian, gross: 2900 })
    const reverse = (await readPdf((await download(person, charged.id)).body)).attachment.text
    expect(texts(reverse, 'ExemptionReason')).toEqual(['Reverse charge (Steuerschuldnerschaft des Leistungsempfängers)'])
    expect(texts(reverse, 'CategoryCode')).toEqual(['AE', 'AE'])
    expect(texts(reverse, 'ID')).toEqual(expect.arrayContaining(['IT12345678901', 'DE000000000']))
    expect(texts(reverse, 'TaxBasisTotalAmount')).toEqual(['29.00'])

    const swiss = await issue({ accountId, buyer: { ...buyer, country: 'CH' }, gross: 2900 })
    const outside = (await readPdf((await download(person, swiss.id)).body)).attachment.text
    expect(texts(outside, 'CategoryCode')).toEqual(['O', 'O'])
    // BR-O-02, BR-O-05: the invoice has neither a VAT identification number nor a rate.
    expect(outside).not.toContain('schemeID="VA"')
    expect(texts(outside, 'RateApplicablePercent')).toEqual([])
  })

  it('taxes a business with a number of another country like one without', async () => {
    const { person, accountId } = await buyerOf()
    await issue({ accountId, buyer: { ...business, country: 'IT', vatId: 'FR12345678901' } })
    expect((await person.api.invoices.ownInvoices()).map(({ vatRate }) => vatRate)).toEqual([19])
  })

  it('follows the operator’s way of taxing consumers in other EU countries', async () => {
    const { person, accountId } = await buyerOf()
    const austrian = { ...buyer, country: 'AT' }
    await issue({ accountId, buyer: austrian })
    await issue({ accountId, buyer: austrian }, invoicesWith({ taxNumber: null, euVat: 'oss', filesAtOnce: true }))
    const rates = (await person.api.invoices.ownInvoices()).map(({ vatRate }) => vatRate)
    expect(rates.sort()).toEqual([19, 20])
  })

  it('never changes', async () => {
    const { id } = await issue()
    for (const sql of [
      'update invoices set gross = 1 where id = $1',
      "update invoices set content = '{}' where id = $1",
      'delete from invoices where id = $1',
    ])
      await expect(at.world.pool.query(sql, [id])).rejects.toThrow('never changed')
    await expect(at.world.pool.query('truncate invoices cascade')).rejects.toThrow('never changed')
  })
})

describe('the file', () => {
  it('is made after the commit, stored once and checked at every download', async () => {
    const { person, accountId } = await buyerOf()
    const { id } = await issue({ accountId })
    await at.product.jobs.runDue(60_000)
    const year = String(at.now().getFullYear())
    const key = objectKey(`invoices/${year}/${id}.pdf`)
    const stored = await at.objectStore.get(key)
    const { body } = await download(person, id)
    expect(stored?.body.equals(body)).toBe(true)
    const { rows } = await at.world.pool.query<{ sha256: Buffer }>('select sha256 from invoice_documents where invoice_id = $1', [
      id,
    ])
    expect(rows[0]?.sha256.equals(createHash('sha256').update(body).digest())).toBe(true)

    await at.objectStore.put(key, Buffer.from('%PDF-1.7 another'), { contentType: 'application/pdf' })
    expect((await download(person, id)).status).toBe(500)
  })

  it('is left to the first download where the operator says so', async () => {
    const { person, accountId } = await buyerOf()
    const settings = { taxNumber: null, euVat: 'germany', filesAtOnce: false } as const
    const { id } = await issue({ accountId }, invoicesWith(settings))
    await at.product.jobs.runDue(60_000)
    const key = objectKey(`invoices/${at.now().getFullYear()}/${id}.pdf`)
    expect(await at.objectStore.get(key)).toBe(undefined)
    const { body } = await download(person, id)
    expect((await at.objectStore.get(key))?.body.equals(body)).toBe(true)
  })

  it('opens for its account and for administrators only', async () => {
    const { person, accountId } = await buyerOf()
    const { id, number } = await issue({ accountId, buyer: { ...buyer, lastName: 'Einmalig' } })
    expect((await download(await at.personOf('professional'), id)).status).toBe(404)
    expect((await download(administrator, id)).status).toBe(200)
    expect((await download(person, id)).status).toBe(200)
    const found = await administrator.api.invoices.invoices({ query: { query: 'einmalig' } })
    expect(found).toMatchObject({ total: 1, invoices: [{ number, accountId }] })
    const byNumber = await administrator.api.invoices.invoices({ query: { query: number.toLowerCase() } })
    expect(byNumber.invoices.map((invoice) => invoice.id)).toEqual([id])
    const refused = await person.api.invoices.invoices({ query: {} }).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(ApiError)
    expect(refused).toMatchObject({ code: 'auth.forbidden' })
  })
})

describe('a correction', () => {
  it('names the invoice, has a number of its own series, and never returns more than was paid', async () => {
    const { person, accountId } = await buyerOf()
    const paid = payment({ accountId, buyer: business })
    const invoices = invoicesWith()
    const invoice = await transaction(at.world.pool, (client) => invoices.issueInvoice(client, paid))
    const give = (reference: string, gross: number) =>
      transaction(at.world.pool, (client) =>
        invoices.correctInvoice(client, { reference, paymentReference: paid.reference, returnedAt: at.now(), gross }),
      )
    const some = await give('paypal:refund-1', 1000)
    expect(await give('paypal:refund-1', 1000)).toEqual(some)
    await expect(give('paypal:refund-2', 6901)).rejects.toThrow(RangeError)
    const rest = await give('paypal:refund-3', 6900)
    expect([some?.number, rest?.number]).toEqual([
      expect.stringMatching(/^RK-\d{4}-\d{6}$/),
      expect.stringMatching(/^RK-\d{4}-\d{6}$/),
    ])
    const listed = await person.api.invoices.ownInvoices()
    expect(listed).toHaveLength(3)
    expect(listed.find(({ id }) => id === some?.id)).toMatchObject({
      kind: 'correction',
      correctedNumber: invoice.number,
      net: 8.4,
      vat: 1.6,
      gross: 10,
    })
    const pdf = await readPdf((await download(person, some?.id ?? '')).body)
    expect(pdf.title).toBe(`Rechnungskorrektur ${some?.number}`)
    expect(texts(pdf.attachment.text, 'TypeCode')[0]).toBe('381')
    expect(texts(pdf.attachment.text, 'IssuerAssignedID')).toEqual(['2026-000042', invoice.number])
  })

  it('waits for the invoice of a payment that was not recorded yet', async () => {
    const invoices = invoicesWith()
    const early = { reference: 'paypal:early', paymentReference: 'paypal:unknown', returnedAt: at.now(), gross: 100 }
    expect(await transaction(at.world.pool, (client) => invoices.correctInvoice(client, early))).toBeNull()
  })
})

describe('retention', () => {
  it('keeps invoices beyond the account for eight full years, and puts them into the export before', async () => {
    const person = await at.person(`leaver-${randomUUID()}`)
    const { id: accountId } = await person.api.accounts.ownAccount()
    const { id, number } = await issue({ accountId })
    await at.product.jobs.runDue(60_000)
    const exported = await fetch(`${at.origin}/api/v1/user/export`, { headers: { Authorization: `Bearer ${person.token}` } })
    const { accounts } = (await exported.json()) as { accounts: { invoices: { number: string }[] }[] }
    expect(accounts[0]?.invoices).toMatchObject([{ number, buyer: { name: 'Anna Weber' } }])

    await person.api.accounts.requestDeletion()
    await at.days(400)
    await at.product.jobs.runDue(60_000)
    expect((await administrator.api.accounts.accounts({ query: { query: accountId } })).total).toBe(0)
    expect((await administrator.api.invoices.invoices({ query: { query: accountId } })).total).toBe(1)
    expect((await download(administrator, id)).status).toBe(200)

    const year = Number(number.slice(3, 7))
    await at.days(Math.floor((Date.UTC(year + 8, 11, 31) - at.now().getTime()) / 86_400_000) - 1)
    await at.product.jobs.runDue(60_000)
    expect((await download(administrator, id)).status).toBe(200)
    await at.days(3)
    await at.product.jobs.runDue(60_000)
    expect((await download(administrator, id)).status).toBe(404)
    expect(await at.objectStore.get(objectKey(`invoices/${year}/${id}.pdf`))).toBeUndefined()
  })
})
