import { bytesOf, foldName } from '@marklot/similarity'
import { IndexBuilder } from './build/index-builder.ts'
import { usualShape } from './build/merge-policy.ts'
import type { IndexedMark } from './layout/mark.ts'
import { digitsFor, hashOfName, hashOfSerial, split, wholeRegister } from './layout/partition.ts'
import { RegisterIndex } from './register-index.ts'

/**
 * Builds the index of a whole register. It gathers the marks by partition and then builds one partition after the
 * other, so that the memory beside the index never exceeds the gathered columns.
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

  /** Builds the index and uses the builder up. */
  build(revision: number | bigint): RegisterIndex {
    const segments = this.partitions.map((partition, i) => {
      const segment = (this.builders[i] as IndexBuilder).build(revision, partition)
      this.builders[i] = null
      return segment
    })
    return RegisterIndex.ofPartitions(segments, this.shape)
  }
}
