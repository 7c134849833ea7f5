/*
 * Common parts of a searched logo count less. Circles, squares and bars occur in thousands of logos and distinguish
 * none of them (EUIPO Guidelines, part B, section 4, chapter 3: simple geometric
 * shapes; part C, section 2, chapter 5: weak elements). Names are treated alike: a word that many marks share weighs
 * less. A whole drawing always counts fully, because nothing else of the logo is left to compare.
 */

/** From this cosine on, a logo contains a part. */
export const containedFrom = 0.88
/** A part in at most this share of the logos is not common. */
const rareShare = 0.0005
/** What a part loses for each tenfold share. */
const perTenfold = 0.05
const leastWeight = 0.75

/**
 * Returns what a part counts, 0.75 to 1.
 * @param share the share of the register's logos that contain it, 0 to 1
 */
export const weightOfPart = (share: number): number =>
  share <= rareShare ? 1 : Math.max(leastWeight, 1 - perTenfold * Math.log10(share / rareShare))
