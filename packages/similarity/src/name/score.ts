import { foldVariants } from '../letters/fold.ts'
import { lookAtMost, lookSimilarity } from '../letters/look.ts'
import { PreparedMeaning } from '../meaning/prepared-meaning.ts'
import { Pronunciations } from '../pronunciation/audiences.ts'
import { NearReadings } from '../pronunciation/near-readings.ts'
import { budgetOf, maximumSounds } from '../sound/align-sounds.ts'
import { NearSounds } from '../sound/near-sounds.ts'
import { RoughSounds } from '../sound/rough-sounds.ts'
import { soundCosts, soundSimilarity } from '../sound/sound-similarity.ts'
import { bytesOf, NameForm } from '../words/name-form.ts'
import { sameBytes, sameLengths, sameSquash } from '../words/same-letters.ts'
import { type ElementWeight, weightOfHash } from '../words/weak-words.ts'
import {
  almost,
  fuse,
  impressionOf,
  neededImpression,
  neededWith,
  percent,
  sameMeaningFrom,
  unweighedView,
  weighedView,
  weights,
  withMeaning,
} from './fusion.ts'
import { compareStructure, type Structure } from './structure.ts'

/** Likeness of two names in whole percent, 0 to 100, in the shape of the contract's `Score`. */
export interface NameScore {
  total: number
  look: number
  sound: number
  /** Containment, order, splitting, additions. Null when the names share no part worth mentioning. */
  structure: number | null
  /**
   * The same meaning in other words. Null when one of the names has no known word, so that nothing could be compared.
   */
  meaning: number | null
}

/** Why a found name is in the result: the lines of the search receipt. */
export type NameRelation = 'identical' | 'sameSound' | 'contains' | 'sameMeaning' | 'similar'

/** A name to compare others with: all its readings (see `foldVariants`), each taken apart once. */
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
  readonly spoken: Pronunciations
  readonly rough: RoughSounds
  readonly near: NearSounds
  readonly nearReadings: NearReadings
}

/** How names are compared. */
export interface ScoreOptions {
  /** Weight of words and parts of words of either name. The default, `weightOfHash`, knows no register. */
  readonly elementWeight?: ElementWeight | undefined
}

/** Prepares a name (any text) for `NameScorer`. */
export function prepareName(text: string): PreparedName {
  const variants = foldVariants(text).map((folded) => {
    const bytes = bytesOf(folded)
    const form = new NameForm().load(bytes, 0, bytes.length).hear()
    const rough = new RoughSounds(form.sounds, form.soundLength)
    const spoken = new Pronunciations().speak(form)
    const near = new NearSounds([form.sounds], [Math.min(form.soundLength, maximumSounds)], soundCosts)
    return { folded, bytes, form, spoken, rough, near, nearReadings: new NearReadings(spoken) }
  })
  const plain = variants[0]
  return { folded: plain?.folded ?? '', variants, meaning: plain === undefined ? null : PreparedMeaning.of(plain.form) }
}

/** Returns the same name with its words weighed by `elementWeight`. */
export function weighName({ folded, variants, meaning }: PreparedName, elementWeight: ElementWeight): PreparedName {
  const reweighed = variants.map((variant) => ({
    ...variant,
    form: new NameForm(elementWeight).load(variant.bytes, 0, variant.bytes.length).hear(),
  }))
  const plain = reweighed[0]
  return { folded, variants: reweighed, meaning: plain === undefined || meaning === null ? null : meaning.weighedAs(plain.form) }
}

/** Two names are compared as wholes only when the shorter one has at least this share of the longer one's letters. */
const comparableLengths = 0.5

/** Two names whose sounds are at least this alike are said to sound the same. */
const sameSoundFrom = 97
/**
 * The reading of the nearest audience counts for `share` and the neutral one for the rest, because two names are closer
 * if they sound alike to every audience. Names whose neutral likeness is below `from` are not read aloud. An audience
 * raises the likeness by at most `most`: in one language or another, any two short names sound alike.
 */
const audience = { share: 0.6, from: 0.6, most: 0.2 }
const liftedBy = (neutral: number, nearest: number) =>
  nearest > neutral ? neutral + audience.share * Math.min(audience.most, nearest - neutral) : neutral
