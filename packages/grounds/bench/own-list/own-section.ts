/** Rows of one office that share their outcome: `sign | Nice classes | goods | source`. */
export interface OwnSection {
  readonly office: string
  /** The ground on which it was refused; `none` for signs that were accepted. */
  readonly ground: string
  readonly rows: string
}
