import { createHash } from 'node:crypto'
import { dayNumber, foldedOf, type IndexedMark, KeyMaker, lastViennaCategory, noDay, officeCodes } from '@marklot/register-index'
import { unpackLogo } from '@marklot/similarity/logo'
import type { ClusterHit, Json } from './cluster.ts'

/* Turns marks into documents of the cluster. The embedded engine's code makes all their keys. */

const maker = new KeyMaker()

const dayOf = (date: string | null) => {
  const number = dayNumber(date)
  return number === noDay ? undefined : number
}
/** A class outside the filters, such as class 00 of old registers, is not indexed. */
const inRange = (numbers: readonly number[], last: number) => numbers.filter((number) => number >= 1 && number <= last)
/** A word from its last letter to its first, which finds endings as beginnings. */
export const reversed = (word: string) => [...word].reverse().join('')

/** The document of a mark. */
export function documentOf(mark: IndexedMark): Json {
  const name = foldedOf(mark.name)
  const translation = name === '' ? '' : foldedOf(mark.translation)
  const owner = maker.ofOwner(mark.ownerName, mark.ownerSeat)
  return {
    ...filterColumns(mark),
    ...(name !== '' && nameFields(name)),
    ...(translation !== '' &&
      translation !== name && { translation, translationTrigrams: maker.ofName(translation).trigrams.join(' ') }),
    ...(owner !== null && { owner: owner.number, ownerName: owner.name, ownerSeat: owner.seat, ownerWords: owner.words }),
    mark: packed(mark),
  }
}

/** The columns that filters read. */
const filterColumns = (mark: IndexedMark): Json => ({
  serial: mark.serial,
  office: mark.office,
  category: mark.category,
  type: mark.type,
  state: mark.stateKey,
  nice: inRange(mark.niceClasses, 45),
  vienna: inRange(mark.viennaCategories, lastViennaCategory),
  applicationDay: dayOf(mark.applicationDate),
  registrationDay: dayOf(mark.registrationDate),
  oppositionDay: dayOf(mark.oppositionPeriodEndDate),
  priorityDay: dayOf(mark.priorityDate),
})

/** The document of a mark's described logo, with the mark's filter columns. */
export function logoDocumentOf(mark: IndexedMark, packed: Uint8Array): Json {
  const { hash, views, idea } = unpackLogo(packed)
  return {
    ...filterColumns(mark),
    hashes: hashParts(hash[0] ?? 0n).map(({ part, value }) => hashKey(part, value)),
    views: views.map(({ copy }) => ({ copy: [...copy] })),
    idea: [...idea],
  }
}

const hashPartBits = 16n
const hashPartsOf = 4

/** A hash cut into parts of 16 bits. */
export const hashParts = (hash: bigint) =>
  Array.from({ length: hashPartsOf }, (_, part) => ({ part, value: Number((hash >> (BigInt(part) * hashPartBits)) & 0xffffn) }))
export const hashKey = (part: number, value: number) => `${part}${value.toString(36)}`

/** Bytes of a number that stands for a name: few enough to be exact, enough to differ among tens of millions of names. */
const numberBytes = 6
const numberOf = (name: string) => createHash('md5').update(name).digest().readUIntBE(0, numberBytes)

function nameFields(name: string): Json {
  const { letters, trigrams, sounds, words } = maker.ofName(name)
  return {
    name,
    nameNumber: numberOf(name),
    letters,
    length: letters.length,
    trigrams: trigrams.join(' '),
    sounds,
    words,
    reversedWords: words.map(reversed),
  }
}

/** The fields of a mark in the order in which its column `mark` stores them. */
const fields = [
  'serial',
  'name',
  'translation',
  'office',
  'category',
  'type',
  'stateKey',
  'niceClasses',
  'viennaCategories',
  'applicationDate',
  'registrationDate',
  'oppositionPeriodEndDate',
  'priorityDate',
  'ownerName',
  'ownerSeat',
] as const satisfies readonly (keyof IndexedMark)[]

const packed = (mark: IndexedMark) => Buffer.from(JSON.stringify(fields.map((field) => mark[field]))).toString('base64')

/** Reads a mark from the column `mark` of a hit. */
export function markOf({ fields: columns }: ClusterHit): IndexedMark {
  const values = JSON.parse(Buffer.from(String(columns?.mark?.[0]), 'base64').toString()) as unknown[]
  return Object.fromEntries(fields.map((field, i) => [field, values[i]])) as unknown as IndexedMark
}

/** Whether a mark's office has an index. */
export const isKnownOffice = (office: string) => (officeCodes as readonly string[]).includes(office)
