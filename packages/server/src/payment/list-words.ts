/** The search words of an administrator's list, and the requested page. */
export interface Words {
  words: string
  /** The accounts whose names contain the words. */
  accountIds: readonly string[]
  page: number
  size: number
}

/** Returns the number of rows in one state, or in all states. */
export const totalOf = <S extends string>(counts: readonly { state: S; count: number }[], state: S | null): number =>
  counts.filter((one) => state === null || one.state === state).reduce((sum, { count }) => sum + count, 0)
