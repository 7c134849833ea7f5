import { longestNameNote, type NameChange, type ProjectName } from '@marklot/contracts/pilot'
import type { NameFinding } from '@marklot/contracts/pilot-findings'
import { useId, useState } from 'react'
import { usePhrases } from '../../../lib/phrases.tsx'
import { Button } from '../../../ui/button.tsx'
import controls from '../../../ui/controls.module.css'
import { FullNote } from '../../../ui/form/full-note.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Skeleton } from '../../../ui/states.tsx'
import { FoundRisk } from '../found-risk.tsx'
import { Objections } from '../objections.tsx'
import { pilotOf } from '../pieces/pilot-calls.ts'
import { type ProjectHolder, useProjectHolder } from '../project-context.tsx'
import { useKeptText } from '../use-kept-text.ts'
import styles from './names-station.module.css'
import { RegisterCounts } from './register-counts.tsx'

interface NameRowProps {
  name: ProjectName
  /** Undefined: not checked yet. */
  finding: NameFinding | undefined
  onRemoved: (name: string) => void
}

/** A name with its findings, its note, and whether it is on the shortlist. */
export function NameRow({ name, finding, onRemoved }: NameRowProps) {
  const t = usePhrases('stations')
  const { project, mayChange, send } = useProjectHolder()
  const changeName = useNameChange()
  const remove = async () => {
    const done = await send(
      async (api) => {
        await pilotOf(api).removeName({ params: { id: project.id, nameId: name.id } })
        return pilotOf(api).project({ params: { id: project.id } })
      },
      (before) => ({ ...before, names: before.names.filter(({ id }) => id !== name.id) }),
    )
    if (done) onRemoved(name.name)
  }
  return (
    <li className={styles.name}>
      <div className={styles.nameHead}>
        <b dir="auto">{name.name}</b>
        {finding && <FoundRisk finding={finding} isNamed />}
      </div>
      <div className={styles.found}>
        {finding ? (
          <>
            {finding.isComparable && (
              <p className={styles.counts}>
                <RegisterCounts finding={finding} />
              </p>
            )}
            <Objections finding={finding} most={3} />
          </>
        ) : (
          <Skeleton height="42px" />
        )}
        <Note name={name} />
      </div>
      <div className={styles.tools}>
        <label className={styles.listed}>
          <input
            type="checkbox"
            checked={name.isShortlisted}
            disabled={!mayChange}
            aria-label={t('names.list.add', { name: name.name })}
            onChange={(event) => void changeName(name.id, { isShortlisted: event.target.checked })}
          />
          <span aria-hidden="true">{t('names.listed')}</span>
        </label>
        <Button look="quiet" iconOnly aria-label={t('names.remove', { name: name.name })} onClick={() => void remove()}>
          <Icon name="x" />
        </Button>
      </div>
    </li>
  )
}

/** A note that opens on request and is saved as it is typed. */
export function Note({ name }: { name: ProjectName }) {
  const t = usePhrases('stations')
  const id = useId()
  const { mayChange } = useProjectHolder()
  const changeName = useNameChange()
  const note = useKeptText(name.note, (note) => void changeName(name.id, { note }))
  const [isOpen, setIsOpen] = useState(false)
  if (!isOpen && note.text === '')
    return mayChange ? (
      <Button
        look="quiet"
        size="small"
        className={styles.noteButton}
        aria-label={t('names.noteOf', { name: name.name })}
        onClick={() => setIsOpen(true)}
      >
        {t('names.note')}
      </Button>
    ) : null
  return (
    <>
      <label className={controls.hidden} htmlFor={id}>
        {t('names.noteOf', { name: name.name })}
      </label>
      <textarea
        id={id}
        className={`${controls.input} ${styles.note}`}
        rows={2}
        dir="auto"
        readOnly={!mayChange}
        // biome-ignore lint/a11y/noAutofocus: the field takes the place of the button that was pressed
        autoFocus={isOpen}
        placeholder={t('names.note')}
        maxLength={longestNameNote}
        value={note.text}
        onChange={(event) => note.onChange(event.target.value)}
        onBlur={() => {
          note.flush()
          setIsOpen(false)
        }}
      />
      <FullNote value={note.text} maxLength={longestNameNote} />
    </>
  )
}

/** Returns a function that changes a name and shows the change at once. */
export function useNameChange(): (nameId: number, change: NameChange) => ReturnType<ProjectHolder['send']> {
  const { project, send } = useProjectHolder()
  return (nameId, change) =>
    send(
      (api) => pilotOf(api).changeName({ params: { id: project.id, nameId }, body: change }),
      (before) => ({
        ...before,
        names: before.names.map((one) => {
          if (one.id === nameId)
            return { ...one, ...change, isShortlisted: change.isChosen || (change.isShortlisted ?? one.isShortlisted) }
          return change.isChosen ? { ...one, isChosen: false } : one
        }),
      }),
    )
}
