import type { BrandStateCategory, BrandType, RegistrationOfficeCode } from '@marklot/contracts'
import { registrationOfficeCodes } from '@marklot/contracts'
import type { ShownBrand } from './context.ts'
import { has } from './evidence.ts'
import { formIn, namesType, typesIn } from './mark-types.ts'
import { isOfVienna, motifIn, namesMotif } from './motif.ts'
import { exceptWords, isOtherCountry } from './offices.ts'
import { namesAct } from './query.ts'
import { plainText, type Reading, readQuestion } from './reading.ts'
import { seatIn } from './seat.ts'
import { goodsOf, type NamedThing, namedThings } from './signs.ts'
import { soldGoods } from './sold-goods.ts'
import { statesIn } from './states.ts'

/** What a question or a part of it names. */
export interface Clause {
  readonly reading: Reading
  readonly signs: readonly string[]
  readonly owners: readonly string[]
  readonly lists: readonly string[]
  readonly goods: string | undefined
  /** The goods that the person says they sell or make: "if I sell cups". */
  readonly sold: string | undefined
  /** Words between pauses that no other rule understands. They may be goods: "Ravina, cosmetics, EU". */
  readonly asides: readonly string[]
  readonly ids: readonly string[]
  readonly number: string | undefined
  readonly domains: readonly string[]
  readonly tlds: readonly string[]
  readonly offices: readonly RegistrationOfficeCode[]
  readonly classes: readonly number[]
  /** Classes that its marks must not have. */
  readonly without: readonly number[]
  /** The city of the owners to whose marks it limits the search. */
  readonly seat: string | undefined
  /** The states to which it limits its marks. */
  readonly states: readonly BrandStateCategory[]
  /** The types to which it limits its marks. */
  readonly types: readonly BrandType[]
  /** A form that it names and that no search can select, such as "3d marken". */
  readonly form: string | undefined
  /** What the pictures of its marks show, or a category of the Vienna Classification. */
  readonly motif: string | undefined
  /** Whether it names a country that has no register here. */
  readonly namesOtherCountry: boolean
  /** Marks that earlier answers showed. */
  readonly shown: readonly ShownBrand[]
}

const unique = <T>(list: readonly T[]): T[] => [...new Set(list)]

function officesOf({ offices, words, language, entities }: Reading): RegistrationOfficeCode[] {
  const ofNumbers = entities.flatMap(({ kind, office }) => (kind === 'number' && office !== null ? [office] : []))
  const named = unique([...offices.map(({ code }) => code), ...ofNumbers])
  const first = offices[0]
  if (first === undefined || language === undefined) return named
  const at = words.findIndex(({ start }) => start >= first.start)
  // "ohne Klasse 18 in Frankreich": the class is left out, not the office.
  const from = words[at - 3]?.start ?? 0
  const namesClass = entities.some(({ kind, start }) => kind === 'classes' && start > from && start < first.start)
  const isExcept =
    !namesClass &&
    words.slice(Math.max(0, at - 3), at).some(({ folded }) => exceptWords[language].includes(folded) && folded.length > 3)
  return isExcept ? registrationOfficeCodes.filter((code) => !named.includes(code)) : named
}

const longestAside = 4
const courtesies = new Set(
  'please pls thanks thank you cheers bitte danke mal nur merci svp stp s il te vous plait por favor porfa gracias per favore prego grazie'.split(
    ' ',
  ),
)

function asidesIn({ text, words, hits, offices, entities }: Reading, signs: readonly string[]): string[] {
  const starts = words.flatMap(({ afterPause, opens }, at) => (at > 0 && afterPause && !opens ? [at] : []))
  return starts.flatMap((from, index) => {
    const own = words.slice(from, starts[index + 1] ?? words.length)
    const end = own.findIndex(({ opens }) => opens)
    const group = end < 0 ? own : own.slice(0, end)
    const [first, last] = [group[0], group.at(-1)]
    if (!first || !last || group.length > longestAside || group.every(({ folded }) => courtesies.has(folded))) return []
    const isWithin = ({ start, end: until }: { start: number; end: number }) => start < last.end && until > first.start
    const saysMore = hits.some((hit) => hit.from < from + group.length && hit.to > from)
    if (saysMore || [...offices, ...entities].some(isWithin)) return []
    const typed = text.slice(first.start, last.end)
    return signs.some((sign) => typed.includes(sign) && sign === signs[0]) ? [] : [typed]
  })
}

/** Words that leave out what follows: "but not in class 9", "außer Klasse 9". */
const leavesOut =
  /\b(?:nicht|ausser|ohne|not|except|excluding|without|other than|sauf|hors|pas|excepte|no|salvo|excepto|menos|sin|non|tranne|escluso|eccetto|senza)(?: (?:in|die|der|den|the|in the|en|dans|la|las|le|les|nella|nelle|nel|for|fur|de))*$/

