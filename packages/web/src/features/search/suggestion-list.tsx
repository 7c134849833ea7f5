import type { BrandSuggestion } from '@marklot/contracts/search'
import { memo, useEffect, useMemo, useRef } from 'react'
import { usePhrases } from '../../lib/phrases.tsx'
import { type SharedCell, sharedAlignment } from '../../ui/comparison-columns.ts'
import { ComparisonHeader, ComparisonOneLine } from '../../ui/comparison-line.tsx'
import { LogoTile } from '../../ui/logo-tile.tsx'
import { OfficeFlag } from '../../ui/office-flag.tsx'
import { StateBadge } from '../../ui/state-badge.tsx'
import { useBrandName } from '../../ui/use-brand-name.ts'
import styles from './suggestion-list.module.css'
import { optionId, type Suggestions } from './use-suggestions.ts'

interface SuggestionListProps {
  id: string
  suggestions: Suggestions
  /** Index of the chosen suggestion; -1 if none is chosen. */
  chosen: number
  onOpen: (brandId: string) => void
}

/** Suggested marks aligned in shared columns, so that the reader can scan down (mockups README, decision 1). */
export const SuggestionList = memo(function SuggestionList({
  id,
  suggestions: { text, marks },
  chosen,
  onOpen,
}: SuggestionListProps) {
  const t = usePhrases('search')
  const alignment = useMemo(() => sharedAlignment(marks.map((mark) => mark.comparison)), [marks])
  const [before, after] = t('suggestionRead', { marked: '\u0000' }).split('\u0000')
  return (
    <>
      {alignment && (
        <p className={styles.head} aria-hidden="true">
          <span className={styles.sign}>{t('suggestionSign')}</span>
          <ComparisonHeader letters={alignment.header} />
          <span className={styles.read}>
            {before}
            <mark>{t('suggestionOther')}</mark>
            {after}
          </span>
        </p>
      )}
      <div id={id} className={styles.options} role="listbox" aria-label={t('suggestions')}>
        {marks.map((mark, place) => (
          <SuggestionOption
            key={mark.brandId}
            id={optionId(id, place)}
            suggestion={mark}
            query={text}
            cells={alignment?.rows[place] ?? null}
            isChosen={place === chosen}
            onOpen={onOpen}
          />
        ))}
      </div>
    </>
  )
})

interface SuggestionOptionProps {
  id: string
  suggestion: BrandSuggestion
  query: string
  cells: readonly SharedCell[] | null
  isChosen: boolean
  onOpen: (brandId: string) => void
}

/** One suggested mark: picture, letters under the typed ones, name, office, type and state. */
const SuggestionOption = memo(function SuggestionOption({
  id,
  suggestion,
  query,
  cells,
  isChosen,
  onOpen,
}: SuggestionOptionProps) {
  const ui = usePhrases('ui')
  const option = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isChosen) option.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  const name = useBrandName()(suggestion)
  const { comparison } = suggestion
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys of its list
    // biome-ignore lint/a11y/useFocusableInteractive: options of a combobox are pointed at, the focus stays in the field
    <div
      ref={option}
      id={id}
      role="option"
      aria-selected={isChosen}
      className={styles.option}
      // Keeps the focus in the field; otherwise the list closes before the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onOpen(suggestion.brandId)}
    >
      <span className={styles.logo} aria-hidden="true">
        <LogoTile {...suggestion} size="row" />
      </span>
      <span className={styles.letters} aria-hidden="true">
        {comparison && <ComparisonOneLine comparison={comparison} query={query} hit={name} cells={cells} />}
      </span>
      <span className={styles.identity}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        <span className={styles.facts}>
          <OfficeFlag code={suggestion.registrationOfficeCode} show="code" />
          {ui(`type.${suggestion.brandType}`)}
        </span>
      </span>
      <span className={styles.state}>
        <StateBadge category={suggestion.brandStateCategory} />
      </span>
    </div>
  )
})
