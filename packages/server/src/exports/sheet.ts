/** A table to be sent as a file. A cell without a value is null. */
export interface Sheet {
  title: string
  columns: readonly SheetColumn[]
  rows: readonly (readonly SheetCell[])[]
}
export interface SheetColumn {
  title: string
  /** The kind of the cells; those of the kind `date` contain `YYYY-MM-DD`. */
  kind: 'text' | 'date' | 'number'
  /** The width in characters. */
  width: number
}
export type SheetCell = string | number | null

/** The rows of a file that are written before other work gets its turn. */
export const rowsAtOnce = 500
