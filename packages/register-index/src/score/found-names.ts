import type { NameRelation } from '@marklot/similarity'
import type { Segment } from '../layout/segment.ts'
import { letterKeyOf, type NameFigures } from './scored-name.ts'

const relations: readonly NameRelation[] = ['identical', 'sameSound', 'contains', 'sameMeaning', 'similar']
/** Stand for a meaning that is not computed yet, and for none. */
const meaningUnknown = 255
const meaningNone = 254

const bytesOfName = 8 + 4 + 2 + 7

/**
 * Names that a lane found, with their places and scores. They are columns of numbers, so that they can lie in memory
 * shared by the thread that searches for another.
 */
export class FoundNames {
  count = 0
  private capacity = 0
  private readonly isFixed: boolean
  private keys = new Float64Array(0)
  private names = new Uint32Array(0)
  private places = new Uint16Array(0)
  private totals = new Uint8Array(0)
  private looks = new Uint8Array(0)
  private sounds = new Uint8Array(0)
  private structures = new Uint8Array(0)
  private meanings = new Uint8Array(0)
  private relations = new Uint8Array(0)
  private passing = new Uint8Array(0)

  /** The memory for this many names, in bytes. */
  static bytesFor(names: number): number {
    return names * bytesOfName
  }

  /** @param memory where the names are stored, from a multiple of 8 on; without it, the object allocates as needed */
  constructor(memory?: { buffer: SharedArrayBuffer; from: number; names: number }) {
    this.isFixed = memory !== undefined
    if (memory !== undefined) this.layOut(memory.buffer, memory.from, memory.names)
  }

  /** Removes all names and makes room for this many; false if there is no room. */
  begin(names: number): boolean {
    this.count = 0
    if (names <= this.capacity) return true
    if (this.isFixed) return false
    this.layOut(new ArrayBuffer(FoundNames.bytesFor(names)), 0, names)
    return true
  }

  /** Adds a name that has just been scored. */
  add(figures: NameFigures, segment: Segment, place: number, name: number, passes: boolean): void {
    const at = this.count++
    const { meaningIfKnown } = figures
    this.keys[at] = letterKeyOf(figures.total, segment, name)
    this.names[at] = name
    this.places[at] = place
    this.totals[at] = figures.total
    this.looks[at] = figures.look
    this.sounds[at] = figures.sound
    this.structures[at] = figures.structure ?? 0
    this.meanings[at] = meaningIfKnown === undefined ? meaningUnknown : (meaningIfKnown ?? meaningNone)
    this.relations[at] = relations.indexOf(figures.relation)
    this.passing[at] = passes ? 1 : 0
  }

  at(i: number): { figures: NameFigures; key: number; place: { live: number; name: number }; passes: boolean } {
    const structure = this.structures[i]
    const meaning = this.meanings[i]
    return {
      figures: {
        total: this.totals[i],
        look: this.looks[i],
        sound: this.sounds[i],
        structure: structure === 0 ? null : structure,
        meaningIfKnown: meaning === meaningUnknown ? undefined : meaning === meaningNone ? null : meaning,
        relation: relations[this.relations[i]],
      },
      key: this.keys[i],
      place: { live: this.places[i], name: this.names[i] },
      passes: this.passing[i] === 1,
    }
  }

  private layOut(buffer: ArrayBuffer | SharedArrayBuffer, from: number, names: number): void {
    let at = from
    const next = <T>(View: new (buffer: ArrayBufferLike, at: number, length: number) => T, bytes: number): T => {
      const view = new View(buffer, at, names)
      at += names * bytes
      return view
    }
    this.capacity = names
    this.keys = next(Float64Array, 8)
    this.names = next(Uint32Array, 4)
    this.places = next(Uint16Array, 2)
    this.totals = next(Uint8Array, 1)
    this.looks = next(Uint8Array, 1)
    this.sounds = next(Uint8Array, 1)
    this.structures = next(Uint8Array, 1)
    this.meanings = next(Uint8Array, 1)
    this.relations = next(Uint8Array, 1)
    this.passing = next(Uint8Array, 1)
  }
}
