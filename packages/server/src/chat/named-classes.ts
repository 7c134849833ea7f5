/**
 * Returns the Nice classes of a text that only names them, such as "class 35" or "9, 42"; null for a text that
 * describes goods or services.
 */
export function classesNamedIn(text: string): number[] | null {
  const [first, ...rest] = text.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '')
  const numbers = first !== undefined && /^(?:klassen?|class(?:e[ns]?|es|i)?|clases?)$/i.test(first) ? rest : [first, ...rest]
  const classes = numbers.map(Number)
  const isClass = (one: number) => Number.isInteger(one) && one >= 1 && one <= 45
  return classes.length > 0 && classes.every(isClass) ? [...new Set(classes)] : null
}
