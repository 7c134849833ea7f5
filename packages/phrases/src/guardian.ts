import { guardianFrame } from './guardian-frame.ts'
import { guardianName } from './guardian-name.ts'
import { guardianRegions } from './guardian-regions.ts'
import { guardianTerms } from './guardian-terms.ts'
import { phrases } from './phrase.ts'

/** The Brand-Guardian wizard. Its steps have files of their own. */
export const guardian = phrases({
  ...guardianFrame,
  ...guardianName,
  ...guardianRegions,
  ...guardianTerms,
})
