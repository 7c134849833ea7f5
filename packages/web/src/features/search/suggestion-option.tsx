import type { BrandSuggestion } from '@marklot/contracts/search'
import { useEffect, useRef } from 'react'
import { ClassChips } from '../../ui/class-chips.tsx'
import { ComparisonOneLine } from '../../ui/comparison-line.tsx'
import { LogoTile } from '../../ui/logo-tile.tsx'
import { OfficeFlag } from '../../ui/office-flag.tsx'
import { StateBadge } from '../../ui/state-badge.tsx'
import { useBrandName } from '../../ui/use-brand-name.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './search-field.module.css'

interface SuggestionOptionProps {
  id: string
  suggestion: BrandSuggestion
  query: string
  isChosen: boolean
  onOpen: () => void
}

/** One suggested mark: picture, name with its equal letters underlined, office, state, classes. */
export function SuggestionOption({ id, suggestion, query, isChosen, onOpen }: SuggestionOptionProps) {
  const option = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isChosen) option.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  const name = useBrandName()(suggestion)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys of its list
    // biome-ignore lint/a11y/useFocusableInteractive: options of a combobox are pointed at, the focus stays in the field
    <div
      ref={option}
      id={id}
      role="option"
      aria-selected={isChosen}
      className={styles.option}
      // Keeps the focus in the field, so that the list does not close before the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onOpen}
    >
      <LogoTile {...suggestion} size="row" />
      <div className={styles.name} dir="auto">
        {suggestion.comparison ? (
          <>
            <VisuallyHidden>{name}</VisuallyHidden>
            <span aria-hidden="true">
              <ComparisonOneLine comparison={suggestion.comparison} query={query} hit={name} cells={null} />
            </span>
          </>
        ) : (
          name
        )}
      </div>
      <div className={styles.facts}>
        <OfficeFlag code={suggestion.registrationOfficeCode} show="code" />
        <StateBadge category={suggestion.brandStateCategory} />
        <ClassChips classes={suggestion.niceClasses} limit={4} />
      </div>
    </div>
  )
}
