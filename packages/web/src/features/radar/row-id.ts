/** The largest id of a saved search or an execution. */
const largest = 2_147_483_647

/** The id in an address, read as an integer; null when it is not one. */
export function rowId(text: string | undefined): number | null {
  const id = text !== undefined && /^\d{1,20}$/.test(text) ? Number(text) : 0
  return id >= 1 && id <= largest ? id : null
}
