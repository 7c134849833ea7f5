/*
 * Our own list of decided signs, to fit sizes on and to see which kinds of rules are missing; never a source of words.
 *
 * Compiled on 2026-11-23 from general knowledge of published decisions, of the examples in office manuals and textbooks
 * (TMEP 1202 to 1213, EUIPO Guidelines part B section 4, McCarthy), and of long-known brands. Facts only: sign,
 * classes, goods, outcome, source. **Nothing was looked up**: goods are shortened, classes are today's, and a source
 * without a number names the body as remembered. A few rows may be wrong; none may be quoted as a decision. The last
 * sections of the refused and the disputed signs were added later the same day, before any row of the development list
 * or any error on its rows was seen. The sizes of `src/certainty.ts` are not fitted to them.
 *
 * Rows whose sign is in the development lists of decisions are left out when the list is read (`own-signs.ts`). Both
 * lists draw on leading decisions, so signs of the held-out half of the development list may be included here.
 */
export type { OwnSection } from './own-section.ts'
export { refusedInEurope } from './refused-europe.ts'
export { refusedInTheUnitedStates } from './refused-us.ts'
export { knownBrands } from './registered-brands.ts'
export { acceptedAfterDispute } from './registered-disputed.ts'
