import type { CaseTerm } from '@marklot/contracts/guardian'
import type { GoodsServicesTerm } from '@marklot/contracts/reference'
import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react'
import { useApiQuery } from '../../../lib/api.tsx'
import { usePhrases } from '../../../lib/phrases.tsx'
import { classNames } from '../../../ui/class-names.ts'
import controls from '../../../ui/controls.module.css'
import styles from './term-dialog.module.css'

/** Milliseconds without a key before terms are requested. */
const pauseMs = 150
const mostTerms = 8

interface TermFieldProps {
  input: RefObject<HTMLInputElement | null>
  /** Offers only terms of this class; null: terms of all classes. */
  niceClass: number | null
  text: string
  onType: (text: string) => void
  onChoose: (term: CaseTerm) => void
}

/**
 * A combobox with terms of the Nice Classification (ARIA Authoring Practices). Arrows select a term, Enter accepts it,
 * Escape closes the list. People can also type their own words.
 */
export function TermField({ input, niceClass, text, onType, onChoose }: TermFieldProps) {
  const t = usePhrases('guardian')
  const id = useId()
  const listId = `${id}-list`
  const [isOpen, setIsOpen] = useState(false)
  const [place, setPlace] = useState(-1)
  const { terms, isAnswered } = useTerms(text, niceClass, isOpen)
  const isShown = isOpen && terms.length > 0
  const close = () => {
    setIsOpen(false)
    setPlace(-1)
  }
  const take = ({ description, niceClass: { key } }: GoodsServicesTerm) => {
    onChoose({ niceClass: Number(key), text: description })
    close()
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const chosen = isShown ? terms[place] : undefined
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!isOpen) return setIsOpen(true)
      const step = event.key === 'ArrowDown' ? 1 : -1
      if (terms.length > 0) setPlace(((place + 1 + step + terms.length + 1) % (terms.length + 1)) - 1)
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      take(chosen)
    } else if (event.key === 'Escape' && isShown) {
      // Closes the list instead of the dialog.
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }
  return (
    <div className={styles.field}>
      <label className={controls.label} htmlFor={id}>
        {t('terms.field')}
      </label>
      <input
        ref={input}
        id={id}
        className={controls.input}
        type="text"
        dir="auto"
        autoComplete="off"
        value={text}
        role="combobox"
        aria-expanded={isShown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-describedby={`${id}-hint`}
        aria-activedescendant={isShown && place >= 0 ? `${listId}-${place}` : undefined}
        onChange={(event) => {
          onType(event.target.value)
          setIsOpen(true)
          setPlace(-1)
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <div id={listId} role="listbox" aria-label={t('terms.list')} className={styles.list} hidden={!isShown}>
        {isShown &&
          terms.map((term, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys of its list
            // biome-ignore lint/a11y/useFocusableInteractive: options of a combobox are pointed at, the focus stays in the field
            <div
              key={`${term.niceClass.key} ${term.description}`}
              id={`${listId}-${at}`}
              role="option"
              aria-selected={at === place}
              className={classNames(styles.option, at === place && styles.marked)}
              // Keeps the focus in the field; otherwise the list closes before the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(term)}
            >
              <span>{term.description}</span>
              <span className={styles.of}>{t('terms.class', { number: term.niceClass.key })}</span>
            </div>
          ))}
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        {t('terms.hint')}
      </p>
      <div role="status" className="vh">
        {isOpen && isAnswered ? t('terms.found', { count: terms.length }) : ''}
      </div>
    </div>
  )
}

/** Returns terms for the typed words, once the typing pauses. */
function useTerms(text: string, niceClass: number | null, isWanted: boolean) {
  const typed = text.trim().slice(0, 200)
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  const { object, busy } = useApiQuery(
    ['reference', 'terms', settled, niceClass],
    (api, options) =>
      api.reference.queryGoodsServices(
        { body: { text: settled, size: mostTerms, niceClasses: niceClass === null ? [] : [String(niceClass)] } },
        options,
      ),
    { enabled: isWanted && settled !== '', keepPrevious: true },
  )
  return { terms: typed === '' ? [] : (object ?? []), isAnswered: !busy && settled === typed && typed !== '' }
}
