import { PreparedMeaning } from '../meaning/prepared-meaning.ts'
import { soundSimilarity } from '../sound/sound-similarity.ts'
import { foldVariants } from './fold.ts'
import { lookBound, lookSimilarity } from './look.ts'
import { bytesOf, NameForm } from './name-form.ts'
import { compareStructure, type Structure } from './structure.ts'
import { type ElementWeight, weightOfHash } from './weak-words.ts'

/** Likeness of two names in whole percent, 0 to 100, as the contract's `Score`. */
export interface NameScore {
  total: number
  look: number
  sound: number
  /** Containment, order, splitting, additions; null when the names have no part in common to speak of. */
  structure: number | null
  /** The same said in other words; null when no word of one of the names is known, so that nothing could be compared. */
  meaning: number | null
}

/** Why a found name stands in the result: the lines of the search receipt. */
export type NameRelation = 'identical' | 'sameSound' | 'contains' | 'sameMeaning' | 'similar'

/** A name to compare others with: all its readings (see `foldVariants`) taken apart once. */
export interface PreparedName {
  readonly folded: string
  readonly variants: readonly PreparedVariant[]
  /** Null when no word of the name is known. */
  readonly meaning: PreparedMeaning | null
}
export interface PreparedVariant {
  readonly folded: string
  readonly bytes: Uint8Array
  readonly form: NameForm
}

/** How names are compared. */
export interface ScoreOptions {
  /** Weight of words and parts of words of either name; without it `weightOfHash`, which knows no register. */
  readonly elementWeight?: ElementWeight | undefined
}

/** Prepares a name (any text) for `NameScorer`. */
export function prepareName(text: string): PreparedName {
  const variants = foldVariants(text).map((folded) => {
    const bytes = bytesOf(folded)
    return { folded, bytes, form: new NameForm().load(bytes, 0, bytes.length) }
  })
  const plain = variants[0]
  return { folded: plain?.folded ?? '', variants, meaning: plain === undefined ? null : PreparedMeaning.of(plain.form) }
}

/** The name with the weights of its words as `elementWeight` gives them. */
function weighed({ folded, variants, meaning }: PreparedName, elementWeight: ElementWeight): PreparedName {
  const reweighed = variants.map((variant) => ({
    ...variant,
    form: new NameForm(elementWeight).load(variant.bytes, 0, variant.bytes.length),
  }))
  const plain = reweighed[0]
  return { folded, variants: reweighed, meaning: plain === undefined || meaning === null ? null : meaning.weighedAs(plain.form) }
}

/** The weights of the fusion; see `fuse`. */
const weights = {
  /** Look and sound: the stronger of the two counts more, since likeness in one dimension can suffice (CJEU C-342/97 Lloyd, 28). */
  stronger: 0.6,
  weaker: 0.4,
  /** What the view that did not decide adds, as a part of what is missing to 100. */
  support: 0.15,
  /**
   * What the same meaning in other words earns: much, since the public that knows both languages takes the signs for one (TMEP
   * 1207.01(b)(vi)), but less than the same sign, since looking and sounding different counts against it (EUIPO Guidelines, part C,
   * section 2, chapter 4, 3.4.3). With the support of the other views equal meaning comes to 85 to 88.
   */
  meaning: 0.85,
}

/**
 * One figure from the three views. The best view decides: a sign taken over whole is in the way however different the strings are, and
 * one that sounds the same is, however it is written. The other view lifts the figure a little, it never lowers it.
 */
function fuse(look: number, sound: number, structure: number): number {
  const impression = weights.stronger * Math.max(look, sound) + weights.weaker * Math.min(look, sound)
  const best = Math.max(impression, structure)
  const other = Math.min(impression, structure)
  return best + (1 - best) * weights.support * Math.max(0, other)
}

/** The figure of the other views together with the one of a meaning that is the same in other words; `meaning` 0 changes nothing. */
function withMeaning(total: number, meaning: number): number {
  if (meaning === 0) return total
  const view = weights.meaning * meaning
  const best = Math.max(total, view)
  return best + (1 - best) * weights.support * Math.max(0, Math.min(total, view))
}
/** From here on two names mean the same, generic additions aside. */
const sameMeaningFrom = 0.95

/** The shorter name must have at least this part of the longer one's letters for the two to be compared as wholes. */
const comparableLengths = 0.5

/** Below identity the total never shows 100: the reader must be able to trust that 100 means the same name. */
const almost = 99
const percent = (value: number) => Math.max(0, Math.min(almost, Math.round(value * 100)))
/** From this likeness of the sounds on two names are said to sound the same. */
const sameSoundFrom = 97

/**
 * Scores folded names against one prepared name. Reused for thousands of names without allocating: the figures of the last `score`
 * stand in its fields. The same scorer ranks and explains, so the explained score is the one that ranked.
 */
export class NameScorer {
  total = 0
  look = 0
  sound = 0
  structure: number | null = 0
  meaning: number | null = 0
  relation: NameRelation = 'similar'
  private readonly hit: NameForm
  private readonly built: Structure = { value: 0, contained: false, sameCore: false }
  private readonly query: PreparedName

