import type { BrandHit } from '@marklot/contracts/search'

/** The columns to choose from, in the table's order. The sign and the total are always shown. */
export const tableColumns = [
  'logo',
  'look',
  'sound',
  'structure',
  'meaning',
  'office',
  'number',
  'state',
  'classes',
  'motifs',
  'applicationDate',
  'registrationDate',
  'oppositionPeriodEndDate',
  'priorityDate',
  'owner',
] as const
export type TableColumn = (typeof tableColumns)[number]

/** Columns that are shown only if the reader chooses them. */
const byChoice: readonly TableColumn[] = ['registrationDate', 'oppositionPeriodEndDate', 'priorityDate']

/**
 * Returns whether a mark has a value in a column. A locked owner counts: the column then says that it needs an account.
 */
function hasValue(hit: BrandHit, column: TableColumn): boolean {
  switch (column) {
    case 'logo':
      return hit.similarity !== undefined
    case 'look':
    case 'sound':
    case 'structure':
    case 'meaning':
      return hit.score !== null && hit.score[column] !== null
    case 'classes':
      return hit.niceClasses.length > 0
    case 'motifs':
      return hit.motifs !== undefined && hit.motifs.register.length + hit.motifs.suggested.length > 0
    case 'applicationDate':
    case 'registrationDate':
    case 'oppositionPeriodEndDate':
    case 'priorityDate':
      return hit[column] !== null
    case 'owner':
      return hit.ownerName !== null || hit.ownerNameNeedsLogin
    default:
      return true
  }
}

/** Returns the usual columns in which at least one hit has a value. */
export function usualColumns(hits: readonly BrandHit[]): TableColumn[] {
  return tableColumns.filter((column) => !byChoice.includes(column) && hits.some((hit) => hasValue(hit, column)))
}
