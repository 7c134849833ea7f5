import { notations } from '@marklot/contracts/locale'
import { formatPhrase } from '@marklot/phrases'
import { invoice as phrases } from '@marklot/phrases/invoice'
import { longDay } from '../platform/intl-formats.ts'
import type { Draw } from '../platform/pdf.ts'
import { writeCii } from './cii.ts'
import type { InvoiceContent } from './content.ts'
import { factsOf } from './invoice-facts.ts'
import { writeInvoiceFile } from './pdf-file.ts'

/** Writes the document of an invoice. The same content and time produce the same bytes. */
export function renderInvoice(content: InvoiceContent, issuedAt: Date): Promise<Buffer> {
  const { locale, kind, number, seller } = content
  const title = `${phrases[kind][locale]} ${number}`
  const facts = { title, author: seller.name, language: locale, createdAt: issuedAt, xml: writeCii(content) }
  return writeInvoiceFile(facts, pageOf(content, title))
}

/** Distances from the edges of an A4 page, and the sizes of texts, in points. */
const left = 57
const right = 538
const width = right - left
const [ordinary, small] = [9.5, 7.5]

function pageOf(content: InvoiceContent, title: string): Draw {
  const { locale, kind, seller, buyer, line, vat, amounts, corrected } = content
  const say = (key: keyof typeof phrases, values: Record<string, string> = {}) =>
    formatPhrase(phrases[key][locale], locale, values)
  const money = (cents: number) =>
    new Intl.NumberFormat(notations[locale], { style: 'currency', currency: content.currency }).format(cents / 100)
  const percent = new Intl.NumberFormat(notations[locale], { style: 'percent', maximumFractionDigits: 2 }).format(
    vat.rate / 10_000,
  )
  const day = (date: string) => longDay(date, locale)
  const country = (code: string) => new Intl.DisplayNames(notations[locale], { type: 'region' }).of(code) ?? code

  return (document, drawable) => {
    const write = (
      text: string,
      x: number,
      y: number,
      options: { width?: number; align?: 'left' | 'right'; size?: number; bold?: boolean } = {},
    ) => {
      const { width: space = right - x, align = 'left', size = ordinary, bold = false } = options
      document
        .font(bold ? 'bold' : 'regular')
        .fontSize(size)
        .fillColor('#111111')
        .text(drawable(text), x, y, { width: space, align, lineGap: 2 })
      return document.y
    }
    const rule = (y: number) => document.moveTo(left, y).lineTo(right, y).lineWidth(0.5).strokeColor('#999999').stroke()

    write(seller.name, left, 57, { size: 14, bold: true })
    if (seller.isExample) write(say('example'), left, 80, { size: small })
    const place = (one: { postalCode: string; city: string }) => `${one.postalCode} ${one.city}`.trim()
    write(`${seller.name} · ${seller.street} · ${place(seller)}`, left, 127, { size: small, width: 240 })
    const lines = [buyer.name, buyer.person ?? '', buyer.street, place(buyer), country(buyer.country)].filter(Boolean)
    const afterAddress = write(lines.join('\n'), left, 147, { width: 240 })

    let y = 147
    for (const [name, value] of factsOf(content)) {
      write(name, 330, y, { width: 90, size: small })
      y = Math.max(document.y, write(value, 425, y, { width: right - 425, size: small })) + 3
    }

    y = Math.max(y, afterAddress, 250) + 30
    y = write(title, left, y, { size: 16, bold: true }) + 4
    if (corrected !== null) y = write(say('corrects', { number: corrected.number, date: day(corrected.issuedOn) }), left, y)

    y += 16
    const columns = { quantity: left + 270, rate: left + 340, net: left + 400 }
    write(say('service'), left, y, { size: small, bold: true })
    write(say('quantity'), columns.quantity, y, { size: small, bold: true, width: 65 })
    write(say('vatRate'), columns.rate, y, { size: small, bold: true, width: 50 })
    y = write(say('net'), columns.net, y, { size: small, bold: true, align: 'right' }) + 3
    rule(y)
    y += 8
    write(say(`unit.${line.billingPlan}`), columns.quantity, y, { width: 65 })
    write(vat.category === 'S' ? percent : '–', columns.rate, y, { width: 50 })
    write(money(amounts.net), columns.net, y, { align: 'right' })
    y = write(line.productName, left, y, { width: 255, bold: true })
    y = write(line.description, left, y, { width: 255, size: small }) + 6
    rule(y)

    y += 8
    const sums: [string, number][] = [
      [say('net'), amounts.net],
      ...(vat.category === 'S' ? ([[say('vat', { rate: percent }), amounts.vat]] satisfies [string, number][]) : []),
      ...(amounts.rounding === 0 ? [] : ([[say('rounding'), amounts.rounding]] satisfies [string, number][])),
      [say('gross'), amounts.gross],
    ]
    for (const [index, [name, cents]] of sums.entries()) {
      const bold = index === sums.length - 1
      write(name, columns.quantity, y, { bold, width: 130 })
      y = write(money(cents), columns.net, y, { align: 'right', bold }) + 3
    }

    y = write(say(kind === 'invoice' ? 'paid' : 'returned', { date: day(content.paidOn) }), left, y + 24)
    if (vat.treatment === 'oss' || vat.treatment === 'reverseCharge' || vat.treatment === 'outsideEu')
      write(say(`vat.${vat.treatment}`), left, y + 6)

    rule(756)
    const identity = [
      `${seller.name} · ${seller.street} · ${place(seller)} · ${country(seller.country)}`,
      [seller.representative, seller.register].join(' · '),
      [
        say('sellerVatId', { vatId: seller.vatId }),
        ...(seller.taxNumber === null ? [] : [say('sellerTaxNumber', { taxNumber: seller.taxNumber })]),
        seller.email,
        seller.phone,
      ].join(' · '),
    ]
    write(identity.join('\n'), left, 764, { size: small, width })
  }
}
