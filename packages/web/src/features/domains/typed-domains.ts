/** Returns the whole domains that were typed, one or several; null for a name from which domains are derived. */
export function typedDomains(text: string): string[] | null {
  const words = text
    .trim()
    .split(/[\s,;]+/)
    .filter(Boolean)
  return words.length > 0 && words.every((word) => /^[^.]+(\.[^.]+)+\.?$/.test(word)) ? words : null
}
