import type { Locale } from '@marklot/contracts'
import type { RawReply } from '../platform/bind-contract.ts'
import { writeCsv } from './csv.ts'
import type { Sheet } from './sheet.ts'
import { writeXlsx } from './xlsx.ts'

export * from './dossier/index.ts'
export type { Sheet, SheetCell, SheetColumn } from './sheet.ts'

const mediaTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** Answers with a sheet as a file named after its title. */
export async function sheetReply(sheet: Sheet, format: keyof typeof mediaTypes, locale: Locale): Promise<RawReply> {
  const body = format === 'csv' ? writeCsv(sheet, locale) : await writeXlsx(sheet)
  return fileReply(`${sheet.title}.${format}`, mediaTypes[format], body)
}

/** Answers with a value as a JSON file named after the title. */
export function jsonReply(title: string, value: unknown): RawReply {
  return fileReply(`${title}.json`, 'application/json; charset=utf-8', Buffer.from(JSON.stringify(value, null, 2)))
}

/** Answers with a private file. */
export const fileReply = (name: string, mediaType: string, body: Buffer): RawReply => ({
  status: 200,
  headers: { 'Content-Type': mediaType, 'Content-Disposition': attachment(name), 'Cache-Control': 'no-store' },
  body,
})

/** Returns the header for a file name that all programs understand (RFC 6266): in ASCII, and unchanged. */
function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7E]|["\\/]/g, '_')
  const encoded = encodeURIComponent(name.replace(/\p{Surrogate}/gu, '_')).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
