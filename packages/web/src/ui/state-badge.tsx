import type { BrandStateCategory } from '@marklot/contracts/brand'
import { usePhrases } from '../lib/phrases.tsx'
import { classNames } from './class-names.ts'
import styles from './state-badge.module.css'

/**
 * Shows a state by form, colour and word (spec 1, section 2: new orange, alive green, dead grey). The forms are
 * half-filled, full and hollow. `detail` is the office's own state, shown after the category unless it is the same
 * word.
 */
export function StateBadge({ category, detail }: { category: BrandStateCategory; detail?: string | null }) {
  const t = usePhrases('ui')
  const word = t(`state.${category}`)
  const more = detail && detail.toLocaleLowerCase() !== word.toLocaleLowerCase() ? ` · ${detail}` : ''
  return <span className={classNames(styles.state, styles[category])}>{`${word}${more}`}</span>
}
