import type { CodedValue } from '@marklot/contracts'
import type { DateRange } from '@marklot/contracts/search'
import { labelled } from '@marklot/phrases'
import { useFormat } from '../../lib/format.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import type { ActiveFilter, DateFilter } from './active-filters.ts'
import { useFromSimilarity } from './use-from-similarity.ts'
import { useNiceClasses } from './use-nice-classes.ts'
import { useViennaCategories } from './use-vienna-categories.ts'

/**
 * Returns a function that puts a filter into the reader's words.
 * @param states the offices' own states, for their names; undefined until they are known
 * @param hasMotifs whether names of Vienna categories are needed
 */
export function useFilterText(
  states: readonly Pick<CodedValue, 'key' | 'shortDescription'>[] | undefined,
  hasMotifs = false,
): (filter: ActiveFilter) => string {
  const t = usePhrases('search')
  const ui = usePhrases('ui')
  const offices = usePhrases('offices')
  const locale = useLocale()
  const format = useFormat()
  const fromSimilarity = useFromSimilarity()
  const classes = useNiceClasses()
  const motifs = useViennaCategories(hasMotifs)

  const rangeText = (filter: DateFilter, { from, until }: DateRange) => {
    const name = t(`date.${filter}`)
    if (from && until) return t('rangeBoth', { name, from: format.date(from), until: format.date(until) })
    return from ? t('rangeFrom', { name, from: format.date(from) }) : t('rangeUntil', { name, until: format.date(until ?? '') })
  }
  const valueText = ({ filter, value }: Extract<ActiveFilter, { kind: 'value' }>) => {
    switch (filter) {
      case 'registrationOfficeCodes':
        return offices(value as 'de')
      case 'brandStateCategories':
        return ui(`state.${value as 'new'}`)
      case 'brandTypes':
        return ui(`type.${value as 'Word'}`)
      case 'brandStates':
        return states?.find((state) => state.key === value)?.shortDescription ?? String(value)
      case 'viennaCategories': {
        const name = motifs.get(Number(value))
        const key = t('viennaChip', { key: value })
        return name ? labelled(locale, key, name) : key
      }
      case 'goodsClasses':
      case 'servicesClasses': {
        const name = classes.get(Number(value))
        const key = t('classChip', { key: value })
        return name ? labelled(locale, key, name) : key
      }
    }
  }
  return (one) => {
    if (one.kind === 'range') return rangeText(one.filter, one.range)
    if (one.kind === 'similarity') return labelled(locale, t('filter.similarity'), fromSimilarity(one.percent))
    return valueText(one)
  }
}
