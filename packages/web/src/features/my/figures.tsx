import type { StoredBrandQuery } from '@marklot/contracts/radar'
import { useFormat } from '../../lib/format.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { classNames } from '../../ui/class-names.ts'
import styles from './figures.module.css'

/** The counts of all saved searches together. */
export function Figures({ saved }: { saved: readonly StoredBrandQuery[] }) {
  const t = usePhrases('dashboard')
  const format = useFormat()
  const sum = (count: (query: StoredBrandQuery) => number) => saved.reduce((total, query) => total + count(query), 0)
  const figures = {
    openRisks: sum(({ openRisks }) => openRisks),
    accepted: sum(({ acceptedBrands }) => acceptedBrands),
    searches: saved.length,
    failed: sum(({ lastExecution }) => (lastExecution?.state === 'executionFailed' ? 1 : 0)),
  }
  return (
    <ul className={styles.figures}>
      {(Object.keys(figures) as (keyof typeof figures)[]).map((key) => (
        <li key={key} className={classNames(key === 'openRisks' && figures.openRisks > 0 && styles.due)}>
          <b>{format.count(figures[key])}</b> {t(`figures.${key}`, { count: figures[key] })}
        </li>
      ))}
    </ul>
  )
}
