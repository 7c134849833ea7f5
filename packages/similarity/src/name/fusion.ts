/*
 * One figure from the views. Likelihood of confusion is judged by the impression as a whole, and likeness in one dimension can suffice
 * (CJEU C-342/97 Lloyd, 27 f.; C-251/95 Sabèl, 23): the best view decides, the others lift the figure a little and never lower it.
 */

export const weights = {
  /** Look and sound: the stronger of the two counts more, since likeness in one dimension can suffice (CJEU C-342/97 Lloyd, 28). */
  stronger: 0.55,
  weaker: 0.45,
  /** What the view that did not decide adds, as a part of what is missing to 100. */
  support: 0.15,
  /**
   * What the same meaning in other words earns: much, since the public that knows both languages takes the signs for one (TMEP
   * 1207.01(b)(vi)), but less than the same sign, since looking and sounding different counts against it (EUIPO Guidelines, part C,
   * section 2, chapter 4, 3.4.3). With the support of the other views equal meaning comes to 85 to 88.
   */
  meaning: 0.85,
}

/** From here on two names mean the same, generic additions aside. */
export const sameMeaningFrom = 0.95

/** Below identity the total never shows 100: the reader must be able to trust that 100 means the same name. */
export const almost = 99
export const percent = (value: number) => Math.max(0, Math.min(almost, Math.round(value * 100)))

/** The impression of two names as wholes, by the eye and by the ear. */
export const impressionOf = (look: number, sound: number) =>
  look > sound ? weights.stronger * look + weights.weaker * sound : weights.stronger * sound + weights.weaker * look

/**
 * Look or sound with the words both names have counted by their weight: what is alike in them alone is little where they are weak (EUIPO common
 * communication CP5), and what is left of the names decides. Never more than `likeness`; the same when all common words are strong.
 */
export function weighedView(
  likeness: number,
  { commonShare, commonWeight }: { commonShare: number; commonWeight: number },
): number {
  if (commonWeight >= commonShare || commonShare >= 1) return likeness
  const rest = Math.max(0, likeness - commonShare)
  return Math.min(likeness, (commonWeight + rest) / (commonWeight + 1 - commonShare))
}

/** The least likeness that `weighedView` makes `weighed` of; a little less, so that no rounding excludes anything. */
export function unweighedView(
  weighed: number,
  { commonShare, commonWeight }: { commonShare: number; commonWeight: number },
): number {
  if (commonWeight >= commonShare || commonShare >= 1) return weighed
  const part = weighed * (commonWeight + 1 - commonShare) - commonWeight
  return part > 0 ? Math.max(weighed, commonShare + part) - 1e-9 : weighed
}

const supported = (best: number, other: number) => best + (1 - best) * weights.support * other

/** A sign taken over whole is in the way however different the strings are, and one that sounds the same is, however it is written. */
export const fuse = (impression: number, structure: number) =>
  impression > structure ? supported(impression, structure) : supported(structure, impression)

/** The figure of the other views together with the one of a meaning that is the same in other words; `meaning` 0 changes nothing. */
export function withMeaning(total: number, meaning: number): number {
  if (meaning === 0) return total
  const view = weights.meaning * meaning
  return total > view ? supported(total, view) : supported(view, total)
}

/** The least figure of one view with which, beside the other one, `fuse` comes to `target`; more than 1 when none does. */
export function neededWith(other: number, target: number): number {
  if (target <= other) return 0
  const asBest = (target - weights.support * other) / (1 - weights.support * other)
  return asBest >= other ? asBest : (target - other) / (weights.support * (1 - other))
}

/**
 * The least impression with which a name of this structure and meaning (as `withMeaning` takes it) comes to `minimum` percent, 0 to 1; more than 1
 * when none does.
 */
export function neededImpression(minimum: number, structure: number, meaning: number): number {
  // A little less than the half percent that rounds up, so that no rounding of the arithmetic excludes anything.
  const target = (minimum - 0.5) / 100 - 1e-9
  return neededWith(structure, neededWith(weights.meaning * meaning, target))
}
