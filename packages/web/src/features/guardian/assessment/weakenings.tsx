import type { Weakening } from '@marklot/contracts/guardian-blocks'
import type * as z from 'zod/mini'
import { useFormat } from '../../../lib/format.ts'
import { usePhrases } from '../../../lib/phrases.tsx'
import styles from './weakenings.module.css'

/** Shows how a mark that was found can be weakened, with the days from its register and the source of each day. */
export function Weakenings({ weakenings }: { weakenings: readonly z.infer<typeof Weakening>[] }) {
  const t = usePhrases('assessment')
  const format = useFormat()
  const day = (date: string | null) => (date === null ? '–' : format.date(date))
  const sentence = ({ kind, date, lateDate, daysLeft }: z.infer<typeof Weakening>) => {
    if (kind === 'oppositionOpen') return t('weaken.oppositionOpen', { date: day(date), count: daysLeft ?? 0 })
    if (kind === 'noUseDefence') return t('weaken.noUseDefence')
    if (kind === 'expiring' || kind === 'lateRenewal') return t(`weaken.${kind}`, { date: day(date), lateDate: day(lateDate) })
    return t(`weaken.${kind}`, { date: day(date) })
  }
  const origin = ({ isComputed, rule, source, date }: z.infer<typeof Weakening>) =>
    [
      date !== null && t(isComputed ? 'weaken.computed' : 'weaken.delivered'),
      isComputed && source,
      rule !== null && rule !== 'nominal' && t(`weaken.rule.${rule}`),
    ]
      .filter(Boolean)
      .join(', ')
  if (weakenings.length === 0) return <p className={styles.none}>{t('weaken.none')}</p>
  return (
    <ul className={styles.list}>
      {weakenings.map((weakening) => (
        <li key={weakening.kind}>
          <p>{sentence(weakening)}</p>
          {origin(weakening) !== '' && <small>{origin(weakening)}</small>}
        </li>
      ))}
    </ul>
  )
}