/** Returns the likeness for the nearest audience that is needed for a combined `sound`. */
const neededOfAudience = (neutral: number, sound: number) => neutral + (sound - neutral) / audience.share
/** Returns the lowest neutral likeness from which an audience can still raise a name to `sound`. */
const neededOfNeutral = (sound: number) =>
  Math.max(
    Math.min(audience.from, sound),
    (sound - audience.share) / (1 - audience.share),
    sound - audience.share * audience.most,
  )

/**
 * Below `from` at the first hearing (see `RoughSounds`), the exact comparison is skipped and the first hearing counts,
 * scaled by `worth`.
 */
const firstHearing = { from: 0.5, worth: 0.85 }

/**
 * Scores folded names against one prepared name. One instance scores thousands of names without allocating; the figures
 * of the last `score` are in its fields. The same scorer ranks and explains, so the explained score is the one that
 * ranked.
 */
export class NameScorer {
  total = 0
  look = 0
  sound = 0
  structure: number | null = 0
  relation: NameRelation = 'similar'
  private readonly hit: NameForm
  private readonly spoken = new Pronunciations()
  private hitIsSpoken = false
  private readonly built: Structure = { value: 0, contained: false, sameCore: false, commonShare: 0, commonWeight: 0 }
  private readonly query: PreparedName
  /** Undefined until requested: reading what a name means costs as much as scoring it. */
  private knownMeaning: number | null | undefined = null

  constructor(query: PreparedName, { elementWeight }: ScoreOptions = {}) {
    const isWeighed = elementWeight === undefined || query.variants[0]?.form.weigh === elementWeight
    this.query = isWeighed ? query : weighName(query, elementWeight)
    this.hit = new NameForm(elementWeight ?? weightOfHash)
  }

  /**
   * Scores the folded name `bytes[from, until)` and returns the total in whole percent. A total that is certainly below
   * `minimum` may be returned as 0. With `minimum` 0 all fields are exact.
   */
  score(bytes: Uint8Array, from: number, until: number, minimum = 0): number {
    const { meaning, variants } = this.query
    const plain = variants[0]
    if (plain === undefined || until === from || plain.bytes.length === 0) return this.set(0, 0, 0, 0, 'similar')
    const sameMeaning = meaning === null ? null : 100
    if (sameBytes(plain.bytes, bytes, from, until)) return this.set(100, 100, 100, 100, 'identical', sameMeaning)
    const hit = this.hit.load(bytes, from, until)
    this.hitIsSpoken = false
    const translated = meaning === null ? 0 : meaning.translatedValue(hit)
    let best = -1
    let bestLook = 0
    let bestSound = 0
    let bestStructure = 0
    let contained = false
    for (let i = 0; i < variants.length; i++) {
      const variant = variants[i]
      const { form } = variant
      if (form.squashLength === hit.squashLength && sameSquash(form, hit) && sameLengths(variant.bytes, bytes, from, until)) {
        return this.set(almost, almost, 100, 100, 'identical', sameMeaning)
      }
      compareStructure(form, hit, this.built)
      const structure = this.built.value
      const lengths = Math.min(form.squashLength, hit.squashLength) / Math.max(form.squashLength, hit.squashLength)
      // Names of very different length make no common impression as wholes; only their structure can make them similar.
      const whole = lengths >= comparableLengths
      // A further reading counts only when it scores more than the best one so far.
      const atLeast = minimum > 0 && whole ? neededImpression(minimum, structure, translated) : 0
      const needed = best > 0 && whole ? Math.max(atLeast, neededWith(structure, best - 1e-9)) : atLeast
      if (minimum > 0 && !whole && percent(withMeaning(structure, translated)) < minimum) continue
      const lookedAtMost = needed > 0 ? lookAtMost(form, hit) : 1
      const seenAtMost = weighedView(lookedAtMost, this.built)
      if (needed > 0 && impressionOf(seenAtMost, 1) < needed) continue
      // Sound first: it is cheaper, and its result determines how alike the look must be.
      const neutral = this.neutralSound(variant, hit, this.neededBeside(lookedAtMost, needed))
      const heardAtMost = neutral < audience.from ? neutral : liftedBy(neutral, 1)
      if (needed > 0 && impressionOf(seenAtMost, weighedView(heardAtMost, this.built)) < needed) continue
      const look = this.lookOf(form, hit, this.neededBeside(heardAtMost, needed))
      const seen = weighedView(look, this.built)
      if (needed > 0 && impressionOf(seen, weighedView(heardAtMost, this.built)) < needed) continue
      const sound = whole ? this.audienceSound(variant, hit, neutral, this.neededBeside(look, needed)) : neutral
      const heard = weighedView(sound, this.built)
      const total = whole ? fuse(impressionOf(seen, heard), structure) : structure
      if (total <= best || (minimum > 0 && percent(withMeaning(total, translated)) < minimum)) continue
      best = total
      bestLook = seen
      bestSound = heard
      bestStructure = structure
      contained = this.built.sameCore || this.built.contained
    }
    if (best < 0) return this.set(0, 0, 0, 0, 'similar')
    const sound = bestSound === 1 ? 100 : percent(bestSound)
    let relation: NameRelation = contained ? 'contains' : 'similar'
    if (sound >= sameSoundFrom && plain.form.squashLength > 1) relation = 'sameSound'
    else if (translated >= sameMeaningFrom && weights.meaning * translated > best) relation = 'sameMeaning'
    const total = percent(withMeaning(best, translated))
    const known = meaning === null ? null : translated > 0 ? Math.round(translated * 100) : undefined
    this.set(total, percent(bestLook), sound, percent(bestStructure), relation)
    this.knownMeaning = known
    return total
  }

