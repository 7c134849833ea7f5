import { bytesOf, foldName } from '@marklot/similarity'
import { IndexBuilder } from './build/index-builder.ts'
import { usualShape } from './build/merge-policy.ts'
import type { IndexedMark } from './layout/mark.ts'
import { digitsFor, hashOfName, hashOfSerial, split, wholeRegister } from './layout/partition.ts'
import { RegisterIndex } from './register-index.ts'

/**
 * Builds the index of a whole register: the marks are gathered by partition, then one partition after the other is built, so that the
 * memory needed beside the index stays that of the gathered columns.
 */
export class RegisterBuilder {
  private readonly shape
  private readonly partitions
  private builders: (IndexBuilder | null)[]

  /** @param expectedMarks decides on the number of partitions; an estimate is enough. */
  constructor(expectedMarks: number, shape = usualShape) {
    this.shape = shape
    this.partitions = split(wholeRegister, digitsFor(expectedMarks, wholeRegister, shape))
    const each = Math.ceil((expectedMarks / this.partitions.length) * 1.02) + 1024
    this.builders = this.partitions.map(() => new IndexBuilder(each))
  }

  /** Takes one mark; of equal serials the last counts when both have the same name. */
  add(mark: IndexedMark): void {
    const folded = mark.name === null ? '' : foldName(mark.name)
    const hash = folded === '' ? hashOfSerial(mark.serial) : hashOfName(bytesOf(folded), 0, folded.length)
    this.builders[hash & (this.partitions.length - 1)]?.add(mark, folded)
  }

  /** Builds the index; the builder is used up. */
  build(revision: number | bigint): RegisterIndex {
    const segments = this.partitions.map((partition, i) => {
      const segment = (this.builders[i] as IndexBuilder).build(revision, partition)
      this.builders[i] = null
      return segment
    })
    return RegisterIndex.ofPartitions(segments, this.shape)
  }
}
