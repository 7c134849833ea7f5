/*
 * Combines the views into one figure. Likelihood of confusion is judged by the overall impression, and likeness in one
 * dimension can suffice (CJEU C-342/97 Lloyd, 27 f.; C-251/95 Sabèl, 23). The best view therefore decides. The others
 * raise the figure a little and never lower it.
 */

export const weights = {
  /**
   * Look and sound: the stronger of the two counts more, because likeness in one dimension can suffice (CJEU C-342/97
   * Lloyd, 28).
   */
  stronger: 0.55,
  weaker: 0.45,
  /** What the view that did not decide adds, as a share of the distance to 100. */
  support: 0.15,
  /**
   * What the same meaning in other words earns. It is high because a public that knows both languages takes the signs
   * for one (TMEP 1207.01(b)(vi)), and below identity because differences in look and sound count against it (EUIPO
   * Guidelines, part C, section 2, chapter 4, 3.4.3). With the support of the other views, equal meaning scores 85 to
   * 88.
   */
  meaning: 0.85,
}

/** Two names at least this alike mean the same, apart from generic additions. */
export const sameMeaningFrom = 0.95

/** Names that are not identical never show 100, so that readers can trust that 100 means the same name. */
export const almost = 99
export const percent = (value: number) => Math.max(0, Math.min(almost, Math.round(value * 100)))

/** Returns the impression of two whole names, by look and sound. */
export const impressionOf = (look: number, sound: number) =>
  look > sound ? weights.stronger * look + weights.weaker * sound : weights.stronger * sound + weights.weaker * look

/**
 * Look or sound after weighing the words that both names share: likeness in weak words alone counts little (EUIPO
 * common communication CP5), and the rest of the names decides. Never more than `likeness`, and equal to it when all
 * common words are strong.
 */
export function weighedView(
  likeness: number,
  { commonShare, commonWeight }: { commonShare: number; commonWeight: number },
): number {
  if (commonWeight >= commonShare || commonShare >= 1) return likeness
  const rest = Math.max(0, likeness - commonShare)
  return Math.min(likeness, (commonWeight + rest) / (commonWeight + 1 - commonShare))
}

/**
 * Returns the lowest likeness from which `weighedView` yields `weighed`, minus a margin, so that rounding excludes
 * nothing.
 */
export function unweighedView(
  weighed: number,
  { commonShare, commonWeight }: { commonShare: number; commonWeight: number },
): number {
  if (commonWeight >= commonShare || commonShare >= 1) return weighed
  const part = weighed * (commonWeight + 1 - commonShare) - commonWeight
  return part > 0 ? Math.max(weighed, commonShare + part) - 1e-9 : weighed
}

const supported = (best: number, other: number) => best + (1 - best) * weights.support * other

/**
 * Combines the impression and the structure of two names. An earlier sign that is contained whole is in conflict,
 * however different the strings are. A sign that sounds the same is in conflict, however it is written.
 */
export const fuse = (impression: number, structure: number) =>
  impression > structure ? supported(impression, structure) : supported(structure, impression)

/**
 * Adds a meaning that is the same in other words to the figure of the other views. A `meaning` of 0 changes nothing.
 */
export function withMeaning(total: number, meaning: number): number {
  if (meaning === 0) return total
  const view = weights.meaning * meaning
  return total > view ? supported(total, view) : supported(view, total)
}

/**
 * Returns the lowest figure of one view with which `fuse` reaches `target`, given the other view; more than 1 when none
 * does.
 */
export function neededWith(other: number, target: number): number {
  if (target <= other) return 0
  const asBest = (target - weights.support * other) / (1 - weights.support * other)
  return asBest >= other ? asBest : (target - other) / (weights.support * (1 - other))
}

/**
 * Returns the lowest impression, 0 to 1, with which a name of this structure and meaning (as in `withMeaning`) reaches
 * `minimum` percent; more than 1 when none does.
 */
export function neededImpression(minimum: number, structure: number, meaning: number): number {
  // Slightly less than the half percent that rounds up, so that floating-point rounding excludes nothing.
  const target = (minimum - 0.5) / 100 - 1e-9
  return neededWith(structure, neededWith(weights.meaning * meaning, target))
}
