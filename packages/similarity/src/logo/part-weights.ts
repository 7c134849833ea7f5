/*
 * How much a match with a part of a picture counts, 1 or less. The length of a vector contains this weight, and also
 * tells which kind of part it describes. This stands apart from the anatomy, which search threads do not load.
 */

/** Among equal matches, the whole comes before its parts. */
export const partWeight = 0.985
/** The search by name compares words, so lettering beside a picture counts less here. */
export const letteredWeight = 0.8
/**
 * The whole drawing of a picture and a word, or of several words, counts more than a word, because the same drawing may
 * be dissected differently elsewhere.
 */
export const letteredWhole = 0.94
/** Without a picture, the words are the logo. */
export const wordWeight = 0.95
