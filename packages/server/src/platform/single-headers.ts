/**
 * Returns headers by their names in lower case, without those that were sent more than once. Receivers disagree about
 * which of two values counts, so neither does here.
 * @param raw alternating names and values, as they arrived
 */
export function singleHeaders(raw: readonly string[]): Readonly<Record<string, string>> {
  const values = new Map<string, string[]>()
  for (let at = 0; at + 1 < raw.length; at += 2) {
    const name = (raw[at] ?? '').toLowerCase()
    values.set(name, [...(values.get(name) ?? []), raw[at + 1] ?? ''])
  }
  return Object.fromEntries([...values].filter(([, all]) => all.length === 1).map(([name, [value = '']]) => [name, value]))
}
