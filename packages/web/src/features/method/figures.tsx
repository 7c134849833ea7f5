import type { SearchEvaluation } from '@marklot/contracts/search-method'
import { useFormat } from '../../lib/format.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { emptySearch } from '../search/index.ts'
import styles from './figures.module.css'

/** The four figures that show how reliable the search is. */
export function Figures({ evaluation }: { evaluation: SearchEvaluation }) {
  const t = usePhrases('method')
  const format = useFormat()
  const preset = emptySearch.minimumSimilarity
  const atPreset = evaluation.bySimilarity.find(({ minimumSimilarity }) => minimumSimilarity === preset)?.recallAt50 ?? null
  const figures = [
    { value: share(evaluation.recallAt50), label: t('figure.all') },
    { value: share(atPreset), label: t('figure.preset', { percent: format.percent(preset) }) },
    { value: format.count(evaluation.rows), label: t('figure.rows') },
    {
      value: format.count(evaluation.registerMarks),
      label: t('figure.marks', { date: format.date(evaluation.measuredOn) }),
    },
  ]
  function share(value: number | null) {
    return value === null ? '–' : format.percent(value * 100)
  }
  return (
    <dl className={styles.figures}>
      {figures.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
