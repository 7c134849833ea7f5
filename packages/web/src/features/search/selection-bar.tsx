import { usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useSearch } from './search-context.ts'
import { useSelection } from './selection.ts'
import styles from './selection-bar.module.css'

/** A bar at the lower edge while hits are ticked: their number and the button to compare them. */
export function SelectionBar() {
  const t = usePhrases('search')
  const { search, go } = useSearch()
  const { hits, clear } = useSelection()
  return (
    <section className={styles.place} aria-label={t('compare.selection')}>
      {hits.size > 0 && (
        <div className={styles.bar}>
          <p className={styles.count} role="status">
            {t('compare.selected', { count: hits.size })}
            {hits.size === 1 && <span className={styles.hint}> {t('compare.oneMore')}</span>}
          </p>
          <Button look="quiet" onClick={clear}>
            {t('compare.clear')}
          </Button>
          <Button
            look="primary"
            aria-haspopup="dialog"
            disabled={hits.size < 2}
            onClick={() => go({ ...search, compare: [...hits.keys()] })}
          >
            <Icon name="compare" small />
            {t('compare.open')}
          </Button>
        </div>
      )}
    </section>
  )
}
