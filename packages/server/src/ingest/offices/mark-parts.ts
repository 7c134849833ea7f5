import type { RegistrationOfficeCode } from '@marklot/contracts'
import {
  type MarkAddress,
  type MarkGoods,
  type MarkOmission,
  oppositionPeriodFrom,
  type RegisterMark,
} from '../../register/index.ts'
import { calendarDate } from '../dates.ts'
import type { RecordOutcome } from '../record-outcome.ts'

/** Reports a finding about the current record, with the delivered value that the mark now lacks. */
export type Report = (finding: string, omission?: MarkOmission) => void

/** Deletes undefined properties, because a missing property means "not delivered". */
export function compact<T extends object>(value: T): T {
  for (const key of Object.keys(value) as (keyof T)[]) if (value[key] === undefined) delete value[key]
  return value
}

/** Returns a list; undefined if it is empty, because an empty list means "not delivered". */
export function some<T>(list: T[]): T[] | undefined {
  return list.length > 0 ? list : undefined
}

/** Returns a delivered text as a day. Reports a text that is not a day, and leaves it out. */
export function readDate(text: string | undefined, field: string, report: Report): string | undefined {
  if (text === undefined || text.trim() === '') return undefined
  const date = calendarDate(text)
  if (date === undefined) report(`${field} "${text.trim()}" is no date`, { part: 'date', field, text })
  return date
}

/** Returns an ISO 639-1 code in lower case from `DE`, `en`, `fr-FR`; undefined if it is not a language code. */
export function languageOf(text: string | undefined): string | undefined {
  return /^\s*([A-Za-z]{2})(?![A-Za-z])/.exec(text ?? '')?.[1]?.toLowerCase()
}

/**
 * Returns a Nice class from `9`, `09` or `009`; undefined for everything outside of 1 to 45 (INPI's `00`, national
 * classes).
 */
export function niceClassOf(text: string | undefined): number | undefined {
  const match = /^\s*0*(\d{1,2})\s*$/.exec(text ?? '')
  const number = Number(match?.[1])
  return match && number >= 1 && number <= 45 ? number : undefined
}

/** Returns the classes from a list with ranges: `9, 35, 37 - 38, 42` (office-feeds 2.6). */
export function niceClassList(text: string): number[] {
  const classes: number[] = []
  for (const item of text.split(/[,;]/)) {
    const [from, to] = item.split(/[-–]/)
    const first = niceClassOf(from)
    const last = to === undefined ? first : niceClassOf(to)
    if (first === undefined || last === undefined) continue
    for (let number = first; number <= last; number++) classes.push(number)
  }
  return classes
}

/**
 * Collects classes and goods: one item per class and language, in delivered order, with unsplit texts (office-feeds
 * 2.6).
 */
export class GoodsList {
  private readonly classes = new Set<number>()
  private readonly items = new Map<string, MarkGoods>()

  addClass(niceClass: number): void {
    this.classes.add(niceClass)
  }

  /** Adds a text. Without `niceClass`, it is the unclassified text. */
  addText(niceClass: number | undefined, language: string | undefined, text: string | undefined): void {
    if (niceClass !== undefined) this.addClass(niceClass)
    const trimmed = text?.trim()
    if (!trimmed) return
    const key = `${niceClass ?? ''}/${language ?? ''}`
    const item = this.items.get(key)
    if (!item) this.items.set(key, compact({ niceClass, language, text: trimmed }))
    else if (item.text !== trimmed) item.text += (/[.;,]$/.test(item.text) ? ' ' : '; ') + trimmed
  }

  result(): Pick<RegisterMark, 'niceClasses' | 'goods'> {
    return { niceClasses: [...this.classes].sort((a, b) => a - b), goods: [...this.items.values()] }
  }
}

/** Returns Vienna codes as `27.05.01` or `98.04`, each once, and reports other texts. */
export function viennaCodes(texts: readonly string[], report: Report): RegisterMark['viennaClasses'] {
  const codes = new Set<string>()
  for (const text of texts) {
    const trimmed = text.trim()
    if (trimmed === '') continue
    const match = /^\D{0,8}(\d{1,2})[./](\d{1,2})(?:[./](\d{1,2}))?\D{0,3}$/.exec(trimmed)
    if (!match) report(`"${trimmed}" is no Vienna code`, { part: 'viennaCode', text: trimmed })
    else
      codes.add(
        match
          .slice(1)
          .filter((part) => part !== undefined)
          .map((part) => part.padStart(2, '0'))
          .join('.'),
      )
  }
  return [...codes].map((code) => ({ code, scheme: 'vienna' }))
}

