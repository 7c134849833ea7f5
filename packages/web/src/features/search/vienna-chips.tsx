import type { BrandQueryResult } from '@marklot/contracts/search'
import { usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import controls from '../../ui/controls.module.css'
import { toggleValue } from './active-filters.ts'
import styles from './logo-query.module.css'
import { useSearch } from './search-context.ts'
import { useNextChip } from './use-next-chip.ts'
import { useViennaCategories } from './use-vienna-categories.ts'

/**
 * Motifs of the Vienna Classification that narrow the search: the chosen ones, and those that the most similar marks
 * share. The latter are a vote, not an office's classification.
 */
export function ViennaChips({ result }: { result: BrandQueryResult | undefined }) {
  const t = usePhrases('logos')
  const { search, go } = useSearch()
  const chosen = search.filters.viennaCategories
  const suggested = (result?.logo?.viennaSuggestions ?? []).filter(({ category }) => !chosen.includes(category))
  const names = useViennaCategories(chosen.length > 0)
  const { list, leave, forget } = useNextChip([...chosen, ...suggested.map(({ category }) => category)])
  if (chosen.length + suggested.length === 0) return null
  const toggle = (category: number) => {
    leave(category)
    go((current) => toggleValue(current, 'viennaCategories', category))
  }
  return (
    <fieldset>
      <legend className={controls.label}>{t('vienna')}</legend>
      <ul ref={list} className={styles.motifs} onBlur={forget}>
        {chosen.map((category) => {
          const text = t('vienna.category', { key: category, name: names.get(category) ?? '' })
          return (
            <li key={category} data-chip={category}>
              <Chip removeLabel={t('vienna.remove', { category: text })} onRemove={() => toggle(category)}>
                {text}
              </Chip>
            </li>
          )
        })}
        {suggested.map(({ category, heading, votes, voters }) => (
          <li key={category} data-chip={category}>
            <Button size="small" onClick={() => toggle(category)}>
              {t('vienna.category', { key: category, name: heading })} <small>{t('vienna.votes', { votes, voters })}</small>
            </Button>
          </li>
        ))}
      </ul>
      {suggested.length > 0 && <p className={styles.hint}>{t('vienna.hint')}</p>}
    </fieldset>
  )
}