  constructor(query: PreparedName, { elementWeight }: ScoreOptions = {}) {
    this.query = elementWeight === undefined ? query : weighed(query, elementWeight)
    this.hit = new NameForm(elementWeight ?? weightOfHash)
  }

  /**
   * Scores the folded name `bytes[from, until)` and returns the total in whole percent. A total below `minimum` may be returned as 0
   * as soon as it is certain; with `minimum` 0 all fields are exact.
   */
  score(bytes: Uint8Array, from: number, until: number, minimum = 0): number {
    const plain = this.query.variants[0]
    if (plain === undefined || until === from || plain.bytes.length === 0) {
      return this.set(0, 0, 0, 0, 'similar')
    }
    const { meaning } = this.query
    const sameMeaning = meaning === null ? null : 100
    if (sameBytes(plain.bytes, bytes, from, until)) return this.set(100, 100, 100, 100, 'identical', sameMeaning)
    const hit = this.hit.load(bytes, from, until)
    const translated = meaning === null ? 0 : meaning.translatedValue(hit)
    let best = -1
    let [bestLook, bestSound, bestStructure]: [number, number, number] = [0, 0, 0]
    let relation: NameRelation = 'similar'
    for (const { form, bytes: own } of this.query.variants) {
      if (form.squashLength === hit.squashLength && sameSquash(form, hit) && sameLengths(own, bytes, from, until)) {
        return this.set(almost, almost, 100, 100, 'identical', sameMeaning)
      }
      compareStructure(form, hit, this.built)
      const structure = this.built.value
      const lengths = Math.min(form.squashLength, hit.squashLength) / Math.max(form.squashLength, hit.squashLength)
      // Names of very different length give no common impression as a whole; only their structure can make them alike.
      const whole = lengths >= comparableLengths
      const bound = lookBound(form.squashLength, hit.squashLength)
      if (minimum > 0 && percent(withMeaning(whole ? fuse(bound, 1, structure) : structure, translated)) < minimum) continue
      const sound = soundSimilarity(form.sounds, 0, form.soundLength, hit.sounds, 0, hit.soundLength)
      if (minimum > 0 && whole && percent(withMeaning(fuse(bound, sound, structure), translated)) < minimum) continue
      const look = lookSimilarity(form.squash, 0, form.squashLength, hit.squash, 0, hit.squashLength)
      const total = whole ? fuse(look, sound, structure) : structure
      if (total <= best) continue
      best = total
      bestLook = percent(look)
      bestSound = sound === 1 ? 100 : percent(sound)
      bestStructure = percent(structure)
      relation = this.built.sameCore || this.built.contained ? 'contains' : 'similar'
      if (bestSound >= sameSoundFrom && form.squashLength > 1) relation = 'sameSound'
    }
    if (best < 0) return this.set(0, 0, 0, 0, 'similar')
    if (relation !== 'sameSound' && translated >= sameMeaningFrom && weights.meaning * translated > best) relation = 'sameMeaning'
    const total = percent(withMeaning(best, translated))
    const compared = meaning !== null && total >= minimum
    const value = !compared ? null : translated > 0 ? translated : meaning.value(hit)
    return this.set(total, bestLook, bestSound, bestStructure, relation, value === null ? null : Math.round(value * 100))
  }

  private set(
    total: number,
    look: number,
    sound: number,
    structure: number,
    relation: NameRelation,
    meaning: number | null = null,
  ): number {
    this.total = total
    this.look = look
    this.sound = sound
    this.structure = structure === 0 ? null : structure
    this.meaning = meaning
    this.relation = relation
    return total
  }
}

function sameBytes(own: Uint8Array, bytes: Uint8Array, from: number, until: number): boolean {
  if (own.length !== until - from) return false
  for (let i = 0; i < own.length; i++) if (own[i] !== bytes[from + i]) return false
  return true
}

function sameSquash(left: NameForm, right: NameForm): boolean {
  for (let i = 0; i < left.squashLength; i++) if (left.squash[i] !== right.squash[i]) return false
  return true
}

/** Guards names longer than a form holds: they are the same only when all their letters are. */
function sameLengths(own: Uint8Array, bytes: Uint8Array, from: number, until: number): boolean {
  if (own.length <= 255 && until - from <= 255) return true
  let i = 0
  let j = from
  for (;;) {
    while (own[i] === 0x20) i++
    while (j < until && bytes[j] === 0x20) j++
    if (i >= own.length || j >= until) return i >= own.length && j >= until
    if (own[i++] !== bytes[j++]) return false
  }
}

/** The figures of the last score. */
export const scoreOf = ({ total, look, sound, structure, meaning }: NameScore): NameScore => ({
  total,
  look,
  sound,
  structure,
  meaning,
})

/** Scores a folded name against a prepared one; the convenience form of `NameScorer`. */
export function scoreNames(query: PreparedName, foldedHit: string, options?: ScoreOptions): NameScore {
  const scorer = new NameScorer(query, options)
  const bytes = bytesOf(foldedHit)
  scorer.score(bytes, 0, bytes.length)
  return scoreOf(scorer)
}
