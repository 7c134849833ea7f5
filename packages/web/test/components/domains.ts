import type { DomainName, DomainResult, Tld } from '@marklot/contracts/domains'
import { now } from './person.ts'

const tld = (key: string, type: Tld['type'], more: Partial<Tld> = {}): Tld => ({
  key,
  type,
  tags: ['usual'],
  description: `About ${key}`,
  shortDescription: `.${key}`,
  recipients: [{ kind: 'registry', host: `rdap.${key}.example` }],
  ...more,
})

/** Four endings; `app` is not a usual one. */
export const tlds: readonly Tld[] = [
  tld('de', 'country'),
  tld('at', 'country', { recipients: [{ kind: 'resolver', host: null }] }),
  tld('com', 'commercial'),
  tld('app', 'other', { tags: [] }),
]

export const domainName = (name: string): DomainName => {
  const ending = name.slice(name.indexOf('.') + 1)
  return { name, unicodeName: name, tld: ending, type: tlds.find(({ key }) => key === ending)?.type ?? 'other' }
}

export const domainResult = (name: string, more: Partial<DomainResult> = {}): DomainResult => ({
  ...domainName(name),
  availability: 'available',
  premium: false,
  price: null,
  source: 'rdap',
  reason: null,
  checkedAt: now,
  ...more,
})

export const taken = (name: string) => domainResult(name, { availability: 'notAvailable' })
export const unknown = (name: string, reason: DomainResult['reason'] = 'late') =>
  domainResult(name, { availability: 'unknown', source: null, reason })
export const premium = (name: string) =>
  domainResult(name, { premium: true, price: { cents: 249_000, currency: 'EUR' }, source: 'registrar' })
