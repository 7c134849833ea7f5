import { type DomainName, type DomainResult, domainTypes } from '@marklot/contracts/domains'
import { useId } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { usePhrases } from '../../../lib/phrases.tsx'
import { OutlineSign } from '../../../ui/icon.tsx'
import styles from './domain-list.module.css'
import { type ChipState, stateOf } from './domain-state.ts'

interface DomainsProps {
  domains: readonly DomainName[]
  results: ReadonlyMap<string, DomainResult>
  /** True: names without a result are still being checked. False: no source answered for them. */
  isRunning: boolean
}

/** Domains as chips: country, commercial and other ones (spec 1, section 2). */
export function DomainList({ domains, results, isRunning }: DomainsProps) {
  return (
    <div className={styles.groups}>
      {domainTypes.map((type) => {
        const group = domains.filter((domain) => domain.type === type)
        return group.length > 0 && <Group key={type} type={type} domains={group} results={results} isRunning={isRunning} />
      })}
    </div>
  )
}

function Group({ type, domains, results, isRunning }: DomainsProps & { type: DomainName['type'] }) {
  const t = usePhrases('domains')
  const id = useId()
  return (
    <div>
      <h3 id={id} className={styles.title}>
        {t(`domain.${type}`)}
      </h3>
      <ul className={styles.chips} aria-labelledby={id}>
        {domains.map((domain) => (
          <Chip key={domain.name} domain={domain} result={results.get(domain.name)} isRunning={isRunning} />
        ))}
      </ul>
      <Reasons results={domains.flatMap(({ name }) => results.get(name) ?? [])} />
    </div>
  )
}

/** Outlines from Tabler Icons, like those of `ui/icon.tsx`. */
const shapes: Record<ChipState, string> = {
  available: 'M5 12l5 5l10 -10',
  notAvailable: 'M18 6l-12 12M6 6l12 12',
  premium: 'M6 5h12l3 5l-8.500 9.500a.7 .7 0 0 1 -1 0l-8.500 -9.500l3 -5M10 12l-2 -2.200l.6 -1',
  unknown: 'M8 8a3.500 3 0 0 1 3.500 -3h1a3.500 3 0 0 1 3.500 3a3 3 0 0 1 -2 3a3 4 0 0 0 -2 4M12 19l0 .01',
  pending:
    'M5 12m-1 0a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M12 12m-1 0a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M19 12m-1 0a1 1 0 1 0 2 0a1 1 0 1 0 -2 0',
}

function Chip({ domain, result, isRunning }: { domain: DomainName; result: DomainResult | undefined; isRunning: boolean }) {
  const t = usePhrases('domains')
  const format = useFormat()
  const state = stateOf(result, isRunning)
  const price = result?.price
  return (
    <li className={styles.chip} data-state={state}>
      <OutlineSign shape={shapes[state]} small />
      <bdi className={styles.name}>{domain.unicodeName}</bdi>
      <small>
        {t(`domain.${state}`)}
        {price && `, ${format.money(price.cents / 100, price.currency)}`}
      </small>
    </li>
  )
}

/** Explains why domains could not be checked. Names each reason once, with its domains. */
function Reasons({ results }: { results: readonly DomainResult[] }) {
  const t = usePhrases('domains')
  const format = useFormat()
  const reasons = new Map<NonNullable<DomainResult['reason']>, string[]>()
  for (const { reason, unicodeName } of results) if (reason) reasons.set(reason, [...(reasons.get(reason) ?? []), unicodeName])
  if (reasons.size === 0) return null
  return (
    <ul className={styles.reasons}>
      {[...reasons].map(([reason, names]) => (
        <li key={reason}>
          <bdi>{format.list(names, 'unit')}</bdi>: {t(`domain.why.${reason}`)}
        </li>
      ))}
    </ul>
  )
}
