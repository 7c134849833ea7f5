import type { DomainName, DomainResult } from '@marklot/contracts/domains'
import { notations } from '@marklot/contracts/locale'
import { useLocale, usePhrases } from '../../../lib/phrases.tsx'
import { countsOf } from './domain-state.ts'

/** Shows how many domains are available, taken, premium-priced or could not be checked, and when they were checked. */
export function DomainSummary({
  domains,
  results,
  isRunning,
}: {
  domains: readonly DomainName[]
  results: ReadonlyMap<string, DomainResult>
  isRunning: boolean
}) {
  const t = usePhrases('domains')
  const locale = useLocale()
  const names = domains.map(({ name }) => name)
  const counts = countsOf(names, results, isRunning)
  if (isRunning) return t('domain.checking', { done: names.length - counts.pending, all: names.length })
  const last = names
    .map((name) => results.get(name)?.checkedAt ?? '')
    .sort()
    .at(-1)
  const parts = [
    t('domain.summary', { count: counts.available, all: names.length }),
    counts.notAvailable > 0 && t('domain.summary.taken', { count: counts.notAvailable }),
    counts.premium > 0 && t('domain.summary.premium', { count: counts.premium }),
    counts.unknown > 0 && t('domain.summary.unknown', { count: counts.unknown }),
    last &&
      t('domain.asked', {
        time: new Intl.DateTimeFormat(notations[locale], { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(last)),
      }),
  ]
  return parts.filter(Boolean).join(', ')
}
