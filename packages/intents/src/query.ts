import type { Reading } from './reading.ts'
import { plainText } from './reading.ts'
import { daysOf, namedDates } from './text/periods.ts'
import { dayBeside, namedPeriods, type Period } from './text/relative-periods.ts'

/*
 * Searches by a part of the name, as texts of the query language (docs/query-language.md), and the period of filing or
 * registration to which a question limits its marks.
 */

const starts =
  /(?:beginn\w*|anfang\w*|fang\w*|start\w*|begin\w*|commenc\w*|empie\w*|comien\w*|inizi\w*|cominci\w*) (?:mit|with|par|por|con|per)\b|\bmit\b.{1,40}\b(?:beginn|anfang|start)\w*|\b(?:am anfang|at the (?:start|beginning)|au debut|al principio|all inizio)\b/
const ends =
  /(?:end\w*|finiss\w*|termin\w*|acab\w*|finisc\w*) (?:auf|mit|in|with|par|en|con|per)\b|\b(?:auf|mit)\b.*\bende\w*|\b(?:at the end|a la fin|al final|alla fine)\b/
const holds =
  /enthal\w*|enthielt\w*|contain\w*|contien\w*|conten\w*|contengan|\bmit\b.{1,40}\bim namen\b|\bwith\b.{1,40}\bin (?:the|their) names?\b|\bavec\b.{1,40}\bdans le nom\b|\bcon\b.{1,40}\b(?:en el nombre|nel nome)\b/
/** Words between the verb and the part of the name: "ending in the letters", "containing the word". */
const partWords =
  '(?:the |le |la |las |el |il |den |das |der |dem )?(?:word |letters? |wort |buchstaben |mot |lettres |palabra |letras |parola |lettere |silbe |syllabe |silaba |sillaba )?'
const bare = '[-–…*„“"«\\s]*([\\p{L}\\p{N}]+)'
const partAfterVerb = new RegExp(
  `(?:start\\w*|begin\\w*|commen[cç]\\w*|empie\\w*|comien\\w*|inizi\\w*|cominci\\w*|end(?:s|ing)?|finiss\\w*|termin\\w*|acab\\w*|finisc\\w*|beginn\\w*|anfang\\w*|enden|endet) (?:mit|auf|with|in|par|por|con|per|en) ${partWords}${bare}|(?:contain\\w*|contien\\w*|conten\\w*|contengan) ${partWords}${bare}`,
  'u',
)
const partBeforeVerb = new RegExp(
  `\\b(?:mit|auf) ${partWords}${bare}[-–…*“”"»\\s]*(?:am |im |beginn|anfang|start|end)|${bare}[-–…*“”"»\\s]*enth[aie]|\\b(?:with|avec|con) ${partWords}${bare}[-–…*“”"»\\s]*(?:in (?:the|their) name|dans le nom|en el nombre|nel nome|at the|au d|à la fin|al |alla )`,
  'u',
)
/** "-tal" or "Nord-": a part of a name as people write it. */
const hyphened = /(?<![\p{L}\p{N}])[-–…*]+(\p{L}{2,})|(\p{L}{2,})(?:[-–*]|…)+(?![\p{L}\p{N}])/u

/** How filing and registration are called. A bare year beside them is a period. */
export const filingWords =
  /\b(?:angemeldet\w*|anmeldung\w*|anmeldedatum|anmeldetag|eingereicht\w*|filed|filing\w*|application dates?|applied for|depose\w*|depot\w*|solicitad\w*|solicit(?:o|aron)|presentad\w*|presentaron|depositat\w*|deposit[oi])\b/
const registrationWords =
  /\b(?:eingetragen\w*|eintragung\w*|registriert\w*|registered|registration dates?|enregistre\w*|registrad\w*|registraron|registrat\w*)\b/
