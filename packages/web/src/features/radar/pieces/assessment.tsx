import { type AssessedBrand, type AssessmentInput, longestNote } from '@marklot/contracts/radar'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { usePhrases } from '../../../lib/phrases.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import controls from '../../../ui/controls.module.css'
import { FullNote } from '../../../ui/form/full-note.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './assessment.module.css'
import { useInstant } from './instant.tsx'

interface AssessmentProps {
  /** The mark's name, for people whose screen reader announces only the buttons. */
  name: string
  /** Null: the saved search has not found the mark before. */
  assessed: AssessedBrand | null
  /** Stores the assessment. Rejects if that failed; the page reports why. */
  onAssess: (values: AssessmentInput) => Promise<unknown>
}

/** A person's decision about a brand, with the note and the buttons that change the decision. */
export function Assessment({ name, assessed, onAssess }: AssessmentProps) {
  const t = usePhrases('radar')
  const [isBusy, setIsBusy] = useState(false)
  const [isWriting, setIsWriting] = useState(false)
  const noteButton = useRef<HTMLButtonElement>(null)
  const wasWriting = useRef(false)
  useEffect(() => {
    if (wasWriting.current && !isWriting) noteButton.current?.focus()
    wasWriting.current = isWriting
  }, [isWriting])

  const { assessment = 'open', note = '' } = assessed ?? {}
  const isAccepted = assessment === 'accepted'
  const isAssessed = assessed !== null && assessed.assessedUtc !== null
  const assess = async (values: AssessmentInput) => {
    setIsBusy(true)
    await onAssess(values).finally(() => setIsBusy(false))
  }
  const choose = (chosen: AssessmentInput['assessment']) => () => void assess({ assessment: chosen, note }).catch(() => undefined)
  return (
    <div className={styles.assessment}>
      <Decision assessed={assessed} />
      {note !== '' && !isWriting && (
        <p className={styles.note} dir="auto">
          {note}
        </p>
      )}
      {isWriting ? (
        <NoteForm
          name={name}
          note={note}
          isBusy={isBusy}
          onClose={() => setIsWriting(false)}
          onSave={(typed) =>
            void assess({ assessment, note: typed }).then(
              () => setIsWriting(false),
              () => undefined,
            )
          }
        />
      ) : (
        <p className={styles.buttons}>
          {!isAccepted && (
            <Button size="small" disabled={isBusy} onClick={choose('accepted')}>
              <Icon name="check" small />
              {t('assess.accept')}
              <VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          )}
          {(isAccepted || !isAssessed) && (
            <Button size="small" look="quiet" disabled={isBusy} onClick={choose('open')}>
              {t(isAccepted ? 'assess.reopen' : 'assess.open')}
              <VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          )}
          <Button ref={noteButton} size="small" look="quiet" disabled={isBusy} onClick={() => setIsWriting(true)}>
            {t(note === '' ? 'note.add' : 'note.edit')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        </p>
      )}
    </div>
  )
}

/** Shows the decision with its date and, for an accepted brand that has changed, the changes. */
function Decision({ assessed }: Pick<AssessmentProps, 'assessed'>) {
  const t = usePhrases('radar')
  const format = useFormat()
  const instant = useInstant()
  if (!assessed) return <p className={styles.decision}>{t('assessed.not')}</p>
  const { assessment, assessedUtc, changes } = assessed
  if (assessment === 'accepted')
    return (
      <p className={classNames(styles.decision, styles.accepted)}>
        {assessedUtc ? t('assessed.acceptedSince', { date: instant.day(assessedUtc) }) : t('assessed.accepted')}
      </p>
    )
  return (
    <>
      <p className={classNames(styles.decision, assessedUtc !== null && styles.open)}>
        {assessedUtc ? t('assessed.openSince', { date: instant.day(assessedUtc) }) : t('assessed.not')}
      </p>
      {changes.length > 0 && (
        <p className={styles.changes}>{t('changes', { what: format.list(changes.map((change) => t(`change.${change}`))) })}</p>
      )}
    </>
  )
}

interface NoteFormProps {
  name: string
  note: string
  isBusy: boolean
  onSave: (note: string) => void
  onClose: () => void
}

function NoteForm({ name, note, isBusy, onSave, onClose }: NoteFormProps) {
  const t = usePhrases('radar')
  const fieldId = useId()
  const [typed, setTyped] = useState(note)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSave(typed)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  }
  return (
    <form onSubmit={submit}>
      <label className={controls.hidden} htmlFor={fieldId}>
        {t('note.of', { name })}
      </label>
      <textarea
        id={fieldId}
        className={classNames(controls.input, styles.field)}
        rows={3}
        maxLength={longestNote}
        dir="auto"
        value={typed}
        // biome-ignore lint/a11y/noAutofocus: the reader has just opened this field
        autoFocus
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <FullNote value={typed} maxLength={longestNote} />
      <p className={styles.buttons}>
        <Button type="submit" size="small" disabled={isBusy}>
          {t('note.save')}
        </Button>
        <Button size="small" look="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </p>
    </form>
  )
}
