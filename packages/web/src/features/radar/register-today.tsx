import type { AssessedBrandList, ResultBrand } from '@marklot/contracts/radar'
import { labelled } from '@marklot/phrases'
import { useFormat } from '../../lib/format.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { StateBadge } from '../../ui/state-badge.tsx'
import { differencesToday } from './differences-today.ts'
import styles from './register-today.module.css'

interface RegisterTodayProps {
  then: ResultBrand
  /** Undefined while it loads, and for a brand that the search has never found. */
  today: AssessedBrandList['brands'][number] | undefined
}

/** Shows how the register's data on a mark differ today from those that the run found. */
export function RegisterToday({ then, today }: RegisterTodayProps) {
  const locale = useLocale()
  const t = usePhrases('radar')
  const format = useFormat()
  if (!today) return null
  const differences = differencesToday(then, today)
  return (
    <p className={styles.today}>
      {labelled(locale, t('today'), '')}
      {differences.length === 0
        ? t('today.same')
        : differences.map((difference) => (
            <span key={difference.kind} className={styles.difference}>
              {difference.kind === 'gone' && t('today.gone')}
              {difference.kind === 'name' && difference.name}
              {difference.kind === 'state' && <StateBadge category={difference.category} detail={difference.state} />}
              {difference.kind === 'owner' && t('today.owner', { owner: difference.owner })}
              {difference.kind === 'classes' &&
                t('today.classes', { count: difference.classes.length, classes: format.list(difference.classes.map(String)) })}
              {difference.kind === 'opposition' && t('today.opposition', { date: format.date(difference.endDate) })}
            </span>
          ))}
    </p>
  )
}
