import type { Locale } from '@marklot/contracts'
import type { DeclarationReceipt } from '@marklot/contracts/declarations'
import { notations } from '@marklot/contracts/locale'
import { formatPhrase, labelled } from '@marklot/phrases'
import { declarationsMail as phrases } from '@marklot/phrases/declarations-mail'
import { longDay } from '../platform/intl-formats.ts'
import { dayIn, operatorTimeZone } from '../platform/local-calendar.ts'
import type { DeclarationContent, StoredAssessment, StoredDeclaration } from './declarations.store.ts'

type Line = DeclarationReceipt['lines'][number]

/** Returns the beginning of a declaration's id, which is enough to identify it in a letter. */
export const referenceOf = (id: string): string => id.slice(0, 8).toUpperCase()

/**
 * Returns the day and time to the second, with the time zone. Declarations are received in Germany, so every reader sees
 * their times in German time.
 */
export function momentText(at: Date, locale: Locale): string {
  const time = new Intl.DateTimeFormat(notations[locale], {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
    hourCycle: 'h23',
    timeZone: operatorTimeZone,
  }).format(at)
  return `${longDay(dayIn(at, operatorTimeZone), locale)}, ${time}`
}

/** Returns lines with the content of a declaration and the time of its receipt. */
export function linesOf(
  { id, content, receivedAt }: Pick<StoredDeclaration, 'id' | 'content' | 'receivedAt'>,
  locale: Locale,
): Line[] {
  const line = (key: `line.${string}` & keyof typeof phrases, value: string): Line => ({ label: phrases[key][locale], value })
  return [
    line('line.declaration', phrases[`kind.${content.kind}`][locale]),
    ...cancellationLines(content, locale, line),
    line('line.name', content.name),
    ...(content.kind === 'cancellation' ? [line('line.identification', content.identification)] : []),
    line('line.contract', content.contract),
    ...(content.kind === 'cancellation' ? [line('line.end', endText(content.endsOn, locale))] : []),
    line('line.receiptMail', content.receiptMail),
    line('line.received', momentText(receivedAt, locale)),
    line('line.reference', referenceOf(id)),
  ]
}

/**
 * Returns the consequences of a withdrawal for the contract: the used days, the payment for them and the refund (§ 357a
 * (2) BGB).
 */
export function assessmentLines(
  { product, orderNumber, orderedAt, usedDays, paidDays, paid, owed, refund }: StoredAssessment,
  locale: Locale,
): Line[] {
  const money = new Intl.NumberFormat(notations[locale], { style: 'currency', currency: 'EUR' })
  const line = (key: `assessed.${string}` & keyof typeof phrases, value: string): Line => ({ label: phrases[key][locale], value })
  return [
    line('assessed.contract', `${product}, ${orderNumber}, ${longDay(dayIn(new Date(orderedAt), operatorTimeZone), locale)}`),
    line('assessed.days', formatPhrase(phrases['assessed.daysOf'][locale], locale, { used: usedDays, paid: paidDays })),
    line('assessed.paid', money.format(paid)),
    line('assessed.owed', money.format(owed)),
    line('assessed.refund', money.format(refund)),
  ]
}

/**
 * Returns the lines that are added to a customer's receipt. They do not mention rights that the operator has to judge.
 */
export const ownLines = (
  { isSignedIn, assessment }: Pick<StoredDeclaration, 'isSignedIn' | 'assessment'>,
  locale: Locale,
): Line[] => (isSignedIn && assessment?.right === 'open' ? assessmentLines(assessment, locale) : [])

function cancellationLines(
  content: DeclarationContent,
  locale: Locale,
  line: (key: 'line.type' | 'line.reason', value: string) => Line,
): Line[] {
  if (content.kind !== 'cancellation') return []
  const type = line('line.type', phrases[`type.${content.type}`][locale])
  return content.reason === '' ? [type] : [type, line('line.reason', content.reason)]
}

const endText = (endsOn: string | null, locale: Locale) =>
  endsOn === null ? phrases['end.earliest'][locale] : longDay(endsOn, locale)

/**
 * Returns a sentence about how the declaration was given. The record states that the button was pressed (§ 312k (3)
 * BGB).
 */
export const givenText = (kind: DeclarationContent['kind'], locale: Locale): string => phrases[`given.${kind}`][locale]

/** Returns the receipt in the language of the page. */
export function receiptOf(declaration: StoredDeclaration, locale: Locale, productName: string): DeclarationReceipt {
  const { id, kind, receivedAt, isMailed } = declaration
  const lines = [...linesOf(declaration, locale), ...ownLines(declaration, locale)]
  const title = formatPhrase(phrases[`receipt.${kind}`][locale], locale, { product: productName })
  const body = lines.map(({ label, value }) => labelled(locale, label, value))
  return {
    reference: referenceOf(id),
    kind,
    receivedUtc: receivedAt.toISOString(),
    lines,
    text: [title, '', ...body, '', givenText(kind, locale), ''].join('\r\n'),
    isMailed,
  }
}
