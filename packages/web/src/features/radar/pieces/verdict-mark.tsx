import type { ResultBrand } from '@marklot/contracts/radar'
import { usePhrases } from '../../../lib/phrases.tsx'
import styles from './verdict-mark.module.css'

/** Marks brands that an execution found for the first time, or that changed since they were last reported. */
export function VerdictMark({ verdict }: Pick<ResultBrand, 'verdict'>) {
  const t = usePhrases('radar')
  return verdict === 'known' ? null : <span className={styles.mark}>{t(`verdict.${verdict}`)}</span>
}
