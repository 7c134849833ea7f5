import type { StoredBrandQuery } from '@marklot/contracts/radar'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { useListTitle } from '../../ui/use-list-title.ts'
import { useSavedSearches } from './pieces/index.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import { SaveDialog } from './save-dialog.tsx'
import { SavedSearch } from './saved-search.tsx'
import styles from './searches-section.module.css'

/** The saved searches of the account (spec 1, section 2, "My {product}"). */
export function SearchesSection() {
  const t = usePhrases('radar')
  const ui = usePhrases('ui')
  const { object: searches, error, busy, reload } = useSavedSearches()
  const { title, onRemoved } = useListTitle()
  return (
    <div className={styles.section}>
      <h1 {...title}>{t('title')}</h1>
      {searches ? (
        <Searches searches={searches} onRemoved={onRemoved} />
      ) : error && !busy ? (
        <ErrorState title={t('failed.title')}>
          <Button onClick={reload}>{ui('retry')}</Button>
        </ErrorState>
      ) : (
        <div role="status" aria-label={t('loading')}>
          <Skeleton height="320px" />
        </div>
      )}
    </div>
  )
}

function Searches({ searches, onRemoved }: { searches: readonly StoredBrandQuery[]; onRemoved: () => void }) {
  const t = usePhrases('radar')
  const locale = useLocale()
  const [edited, setEdited] = useState<StoredBrandQuery | null>(null)
  const [removed, setRemoved] = useState<StoredBrandQuery | null>(null)
  return (
    <>
      {searches.length === 0 ? (
        <EmptyState title={t('none.title')} text={t('none.text')}>
          <Link className={buttonClass({ look: 'primary' })} to={paths.search(locale)}>
            {t('toSearch')}
          </Link>
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {searches.map((saved) => (
            <SavedSearch key={saved.id} saved={saved} onEdit={() => setEdited(saved)} onRemove={() => setRemoved(saved)} />
          ))}
        </ul>
      )}
      {edited && <SaveDialog search={edited} saved={edited} onClose={() => setEdited(null)} />}
      {removed && <RemoveDialog saved={removed} onRemoved={onRemoved} onClose={() => setRemoved(null)} />}
    </>
  )
}
