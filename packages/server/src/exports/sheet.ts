/** A table to be sent as a file. A cell without a value is null. */
export interface Sheet {
  title: string
  columns: readonly SheetColumn[]
  rows: readonly (readonly SheetCell[])[]
}
export interface SheetColumn {
  title: string
  /** Cells of the kind `date` hold `YYYY-MM-DD`. */
  kind: 'text' | 'date' | 'number'
  /** In characters. */
  width: number
}
export type SheetCell = string | number | null
