import { usePhrases } from '../../lib/phrases.tsx'
import type { TableColumn } from './table-columns.ts'

/** Returns a function that gives the heading of a column of the table. */
export function useColumnName(): (column: TableColumn) => string {
  const t = usePhrases('search')
  const ui = usePhrases('ui')
  return (column) => {
    switch (column) {
      case 'look':
      case 'sound':
      case 'structure':
      case 'meaning':
        return ui(`score.${column}`)
      case 'registrationDate':
      case 'oppositionPeriodEndDate':
      case 'priorityDate':
        return t(`date.${column}`)
      default:
        return t(`column.${column}`)
    }
  }
}
