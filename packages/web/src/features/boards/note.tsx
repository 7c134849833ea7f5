import { type BrandBookmark, longestNote } from '@marklot/contracts/boards'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useApiMutation } from '../../lib/api.tsx'
import { usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import controls from '../../ui/controls.module.css'
import { FullNote } from '../../ui/form/full-note.tsx'
import { boardsOf, useReloadBoards } from './board-calls.ts'
import styles from './note.module.css'
import { useBookmarkName } from './use-bookmark-name.ts'

/** The note on a pinned brand. A click opens it for editing; Escape discards the changes. */
export function Note({ boardId, bookmark }: { boardId: number; bookmark: BrandBookmark }) {
  const t = usePhrases('boards')
  const name = useBookmarkName()(bookmark)
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  if (isOpen) return <NoteForm boardId={boardId} bookmark={bookmark} name={name} onClose={() => setIsOpen(false)} />
  const { note } = bookmark
  return (
    <div className={styles.note}>
      <button
        ref={opener}
        type="button"
        className={classNames(styles.text, note === '' && styles.none)}
        aria-label={note === '' ? t('note.addTo', { name }) : undefined}
        title={note === '' ? undefined : t('note.edit', { name })}
        dir="auto"
        onClick={() => setIsOpen(true)}
      >
        {note || t('note.add')}
      </button>
    </div>
  )
}

interface NoteFormProps {
  boardId: number
  bookmark: BrandBookmark
  name: string
  onClose: () => void
}

function NoteForm({ boardId, bookmark, name, onClose }: NoteFormProps) {
  const t = usePhrases('boards')
  const fieldId = useId()
  const [note, setNote] = useState(bookmark.note)
  const reload = useReloadBoards()
  const saving = useApiMutation('updating', (api, typed: string) =>
    boardsOf(api).saveBookmark({ params: { containerId: boardId }, body: { brandId: bookmark.brandId, note: typed } }),
  )
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    await saving.run(note)
    await reload()
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  }
  return (
    // The page reports a failure and the note stays open.
    <form className={styles.note} onSubmit={(event) => void submit(event).catch(() => undefined)}>
      <label className={controls.hidden} htmlFor={fieldId}>
        {t('note.of', { name })}
      </label>
      <textarea
        id={fieldId}
        className={classNames(controls.input, styles.field)}
        rows={3}
        maxLength={longestNote}
        dir="auto"
        value={note}
        // biome-ignore lint/a11y/noAutofocus: the reader has just opened this field
        autoFocus
        onChange={(event) => setNote(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <FullNote value={note} maxLength={longestNote} />
      <p className={styles.buttons}>
        <Button type="submit" look="primary" size="small" disabled={saving.busy}>
          {t('save')}
        </Button>
        <Button look="quiet" size="small" onClick={onClose}>
          {t('cancel')}
        </Button>
      </p>
    </form>
  )
}
