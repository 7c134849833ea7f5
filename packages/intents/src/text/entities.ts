import type { RegistrationOfficeCode } from '@marklot/contracts'
import { fold } from './fold.ts'
import { namedDates } from './periods.ts'
import { namedPeriods } from './relative-periods.ts'

/** A piece of a question that has one meaning as a whole and is not read word by word. */
export interface Entity {
  readonly kind: 'quoted' | 'id' | 'number' | 'domain' | 'tld' | 'classes' | 'percent' | 'date'
  readonly start: number
  readonly end: number
  /** Quoted text, id, number as typed, or the name of a domain. */
  readonly value: string
  readonly tlds: readonly string[]
  readonly classes: readonly number[]
  readonly office: RegistrationOfficeCode | null
}

const quotes =
  /„([^“”"„]{1,200})[“”"]|“([^”“]{1,200})[”“]|"([^"]{1,200})"|«\s*([^»]{1,200}?)\s*»|»([^«]{1,200})«|‹([^›]{1,200})›|(?<![\p{L}\p{N}])['‘‚]([^'’‘]{2,100})['’‘](?![\p{L}\p{N}])|`([^`]{1,200})`/gu
/**
 * "Toys "R" Us", "Rock 'n' Roll", "Rock’n’Roll": a letter or two in quotes between two capitalised words. A letter
 * that a noun introduces is a sign of its own: "the letter “R” …".
 */
const quotedWithin =
  /(?<![\p{L}\p{N}])(?!(?:Marken?|Zeichen|Logo|Namen?|Wort|Buchstaben?|Mark|Brand|Trademark|Letter|Name|Is|Ist|Are|Who|Est|Es|Marque|Lettre|Marca|Letra|Marchio|Lettera)(?!\p{L}))(\p{Lu}[\p{L}\p{N}]+(?:\s*(?:"\p{L}{1,2}"|“\p{L}{1,2}”|„\p{L}{1,2}[“”]|«\s?\p{L}{1,2}\s?»|['’‘]n['’‘]|['’‘]N['’‘]|['’‘]\p{Lu}['’‘])\s*\p{Lu}[\p{L}\p{N}]+)+(?:\s+(?!(?:Frei|GmbH|AG)(?!\p{L}))\p{Lu}\p{Ll}+)?)(?![\p{L}\p{N}])/gu
/** "B.R.A.V.O." is a sign; "U.S.A." and legal forms are not. */
const initials =
  /(?<![\p{L}\p{N}.])(?!(?:U\.?S\.?A|S\.?A\.?[SR]|S\.?R\.?L)(?![\p{L}]))((?:\p{Lu}\.){2,}\p{Lu})\.?(?![\p{L}\p{N}])/gu