/** Returns the classes to which a question limits its marks, and those that it leaves out. */
function classesIn({ text, entities }: Reading): { classes: number[]; without: number[] } {
  const named = entities.filter(({ classes, start }) => classes.length > 0 && !isOfVienna(text.slice(0, start)))
  const isOut = ({ start }: { start: number }) => leavesOut.test(plainText(text.slice(Math.max(0, start - 30), start)).trim())
  const sorted = (some: typeof named) => unique(some.flatMap(({ classes }) => classes)).sort((a, b) => a - b)
  return { classes: sorted(named.filter((one) => !isOut(one))), without: sorted(named.filter(isOut)) }
}

export function readClause(text: string, shown: readonly ShownBrand[]): Clause {
  const reading = readQuestion(text)
  const things = namedThings(reading)
  const role = (one: NamedThing['role']) => things.filter((thing) => thing.role === one)
  const goods = goodsOf(reading)
  // "Search for Wildfennel": the words after "for" are the sign if nothing else is.
  const inSlot = role('goods')
  const isSurer = (one: NamedThing) => one.isQuoted || reading.language === 'de' || /^\p{Lu}/u.test(one.text)
  const signs =
    role('sign').length > 0 && (role('sign').some(isSurer) || !inSlot.some(isSurer))
      ? chosen(role('sign'))
      : chosen(inSlot.filter(({ text: one }) => /^\p{Lu}/u.test(one) || one.split(' ').length === 1))
  const motif = motifIn(reading)
  const sold = soldGoods(reading)
  // In German, every noun has a capital. Elsewhere, a capital may mark a sign among the goods.
  const isSold = (one: string) =>
    sold !== undefined &&
    (sold.includes(one) || one.includes(sold)) &&
    (reading.language === 'de' || !/^\p{Lu}/u.test(one)) &&
    !things.some(({ text, isQuoted }) => isQuoted && text === one)
  const seat = seatIn(reading)
  const isDated = reading.entities.some(({ kind }) => kind === 'date')
  const named = joinedNames(reading, wanted(reading, unique(signs))).filter(
    (one) =>
      (motif === undefined || !namesMotif(one, motif)) &&
      !namesType(one, reading) &&
      !isSold(one) &&
      !(seat !== undefined && one.includes(seat)) &&
      !(isDated && !/^\p{Lu}/u.test(one) && namesAct(one)),
  )
  const ofKind = (kind: string) => reading.entities.filter((entity) => entity.kind === kind)
  const hasNumber = ofKind('id').length + ofKind('number').length > 0
  return {
    reading,
    // Beside a number, a word in lower case is not a sign.
    signs: hasNumber
      ? named.filter((one) => /^\p{Lu}/u.test(one) || things.some(({ text, isQuoted }) => isQuoted && text === one))
      : named,
    owners: role('owner').flatMap((thing) => (thing.text === seat ? [] : [thing.text])),
    lists: role('list').map((thing) => thing.text),
    goods,
    sold,
    asides: asidesIn(reading, signs),
    ids: unique(ofKind('id').map(({ value }) => value)),
    number: ofKind('number')[0]?.value,
    domains: unique(ofKind('domain').map(({ value }) => value)),
    tlds: unique(reading.entities.flatMap(({ tlds }) => tlds)),
    offices: officesOf(reading),
    ...classesIn(reading),
    seat,
    states: statesIn(reading),
    // A picture that is described may have words beside it.
    types: motif === undefined ? typesIn(reading) : [],
    form: formIn(reading),
    motif,
    namesOtherCountry: reading.words.some(({ folded }) => isOtherCountry(folded)),
    shown,
  }
}

const refused = /\b(?:nicht|not|pas|no|non)(?: (?:die|the|la|le|el|il))?\s*["„“«]?$/
/** Returns the signs without those that a correction takes back: "not Tavilo but Tavelo". */
function wanted({ text }: Reading, signs: readonly string[]): string[] {
  const kept = signs.filter((sign) => !refused.test(plainText(text.slice(0, text.indexOf(sign)))))
  return kept.length > 0 ? kept : [...signs]
}

/** "Is Salt and Pepper free?": after a verb in the singular, names joined by "and" are one. */
const singular = /(?:^|[¿,.;] ?)(?:ist|is|est ce que|esta|e) /
const plural = /\b(?:sind|are|sont|estan|son|sono|beide|both|les deux|ambos|ambas|entrambi|namen|names|noms|nombres|nomi)\b/

function joinedNames(reading: Reading, names: readonly string[]): readonly string[] {
  const [a, b, ...others] = names
  const plain = plainText(reading.text)
  if (a === undefined || b === undefined || others.length > 0 || !singular.test(plain) || plural.test(plain)) return names
  if (has(reading, 'compare', 'similar')) return names
  const at = reading.text.indexOf(a)
  const whole = reading.text.slice(at, reading.text.indexOf(b, at) + b.length)
  return /^\s+(?:und|and|et|y|e)\s+$/.test(whole.slice(a.length, -b.length)) ? [whole] : names
}

/**
 * Quoted texts are the signs; if there are none, words in capitals; otherwise other words that have no other meaning.
 */
function chosen(things: readonly NamedThing[]): string[] {
  const quoted = things.filter(({ isQuoted }) => isQuoted)
  if (quoted.length > 0) return quoted.map(({ text }) => text)
  const capital = things.filter(({ text }) => /^\p{Lu}/u.test(text))
  return (capital.length > 0 ? capital : things).map(({ text }) => text)
}
