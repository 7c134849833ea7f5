/* What the pages of Brand-Guardian share. */
export {
  dataAddress,
  guardianOf,
  useAssessment,
  useAssessments,
  useDrafts,
  useFees,
  useLogo,
  useReloadGuardian,
  useRemoveAssessment,
  useRemoveDraft,
} from './guardian-calls.ts'
