/** Adds an entry. If there are then more than `most` entries, removes the oldest. */
export function addNewest<T>(entries: Map<string, T>, key: string, value: T, most: number): void {
  entries.set(key, value)
  if (entries.size > most) entries.delete(entries.keys().next().value ?? '')
}
