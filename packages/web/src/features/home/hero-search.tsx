import { pagePaths } from '@marklot/contracts/pages'
import { maximumNameLength, noFilters } from '@marklot/contracts/search'
import type { HomeExample } from '@marklot/contracts/statistics'
import { type CSSProperties, type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCapabilities } from '../../lib/capabilities.tsx'
import { useFormat } from '../../lib/format.ts'
import { queryString } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { FullNote } from '../../ui/form/full-note.tsx'
import { Icon } from '../../ui/icon.tsx'
import { searchText, useSuggestions } from '../search/index.ts'
import styles from './hero.module.css'
import { HeroMarks } from './hero-marks.tsx'
import { SearchFoot } from './search-foot.tsx'
import { shownRows } from './shown-rows.ts'
import { useAlike } from './use-alike.ts'
import type { HomeVariant } from './variants.ts'

const fieldId = 'hero-search'

interface HeroSearchProps {
  /** Undefined while loading; null without an example. */
  example: HomeExample | null | undefined
  /**
   * Watching a sign begins in the Brand-Radar, an application in the Brand-Guardian, and everything else in the search.
   */
  variant: HomeVariant
}

/**
 * A live search field. It shows the typed sign above the closest marks, with aligned letters. Enter searches. The marks
 * are a plain list of links below the field: Tab and arrow down move into it, Escape moves back. Without scripts it is
 * a form.
 */
export function HeroSearch({ example, variant }: HeroSearchProps) {
  const t = usePhrases('home')
  const locale = useLocale()
  const format = useFormat()
  const navigate = useNavigate()
  const capabilities = useCapabilities()
  const tool = variant === 'monitor' ? 'radar' : variant === 'application' ? 'guardian.creation' : 'search.name'
  const target = `/${locale}${capabilities.get(tool) ?? pagePaths.search}`
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  // Text typed before hydration.
  useEffect(() => setTyped(input.current?.value ?? ''), [])

  const text = searchText(typed)
  const suggestions = useSuggestions(typed, noFilters, true)
  const alike = useAlike(typed)
  const isTyped = text !== ''
  const found = alike.answer?.suggestions ?? suggestions?.marks ?? []
  const shown = isTyped ? found.slice(0, shownRows) : (example?.marks ?? []).slice(0, shownRows)
  const sign = isTyped ? (alike.answer ? alike.text : (suggestions?.text ?? text)) : (example?.name ?? '')
  const isKnownEmpty = isTyped && suggestions !== null && !suggestions.hasFailed && suggestions.marks.length === 0

  // The example arrives with the page. While it loads and while the person types, the area keeps the height of all
  // rows.
  const rows = isTyped || example === undefined ? shownRows : shown.length

  const submit = (event: FormEvent) => {
    event.preventDefault()
    navigate(`${target}${queryString({ q: text || undefined })}`)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    // Skips marks that a narrow screen hides.
    const links = [...(list.current?.querySelectorAll('a') ?? [])].filter((link) => link.offsetParent !== null)
    const place = links.indexOf(document.activeElement as HTMLAnchorElement)
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      links[Math.min(place + 1, links.length - 1)]?.focus()
    } else if (event.key === 'ArrowUp' && place >= 0) {
      event.preventDefault()
      ;(links[place - 1] ?? input.current)?.focus()
    } else if (event.key === 'Escape' && place >= 0) input.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys lead from the field to the links below it and back
    <div onKeyDown={onKeyDown}>
      <search>
        <form className={styles.form} onSubmit={submit} action={target} method="get">
          <Icon name="search" />
          <label className="vh" htmlFor={fieldId}>
            {t('field')}
          </label>
          <input
            ref={input}
            id={fieldId}
            name="q"
            type="text"
            dir="auto"
            value={typed}
            placeholder={t('placeholder')}
            maxLength={maximumNameLength}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            onChange={(event) => setTyped(event.target.value)}
          />
          {isTyped && (
            <button
              type="button"
              className={styles.clear}
              aria-label={t('clear')}
              onClick={() => {
                setTyped('')
                input.current?.focus()
              }}
            >
              <Icon name="x" />
            </button>
          )}
          <button type="submit" className={styles.go}>
            {t('go')}
          </button>
        </form>
      </search>
      <div className={styles.panel}>
        <div className={styles.full}>
          <FullNote value={typed} maxLength={maximumNameLength} />
        </div>
        <div ref={list} className={styles.room} style={{ '--rows': rows } as CSSProperties}>
          {shown.length > 0 ? (
            <HeroMarks
              marks={shown}
              sign={sign}
              signLabel={t(isTyped ? 'sign' : 'exampleSign')}
              remark={
                isTyped || !example
                  ? null
                  : t('example', { name: example.name, date: format.date(example.applicationDate, 'long') })
              }
            />
          ) : (
            <p className={styles.empty}>{isKnownEmpty ? t('none') : isTyped ? '' : t('invitation')}</p>
          )}
        </div>
        <SearchFoot text={text} sign={sign} alike={isTyped ? (alike.answer?.alike ?? null) : null} />
      </div>
      <p className="vh" role="status">
        {isTyped && suggestions && !suggestions.hasFailed ? t('suggestionCount', { count: shown.length }) : ''}
      </p>
    </div>
  )
}
