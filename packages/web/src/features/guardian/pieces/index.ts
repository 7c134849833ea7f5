/* The parts that the pages of Brand-Guardian share. */
export { isFollowed, useEvaluate } from './evaluation.ts'
export {
  assessmentKey,
  guardianOf,
  useAssessment,
  useAssessments,
  useDrafts,
  useFees,
  useReloadGuardian,
  useRemoveAssessment,
  useRemoveDraft,
} from './guardian-calls.ts'