/**
 * Returns where to find a mark's picture: base names in the delivery, and a delivered absolute address. A name without
 * extension (INPI's FMARK…) matches a picture in any format.
 */
export function logoOf(
  delivered: { names?: readonly (string | undefined)[]; uris?: readonly (string | undefined)[] },
  fallbackUrl?: string,
): RegisterMark['logo'] {
  const files = new Set<string>()
  let address: string | undefined
  const add = (text: string | undefined) => {
    const name = baseName(text)
    if (name === undefined) return
    const isSaid = [...files].some((file) => file === name || file.replace(isPictureName, '') === name)
    if (!isSaid) files.add(name)
  }
  for (const uri of delivered.uris ?? []) {
    const isAddress = /^https?:\/\//i.test(uri?.trim() ?? '')
    if (isAddress) address ??= uri?.trim()
    if (!isAddress || isPictureName.test(uri?.trim() ?? '')) add(uri)
  }
  for (const name of delivered.names ?? []) add(name)
  const url = address ?? fallbackUrl
  return files.size > 0 || url ? compact({ files: [...files], url }) : undefined
}

const isPictureName = /\.(jpe?g|png|gif|tiff?|webp|bmp)$/i

function baseName(text: string | undefined): string | undefined {
  return text?.trim().split(/[/\\]/).at(-1) || undefined
}

/** Returns an ISO 3166-1 alpha-2 code in upper case. Returns any other text as a country's name. */
export function countryOf(text: string | undefined): Pick<MarkAddress, 'country' | 'countryCode'> {
  const trimmed = text?.trim()
  if (!trimmed) return {}
  return /^[A-Za-z]{2}$/.test(trimmed) ? { countryCode: trimmed.toUpperCase() } : { country: trimmed }
}

/**
 * Returns the address without missing parts; undefined when all parts are missing, because an empty shell means "none"
 * (office-feeds 2.7).
 */
export function addressOrNone(address: MarkAddress): MarkAddress | undefined {
  const { lines, ...parts } = compact(address)
  return lines.length === 0 && Object.keys(parts).length === 0 ? undefined : address
}

/**
 * Returns the opposition period. Delivered dates take precedence. Without them, the period is computed from its first
 * day by the office's rule and marked as computed (`register/deadlines.ts`).
 * @param dates.start first day of a period to compute; undefined if none is computed
 */
export function oppositionPeriod(
  office: RegistrationOfficeCode,
  dates: { deliveredStart?: string; deliveredEnd?: string; start?: string },
): Pick<RegisterMark, 'oppositionPeriodStartDate' | 'oppositionPeriodEndDate' | 'oppositionPeriodIsComputed'> {
  if (dates.deliveredStart || dates.deliveredEnd)
    return { oppositionPeriodStartDate: dates.deliveredStart, oppositionPeriodEndDate: dates.deliveredEnd }
  const period = dates.start === undefined ? undefined : oppositionPeriodFrom(office, dates.start)
  if (period === undefined) return {}
  return {
    oppositionPeriodStartDate: period.start,
    oppositionPeriodEndDate: period.end,
    oppositionPeriodIsComputed: true,
  }
}

/** Returns the fault of an application number, or undefined. A record without a usable number cannot be stored. */
export function numberFault(applicationNumber: string | undefined): string | undefined {
  if (applicationNumber === undefined || applicationNumber.trim() === '') return 'it has no application number'
  const plain = applicationNumber.replace(/[^A-Za-z0-9]/g, '')
  return plain === '' || plain.length > 40 ? `"${applicationNumber.slice(0, 60)}" is no application number` : undefined
}

/**
 * Rejects a record, identified by the first given name. Without one, the reader identifies it by its place in the file.
 */
export function reject(reason: string, ...names: (string | undefined)[]): RecordOutcome {
  return { kind: 'reject', record: names.find((name) => name !== undefined && name !== '') ?? '', reason }
}
