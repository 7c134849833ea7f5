import type { Locale } from '@marklot/contracts'
import type { Sheet } from './sheet.ts'

/** The separators by language. Spreadsheet programs split at the list separator of the reader's country. */
const separators: Readonly<Record<Locale, ',' | ';'>> = { de: ';', en: ',', fr: ';', es: ';', it: ';' }

/** The beginnings, in ASCII or full width, of cells that a spreadsheet program would treat as formulas. */
const formulaStart = /^[=+\-@\t\r＝＋－＠]/

/**
 * Returns the text in a form that no spreadsheet program runs as a formula. Names, owners and goods come from external
 * sources and may begin like a formula (OWASP, "CSV Injection").
 */
const defused = (text: string) => (formulaStart.test(text) ? `'${text}` : text)

/**
 * Writes a sheet as CSV (RFC 4180) in UTF-8, with the byte order mark by which spreadsheet programs recognise the
 * encoding.
 */
export function writeCsv({ columns, rows }: Sheet, locale: Locale): Buffer {
  const separator = separators[locale]
  const cell = (value: string | number | null) => {
    if (value === null) return ''
    if (typeof value === 'number') return String(value)
    return `"${defused(value).replaceAll('"', '""')}"`
  }
  const lines = [columns.map(({ title }) => title), ...rows].map((row) => row.map(cell).join(separator))
  return Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`)
}
