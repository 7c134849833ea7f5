import type { BrandQueryResult } from '@marklot/contracts/search'
import { useFormat } from '../../../lib/format.ts'
import { usePhrases } from '../../../lib/phrases.tsx'
import { classNames } from '../../../ui/class-names.ts'
import styles from './counts.module.css'

interface CountsProps {
  open: number
  accepted: number
  result: BrandQueryResult
  percent: number
}

/**
 * Counts the open risks, the accepted brands, the marks that the radar matches, and the offices that are up to date.
 */
export function Counts({ open, accepted, result, percent }: CountsProps) {
  const t = usePhrases('monitor')
  const format = useFormat()
  const searched = result.offices.filter(({ state }) => state === 'searched')
  const current = searched.filter(({ late }) => !late).length
  const rows = [
    { key: 'open', number: format.count(open), text: t('count.open', { count: open }) },
    { key: 'accepted', number: format.count(accepted), text: t('count.accepted', { count: accepted }) },
    {
      key: 'found',
      number: `${format.count(result.total)}${result.totalIsLowerBound ? '+' : ''}`,
      text: t('count.found', { percent: format.percent(percent) }),
    },
    { key: 'offices', number: t('count.of', { part: current, whole: searched.length }), text: t('count.offices') },
  ]
  return (
    <ul className={styles.counts}>
      {rows.map(({ key, number, text }) => (
        <li key={key} className={classNames(key === 'open' && open > 0 && styles.due)}>
          <b>{number}</b> {text}
        </li>
      ))}
    </ul>
  )
}
