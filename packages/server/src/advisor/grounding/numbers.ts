import type { Locale } from '@marklot/contracts'
import { countsAt } from './counted.ts'
import type { FactSets } from './fact-sets.ts'
import { hasMask } from './mask.ts'
import { joined, numberWords } from './number-words.ts'
import { hasUnreadNumber } from './unread-numbers.ts'

const grouped = /^\d{1,3}(?:[.,'’ ]\d{3})+$/
const digits = /\d+(?:[.,'’]\d+|[ \u00a0\u202f](?=\d{3}(?!\d))\d{3})*/gu

const classWord: Record<Locale, string> = {
  de: '(?:nizza-?)?klassen?',
  en: '(?:nice )?class(?:es)?',
  fr: 'classes?(?: de nice)?',
  es: 'clases?(?: de niza)?',
  it: 'class[ei](?: di nizza)?',
}
/** A class in Roman numerals. A small `i` alone is an Italian article. */
const romanClass = '(?:[IVXL]+|[vxl]|x{0,3}(?:ix|iv|vi{0,3}|i{2,3})|x{2,3}|xl(?:iv|v?i{0,3}))'
const between: Record<Locale, string> = { de: 'und|oder|sowie', en: 'and|or', fr: 'et|ou', es: 'y|e|o', it: 'e|ed|o' }
const rangeWords = '-|–|—|bis|to|through|à|a|al'
const percentWord = '%|٪|prozent(?:punkte[n]?)?|per ?cent|pour ?cent|por ciento|per cento|percent'
const identical = /\b(?:identi|idénti)/iu
const similar = /(?:ähnlich|similar|similaire|simil|semblabl|parecid)/iu

/** Units of durations and money. No fact is of these kinds. */
const units = [
  'k|mio|mrd|mln|tsd|bn',
  '[€$£]|euros?|francs?|franken|chf|usd|eur|dollars?',
  'tage?n?|wochen?|monate?n?|jahre?n?|stunden?',
  'days?|weeks?|months?|years?|hours?',
  'jours?|semaines?|mois|ans?|années?|heures?',
  'días?|semanas?|mes(?:es)?|años?|horas?',
  'giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|or[ae]',
]
const unit = new RegExp(`^\\s*(?:${units.join('|')})(?!\\p{L})`, 'iu')
const currency = /[€$£]\s*$/u

/**
 * Replaces spelled numbers with digits, so that both are checked in the same way. Returns null if a number cannot be
 * read.
 */
export function spelledAsDigits(sentence: string, locale: Locale): string | null {
  const { values, words, joints, ordinals } = numberWords(locale)
  const tokens = sentence.split(/(\p{L}+(?:[-’]\p{L}+)*)/u)
  const isNumber = (token: string) =>
    values.has(joined(token, locale)) || token.split('-').every((part) => words.has(part)) || ordinals.has(token)
  let isReadable = true
  for (let at = 1; at < tokens.length; at += 2) {
    const first = (tokens[at] ?? '').toLowerCase()
    if (!isNumber(first)) continue
    let end = at
    for (let next = at + 2; next < tokens.length && /^\s*$/.test(tokens[next - 1] ?? ''); next += 2) {
      const word = (tokens[next] ?? '').toLowerCase()
      if (isNumber(word)) end = next
      else if (!joints.has(word)) break
    }
    const run = tokens
      .slice(at, end + 1)
      .join('')
      .toLowerCase()
    const value = values.get(joined(run.replace(/\s+/g, ' '), locale)) ?? (end === at ? ordinals.get(first) : undefined)
    const isOrdinal = end === at && !values.has(joined(first, locale))
    // "One" is also an article. "Second" and "third" also introduce sentences, "third" also refers to other people, and
    // "achten" is also a German verb.
    const isWord = end === at && value !== undefined && (value === 1 || (isOrdinal && (value <= 3 || first === 'achten')))
    if (isWord && !besideClass(tokens, at, locale)) continue
    if (value === undefined) isReadable = false
    tokens.splice(at, end - at + 1, String(value ?? ''))
  }
  const written = tokens.join('')
  return isReadable && !hasUnreadNumber(written, locale) ? written : null
}

function besideClass(tokens: readonly string[], at: number, locale: Locale): boolean {
  const isClass = new RegExp(`^${classWord[locale]}$`, 'iu')
  return isClass.test(tokens[at - 2] ?? '') || isClass.test(tokens[at + 2] ?? '')
}

/** Returns whether a sentence spells numbers in words, including ones that cannot be read. */
export function spellsNumbers(sentence: string, locale: Locale): boolean {
  const written = spelledAsDigits(sentence, locale)
  return written === null || written.replace(/\D/g, '') !== sentence.replace(/\D/g, '')
}

/** Words that deny the thing that follows, which states that its count is zero. */
const denials: Record<Locale, string> = {
  de: 'keine?[nrms]?|weder|ohne',
  en: 'no|neither|without|zero',
  fr: 'aucune?|pas de|ni|sans',
  es: '(?:no hay )?ning[uú]n[oa]?s?|no hay|ni|sin',
  it: 'nessun[oa]?|alcun[oa]?|non ci sono|né|senza',
}
/** Replaces denials of identical or similar things with the count zero. */
const deniedAsZero = (sentence: string, locale: Locale) =>
  sentence.replace(
    new RegExp(`(?<!\\p{L})(?:${denials[locale]})(?=(?:\\s+\\p{L}+){0,2}\\s+(?:${identical.source}|${similar.source}))`, 'giu'),
    '0',
  )

/** Two names of the same sentence, such as "the two names" and "both marks", which counts nothing that was found. */
const pairs: Record<Locale, RegExp> = {
  de: /(?<!\p{L})(?:(die|den|der|diese[nr]?) (?:zwei|beiden)|beider?)(?= (?:namen?|marken|zeichen|wörtern?)(?!\p{L}))/giu,
  en: /\b(?:(the|these|those) two|both)(?= (?:names|marks|signs|words)\b)/giu,
  fr: /(?<!\p{L})(les|des|ces|aux) deux(?= (?:noms|marques|signes|mots)(?!\p{L}))/giu,
  es: /(?<!\p{L})(?:([ld]os|las|est[oa]s) dos|amb[oa]s)(?= (?:nombres|marcas|signos|palabras)(?!\p{L}))/giu,
  it: /(?<!\p{L})(?:(i|le|gli|[dn]ei|delle|quest[ie]) due|entramb[ie](?: [ie])?)(?= (?:nomi|marchi|segni|parole)(?!\p{L}))/giu,
}
/** What follows where the pair is a count of findings: "the two names that are identical". */
const ofFindings =
  /^ \p{L}+,? (?:identi|idénti|ähnlich|simil|semblab|parecid|même|mism|stess|gleich|same|antéri|anterior|älter|earlier|found|trouv|encontr|trovat|gefund|that|which|qui|que|che|in|with|mit|avec|con|of|de[rs]?|di)/iu

/** Returns a sentence that contains names without the number of two of them. */
export const withoutPairs = (sentence: string, locale: Locale): string =>
  hasMask(sentence)
    ? sentence.replace(pairs[locale], (written: string, article: string | undefined, at: number, whole: string) =>
        ofFindings.test(whole.slice(at + written.length)) ? written : (article ?? ' '),
      )
    : sentence

/** Returns whether every class, percentage and count in a sentence is a fact. Dates must have been removed before. */
export function numbersHold(sentence: string, facts: FactSets, locale: Locale): boolean {
  const number = `\\d+(?:st|nd|rd|th|\\.)?`
  const list = `(?:n[ro°º]\\.?\\s*)?(${number}(?:\\s*(?:,|&|${rangeWords}|${between[locale]})+\\s*${number})*)`
  let isTrue = true
  const checkClasses = (_: string, listed: string) => {
    isTrue &&= classesOf(listed).every((one) => facts.classes.has(one))
    return ' '
  }
  if (new RegExp(`(?<!\\p{L})${classWord[locale]}\\s+${romanClass}(?![\\p{L}’])`, 'u').test(sentence)) return false
  const rest = deniedAsZero(sentence, locale)
    .replace(new RegExp(`(?<!\\p{L})${classWord[locale]}\\s+${list}`, 'giu'), checkClasses)
    .replace(new RegExp(`(${number})\\s+${classWord[locale]}(?!\\p{L})`, 'giu'), (whole, one: string) =>
      /^\d+$/.test(one) ? whole : checkClasses(whole, one),
    )
    .replace(new RegExp(`(${digits.source})\\s*(?:${percentWord})`, 'giu'), (_, one: string) => {
      isTrue &&= facts.percents.has(valueOfDigits(one))
      return ' '
    })
  if (!isTrue) return false
  if (/[^\P{N}0-9]/u.test(rest)) return false
  for (const match of rest.matchAll(digits)) {
    const value = valueOfDigits(match[0])
    const after = rest.slice(match.index + match[0].length, match.index + match[0].length + 40)
    if (unit.test(after) || currency.test(rest.slice(0, match.index))) return false
    if (!countsAt(rest, match.index, match[0].length, facts, locale).has(value)) return false
  }
  return true
}

/** Returns the classes of a list such as `9, 35 and 42` or `9-12`. */
function classesOf(list: string): number[] {
  const parts = [...list.matchAll(/\d+|[^\d\s,]+/gu)].map(([part]) => part)
  const found: number[] = []
  for (const [index, part] of parts.entries()) {
    if (!/^\d+$/.test(part)) continue
    const last = found.at(-1)
    const isRange = index > 0 && new RegExp(`^(?:${rangeWords})$`, 'iu').test(parts[index - 1] ?? '')
    if (isRange && last !== undefined) for (let between = last + 1; between < Number(part); between++) found.push(between)
    found.push(Number(part))
  }
  return found
}

function valueOfDigits(text: string): number {
  const plain = text.replace(/[ \u00a0\u202f]/g, ' ')
  return grouped.test(plain) ? Number(plain.replace(/[.,'’ ]/g, '')) : Number(plain.replace(',', '.').replace(/ /g, ''))
}