/** Returns whether a word says that marks were filed or registered: "solicitadas". Such a word is no sign. */
export const namesAct = (word: string): boolean => filingWords.test(plainText(word)) || registrationWords.test(plainText(word))
/** "used since 2010", "called so since 1990": the period is not that of the register. */
const usedWords =
  /\b(?:heiss(?:t|en|e)|called|named|s appelle\w*|se llama\w*|si chiama\w*|benutz\w*|genutzt|verwende\w*|used|using|utilis\w+|usad[ao]s?|usamos|uso|usat[oaie]|usiamo)\b/
const until = /\b(?:bis|until|till|jusqu\S*|hasta|fino)\b/
const before = /\b(?:vor|before|prior|avant|antes|prima|anterieure?s?|anterior(?:es)?|anteriori?e?)\b/
const after = /\b(?:nach|after|apres|despues|dopo)\b/
const since = /\b(?:seit|ab|since|from|depuis|a partir|desde|dal|dallo|da)\b/
const between = /\b(?:zwischen|between|entre|tra|fra|von|from|de|du|desde|dal|da)\b/

/** The period to which a question limits its marks. */
export interface LimitedPeriod {
  readonly field: 'filed' | 'registered'
  readonly days: Period
  /**
   * Whether the text says what happened in the period, or names a date. "This month" alone may be the time of the
   * question.
   */
  readonly isCertain: boolean
}

/** Returns the period that a text names, counted from today; undefined if it names none. */
export function periodIn(reading: Reading, today: string): LimitedPeriod | undefined {
  const dates = namedDates(reading.text).map(({ value, start, end }) => ({ start, end, isDate: true, ...daysOf(value) }))
  const others = namedPeriods(reading.text)
    .filter(({ start, end }) => dates.every((one) => end <= one.start || start >= one.end || start < one.start))
    .map(({ start, end, daysFrom }) => ({ start, end, isDate: false, ...daysFrom(today) }))
  // A quarter or season contains the year that names it.
  const own = dates.filter(({ start, end }) => !others.some((one) => start < one.end && end > one.start))
  const [first, second] = [...own, ...others].sort((a, b) => a.start - b.start)
  if (first === undefined) return undefined
  const text = plainText(reading.text)
  const isRegistration = registrationWords.test(text)
  const field = isRegistration && !filingWords.test(text) ? 'registered' : 'filed'
  const said = plainText(reading.text.slice(Math.max(0, first.start - 20), first.start))
  const { from, until: last } = first
  const isCertain = (first.isDate || isRegistration || filingWords.test(text)) && !usedWords.test(text)
  const limited = (days: Period) => ({ field, days, isCertain }) as const
  if (from === undefined || last === undefined) return limited({ ...(from && { from }), ...(last && { until: last }) })
  if (second?.until !== undefined && between.test(said) && from <= second.until) return limited({ from, until: second.until })
  if (after.test(said)) return limited({ from: dayBeside(last, 1) })
  if (before.test(said)) return limited({ until: dayBeside(from, -1) })
  if (until.test(said)) return limited({ until: last })
  if (since.test(said)) return limited({ from })
  return limited({ from, until: last })
}

/** Returns the query for the part of a name that a text describes; undefined if it describes none. */
export function queryOf(reading: Reading, sign: string | undefined): string | undefined {
  const text = plainText(reading.text)
  const shape = starts.test(text) ? 'starts' : ends.test(text) ? 'ends' : holds.test(text) ? 'holds' : undefined
  if (shape === undefined) return undefined
  const quoted = reading.entities.find(({ kind }) => kind === 'quoted')?.value
  const lowered = reading.text.toLowerCase()
  const written = (pattern: RegExp, from: string) =>
    pattern
      .exec(from)
      ?.slice(1)
      .find((one) => one !== undefined)
  const part =
    quoted ?? written(hyphened, reading.text) ?? written(partAfterVerb, lowered) ?? written(partBeforeVerb, lowered) ?? sign
  const word = part?.split(/\s+/)[0]?.replace(/[^\p{L}\p{N}]/gu, '')
  if (!word) return undefined
  return `name:${shape === 'starts' ? '' : '*'}${word}${shape === 'ends' ? '' : '*'}`
}
