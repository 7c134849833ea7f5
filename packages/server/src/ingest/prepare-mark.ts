import { createHash } from 'node:crypto'
import type { BrandStateCategory, BrandType } from '@marklot/contracts'
import { brandId, brandStateKey, canonicalJson, registrationKey } from '../register/index.ts'
import { calendarDate } from './dates.ts'
import type { MarkAddress, RegisterMark } from './mark.ts'

/** A mark ready for the database: the columns of its row, its document as JSON, and a hash of that. Plain data for a worker's message. */
export interface PreparedMark {
  id: string
  name?: string
  brandType: BrandType
  stateCategory: BrandStateCategory
  stateKey: string
  /** The office's own text or code. */
  state: string
  stateIsUnknown: boolean
  applicationNumber: string
  registrationNumber?: string
  registrationKey?: string
  applicationDate?: string
  registrationDate?: string
  oppositionEndDate?: string
  publicationDate?: string
  niceClasses: number[]
  ownerName?: string
  /** City, country code. */
  ownerSeat?: string
  /** Where the office delivers persons apart: the first owner's key. */
  ownerKey?: string
  logo?: RegisterMark['logo']
  json: string
  /** 128 bits, hexadecimal. */
  hash: string
}

/** Longer texts in these fields are no names or numbers but a fault of the file. */
const maxName = 10_000
const maxNumber = 100

export function ownerNameOf(owner: MarkAddress): string | undefined {
  return owner.companyName ?? owner.name ?? ([owner.firstName, owner.lastName].filter(Boolean).join(' ') || undefined)
}
export function ownerSeatOf(owner: MarkAddress): string | undefined {
  return [owner.city, owner.countryCode].filter(Boolean).join(', ') || undefined
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
] as const

/** Derives everything stored from a mark; a text says why the mark cannot be stored. */
export function prepareMark(mark: RegisterMark): PreparedMark | string {
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
  return {
    id,
    name: mark.name,
    brandType: mark.brandType,
    stateCategory: mark.brandStateCategory,
    stateKey: brandStateKey(mark.office, mark.brandState),
    state: mark.brandState,
    stateIsUnknown: mark.brandStateIsUnknown === true,
    applicationNumber: mark.applicationNumber,
    registrationNumber: mark.registrationNumber,
    registrationKey: mark.registrationNumber === undefined ? undefined : registrationKey(mark.office, mark.registrationNumber),
    applicationDate: mark.applicationDate,
    registrationDate: mark.registrationDate,
    oppositionEndDate: mark.oppositionPeriodEndDate,
    publicationDate: mark.publicationDate,
    niceClasses: mark.niceClasses,
    ownerName: owner && ownerNameOf(owner),
    ownerSeat: owner && ownerSeatOf(owner),
    ownerKey: mark.ownerKeys?.[0],
    logo: mark.logo,
    json,
    hash: createHash('sha1').update(json).digest('hex').slice(0, 32),
  }
}
