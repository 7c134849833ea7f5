import { usePhrases } from '../lib/phrases.tsx'
import styles from './class-chips.module.css'
import { classNames } from './class-names.ts'
import { visibleClasses } from './visible-classes.ts'

/**
 * Shows Nice classes as small figures, with the searched ones highlighted. Shows at most `limit` of them and the rest
 * as "+n".
 */
export function ClassChips({
  classes,
  highlighted = [],
  limit = 12,
}: {
  classes: readonly number[]
  highlighted?: readonly number[]
  limit?: number
}) {
  const t = usePhrases('ui')
  if (classes.length === 0) return null
  const { shown, more } = visibleClasses(classes, highlighted, limit)
  return (
    <ul className={styles.classes} aria-label={t('niceClasses')}>
      {shown.map((niceClass) => (
        <li key={niceClass} className={classNames(styles.class, highlighted.includes(niceClass) && styles.on)}>
          {niceClass}
        </li>
      ))}
      {more > 0 && <li className={classNames(styles.class, styles.more)}>+{more}</li>}
    </ul>
  )
}
