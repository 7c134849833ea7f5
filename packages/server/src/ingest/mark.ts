import type { MarkAddress, RegisterMark } from '../register/index.ts'

export type { MarkAddress, MarkGoods, MarkProcess, RegisterMark } from '../register/index.ts'

/** Fields of a mark that a sparse transaction may leave unmentioned: the stored ones stay (USPTO, "replace by group"). */
export type SparseField = keyof RegisterMark

/** What one record of a file comes to. */
export type RecordOutcome =
  | { kind: 'mark'; mark: RegisterMark; unmentioned?: SparseField[] }
  | { kind: 'delete'; applicationNumber: string }
  | { kind: 'person'; role: 'owner' | 'representative'; key: string; address: MarkAddress; deleted?: boolean }
  /** Not a mark and not a fault (placeholders, assignment-only records). */
  | { kind: 'skip'; reason: string }
  | { kind: 'reject'; record: string; reason: string }
