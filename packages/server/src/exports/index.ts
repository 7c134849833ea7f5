import type { Locale } from '@marklot/contracts'
import { fileNameOf } from '@marklot/contracts/file-name'
import { fileTypes } from '@marklot/contracts/file-types'
import type { RawReply } from '../platform/bind-contract.ts'
import { writeCsv } from './csv.ts'
import type { Sheet } from './sheet.ts'
import { writeXlsx } from './xlsx.ts'

export * from './dossier/index.ts'
export type { Sheet, SheetCell, SheetColumn } from './sheet.ts'

/** The media types of exported files. */
export const exportTypes = { ...fileTypes, csv: `${fileTypes.csv}; charset=utf-8` } as const

export type TableFormat = 'csv' | 'xlsx'

/** Writes a sheet as a file. */
export const writeSheet = async (sheet: Sheet, format: TableFormat, locale: Locale): Promise<Buffer> =>
  format === 'csv' ? writeCsv(sheet, locale) : writeXlsx(sheet)

/** Answers with a sheet as a file named after its title. */
export async function sheetReply(sheet: Sheet, format: TableFormat, locale: Locale): Promise<RawReply> {
  return fileReply(`${sheet.title}.${format}`, exportTypes[format], await writeSheet(sheet, format, locale))
}

/** Answers with a value as a JSON file named after the title. */
export function jsonReply(title: string, value: unknown): RawReply {
  return fileReply(`${title}.json`, 'application/json; charset=utf-8', Buffer.from(JSON.stringify(value, null, 2)))
}

/** Answers with a private file. */
export const fileReply = (name: string, mediaType: string, body: Buffer): RawReply => ({
  status: 200,
  headers: { 'Content-Type': mediaType, 'Content-Disposition': attachment(fileNameOf(name)), 'Cache-Control': 'no-store' },
  body,
})

/** Returns the header for a file name that all programs understand (RFC 6266): in ASCII, and unchanged. */
function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7E]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
