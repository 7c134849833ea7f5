/** Rows of one office that share their outcome: `sign | Nice classes | goods | source`. */
export interface OwnSection {
  readonly office: string
  /** What it was refused for; `none` for signs that were accepted. */
  readonly ground: string
  readonly rows: string
}
