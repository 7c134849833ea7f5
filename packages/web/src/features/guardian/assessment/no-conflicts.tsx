import type { Assessment } from '@marklot/contracts/guardian-assessment'
import { usePhrases } from '../../../lib/phrases.tsx'
import { NotAvailable } from './block-section.tsx'
import { isAnySearched } from './judged-brands.ts'
import styles from './no-conflicts.module.css'

/** "No conflicts found" (spec 2, section 8.2), with the registers that were searched. */
export function NoConflicts({ assessment, text }: { assessment: Assessment; text: string }) {
  const t = usePhrases('assessment')
  if (!isAnySearched(assessment)) return <NotAvailable reason="noOfficeSearched" />
  return (
    <div className={styles.none}>
      <h3>{t('noConflicts')}</h3>
      <p>{text}</p>
      <a href="#configuredBrand">{t('unsearched.title')}</a>
    </div>
  )
}
