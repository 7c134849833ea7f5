import type { MarkAddress, RegisterMark } from '../register/index.ts'

/** The fields that a sparse transaction may omit; the register then keeps its values (USPTO, "replace by group"). */
export type SparseField = keyof RegisterMark

/** A picture inside a record. Its name is one of the mark's `logo.files`. */
export interface EmbeddedPicture {
  name: string
  base64: string
}

/** The outcome of one record of a file. */
export type RecordOutcome =
  | { kind: 'mark'; mark: RegisterMark; unmentioned?: SparseField[]; picture?: EmbeddedPicture }
  | { kind: 'delete'; applicationNumber: string }
  | { kind: 'person'; role: 'owner' | 'representative'; key: string; address: MarkAddress; deleted?: boolean }
  /** The record contains neither a mark nor a fault: a placeholder, or a record that only contains assignments. */
  | { kind: 'skip'; reason: string }
  | { kind: 'reject'; record: string; reason: string }
