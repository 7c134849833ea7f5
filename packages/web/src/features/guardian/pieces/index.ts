/* What the pages of Brand-Guardian share. */
export { isFollowed, useEvaluate } from './evaluation.ts'
export {
  assessmentKey,
  dataAddress,
  guardianOf,
  logosOf,
  useAssessment,
  useAssessments,
  useDrafts,
  useFees,
  useLogo,
  useReloadGuardian,
  useRemoveAssessment,
  useRemoveDraft,
} from './guardian-calls.ts'