  /** As in `NameScore`, for the last name. Undefined when `meaningOf` must be called. */
  get meaningIfKnown(): number | null | undefined {
    return this.knownMeaning
  }

  /** As in `NameScore`, for the last name. */
  get meaning(): number | null {
    if (this.knownMeaning === undefined) this.knownMeaning = this.meaningOfHit()
    return this.knownMeaning
  }

  /** As in `NameScore`, for the folded name `bytes[from, until)` whose `meaningIfKnown` is undefined. */
  meaningOf(bytes: Uint8Array, from: number, until: number): number | null {
    this.hit.load(bytes, from, until)
    return this.meaningOfHit()
  }

  private meaningOfHit(): number | null {
    const value = this.query.meaning?.value(this.hit) ?? null
    return value === null ? null : Math.round(value * 100)
  }

  private lookOf(form: NameForm, hit: NameForm, least: number): number {
    return least > 1 ? 0 : lookSimilarity(form.squash, 0, form.squashLength, hit.squash, 0, hit.squashLength, least)
  }

  /** The likeness one view needs for `needed`, given the upper bound of the other. */
  private neededBeside(other: number, needed: number): number {
    return needed > 0
      ? unweighedView(neededBeside(weighedView(other, this.built), needed), this.built)
      : neededBeside(other, needed)
  }

  /** How alike the neutral pronunciations are. May be 0 if the impression is certainly below `needed`. */
  private neutralSound({ form, rough, near }: PreparedVariant, hit: NameForm, least: number): number {
    hit.hear()
    const likeness = rough.likeness(hit.sounds, hit.soundLength)
    if (likeness >= 0 && likeness < firstHearing.from) return likeness * firstHearing.worth
    if (least > 1) return 0
    const longest = Math.max(form.soundLength, hit.soundLength)
    const wanted = neededOfNeutral(least)
    if (wanted > 0 && longest <= maximumSounds) {
      near.compare(hit.sounds, hit.soundLength)
      if (near.leastCosts[0] > budgetOf(wanted, longest)) return 0
    }
    return soundSimilarity(form.sounds, 0, form.soundLength, hit.sounds, 0, hit.soundLength, wanted)
  }

  /** How alike the names sound to the audiences; at least `neutral`, and just that if it is certainly below `least`. */
  private audienceSound({ nearReadings }: PreparedVariant, hit: NameForm, neutral: number, least: number): number {
    if (neutral === 1 || neutral < audience.from || least > liftedBy(neutral, 1)) return neutral
    if (!this.hitIsSpoken) {
      this.spoken.speak(hit)
      this.hitIsSpoken = true
    }
    const wanted = least > neutral ? neededOfAudience(neutral, least) - 1e-9 : neutral
    return liftedBy(neutral, nearReadings.similarity(this.spoken, wanted))
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
    this.knownMeaning = meaning
    this.relation = relation
    return total
  }
}

/** Returns the likeness in sound needed for `needed`, given the look. */
function neededBeside(look: number, needed: number): number {
  const asStronger = (needed - weights.weaker * look) / weights.stronger
  return asStronger >= look ? asStronger : (needed - weights.stronger * look) / weights.weaker
}

/** Returns the figures of the last score. */
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
