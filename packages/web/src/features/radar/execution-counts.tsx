import type { QueryExecution } from '@marklot/contracts/radar'
import { useFormat } from '../../lib/format.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import styles from './execution-counts.module.css'

type Counted = Pick<QueryExecution, 'state' | 'total' | 'totalIsLowerBound' | 'newBrands' | 'changedBrands'>

/** Shows how many marks an execution found, and how many of them are new or changed. Empty without a result. */
export function ExecutionCounts({ execution }: { execution: Counted }) {
  const words = useExecutionCounts()(execution)
  return words === '' ? null : <span className={styles.counts}>{words}</span>
}

/** Returns a function that puts the counts of an execution into words. */
export function useExecutionCounts(): (execution: Counted) => string {
  const t = usePhrases('radar')
  const format = useFormat()
  return ({ state, total, totalIsLowerBound, newBrands, changedBrands }) => {
    if (state !== 'resultAvailable') return ''
    const number = totalIsLowerBound ? `${format.count(total)}+` : format.count(total)
    return [
      t('count.hits', { count: total, number }),
      t('count.new', { count: newBrands }),
      ...(changedBrands > 0 ? [t('count.changed', { count: changedBrands })] : []),
    ].join(', ')
  }
}
