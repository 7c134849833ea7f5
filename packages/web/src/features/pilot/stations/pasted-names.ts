/** List markers before a name: bullets and numbers. */
const bullet = /^\s*(?:[-*•–—]|\d{1,3}[.)])\s+/

/** Returns the names in a typed or pasted text, each once. Line breaks, tabs and semicolons separate names. */
export function namesIn(text: string): string[] {
  const names = text
    .split(/[\n\r\t;]+/)
    .map((line) => line.replace(bullet, '').trim())
    .filter((name) => name !== '')
  return [...new Map(names.map((name) => [name.toLocaleLowerCase(), name])).values()]
}
