import type { RegisterMark } from '../../register/index.ts'
import type { RecordOutcome, SparseField } from '../record-outcome.ts'
import { compact } from './mark-parts.ts'

const fields: readonly SparseField[] = [
  ...(['registrationNumber', 'name', 'description', 'logo', 'originBrandType', 'kindMark', 'applicationDate'] as const),
  ...(['registrationDate', 'publicationDate', 'oppositionPeriodStartDate', 'oppositionPeriodEndDate'] as const),
  ...(['expiryDate', 'terminationDate', 'exhibitionDate', 'exhibitionName', 'asItIsProtectionIndicator'] as const),
  ...(['tradeDistinctivenessIndicator', 'tradeDistinctivenessText', 'imageColor', 'niceClasses', 'viennaClasses'] as const),
  ...(['goods', 'processes', 'owners', 'representatives', 'correspondence', 'ownerKeys', 'representativeKeys'] as const),
  ...(['isMadridDesignation', 'statusDate', 'priorities', 'seniorities', 'proceedings', 'international'] as const),
  ...(['disclaimer', 'translation', 'transliteration', 'isStandardCharacters', 'isSeries'] as const),
]

/**
 * Returns the outcome of a look-up. Its answers omit fields, so a missing field counts as unmentioned and keeps its
 * stored value.
 */
export function lookUpOutcome(mark: RegisterMark): RecordOutcome {
  compact(mark)
  const isMissing = (field: SparseField) => {
    const value = mark[field]
    return value === undefined || (Array.isArray(value) && value.length === 0)
  }
  const unmentioned = fields.filter(isMissing)
  // A stored period also keeps the flag that shows whether it was computed.
  if (isMissing('oppositionPeriodStartDate')) unmentioned.push('oppositionPeriodIsComputed')
  return { kind: 'mark', mark, unmentioned }
}
