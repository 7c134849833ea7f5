import type { BrandStateCategory } from '@marklot/contracts'
import type { Hit } from './lexicon/match.ts'
import { plainText, type Reading } from './reading.ts'

/*
 * The states to which a question limits its marks: "registered marks", "only the expired ones", "marks that are
 * pending". A state that the question asks for, as in "Is Tavilo registered?", limits nothing.
 */

const stateOf = { alive: 'alive', dead: 'dead', pending: 'new' } as const
const isState = (hit: Hit): hit is Hit & { concept: keyof typeof stateOf } => hit.concept in stateOf

const set = (words: string) => new Set(words.split(/\s+/))
const marks = set(
  `marken anmeldungen markenanmeldungen wortmarken bildmarken unionsmarken eintragungen eintrage treffer zeichen
  trademarks marks brands applications registrations filings signs results hits ones
  marques demandes depots signes resultats marcas solicitudes signos resultados marchi domande depositi segni risultati`,
)
const only = set('nur ausschliesslich bloss only just seulement uniquement que solo solamente unicamente soltanto solamente')
const articles = set('die der den the those las los les celles ceux las los las los i le gli quelli quelle aquellas')
const relatives = set('die that which who qui que che')
const asking = set('welche which what quelles quels lesquelles lesquels cuales que quali')
const copulas = set('sind are sont estan esten son siguen sigan sono siano stanno have has')
/** Words between a verb and a state. */
const adverbs = set(
  `noch schon bereits derzeit aktuell gerade still already currently now yet encore toujours deja actuellement aun
  todavia ya actualmente ancora gia attualmente tuttora davon von denen diesen of these those them the d entre elles de
  di ellas ellos queste questi loro die marken marks trademarks marques marcas marchi`,
)
/** Words that may stand between a state and the number of a class: "registered in 25". */
const prepositions = set('in im en dans nel nella')
const still = set('noch still encore toujours aun todavia ancora')
const except = set('ausser ohne except excluding without sauf hors excepte salvo excepto menos sin tranne eccetto escluso senza')
const negations = set('nicht not non no pas')

/** "Is it still in force?": asks for the state of one mark. */
const ofOne = /^(?:und |and |et |y |e )?(?:ist|is|est|esta|sigue) (?:die|der|das|sie|er|es|diese|it|that|this|elle|il|ella)\b/

/** Returns the states in the order new, alive, dead; empty if the question limits its marks to none. */
export function statesIn({ hits, read, words, offices, text }: Reading): BrandStateCategory[] {
  if (ofOne.test(plainText(text))) return []
  const named = hits
    .filter(isState)
    .filter((hit, _, all) => !all.some((one) => one !== hit && covers(one, hit)))
    .filter((hit) => limits(hit, read, words, offices))
  const chosen = new Set(
    named.flatMap((hit): BrandStateCategory[] => {
      const state = stateOf[hit.concept]
      const isNegated =
        negations.has(read[hit.from - 1] ?? '') ||
        read.slice(Math.max(0, hit.from - 2), hit.from).some((word) => except.has(word))
      return isNegated ? (['new', 'alive', 'dead'] as const).filter((one) => one !== state) : [state]
    }),
  )
  return (['new', 'alive', 'dead'] as const).filter((state) => chosen.has(state))
}

/** "not yet registered" is another state than "registered", which it contains. */
const covers = (a: Hit, b: Hit) => a.from <= b.from && a.to >= b.to && a.to - a.from > b.to - b.from

/** "registered or just pending": asks which of the states it is. */
const or = set('oder or ou o')

function limits({ from, to }: Hit, read: readonly string[], words: Reading['words'], offices: Reading['offices']): boolean {
  const isJoined = (first: number, last: number) => words.slice(first + 1, last + 1).every(({ afterPause }) => !afterPause)
  const isPlace = (at: number) =>
    offices.some(({ start, end }) => (words[at]?.start ?? -1) >= start && (words[at]?.end ?? 0) <= end)
  if (
    read
      .slice(Math.max(0, from - 3), from)
      .some(
        (word, at, before) =>
          or.has(word) && before.slice(at + 1).every((one) => only.has(one) || adverbs.has(one)) && !marks.has(read[to] ?? ''),
      )
  )
    return false
  // "registered German marks", "marques allemandes enregistrées"
  for (let at = to; at <= to + 1; at++)
    if (marks.has(read[at] ?? '') && isJoined(from, at) && (at === to || isPlace(to))) return true
  // "Marken in Kraft", "marks in force"
  if (to - from > 1 && marks.has(read[from - 1] ?? '') && isJoined(from - 1, from)) return true
  let at = from - 1
  while (at > from - 3 && (isPlace(at) || negations.has(read[at] ?? ''))) at--
  if (romance.has(read[at] ?? '') && isJoined(at, from)) return true
  // "only the registered ones", "und die erloschenen?"
  const isLast =
    words[to]?.opens === true || words[to]?.afterPause === true || read.slice(to).every((word) => prepositions.has(word))
  const first = still.has(read[from - 1] ?? '') ? from - 1 : from
  const hasArticle = articles.has(read[first - 1] ?? '')
  const start = hasArticle ? first - 2 : first - 1
  if (only.has(read[start] ?? '') && (isLast || hasArticle)) return true
  // "live only"
  if (only.has(read[to] ?? '') && (words[to + 1] === undefined || words[to + 1]?.afterPause)) return true
  if (hasArticle && isLast && from <= 3 && (first < from || isPlural(read[to - 1] ?? ''))) return true
  // "that are still pending", "die noch in Kraft sind", "Which of them have expired?"
  let before = from - 1
  while (before >= 0 && (adverbs.has(read[before] ?? '') || negations.has(read[before] ?? ''))) before--
  const isAsked = (place: number) =>
    relatives.has(read[place] ?? '') || asking.has(read[place] ?? '') || marks.has(read[place] ?? '')
  if (copulas.has(read[before] ?? '')) {
    const subject = read.slice(0, before).findLastIndex((word, place) => asking.has(word) || words[place]?.opens)
    return isAsked(before - 1) || (isLast && asking.has(read[subject] ?? ''))
  }
  return copulas.has(read[to] ?? '') && (isAsked(before) || isAsked(before + 1))
}

/** Marks of the languages that put the adjective after the noun. */
const romance = set(
  'marques demandes depots signes resultats marcas solicitudes signos resultados marchi domande depositi segni risultati',
)
const isPlural = (word: string) => /(?:en|s|i)$/.test(word) || word === 'expired'
