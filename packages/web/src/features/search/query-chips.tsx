import { chipsOf, type QueryClause, type TextValue } from '@marklot/contracts/query-language'
import type { BrandQueryResult, DateRange } from '@marklot/contracts/search'
import { useFormat } from '../../lib/format.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { Chip } from '../../ui/chip.tsx'
import { parsedQuery, withoutChip } from './expert.ts'
import styles from './filter-chips.module.css'
import { useSearch } from './search-context.ts'

/** A removable chip for each clause of the query, in words. Removing one removes its clause from the text. */
export function QueryChips({ result }: { result: BrandQueryResult | undefined }) {
  const t = usePhrases('search')
  const { search, go } = useSearch()
  const textOf = useClauseText(result)
  const parsed = parsedQuery(search)
  if (!parsed?.ok || parsed.query.clauses.length === 0) return null
  const chips = chipsOf(parsed.query)
  return (
    <ul className={styles.list} aria-label={t('query.clauses')}>
      {chips.map((chip, place) => {
        const clause = textOf(chip.clause)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same clause may stand in a query twice
          <li key={`${place} ${chip.text}`}>
            <Chip removeLabel={t('query.remove', { clause })} onRemove={() => go(withoutChip(search, chips, chip))}>
              {clause}
            </Chip>
          </li>
        )
      })}
    </ul>
  )
}

/** Returns a function that puts a clause into words: "not Owner: ACME GmbH or Nordlicht AG". */
function useClauseText(result: BrandQueryResult | undefined): (clause: QueryClause) => string {
  const t = usePhrases('search')
  const ui = usePhrases('ui')
  const offices = usePhrases('offices')
  const format = useFormat()
  const states = result?.counts.brandStates
  const words = ({ text, isPhrase }: TextValue) => (isPhrase ? `“${text}”` : text)
  const range = ({ from, until }: DateRange) => {
    if (from && from === until) return format.date(from)
    if (from && until) return t('query.between', { from: format.date(from), until: format.date(until) })
    return from ? t('query.from', { from: format.date(from) }) : t('query.until', { until: format.date(until ?? '') })
  }
  const valuesOf = (clause: QueryClause): string[] => {
    switch (clause.field) {
      case 'office':
        return clause.values.map((code) => offices(code))
      case 'state':
        return clause.values.map((state) => ui(`state.${state}`))
      case 'type':
        return clause.values.map((type) => ui(`type.${type}`))
      case 'class':
      case 'vienna':
        return clause.values.map(String)
      case 'status':
        return clause.values.map((key) => states?.find((state) => state.key === key)?.shortDescription ?? key)
      case 'filed':
      case 'registered':
      case 'opposition':
      case 'priority':
        return clause.values.map(range)
      default:
        return clause.values.map(words)
    }
  }
  return (clause) => {
    const values = format.list(valuesOf(clause), 'disjunction')
    const text = t('query.clause', { field: t(`query.field.${clause.field}`), values })
    return clause.isNegated ? t('query.not', { clause: text }) : text
  }
}
