import { setImmediate } from 'node:timers/promises'
import type { Locale } from '@marklot/contracts'
import { rowsAtOnce, type Sheet, type SheetCell } from './sheet.ts'

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
 * encoding. Other work gets its turn between the rows.
 */
export async function writeCsv({ columns, rows }: Sheet, locale: Locale): Promise<Buffer> {
  const write = (row: readonly SheetCell[]) => `${row.map(cell).join(separators[locale])}\r\n`
  const parts = [Buffer.from(`\uFEFF${write(columns.map(({ title }) => title))}`)]
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const written = rows.slice(from, from + rowsAtOnce).map(write)
    parts.push(Buffer.from(written.join('')))
    await setImmediate()
  }
  return Buffer.concat(parts)
}

function cell(value: SheetCell): string {
  if (value === null) return ''
  return typeof value === 'number' ? String(value) : `"${defused(value).replaceAll('"', '""')}"`
}
