import { mostProjectNames, type ProjectName } from '@marklot/contracts/pilot'
import { maximumNameLength } from '@marklot/contracts/search'
import { type ClipboardEvent, type FormEvent, useId, useRef, useState } from 'react'
import { usePhrases } from '../../../lib/phrases.tsx'
import { Button } from '../../../ui/button.tsx'
import controls from '../../../ui/controls.module.css'
import { Fault } from '../../../ui/form/fields.tsx'
import { FullNote } from '../../../ui/form/full-note.tsx'
import { useFindings } from '../findings.tsx'
import { pilotOf } from '../pieces/pilot-calls.ts'
import { useProjectHolder } from '../project-context.tsx'
import { StationEnd } from '../station-end.tsx'
import { useTyped } from '../use-typed.ts'
import { NameRow } from './name-row.tsx'
import styles from './names-station.module.css'
import { namesIn } from './pasted-names.ts'
import { SearchedLine } from './searched-line.tsx'
import { TypedFinding } from './typed-finding.tsx'

/** The customer's own names. Each is compared while it is typed, and kept with its findings. */
export function NamesStation() {
  const t = usePhrases('stations')
  const { project, open } = useProjectHolder()
  const { names } = project
  const findings = useFindings(names)
  const [removed, setRemoved] = useState('')
  const listed = names.filter(({ isShortlisted }) => isShortlisted).length
  const done = names.filter((name) => findings.of(name) !== undefined).length
  return (
    <>
      <NameField />
      <div className={styles.head}>
        <h3 id="own-names">{t('names.list')}</h3>
        <p role="status" className={styles.state}>
          {findings.isChecking ? t('names.checking') : names.length > 0 && t('names.checked', { done, all: names.length })}
          {removed && <span className="vh">{removed}</span>}
        </p>
      </div>
      {findings.hasFailed && <CheckFailed retry={findings.retry} />}
      {names.length === 0 ? (
        <p className={styles.none}>{t('names.none')}</p>
      ) : (
        <ul className={styles.names} aria-labelledby="own-names">
          {names.map((name) => (
            <NameRow
              key={name.id}
              name={name}
              finding={findings.of(name)}
              onRemoved={(name) => setRemoved(t('names.removed', { name }))}
            />
          ))}
        </ul>
      )}
      {findings.searched && <SearchedLine searched={findings.searched} />}
      <StationEnd station="names" isReady={names.length > 0}>
        {listed > 0 && (
          <Button look="primary" onClick={() => open('shortlist')}>
            {t('names.to.shortlist')}
          </Button>
        )}
      </StationEnd>
    </>
  )
}

/** Reports a failed check of names. The remaining names were not checked. */
export function CheckFailed({ retry }: { retry: () => void }) {
  const t = usePhrases('stations')
  const ui = usePhrases('ui')
  return (
    <div role="alert" className={styles.failed}>
      <Fault>{t('names.failed')}</Fault>
      <Button size="small" onClick={retry}>
        {ui('retry')}
      </Button>
    </div>
  )
}

/** Takes one name at a time and compares it while it is typed. A pasted list is added at once. */
function NameField() {
  const t = usePhrases('stations')
  const id = useId()
  const { project, mayChange, send } = useProjectHolder()
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [added, setAdded] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const name = text.trim()
  const isKnown = hasName(project.names, name)
  const typed = useTyped(project.id, text, mayChange && !isKnown)
  const take = async (given: readonly string[]) => {
    const names = given.filter((one) => !hasName(project.names, one))
    if (names.length === 0) return setFault(given.length > 0 ? t('names.known') : null)
    const tooLong = names.find(({ length }) => length > maximumNameLength)
    if (tooLong !== undefined)
      return setFault(
        t('names.tooLong', { start: [...tooLong].slice(0, 40).join(''), length: tooLong.length, most: maximumNameLength }),
      )
    if (project.names.length + names.length > mostProjectNames) return setFault(t('names.full', { most: mostProjectNames }))
    setFault(null)
    const body = { names: [...names] }
    if (await send((api) => pilotOf(api).addNames({ params: { id: project.id }, body }))) {
      setText('')
      setAdded(t('names.added', { count: names.length }))
      field.current?.focus()
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void take(namesIn(text))
  }
  const onPaste = (event: ClipboardEvent) => {
    const names = namesIn(event.clipboardData.getData('text/plain'))
    if (names.length < 2) return
    event.preventDefault()
    void take(names)
  }
  return (
    <form className={styles.field} onSubmit={submit}>
      <label className={controls.label} htmlFor={id}>
        {t('names.field')}
      </label>
      <div className={styles.line}>
        <input
          ref={field}
          id={id}
          name="name"
          className={controls.input}
          dir="auto"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="done"
          disabled={!mayChange}
          value={text}
          maxLength={maximumNameLength}
          aria-describedby={`${id}-hint`}
          aria-invalid={fault !== null || undefined}
          onPaste={onPaste}
          onChange={(event) => {
            setText(event.target.value)
            setFault(null)
            setAdded('')
          }}
        />
        <Button look="primary" type="submit" disabled={!mayChange || name === ''}>
          {t('names.add')}
        </Button>
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        {t('names.hint')}
      </p>
      <div role="alert">{fault && <Fault>{fault}</Fault>}</div>
      <FullNote value={text} maxLength={maximumNameLength} />
      <p role="status" className="vh">
        {added}
      </p>
      {name !== '' && (isKnown ? <p className={styles.hint}>{t('names.known')}</p> : <TypedFinding typed={typed} name={name} />)}
    </form>
  )
}

const hasName = (names: readonly ProjectName[], text: string) =>
  names.some(({ name }) => name.toLocaleLowerCase() === text.trim().toLocaleLowerCase())
