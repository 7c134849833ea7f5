/** The largest id of a saved search or an execution. */
const largest = 2_147_483_647

/** Returns the id in an address as an integer; null if the text is not one. */
export function rowId(text: string | undefined): number | null {
  const id = text !== undefined && /^\d{1,20}$/.test(text) ? Number(text) : 0
  return id >= 1 && id <= largest ? id : null
}
