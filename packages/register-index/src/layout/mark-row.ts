import { foldName } from '@marklot/similarity'
import { forEachClass } from './kinds.ts'
import { classMasks, dayNumber, type IndexedMark, markTypes, officeCodes, stateCategories, viennaMask } from './mark.ts'
import { ownerText } from './owner-words.ts'

/**
 * A mark in the form that segments store: texts folded, and numbers instead of days, lists and names of values. Making
 * one takes longer than storing it, so an engine that stores marks elsewhere keeps them packed.
 */
export interface MarkRow {
  serial: number
  /** Places in `officeCodes`, `stateCategories` and `markTypes`. */
  office: number
  category: number
  type: number
  stateKey: string
  /** Bit masks; see `classMasks` and `viennaMask`. */
  classesLow: number
  classesHigh: number
  vienna: number
  /** Days as numbers; see `dayNumber`. */
  applicationDay: number
  registrationDay: number
  oppositionDay: number
  priorityDay: number
  /** Folded; empty for a mark without words. */
  name: string
  /** The folded translation of the name. Empty for none, and for one that equals the name. */
  translation: string
  /** See `ownerText`. */
  owner: string
}

/** @param folded the folded name, if the caller already has it */
export function rowOf(mark: IndexedMark, folded = mark.name === null ? '' : foldName(mark.name)): MarkRow {
  const classes = classMasks(mark.niceClasses)
  const translation = mark.translation === null || folded === '' ? '' : foldName(mark.translation)
  return {
    serial: mark.serial,
    office: officeCodes.indexOf(mark.office),
    category: stateCategories.indexOf(mark.category),
    type: markTypes.indexOf(mark.type),
    stateKey: mark.stateKey,
    classesLow: classes.low,
    classesHigh: classes.high,
    vienna: viennaMask(mark.viennaCategories),
    applicationDay: dayNumber(mark.applicationDate),
    registrationDay: dayNumber(mark.registrationDate),
    oppositionDay: dayNumber(mark.oppositionPeriodEndDate),
    priorityDay: dayNumber(mark.priorityDate),
    name: folded,
    translation: translation === folded ? '' : translation,
    owner: ownerText(mark.ownerName, mark.ownerSeat),
  }
}

/** Returns the Nice classes of a row, ascending. */
export function classesOf({ classesLow, classesHigh }: MarkRow): number[] {
  const classes: number[] = []
  forEachClass(classesLow, classesHigh, (number) => void classes.push(number))
  return classes
}

/** Returns the Vienna categories of a row, ascending. */
export function viennaOf({ vienna }: MarkRow): number[] {
  const categories: number[] = []
  forEachClass(vienna, 0, (number) => void categories.push(number))
  return categories
}

/** Where the parts of a packed row begin. The texts follow the numbers: state key, name, translation and owner. */
const at = {
  serial: 0,
  classesLow: 4,
  vienna: 8,
  classesHigh: 12,
  applicationDay: 14,
  registrationDay: 16,
  oppositionDay: 18,
  priorityDay: 20,
  office: 22,
  category: 23,
  type: 24,
  stateLength: 25,
  nameLength: 26,
  translationLength: 28,
  ownerLength: 30,
  texts: 32,
} as const
/** The longest texts, in bytes. Longer ones are cut, far beyond what a comparison reads. */
const longestText = 0xffff
const longestState = 0xff

/** Packs a row into bytes; see `unpackRow`. */
export function packRow(row: MarkRow): Buffer {
  const state = Buffer.from(row.stateKey).subarray(0, longestState)
  // Folded texts are ASCII.
  const [name, translation, owner] = [row.name, row.translation, row.owner].map((text) =>
    Buffer.from(text, 'latin1').subarray(0, longestText),
  )
  const numbers = Buffer.alloc(at.texts)
  numbers.writeUInt32LE(row.serial, at.serial)
  numbers.writeUInt32LE(row.classesLow, at.classesLow)
  numbers.writeUInt32LE(row.vienna, at.vienna)
  numbers.writeUInt16LE(row.classesHigh, at.classesHigh)
  numbers.writeUInt16LE(row.applicationDay, at.applicationDay)
  numbers.writeUInt16LE(row.registrationDay, at.registrationDay)
  numbers.writeUInt16LE(row.oppositionDay, at.oppositionDay)
  numbers.writeUInt16LE(row.priorityDay, at.priorityDay)
  numbers.writeUInt8(row.office, at.office)
  numbers.writeUInt8(row.category, at.category)
  numbers.writeUInt8(row.type, at.type)
  numbers.writeUInt8(state.length, at.stateLength)
  numbers.writeUInt16LE(name.length, at.nameLength)
  numbers.writeUInt16LE(translation.length, at.translationLength)
  numbers.writeUInt16LE(owner.length, at.ownerLength)
  return Buffer.concat([numbers, state, name, translation, owner])
}

/** Reads a row that `packRow` packed. */
export function unpackRow(bytes: Buffer): MarkRow {
  const name = at.texts + bytes[at.stateLength]
  const translation = name + bytes.readUInt16LE(at.nameLength)
  const owner = translation + bytes.readUInt16LE(at.translationLength)
  return {
    serial: bytes.readUInt32LE(at.serial),
    office: bytes[at.office],
    category: bytes[at.category],
    type: bytes[at.type],
    stateKey: bytes.toString('utf8', at.texts, name),
    classesLow: bytes.readUInt32LE(at.classesLow),
    classesHigh: bytes.readUInt16LE(at.classesHigh),
    vienna: bytes.readUInt32LE(at.vienna),
    applicationDay: bytes.readUInt16LE(at.applicationDay),
    registrationDay: bytes.readUInt16LE(at.registrationDay),
    oppositionDay: bytes.readUInt16LE(at.oppositionDay),
    priorityDay: bytes.readUInt16LE(at.priorityDay),
    name: bytes.toString('latin1', name, translation),
    translation: bytes.toString('latin1', translation, owner),
    owner: bytes.toString('latin1', owner, owner + bytes.readUInt16LE(at.ownerLength)),
  }
}
