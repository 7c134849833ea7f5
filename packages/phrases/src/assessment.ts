import { guardianAssessment } from './guardian-assessment.ts'
import { guardianBrands } from './guardian-brands.ts'
import { guardianFindings } from './guardian-findings.ts'
import { guardianReasons } from './guardian-reasons.ts'
import { phrases } from './phrase.ts'

/** The page of an assessment. Its parts have files of their own. */
export const assessment = phrases({
  ...guardianAssessment,
  ...guardianFindings,
  ...guardianBrands,
  ...guardianReasons,
})
