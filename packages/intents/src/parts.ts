import { type Clause, readClause } from './clause.ts'
import type { ShownBrand } from './context.ts'
import { has } from './evidence.ts'
import { asksAnew, comparesIt } from './patterns.ts'
import { plainText } from './reading.ts'
import { type Reached, reach } from './rules.ts'
import { segmentsOf } from './segments.ts'

/* Divides a question into the parts that ask for different things. */

/** A clause of at least this strength expresses what it asks for by itself. */
export const sure = 2
/** A text of more pieces than this is read as a whole. */
const mostPieces = 16

/** A part of a question that asks for something. */
export interface Part {
  readonly text: string
  readonly clause: Clause
  readonly best: Reached | undefined
}

function readPart(text: string, shown: readonly ShownBrand[]): Part {
  const clause = readClause(text, shown)
  return { text, clause, best: reach(clause)[0] }
}

/**
 * Returns whether a part asks for something by itself. "What is the risk?" does, because another part names the sign.
 */
export const speaks = ({ best, clause }: Part) =>
  best !== undefined &&
  (best.strength >= sure || (best.goal === 'assessSign' && has(clause.reading, 'assess') && clause.reading.words.length > 2))

/** Returns whether two parts ask for different signs, each in words of its own: "Who owns A and is B free?" */
const asksForAnother = (before: Part, part: Part): boolean =>
  [before, part].every(
    (one) => speaks(one) && one.best?.goal === 'searchBrands' && asksAnew.test(plainText(one.clause.reading.text)),
  ) &&
  part.clause.signs.length > 0 &&
  before.clause.signs.length > 0 &&
  part.clause.signs.every((sign) => !before.clause.signs.includes(sign))

/**
 * Joins parts that ask for nothing of their own, or for the same, with the previous part; leading ones with the next
 * part.
 */
function joined(texts: readonly string[], shown: readonly ShownBrand[], glue: string): Part[] {
  const parts: Part[] = []
  for (const text of texts) {
    const part = readPart(text, shown)
    const before = parts.at(-1)
    if (before && !asksForAnother(before, part) && (!speaks(part) || !speaks(before) || before.best?.goal === part.best?.goal))
      parts[parts.length - 1] = readPart(`${before.text}${glue}${text}`, shown)
    else parts.push(part)
  }
  return parts
}

/** Goals that need a sign, named in the part itself or in another part. */
const needsSign = new Set<Reached['goal']>(['searchBrands', 'assessSign', 'checkDomain', 'compareSigns'])

/** Goals that no comparison includes. */
const apart = new Set<Reached['goal']>([
  'classifyGoods',
  'checkDomain',
  'help',
  'deadlines',
  'myBoards',
  'myRadars',
  'statistics',
])
const isApart = ({ best }: Part) => best !== undefined && apart.has(best.goal)

/** Returns the parts of a question that ask for different things. There is one part if only the whole makes sense. */
export function partsOf(text: string, shown: readonly ShownBrand[]): Part[] {
  const whole = readPart(text, shown)
  const segments = segmentsOf(text, whole.clause.reading.language)
  if (segments.flatMap(({ pieces }) => pieces).length > mostPieces) return [whole]
  const sentences = segments.flatMap(({ text: whole, pieces }) => {
    const sentence = readPart(whole, shown)
    const split = joined(pieces, shown, ', ')
    if (split.length < 2 || !split.every(speaks)) return [sentence]
    // Two signs belong to one comparison, and a name belongs to the question about it.
    const goals = new Set(split.map(({ best }) => best?.goal))
    const [found] = split
    const searchesToo =
      found?.best?.goal === 'searchBrands' && has(found.clause.reading, 'search') && found.clause.signs.length > 0
    const isListed = split.some((part, at) => at > 0 && asksForAnother(split[at - 1] as Part, part))
    // "Vergleiche A und B, und ist a.com frei?": the comparison has both signs by itself.
    const comparesApart = split.some(({ best, clause }) => best?.goal === 'compareSigns' && clause.signs.length > 1)
    const comparesIts = split.some(
      ({ best, clause }) => best?.goal === 'compareSigns' && comparesIt.test(plainText(clause.reading.text)),
    )
    const beside = split.filter(({ best }) => best?.goal !== 'compareSigns')
    const isPair = sentence.best?.goal === 'compareSigns' && !searchesToo
    if ((goals.size < 2 && !isListed) || (isPair && !comparesIts && !(comparesApart && beside.every(isApart)))) return [sentence]
    if (sentence.best?.goal === 'help' && sentence.best.strength >= 3 && has(sentence.clause.reading, 'whatIs')) return [sentence]
    return split
  })
  const parts = joined(
    sentences.map((one) => one.text),
    shown,
    '. ',
  )
  return parts.length > 1 && parts.filter(speaks).length > 1 ? parts.filter(speaks) : [whole]
}

/** Gives each part the signs, ids and goods that it lacks and that other parts name. */
export function shared(given: readonly Part[]): Part[] {
  const offered = given.find(({ clause }) => clause.sold !== undefined)?.clause.sold
  const parts = given.map(({ clause, ...part }) => ({ ...part, clause: { ...clause, sold: clause.sold ?? offered } }))
  return parts.map((part) => {
    const { clause, best } = part
    const others = parts.filter((one) => one !== part).map((one) => one.clause)
    if (best?.goal === 'deadlines' && clause.ids.length === 0 && !has(clause.reading, 'mine')) {
      // Spanish and Italian leave the pronoun out: "y cuándo caduca".
      const { language, words } = clause.reading
      const refers =
        has(clause.reading, 'reference') ||
        ((language === 'es' || language === 'it') && words.length <= 4 && clause.signs.length === 0)
      const signs = refers ? others.flatMap((one) => one.signs) : []
      const number = clause.number ?? (refers ? others.find((one) => one.number)?.number : undefined)
      const ids = clause.signs.length > 0 ? [] : others.flatMap((one) => one.ids)
      return { ...part, clause: { ...clause, ids, number, signs: [...clause.signs, ...signs] } }
    }
    if ((best?.goal === 'relatedBrands' || best?.goal === 'getBrand') && clause.ids.length === 0)
      return { ...part, clause: { ...clause, ids: others.flatMap(({ ids }) => ids) } }
    if (best?.goal === 'classifyGoods' && clause.goods === undefined && clause.sold === undefined)
      return { ...part, clause: { ...clause, goods: others.find(({ goods }) => goods !== undefined)?.goods } }
    const giver = others.find(({ signs, domains }) => signs.length > 0 || domains.length > 0)
    if (best === undefined || !needsSign.has(best.goal) || giver === undefined) return part
    if (best.goal === 'compareSigns' && clause.signs.length === 1)
      return { ...part, clause: { ...clause, signs: [...giver.signs.slice(0, 1), ...clause.signs] } }
    if (clause.signs.length + clause.domains.length > 0) return part
    const domains = clause.domains.length > 0 ? clause.domains : giver.domains
    const goods = clause.goods ?? giver.goods ?? (best.goal === 'assessSign' ? others.find((one) => one.goods)?.goods : undefined)
    return { ...part, clause: { ...clause, signs: giver.signs, domains, goods } }
  })
}
