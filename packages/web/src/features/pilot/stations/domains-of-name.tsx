import type { DomainResult } from '@marklot/contracts/domains'
import { usePhrases } from '../../../lib/phrases.tsx'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useDay } from '../use-station-summary.ts'
import styles from './shortlist-station.module.css'

const icons: Record<DomainResult['availability'], IconName> = { available: 'check', notAvailable: 'x', unknown: 'info' }

/**
 * The stored domains of a name with the day of the check. A domain that could not be checked is never shown as free.
 */
export function DomainsOfName({ domains }: { domains: readonly DomainResult[] }) {
  const t = usePhrases('stations')
  const texts = usePhrases('domains')
  const day = useDay()
  if (domains.length === 0) return t('compare.notChecked')
  const stateOf = ({ availability, premium }: DomainResult) =>
    availability === 'available' && premium ? 'premium' : availability
  const count = (state: ReturnType<typeof stateOf>) => domains.filter((domain) => stateOf(domain) === state).length
  const unknown = count('unknown')
  const last = domains
    .map(({ checkedAt }) => checkedAt)
    .sort()
    .at(-1)
  return (
    <>
      <p>
        {t('compare.domains.free', { free: count('available'), all: domains.length })}
        {unknown > 0 && `, ${t('compare.domains.unknown', { count: unknown })}`}
      </p>
      <ul className={styles.domains}>
        {domains.map((domain) => (
          <li key={domain.name} data-state={stateOf(domain)}>
            <Icon name={icons[domain.availability]} small />
            <bdi>{domain.unicodeName}</bdi>
            <VisuallyHidden>, {texts(`domain.${stateOf(domain)}`)}</VisuallyHidden>
          </li>
        ))}
      </ul>
      {last && <p className={styles.day}>{t('compare.domains.day', { date: day(last) })}</p>}
    </>
  )
}
