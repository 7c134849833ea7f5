import type { ResultBrand } from '@marklot/contracts/radar'
import { usePhrases } from '../../../lib/phrases.tsx'
import styles from './verdict-mark.module.css'

/** Marks what an execution found for the first time, or changed since it was last reported. */
export function VerdictMark({ verdict }: Pick<ResultBrand, 'verdict'>) {
  const t = usePhrases('radar')
  return verdict === 'known' ? null : <span className={styles.mark}>{t(`verdict.${verdict}`)}</span>
}
