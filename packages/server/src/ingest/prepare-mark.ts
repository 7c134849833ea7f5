import { createHash } from 'node:crypto'
import type { BrandStateCategory, BrandType } from '@marklot/contracts'
import {
  brandId,
  brandStateKey,
  canonicalJson,
  internationalKey,
  type MarkAddress,
  type MarkOmission,
  priorityDateOf,
  type RegisterMark,
  registrationKey,
  translatedName,
  unknownTerms,
  viennaCategoriesOf,
} from '../register/index.ts'
import { calendarDate } from './dates.ts'

/**
 * A mark ready for the database: the columns of its row, its document as JSON, and a hash of it. It is plain data and
 * can be sent by a worker.
 */
export interface PreparedMark {
  id: string
  name?: string
  /** The recorded translation of the name. */
  translation?: string
  brandType: BrandType
  stateCategory: BrandStateCategory
  stateKey: string
  /** The state in the office's own text or code. */
  state: string
  stateIsUnknown: boolean
  /** Forms, kinds and steps that no list of office terms holds; missing if there are none. */
  unknownTerms?: string[]
  applicationNumber: string
  registrationNumber?: string
  registrationKey?: string
  applicationDate?: string
  registrationDate?: string
  oppositionEndDate?: string
  /** The day that determines which of two marks is earlier, if it is before the application date. */
  priorityDate?: string
  publicationDate?: string
  niceClasses: number[]
  /** Main categories of the Vienna Classification, ascending. */
  viennaCategories: number[]
  ownerName?: string
  /** The names of all owners, if there are several. */
  ownerNames?: string
  /** The owner's city and country code. */
  ownerSeat?: string
  /** The keys of all owners, if the office delivers persons separately. */
  ownerKeys: string[]
  /** The international registration behind a designation: digits, and a letter for a partial transfer. */
  internationalNumber?: string
  /** The day of the current state. */
  statusDate?: string
  logo?: RegisterMark['logo']
  json: string
  /** A hash of 128 bits in hexadecimal digits. */
  hash: string
}

/** The longest names. Longer texts in these fields are faults of the file. */
const maxName = 10_000
const maxNumber = 100

export function ownerNameOf(owner: MarkAddress): string | undefined {
  return owner.companyName ?? owner.name ?? ([owner.firstName, owner.lastName].filter(Boolean).join(' ') || undefined)
}
export function ownerSeatOf(owner: MarkAddress): string | undefined {
  return [owner.city, owner.countryCode].filter(Boolean).join(', ') || undefined
}

/** The maximum number of characters of all owners' names together. */
const maxOwnerNames = 10_000

/** Returns the distinct names of several owners, joined by "; ", or undefined for a single name. */
export function joinNames(owners: readonly MarkAddress[]): string | undefined {
  if (owners.length < 2) return undefined
  const names = [...new Set(owners.map(ownerNameOf).filter((name) => name !== undefined))]
  return names.length > 1 ? names.join('; ').slice(0, maxOwnerNames) : undefined
}

const dateFields = [
  'applicationDate',
  'registrationDate',
  'publicationDate',
  'oppositionPeriodStartDate',
  'oppositionPeriodEndDate',
  'expiryDate',
  'terminationDate',
  'exhibitionDate',
  'statusDate',
] as const

/**
 * A version that is part of the hash. Increase it when columns are derived differently. Marks that are delivered again
 * are then rewritten even if their record is unchanged.
 */
const columnsVersion = '3'

/** How many omissions are kept per mark, and how many characters of each value. */
const mostOmissions = 20
const longestOmission = 60

function withOmissions(mark: RegisterMark, omitted: readonly MarkOmission[]): RegisterMark {
  const omissions = omitted.map(({ text, ...omission }) =>
    text === undefined ? omission : { ...omission, text: text.trim().slice(0, longestOmission) },
  )
  if ((joinNames(mark.owners)?.length ?? 0) === maxOwnerNames) omissions.push({ part: 'ownerNames' })
  return omissions.length === 0 ? mark : { ...mark, omissions: omissions.slice(0, mostOmissions) }
}

/**
 * Derives from a mark everything that is stored. If the mark cannot be stored, returns the reason as a text.
 * @param omitted delivered values that the mark lacks because they could not be read
 */
export function prepareMark(read: RegisterMark, omitted: readonly MarkOmission[] = []): PreparedMark | string {
  const mark = withOmissions(read, omitted)
  const id = brandId(mark.office, mark.applicationNumber)
  if (id === undefined) return `“${mark.applicationNumber.slice(0, maxNumber)}” is no application number`
  if (mark.applicationNumber.length > maxNumber || (mark.registrationNumber?.length ?? 0) > maxNumber)
    return 'a number is too long'
  if ((mark.name?.length ?? 0) > maxName) return `the name is longer than ${maxName} characters`
  for (const field of dateFields) {
    const date = mark[field]
    if (date !== undefined && calendarDate(date) !== date) return `${field} ${date.slice(0, 40)} is no day`
  }
  const json = canonicalJson(mark)
  const owner = mark.owners[0]
  const terms = unknownTerms(mark)
  const priorityDate = priorityDateOf(mark)
  return {
    id,
    name: mark.name,
    translation: translatedName(mark),
    brandType: mark.brandType,
    stateCategory: mark.brandStateCategory,
    stateKey: brandStateKey(mark.office, mark.brandState),
    state: mark.brandState,
    stateIsUnknown: mark.brandStateIsUnknown === true,
    ...(terms.length > 0 && { unknownTerms: terms }),
    applicationNumber: mark.applicationNumber,
    registrationNumber: mark.registrationNumber,
    registrationKey: mark.registrationNumber === undefined ? undefined : registrationKey(mark.office, mark.registrationNumber),
    applicationDate: mark.applicationDate,
    registrationDate: mark.registrationDate,
    oppositionEndDate: mark.oppositionPeriodEndDate,
    priorityDate: priorityDate === mark.applicationDate ? undefined : priorityDate,
    publicationDate: mark.publicationDate,
    niceClasses: mark.niceClasses,
    viennaCategories: viennaCategoriesOf(mark),
    ownerName: owner && ownerNameOf(owner),
    ownerSeat: owner && ownerSeatOf(owner),
    ownerNames: joinNames(mark.owners),
    ownerKeys: mark.ownerKeys ?? [],
    internationalNumber: mark.international?.number === undefined ? undefined : internationalKey(mark.international.number),
    statusDate: mark.statusDate,
    logo: mark.logo,
    json,
    hash: createHash('sha1').update(json).update(columnsVersion).digest('hex').slice(0, 32),
  }
}
