import { useNavigate } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useLocale, usePhrases } from '../../../lib/phrases.tsx'
import { useSession } from '../../../lib/session.tsx'
import { Button } from '../../../ui/button.tsx'
import { useListTitle } from '../../../ui/use-list-title.ts'
import { DraftList, type ListedDraft } from '../pieces/draft-list.tsx'
import { useDrafts } from '../pieces/index.ts'
import { isEmpty } from './draft.ts'
import { type KeptDraft, keptDrafts } from './draft-store.ts'
import styles from './other-drafts.module.css'
import type { DraftHolder } from './use-draft.ts'

/** The drafts other than the current one, and a button to begin another. */
export function OtherDrafts({ holder }: { holder: DraftHolder }) {
  const t = usePhrases('guardian')
  const locale = useLocale()
  const navigate = useNavigate()
  const { account, isLoading } = useSession()
  const { draft, isKnown, begin } = holder
  // Deleting renders again, because the browser's storage tells nobody of its changes.
  const { title, onRemoved } = useListTitle()
  const { object: stored } = useDrafts(account !== null)
  const known = new Set(stored?.map(({ id }) => id))
  // What the account had and no longer lists was deleted elsewhere, unless it has changed here since.
  const isDeleted = ({ isStored, changed }: KeptDraft) => stored !== undefined && isStored && changed.length === 0
  const kept = isLoading ? [] : keptDrafts(account?.id ?? null)
  const onlyHere = kept.filter((one) => !known.has(one.draft.id) && !isDeleted(one)).map((one) => one.draft)
  const others: ListedDraft[] = [...(stored ?? []), ...onlyHere].filter(({ id }) => id !== draft.id)
  if (!isKnown || (others.length === 0 && isEmpty(draft))) return null
  return (
    <section className={styles.section} aria-labelledby="other-drafts">
      <div className={styles.head}>
        <h2 id="other-drafts" {...title}>
          {t('drafts.title')}
        </h2>
        {!isEmpty(draft) && (
          <Button
            size="small"
            onClick={() => {
              begin()
              void navigate(paths.create(locale))
            }}
          >
            {t('drafts.begin')}
          </Button>
        )}
      </div>
      {others.length === 0 ? (
        <p className={styles.none}>{t('drafts.onlyThis')}</p>
      ) : (
        <DraftList drafts={others} isStored={({ id }) => known.has(id)} onRemoved={onRemoved} />
      )}
    </section>
  )
}
