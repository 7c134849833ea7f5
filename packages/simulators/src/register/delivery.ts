import type { Day } from './calendar.ts'
import type { SamplePlan } from './marks.ts'
import type { SampleMark } from './sample-mark.ts'

/** One mark to be written to a file, with its picture if it has one. */
export interface DeliveredMark {
  mark: SampleMark
  change: 'new' | 'changed' | 'deleted'
  picture?: Buffer
}

/** An office's delivery on one day: the whole register, or the changes of the day. */
export interface Delivery {
  /** The office's own folder, which already exists. */
  folder: string
  plan: SamplePlan
  day: Day
  isDelta: boolean
  /** The number of marks that follow. */
  total: number
  marks: AsyncIterable<DeliveredMark>
}

/** Writes one office's delivery in its real format. Resolves to the paths of the data files, in loading order. */
export type OfficeWriter = (delivery: Delivery) => Promise<string[]>

/** Returns the ST.66 operation code of a change. */
export function operationCode(change: DeliveredMark['change'], isDelta: boolean): 'Insert' | 'Update' | 'Delete' {
  if (change === 'deleted') return 'Delete'
  return isDelta && change === 'changed' ? 'Update' : 'Insert'
}
