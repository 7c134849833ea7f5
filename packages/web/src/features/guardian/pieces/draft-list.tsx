import { type GuardianDraft, guardianSteps } from '@marklot/contracts/guardian'
import { useState } from 'react'
import { Link } from 'react-router'
import { pageEvents } from '../../../lib/page-events.ts'
import { paths } from '../../../lib/paths.ts'
import { useLocale, usePhrases } from '../../../lib/phrases.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { forgetDraft } from '../check/draft-store.ts'
import styles from './draft-list.module.css'
import { useRemoveDraft } from './guardian-calls.ts'

/** The parts of a draft that the list shows, from the account or from the browser. */
export type ListedDraft = Pick<GuardianDraft, 'id' | 'step' | 'name' | 'idea'>

interface DraftListProps {
  drafts: readonly ListedDraft[]
  /** Whether the account has the draft; if absent, it has all of them. */
  isStored?: (draft: ListedDraft) => boolean
  onRemoved: () => void
}

/** The most characters of an idea that a row shows. */
const longestBeginning = 80

/** Lists drafts with the step at which each was left. Each can be continued or deleted. Needs the texts `checks`. */
export function DraftList({ drafts, isStored = () => true, onRemoved }: DraftListProps) {
  const t = usePhrases('checks')
  const locale = useLocale()
  const removing = useRemoveDraft()
  const [asked, setAsked] = useState<ListedDraft | null>(null)
  const nameOf = ({ name }: ListedDraft) => name.trim() || t('draft.noName')
  const beginning = (idea: string) => {
    const text = idea.trim().replaceAll(/\s+/g, ' ')
    return text.length > longestBeginning ? `${text.slice(0, longestBeginning)}…` : text
  }
  const remove = async (draft: ListedDraft) => {
    if (isStored(draft)) await removing.run(draft.id)
    // Otherwise the wizard would offer the browser's copy again.
    forgetDraft(draft.id)
    onRemoved()
    pageEvents.emit('notified', { severity: 'INFO', text: t('draft.removed', { name: nameOf(draft) }) })
    setAsked(null)
  }
  return (
    <>
      <ul className={styles.list}>
        {drafts.map((draft) => {
          const place = guardianSteps.indexOf(draft.step)
          return (
            <li key={draft.id} className={styles.row}>
              <span className={styles.words}>
                <b dir="auto">{nameOf(draft)}</b>
                {draft.idea.trim() !== '' && <span dir="auto">{beginning(draft.idea)}</span>}
              </span>
              <span
                className={styles.track}
                role="img"
                aria-label={t('draft.step', { step: place + 1, steps: guardianSteps.length })}
              >
                {guardianSteps.map((step, at) => (
                  <span key={step} className={classNames(at < place && styles.done, at === place && styles.now)} />
                ))}
              </span>
              <span className={styles.actions}>
                <Link
                  className={buttonClass({ look: 'quiet' })}
                  to={paths.create(locale, { step: place === 0 ? undefined : place + 1, draft: draft.id })}
                  aria-label={t('draft.continueOf', { name: nameOf(draft) })}
                >
                  {t('draft.continue')}
                </Link>
                <Button
                  look="quiet"
                  iconOnly
                  aria-label={t('draft.removeOf', { name: nameOf(draft) })}
                  onClick={() => setAsked(draft)}
                >
                  <Icon name="x" />
                </Button>
              </span>
            </li>
          )
        })}
      </ul>
      {asked && (
        <ConfirmDialog
          title={t('draft.remove.title', { name: nameOf(asked) })}
          confirm={t('remove')}
          isBusy={removing.busy}
          onConfirm={() => remove(asked)}
          onClose={() => setAsked(null)}
        >
          <p>{t('draft.remove.text')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
