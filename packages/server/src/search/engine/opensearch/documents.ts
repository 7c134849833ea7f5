import { createHash } from 'node:crypto'
import {
  affixKeysOf,
  classesOf,
  type IndexedMark,
  KeyMaker,
  type MarkRow,
  markTypes,
  noDay,
  officeCodes,
  packRow,
  rowOf,
  stateCategories,
  unpackRow,
  viennaOf,
} from '@marklot/register-index'
import { unpackLogo } from '@marklot/similarity/logo'
import type { ClusterHit, Json } from './cluster.ts'

/* Turns marks into documents of the cluster. The embedded engine's code creates all their keys. */

const maker = new KeyMaker()

const dayOf = (day: number) => (day === noDay ? undefined : day)
/** Returns the document of a mark. */
export function documentOf(mark: IndexedMark): Json {
  const row = rowOf(mark)
  const { name, translation } = row
  const owner = maker.ofOwner(mark.ownerName, mark.ownerSeat)
  return {
    ...filterColumns(row),
    ...(name !== '' && nameFields(name)),
    ...(translation !== '' && { translation, translationTrigrams: maker.ofName(translation).trigrams.join(' ') }),
    ...(owner !== null && { owner: owner.number, ownerName: owner.name, ownerSeat: owner.seat, ownerWords: owner.words }),
    mark: packRow(row).toString('base64'),
  }
}

/** Returns the columns that filters read. */
const filterColumns = (row: MarkRow): Json => ({
  serial: row.serial,
  office: officeCodes[row.office],
  category: stateCategories[row.category],
  type: markTypes[row.type],
  state: row.stateKey,
  nice: classesOf(row),
  vienna: viennaOf(row),
  applicationDay: dayOf(row.applicationDay),
  registrationDay: dayOf(row.registrationDay),
  oppositionDay: dayOf(row.oppositionDay),
  priorityDay: dayOf(row.priorityDay),
})

/** Returns the document of a mark's described logo, with the mark's filter columns. */
export function logoDocumentOf(mark: MarkRow, packed: Uint8Array): Json {
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

/** Cuts a hash into parts of 16 bits. */
export const hashParts = (hash: bigint) =>
  Array.from({ length: hashPartsOf }, (_, part) => ({ part, value: Number((hash >> (BigInt(part) * hashPartBits)) & 0xffffn) }))
export const hashKey = (part: number, value: number) => `${part}${value.toString(36)}`

/**
 * The number of bytes of a number that stands for a name. They are few enough for an exact number, and enough to differ
 * among tens of millions of names.
 */
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
    affixes: [...new Set(words.flatMap(affixKeysOf))],
  }
}

/** Reads a mark from the column `mark` of a hit. */
export const markOf = ({ fields: columns }: ClusterHit): MarkRow => unpackRow(Buffer.from(String(columns?.mark?.[0]), 'base64'))

/** Returns whether a mark's office has an index. */
export const isKnownOffice = (office: string) => (officeCodes as readonly string[]).includes(office)