/** "AT&T", "M&M’s", "B+B": capitals joined by a sign. Classes and codes of offices are not: "9+42", "DE+AT". */
const joinedCapitals =
  /(?<![\p{L}\p{N}&+])(?!\d+(?:[&+]\d+)+(?![\p{L}\p{N}]))(?!(?:DE|AT|CH|FR|ES|US|EU|UE|EM)(?:[&+](?:DE|AT|CH|FR|ES|US|EU|UE|EM))+(?![\p{L}\p{N}]))([\p{Lu}\p{N}]{1,4}(?:[&+][\p{Lu}\p{N}]{1,4})+(?:['’]s)?)(?![\p{L}\p{N}]|\s+(?:GmbH|AG|KG|SE|Inc|Ltd|LLC|Corp|SA|SAS|SARL|SL|Srl|SpA)(?!\p{L}))/gu
const ids = /(?<![\p{L}\p{N}-])(de|em|at|ch|fr|es|us)-((?:WO|[A-Z])?\d{4,}[A-Z]?)(?![\p{L}\p{N}])/giu

/** The top-level domains that people ask for in the seven territories, and frequent ones of all kinds. */
const tlds =
  'com|net|org|info|biz|eu|de|at|ch|li|fr|es|it|us|uk|co\\.uk|io|ai|app|dev|shop|store|online|tech|cloud|co|me|tv|xyz|site|blog|swiss|berlin|wien|tirol|bayern|hamburg|koeln|cologne|ruhr|saarland|nrw|paris|bzh|alsace|corsica|cat|gal|eus|barcelona|madrid|london|nyc|club|pro|group|agency|studio|design|digital|media|world|life|live|gmbh|bio|wine|beer|coffee|food|fashion|nl|be|pl|pt|lu|ie'
const domains = new RegExp(
  `(?<![\\p{L}\\p{N}@])((?:https?://)?(?:www\\.)?)([\\p{L}\\p{N}][\\p{L}\\p{N}-]{0,62})\\.(${tlds})(?![\\p{L}\\p{N}])(?!\\.\\p{L})`,
  'giu',
)
const bareTlds = new RegExp(
  `(?<![\\p{L}\\p{N}])\\.(${tlds})(?![\\p{L}\\p{N}])|(?<![\\p{L}\\p{N}])(?:dot|punkt|point|punto)[ -]?(${tlds})(?![\\p{L}\\p{N}])|(?<![\\p{L}\\p{N}.])(${tlds})-(?:domain|adresse|endung)`,
  'giu',
)

/** "Klasse 9 und 42", "classes 1-5", "Kl. 3", "clases 3, 5 y 30". */
const classNumbers =
  /(?<![\p{L}\p{N}])(?:(?:nizza|nice|niza|waren|dienstleistungs)[- ]?)?(?:klassen?|kl|class[ei]?s?|cl|clases?|clas|nice|nizza|niza)\s?\.?:?\s?(?:nr\.?\s?|n[°º.]\s?|no\.?\s?)?((?:0?[1-9]|[1-3]\d|4[0-5])(?!\d)(?:\s?(?:,|\/|&|\+|-|–|und|and|et|y|e|ed|bis|to|à|a|al|or|oder|ou|o|sowie)\s?(?:0?[1-9]|[1-3]\d|4[0-5])(?!\d))*)(?![\p{L}\p{N}%])/giu
/** "Klassen 9 42": after the plural, blanks may separate the numbers. */
const spacedClasses =
  /(?<![\p{L}\p{N}])(?:klassen|classes|clases|classi)\s?:?\s?((?:0?[1-9]|[1-3]\d|4[0-5])(?:\s(?:0?[1-9]|[1-3]\d|4[0-5])(?!\d))+)(?![\p{L}\p{N}%]|\s?[,/&+-]|\s(?:und|and|et|y|e|or|oder)\s\d)/giu
const range = /(\d{1,2})\s?(?:-|–|bis|to|à|al?)\s?(\d{1,2})/gi

const percents = /\d{1,3}(?:[.,]\d+)?\s?(?:%|prozent|percent|pour cent|por ciento|per cento)/giu
const shortDates = /(?<![\p{L}\p{N}])\d{1,2}[./]\d{1,2}[./]\d{2}(?![\p{L}\p{N}])/gu

/** A number as the offices print it or people type it: office code, series letter, digits in groups. */
const numbers =
  /(?<![\p{L}\p{N}])(?:(EUTM|CTM|EUIPO|EM|EU|DE|US|FR|ES|AT|CH|AM|WO|IR)[ -]?(?:(?:no|nr|n)[.°º]?\s?)?)?((?:(?:WO|IR)\s?)?[A-Z]?[ -]?\d[\d ./,-]{2,22}\d[A-Z]?|\d{6,}|[A-Z]\d{4,}[A-Z]?)(?![\p{L}\p{N}%€$])/giu
const officeOfPrefix: Readonly<Record<string, RegistrationOfficeCode>> = {
  EUTM: 'em',
  CTM: 'em',
  EUIPO: 'em',
  EM: 'em',
  EU: 'em',
  DE: 'de',
  US: 'us',
  FR: 'fr',
  ES: 'es',
  AT: 'at',
  AM: 'at',
  CH: 'ch',
}

function readClasses(text: string): number[] {
  const found = new Set<number>()
  for (const [, from = '', to = ''] of text.matchAll(range)) for (let one = Number(from); one <= Number(to); one++) found.add(one)
  for (const [one] of text.matchAll(/\d{1,2}/g)) found.add(Number(one))
  return [...found].sort((a, b) => a - b)
}

const none = { tlds: [] as string[], classes: [] as number[], office: null }

/** Returns the entities of a text in the order they appear. Where two kinds overlap, the one read first below wins. */
export function readEntities(text: string): Entity[] {
  const found: Entity[] = []
  const add = (entity: Entity) => {
    if (found.every(({ start, end }) => entity.end <= start || entity.start >= end)) found.push(entity)
  }
  const at = (match: RegExpExecArray) => ({ start: match.index, end: match.index + match[0].length })
  const inside = [...text.matchAll(quotedWithin)].map(at)
  for (const match of text.matchAll(quotes)) {
    const value = match.slice(1).find((one) => one !== undefined) ?? ''
    const isWithin = inside.some(({ start, end }) => match.index >= start && match.index < end)
    if (!isWithin) add({ ...none, kind: 'quoted', ...at(match), value: value.trim() })
  }
  for (const { start, end } of inside) add({ ...none, kind: 'quoted', start, end, value: text.slice(start, end) })
  for (const match of text.matchAll(initials)) add({ ...none, kind: 'quoted', ...at(match), value: match[0] })
  for (const match of text.matchAll(joinedCapitals)) add({ ...none, kind: 'quoted', ...at(match), value: match[0] })
  for (const match of text.matchAll(ids)) {
    const [, office = '', number = ''] = match
    add({ ...none, kind: 'id', ...at(match), value: `${office.toLowerCase()}-${number.toUpperCase()}` })
  }
  for (const match of text.matchAll(domains))
    add({ ...none, kind: 'domain', ...at(match), value: match[2] ?? '', tlds: [(match[3] ?? '').toLowerCase()] })
  for (const match of text.matchAll(bareTlds))
    add({ ...none, kind: 'tld', ...at(match), value: '', tlds: [(match[1] ?? match[2] ?? match[3] ?? '').toLowerCase()] })
  for (const match of text.matchAll(percents)) add({ ...none, kind: 'percent', ...at(match), value: match[0] })
  for (const match of text.matchAll(spacedClasses))
    add({ ...none, kind: 'classes', ...at(match), value: match[0], classes: readClasses(match[1] ?? '') })
  for (const match of text.matchAll(classNumbers))
    add({ ...none, kind: 'classes', ...at(match), value: match[0], classes: readClasses(match[1] ?? '') })
  for (const { start, end } of namedPeriods(text)) add({ ...none, kind: 'date', start, end, value: '' })
  for (const { value, start, end } of namedDates(text)) add({ ...none, kind: 'date', start, end, value })
  for (const match of text.matchAll(shortDates)) add({ ...none, kind: 'date', ...at(match), value: match[0] })
  for (const match of text.matchAll(numbers)) {
    const [, prefix = '', digits = ''] = match
    const count = digits.replace(/\D/g, '').length
    const isYear = /^(?:19|20)\d{2}\s?[-–/]?\s?(?:(?:19|20)?\d{2})?$/.test(digits.trim())
    const least = /^[A-Z]|\//i.test(digits.trim()) || prefix !== '' ? 5 : 6
    if (count < least || count > 14 || (isYear && prefix === '')) continue
    const code = prefix.toUpperCase()
    const value = officeOfPrefix[code] === undefined && code !== '' ? `${code}${digits.trim()}` : digits.trim()
    add({ ...none, kind: 'number', ...at(match), value, office: officeOfPrefix[code] ?? null })
  }
  return found.sort((a, b) => a.start - b.start)
}

/** Replaces entities by spaces, so that all other positions stay the same. */
export function withoutEntities(text: string, entities: readonly Entity[]): string {
  let rest = text
  for (const { start, end } of entities) rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end)
  return rest
}

/** A word of a question. */
export interface Word {
  readonly typed: string
  readonly folded: string
  readonly start: number
  readonly end: number
  /** Begins with a capital letter. */
  readonly isCapital: boolean
  /** Begins the text or follows the end of a sentence. */
  readonly opens: boolean
  /** True if more than spaces and hyphens separates it from the previous word, such as a comma. */
  readonly afterPause: boolean
}

/** "St. Moritz", "Dr. Oetker": the full stop ends no sentence. */
const abbreviated = /^(?:st|ste|sta|dr|mr|mrs|ms|prof|mt|jr|sr|bros)$/
const wordPattern = /[\p{L}\p{N}\p{M}]+/gu

/** Returns the words of a text in their order. */
export function readWords(text: string): Word[] {
  const words: Word[] = []
  let end = 0
  for (const match of text.matchAll(wordPattern)) {
    const gap = text.slice(end, match.index)
    const between = gap === '. ' && abbreviated.test(words.at(-1)?.folded ?? '') ? ' ' : gap
    end = match.index + match[0].length
    words.push({
      typed: match[0],
      folded: fold(match[0].slice(0, 60)),
      start: match.index,
      end,
      isCapital: /^[\p{Lu}\p{Lt}]/u.test(match[0]),
      opens: words.length === 0 || /[.!?;:\n]/.test(between),
      afterPause: words.length === 0 || /[^\s\-‐'’&+]/.test(between) || between.length > 3,
    })
  }
  return words
}
