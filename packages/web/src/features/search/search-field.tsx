import { type FormEvent, type KeyboardEvent, lazy, Suspense, use, useCallback, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { loadChunk } from '../../lib/load-chunk.ts'
import { LoadOnce } from '../../lib/load-once.ts'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import controls from '../../ui/controls.module.css'
import { FullNote } from '../../ui/form/full-note.tsx'
import { Icon } from '../../ui/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { searchFromAddress, searchText } from './address.ts'
import { HiddenFields } from './hidden-fields.tsx'
import { focusLogoArea } from './logo-area.ts'
import { useSearch } from './search-context.ts'
import styles from './search-field.module.css'
import { missingPart } from './searched-logo.ts'
import { optionId, useSuggestions } from './use-suggestions.ts'
import { useTextOfAddress } from './use-text-of-address.ts'

/** Id of the field, for the page's shortcut. */
export const fieldId = 'search-text'
/** Id of the form, for buttons outside of it. */
export const formId = 'search-form'
const longestText = 200

const OwnerAccountNote = lazy(() => import('./owner-account-note.tsx').then((module) => ({ default: module.OwnerAccountNote })))
const SuggestionList = lazy(() => import('./suggestion-list.tsx').then((module) => ({ default: module.SuggestionList })))

const fields = new LoadOnce<typeof import('./expert-field.tsx').ExpertField>()
const loadExpertField = () =>
  fields.load('expert', () => loadChunk(() => import('./expert-field.tsx')).then((module) => module.ExpertField))

function ExpertField() {
  const Field = use(loadExpertField())
  return <Field id={fieldId} formId={formId} />
}

/**
 * Loads the code of the field that an address shows. If its code arrived after hydration, the field could replace the
 * server's and lose typed text. React's `lazy` always loads later and would cause this problem.
 */
export async function prepareField(query: URLSearchParams): Promise<void> {
  if (searchFromAddress(query).mode === 'expert') await loadExpertField()
}

/** The field of the search's mode. */
export function SearchField() {
  const { search } = useSearch()
  // Until the code has arrived, the server's field stays and a change of mode waits.
  return search.mode === 'expert' ? (
    <Suspense>
      <ExpertField />
    </Suspense>
  ) : (
    <PlainField />
  )
}

/**
 * A labelled combobox that suggests marks while typing (ARIA Authoring Practices). Arrows select a suggestion. Enter
 * opens the selected mark, or searches if none is selected. Escape closes the list.
 */
function PlainField() {
  const t = usePhrases('search')
  const locale = useLocale()
  const navigate = useNavigate()
  const { search, logo, go } = useSearch()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const { text, setText, send } = useTextOfAddress(search.text, input)
  const [isTyping, setIsTyping] = useState(false)
  const [chosen, setChosen] = useState(-1)

  // Suggests names only: numbers match as a whole, and owners are not marks.
  const isSuggesting = search.mode === 'name' || search.mode === 'nameAndLogo'
  const texts = isSuggesting || search.mode === 'logo' ? 'name' : search.mode
  const suggestions = useSuggestions(text, search.filters, isTyping && isSuggesting)
  const marks = suggestions?.marks ?? []
  const isOpen = isTyping && marks.length > 0 && searchText(text) !== ''

  // A search by name and logo that lacks one of them says so, until it has both.
  const [showsMissing, setShowsMissing] = useState(false)
  useEffect(() => {
    if (search.mode !== 'nameAndLogo') setShowsMissing(false)
  }, [search.mode])
  const missing = showsMissing ? missingPart({ ...search, ...logo, text: searchText(text) }) : null
  const missingId = useId()

  const close = useCallback(() => {
    setIsTyping(false)
    setChosen(-1)
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    close()
    const asked = searchText(text)
    send(asked)
    const next = { ...search, ...logo, text: asked, page: 1 }
    go(next, { toResults: true })
    const lacks = missingPart(next)
    setShowsMissing(lacks !== null)
    if (lacks === 'name') input.current?.focus()
    if (lacks === 'logo') focusLogoArea()
  }
  // Keeps its identity, so that a keystroke renders only the field and not the list.
  const open = useCallback(
    (id: string) => {
      close()
      navigate(paths.brand(locale, id))
    },
    [close, navigate, locale],
  )
  const onKeyDown = (event: KeyboardEvent) => {
    // During composition (Chinese, Japanese …) the keys belong to the input method.
    if (event.nativeEvent.isComposing) return
    if (!isSuggesting) return
    const count = marks.length
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!isTyping) return setIsTyping(true)
      // One position more than there are suggestions: the field itself.
      const step = event.key === 'ArrowDown' ? 1 : -1
      if (count > 0) setChosen(((chosen + 1 + step + count + 1) % (count + 1)) - 1)
    } else if (event.key === 'Enter' && isOpen && chosen >= 0) {
      const suggestion = marks[chosen]
      if (suggestion) {
        event.preventDefault()
        open(suggestion.brandId)
      }
    } else if (event.key === 'Escape' && isTyping) {
      event.preventDefault()
      close()
    }
  }

  return (
    <search>
      <form id={formId} className={styles.form} onSubmit={submit} action={paths.search(locale)} method="get">
        <HiddenFields />
        <div className={styles.box}>
          <div className={classNames(styles.field, missing === 'name' && styles.faulty)}>
            <Icon name="search" />
            <label className={controls.hidden} htmlFor={fieldId}>
              {t(`field.${texts}`)}
            </label>
            <input
              ref={input}
              id={fieldId}
              className={styles.input}
              name="q"
              type="text"
              dir="auto"
              value={text}
              placeholder={t(`placeholder.${texts}`)}
              maxLength={longestText}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="search"
              aria-invalid={missing === 'name' ? true : undefined}
              aria-describedby={missing === 'name' ? missingId : undefined}
              {...(isSuggesting && {
                role: 'combobox',
                'aria-expanded': isOpen,
                'aria-controls': listId,
                'aria-autocomplete': 'list',
                'aria-activedescendant': isOpen && chosen >= 0 ? optionId(listId, chosen) : undefined,
              })}
              onChange={(event) => {
                setText(event.target.value)
                setIsTyping(true)
                setChosen(-1)
              }}
              onKeyDown={onKeyDown}
              onBlur={close}
            />
            {text === '' ? (
              <span className={`${controls.key} ${styles.slash}`} aria-hidden="true">
                /
              </span>
            ) : (
              <button
                type="button"
                className={styles.clear}
                aria-label={t('clear')}
                onClick={() => {
                  setText('')
                  close()
                  input.current?.focus()
                }}
              >
                <Icon name="x" />
              </button>
            )}
          </div>
          <div className={styles.list} hidden={!isOpen}>
            {/*
             * Stays outside the condition, so that the list appears as soon as its code has loaded, not only at the
             * next keystroke.
             */}
            <Suspense>
              {isOpen && suggestions ? (
                <SuggestionList id={listId} suggestions={suggestions} chosen={chosen} onOpen={open} />
              ) : (
                <div id={listId} />
              )}
            </Suspense>
            <p className={styles.hint}>{t('suggestionHint')}</p>
          </div>
          <div role="status">
            <VisuallyHidden>
              {isTyping && suggestions !== null ? t('suggestionCount', { count: marks.length }) : ''}
            </VisuallyHidden>
          </div>
        </div>
        <button type="submit" className={buttonClass({ look: 'primary', size: 'large' })}>
          {t('go')}
        </button>
      </form>
      {missing && (
        <p id={missingId} role="alert" className={styles.fault}>
          <Icon name="error" small />
          {t(`missing.${missing}`)}
        </p>
      )}
      <FullNote value={text} maxLength={longestText} />
      {search.mode === 'owner' && (
        <Suspense>
          <OwnerAccountNote />
        </Suspense>
      )}
    </search>
  )
}
