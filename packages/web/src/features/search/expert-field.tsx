import { parseQuery, type QueryError } from '@marklot/contracts/query-language'
import { maximumQueryLength } from '@marklot/contracts/search'
import { type FormEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import controls from '../../ui/controls.module.css'
import { FullNote } from '../../ui/form/full-note.tsx'
import { Icon } from '../../ui/icon.tsx'
import { expertSearch } from './expert.ts'
import styles from './expert-field.module.css'
import { HiddenFields } from './hidden-fields.tsx'
import { useSearch } from './search-context.ts'
import field from './search-field.module.css'
import { useTextOfAddress } from './use-text-of-address.ts'

const QueryHelp = lazy(() => import('./query-help.tsx').then((module) => ({ default: module.QueryHelp })))

const faultOf = (text: string): QueryError | null => {
  const parsed = parseQuery(text)
  return parsed.ok ? null : parsed.error
}

/**
 * The field for a query. An invalid query is not searched: its text stays, and a sentence below the field shows the
 * faulty part, which is selected in the field. The sentence changes with the typing until the query is valid.
 */
export function ExpertField({ id, formId }: { id: string; formId: string }) {
  const t = usePhrases('search')
  const locale = useLocale()
  const { search, logo, go } = useSearch()
  const faultId = useId()
  const input = useRef<HTMLInputElement>(null)
  const { text, setText, send } = useTextOfAddress(search.query, input)
  const [showsFault, setShowsFault] = useState(() => faultOf(search.query) !== null)
  const [showsHelp, setShowsHelp] = useState(false)
  useEffect(() => setShowsFault(faultOf(search.query) !== null), [search.query])
  const fault = showsFault ? faultOf(text) : null

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = faultOf(text)
    setShowsFault(found !== null)
    if (!found) {
      const next = expertSearch(search, text.trim())
      send(next.query)
      return go({ ...next, ...logo, page: 1 }, { toResults: true })
    }
    input.current?.focus()
    input.current?.setSelectionRange(found.position, found.position + found.length)
  }
  return (
    <search>
      <form
        id={formId}
        className={classNames(field.form, styles.form)}
        onSubmit={submit}
        action={paths.search(locale)}
        method="get"
      >
        <HiddenFields />
        <div className={field.box}>
          <div className={classNames(field.field, fault && styles.faulty)}>
            <Icon name="search" />
            <label className={controls.hidden} htmlFor={id}>
              {t('field.expert')}
            </label>
            <input
              ref={input}
              id={id}
              className={styles.input}
              name="query"
              type="text"
              dir="auto"
              value={text}
              placeholder={t('placeholder.expert')}
              maxLength={maximumQueryLength}
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="search"
              aria-invalid={fault ? true : undefined}
              aria-describedby={fault ? faultId : undefined}
              onChange={(event) => {
                setText(event.target.value)
                if (faultOf(event.target.value) === null) setShowsFault(false)
              }}
            />
            {text !== '' && (
              <button
                type="button"
                className={field.clear}
                aria-label={t('clear')}
                onClick={() => {
                  setText('')
                  setShowsFault(false)
                  input.current?.focus()
                }}
              >
                <Icon name="x" />
              </button>
            )}
            <Button
              look="quiet"
              size="small"
              className={styles.help}
              aria-haspopup="dialog"
              aria-label={t('query.help')}
              title={t('query.help')}
              onClick={() => setShowsHelp(true)}
            >
              ?
            </Button>
          </div>
        </div>
        <button type="submit" className={buttonClass({ look: 'primary', size: 'large' })}>
          {t('go')}
        </button>
      </form>
      <div role="alert">{fault && <Fault id={faultId} text={text} fault={fault} />}</div>
      <FullNote value={text} maxLength={maximumQueryLength} />
      {showsHelp && (
        <Suspense>
          <QueryHelp onClose={() => setShowsHelp(false)} />
        </Suspense>
      )}
    </search>
  )
}

/** Characters shown before and after the marked place. */
const around = 24

function Fault({ id, text, fault: { code, position, length, found } }: { id: string; text: string; fault: QueryError }) {
  const t = usePhrases('search')
  const end = position + length
  const from = Math.max(0, position - around)
  const until = Math.min(text.length, end + around)
  return (
    <div id={id} className={styles.fault}>
      <p>
        <Icon name="error" small />
        <span>{t(`queryError.${code}`, { found: shorten(found) })}</span>
      </p>
      <p className={styles.place} dir="ltr" aria-hidden="true">
        {from > 0 && '…'}
        {text.slice(from, position)}
        <mark>{shorten(text.slice(position, end))}</mark>
        {text.slice(end, until)}
        {until < text.length && '…'}
      </p>
    </div>
  )
}

const longestShown = 40
const shorten = (text: string) => (text.length > longestShown ? `${text.slice(0, longestShown)}…` : text)
