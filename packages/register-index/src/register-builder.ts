import { bytesOf, foldName } from '@marklot/similarity'
import { IndexBuilder } from './build/index-builder.ts'
import { LogoBuilder } from './build/logo-builder.ts'
import { addLogo } from './build/logo-changes.ts'
import { usualShape } from './build/merge-policy.ts'
import { liveOf } from './layout/live-segment.ts'
import type { IndexedMark } from './layout/mark.ts'
import { digitsFor, hashOfName, hashOfSerial, split, wholeRegister } from './layout/partition.ts'
import { type IndexedLogo, RegisterIndex } from './register-index.ts'

/**
 * Builds the index of a whole register. It gathers the marks by partition and then builds one partition after the
 * other, so that the memory in addition to the index never exceeds the gathered columns.
 */
export class RegisterBuilder {
  private readonly shape
  private readonly partitions
  private builders: (IndexBuilder | null)[]

  /** @param expectedMarks an estimate; decides the number of partitions */
  constructor(expectedMarks: number, shape = usualShape) {
    this.shape = shape
    this.partitions = split(wholeRegister, digitsFor(expectedMarks, wholeRegister, shape))
    const each = Math.ceil((expectedMarks / this.partitions.length) * 1.02) + 1024
    this.builders = this.partitions.map(() => new IndexBuilder(each))
  }

  /** Adds a mark. Of marks with the same serial and name, the last one counts. */
  add(mark: IndexedMark): void {
    const folded = mark.name === null ? '' : foldName(mark.name)
    const hash = folded === '' ? hashOfSerial(mark.serial) : hashOfName(bytesOf(folded), 0, folded.length)
    this.builders[hash & (this.partitions.length - 1)]?.add(mark, folded)
  }

  /** Builds the index. The builder cannot be used afterwards. */
  build(revision: number | bigint): RegisterIndex {
    const segments = this.partitions.map((partition, i) => {
      const segment = (this.builders[i] as IndexBuilder).build(revision, partition)
      this.builders[i] = null
      return segment
    })
    return RegisterIndex.ofPartitions(segments, this.shape)
  }
}

/**
 * Adds the described logos of a whole register to an index of its marks. Like `RegisterBuilder`, it gathers them by
 * partition and then builds one partition after the other.
 */
export class LogoRegisterBuilder {
  private readonly index
  private readonly shape
  private readonly partitions
  private builders: (LogoBuilder | null)[]

  /**
   * @param index an index without logos
   * @param expectedLogos an estimate; decides the number of partitions
   */
  constructor(index: RegisterIndex, expectedLogos: number, shape = usualShape) {
    this.index = index
    this.shape = shape
    this.partitions = split(wholeRegister, digitsFor(expectedLogos, wholeRegister, shape.logos))
    const each = Math.ceil((expectedLogos / this.partitions.length) * 1.02)
    this.builders = this.partitions.map(() => new LogoBuilder(each))
  }

  /** Adds the logo of a mark in the index. Of logos with the same serial, the last one counts. */
  add({ serial, logo }: IndexedLogo): void {
    const builder = this.builders[hashOfSerial(serial) & (this.partitions.length - 1)]
    if (logo !== null && builder) addLogo(builder, this.segments, serial, logo)
  }

  /** Builds the index. The builder cannot be used afterwards. */
  build(revision: number | bigint): RegisterIndex {
    const isEmpty = this.builders.every((builder) => builder?.length === 0)
    const base = (isEmpty ? [] : this.partitions).map((partition, i) => {
      const builder = this.builders[i] as LogoBuilder
      this.builders[i] = null
      return liveOf(builder.build(Number(revision), partition))
    })
    return RegisterIndex.from({ ...this.index.state, logos: { base, changes: [], revision: Number(revision) } }, this.shape)
  }

  private get segments() {
    return [...this.index.state.base, ...this.index.state.changes]
  }
}
