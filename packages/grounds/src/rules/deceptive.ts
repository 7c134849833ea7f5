import { foldName } from '@marklot/similarity'
import type { GoodsContext } from '../goods-context.ts'
import { divideCompound } from '../goods-names.ts'
import { absences, comparing, comparisons, exclusiveKinds, forbiddenClaims, wordsForFree } from '../lists/claims.ts'
import type { CaseReading } from '../reading.ts'
import type { SignReading } from '../sign/read-sign.ts'
import type { GroundsCase } from '../types.ts'
import { languages } from '../vocabulary/area.ts'
import { spellings, stem } from '../word-spelling.ts'
import type { SpecialFinding } from './special-grounds.ts'

/*
 * Deceptive signs: a word promises a material, kind or composition that the goods, as worded, cannot have. Sources:
 * EUIPO Guidelines, part B, section 4, chapter 8 (an objection needs a clear contradiction between sign and goods);
 * TMEP 1203.02.
 */

const ofContradiction = 0.7
const ofClaim = 0.45

const stems = (words: string) => new Set(words.trim().split(/\s+/).flatMap(spellings).map(stem))
const kindsByClass = exclusiveKinds.map(({ classes, isMaterial, kinds }) => ({
  classes: new Set(classes),
  isMaterial,
  kinds: kinds.split(';').map(stems),
}))
const lacking = absences.map(({ claims, substances, containedIn, keptBy }) => ({
  claims: stems(claims),
  substances: substances.split(' '),
  containedIn: stems(containedIn),
  keptBy: stems(keptBy),
}))
const forbidden = forbiddenClaims.map(({ classes, words }) => ({ classes: new Set(classes), words: stems(words) }))
const free = wordsForFree.split(' ')
const freeWords = new Set(free)
const freeStems = new Set(free.map(stem))
const ofComparison = comparisons.split(' ')
const comparisonWords = new Set(ofComparison)
const comparingWords = new Set(comparing.split(' '))

const isIn = (classes: ReadonlySet<number>, known: ReadonlySet<number>) => [...classes].some((number) => known.has(number))
const meets = (one: ReadonlySet<string>, other: ReadonlySet<string>) => [...one].some((word) => other.has(word))

/** One word of a sign as a claim. */
interface Claim {
  readonly typed: readonly string[]
  /** Stems of the word, of its pieces and of the head of its compound. */
  readonly kinds: ReadonlySet<string>
  /** The same with the determiner. */
  readonly materials: ReadonlySet<string>
  /** The substance that the sign calls absent. */
  readonly free: string | undefined
}

/** Returns the claims of a sign. A word that only compares makes none. */
function claimsOf({ sign, understood }: CaseReading): Claim[] {
  const pieces = languages.flatMap((language) => understood(language).flatMap(({ parts }) => parts))
  return sign.words.flatMap(({ letters, typed }, at): Claim[] => {
    if (isCompared(sign, at)) return []
    const compound = divideCompound(letters)
    const own = pieces.filter((part) => part.typed === typed).map((part) => stem(part.letters))
    const kinds = new Set([stem(letters), ...own, ...(compound === undefined ? [] : [stem(compound.head)])])
    const materials = new Set([...kinds, ...(compound === undefined ? [] : [stem(compound.determiner)])])
    const { substance, words } = freeFrom(sign, at)
    return [{ typed: words ?? [typed], kinds, materials, free: substance }]
  })
}

/** Returns whether a word only compares: SEIDENWEICH, LEATHER LIKE, WIE SEIDE. */
function isCompared({ words }: SignReading, at: number): boolean {
  const { letters } = words[at] as SignReading['words'][number]
  const isEnd = (end: string) => letters.length > end.length + 2 && letters.endsWith(end)
  return (
    ofComparison.some(isEnd) ||
    comparisonWords.has(words[at + 1]?.letters ?? '') ||
    comparingWords.has(words[at - 1]?.letters ?? '')
  )
}

/** Returns the substance that a word says to be absent, alone or with its neighbour. */
function freeFrom({ words }: SignReading, at: number): { substance?: string; words?: string[] } {
  const { letters, typed } = words[at] as SignReading['words'][number]
  const end = free.find((one) => letters.length > one.length + 2 && letters.endsWith(one))
  if (end !== undefined) return { substance: letters.slice(0, -end.length) }
  for (const beside of [words[at - 1], words[at + 1]])
    if (beside !== undefined && freeWords.has(beside.letters))
      return { substance: letters, words: beside === words[at - 1] ? [beside.typed, typed] : [typed, beside.typed] }
  return {}
}

/** Returns whether goods contradict a claim, in words or by what they are. */
function contradicts({ classes, without, heads }: GoodsContext, text: ReadonlySet<string>, claim: Claim): boolean {
  const isAbsent = lacking.some(({ claims, substances, containedIn, keptBy }) => {
    const claimsIt = meets(claim.kinds, claims) || (claim.free !== undefined && substances.includes(claim.free))
    return claimsIt && (meets(text, containedIn) || meets(heads, containedIn)) && !meets(text, keptBy)
  })
  if (isAbsent) return true
  // Goods that are "not free of lactose".
  if (claim.free !== undefined) return meets(without, freeStems)
  if (meets(claim.kinds, without)) return true
  return kindsByClass.some(({ classes: known, isMaterial, kinds }) => {
    if (!isIn(classes, known)) return false
    const claimed = isMaterial ? claim.materials : claim.kinds
    const own = kinds.find((kind) => meets(claimed, kind))
    if (own === undefined) return false
    const goods = isMaterial ? text : new Set([...text, ...heads])
    return meets(without, own) || (!meets(goods, own) && kinds.some((kind) => kind !== own && meets(goods, kind)))
  })
}

/** Returns the stems of a text and of the parts of its compounds. */
function textOf(text: string): Set<string> {
  const words = foldName(text).split(' ')
  const compounds = words.map(divideCompound).filter((one) => one !== undefined)
  return new Set([...words, ...compounds.flatMap(({ determiner, head }) => [determiner, head])].map(stem))
}

/** Returns the words of a sign that contradict the goods, that the goods exclude, or that the law forbids for them. */
export function deceptiveFindings(read: CaseReading, { goods }: GroundsCase): SpecialFinding[] {
  const texts = goods.slice(0, read.goods.length).map(({ text }) => textOf(text))
  return claimsOf(read).flatMap((claim): SpecialFinding[] => {
    const indexes = read.goods.map((_, index) => index)
    const against = indexes.filter((index) => contradicts(read.goods[index] as GoodsContext, texts[index] as Set<string>, claim))
    const finding = { ground: 'deceptive' as const, words: claim.typed }
    if (against.length > 0) return [{ ...finding, goods: against, certainty: ofContradiction }]
    const unkept = indexes.filter((index) =>
      forbidden.some(
        ({ classes, words }) => isIn((read.goods[index] as GoodsContext).classes, classes) && meets(claim.kinds, words),
      ),
    )
    return unkept.length > 0 ? [{ ...finding, goods: unkept, certainty: ofClaim }] : []
  })
}
