import type { RegisterMark } from '../register/index.ts'
import type { SparseField } from './record-outcome.ts'

/** Returns the delivered mark, completed with unmentioned fields from the stored one (USPTO, "replace by group"). */
export function mergeSparse(stored: RegisterMark, delivered: RegisterMark, unmentioned: readonly SparseField[]): RegisterMark {
  const kept: Partial<RegisterMark> = {}
  for (const field of unmentioned) Object.assign(kept, { [field]: stored[field] })
  return { ...delivered, ...kept }
}
