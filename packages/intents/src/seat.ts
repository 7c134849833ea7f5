import type { Reading } from './reading.ts'

/*
 * The city in which the owners of the wanted marks have their seat: "Marken aus Hamburg", "companies in Lyon".
 * Countries name offices instead.
 */

const city = '(\\p{Lu}[\\p{L}\\p{M}-]+(?: \\p{Lu}[\\p{L}\\p{M}-]+)?)'
const forms = [
  `(?:[Mm]arken|[Aa]nmeldungen|[Ff]irmen|[Uu]nternehmen|[Ii]nhabern?) (?:aus|mit Sitz in) ${city}`,
  `(?:[Ff]irmen|[Uu]nternehmen|[Ii]nhabern?) in ${city}`,
  `(?:companies|firms|owners|applicants) (?:in|from|based in|located in) ${city}`,
  `(?:entreprises|sociétés|titulaires) (?:à|de|basée?s à|situées à) ${city}`,
  `(?:empresas|titulares) (?:de|en|con sede en) ${city}`,
  `(?:aziende|imprese|società|titolari) (?:di|a|con sede a) ${city}`,
].map((form) => new RegExp(`(?<![\\p{L}])${form}`, 'u'))

/** Returns the city as typed; undefined if the question names none. */
export function seatIn({ text, offices, words, language }: Reading): string | undefined {
  for (const form of forms) {
    const match = form.exec(text)
    const named = match?.[1]
    if (!match || named === undefined) continue
    const start = match.index + match[0].length - named.length
    const isOffice = offices.some((one) => one.start < start + named.length && one.end > start)
    // In German, the noun after the city has a capital as well: "Firmen in Hamburg Klasse 9".
    const [first = named] = language === 'de' ? named.split(' ') : [named]
    if (!isOffice && words.some((word) => word.start === start)) return first
  }
  return undefined
}
