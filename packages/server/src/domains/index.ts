import { type Locale, notations } from '@marklot/contracts'
import {
  type DomainEvent,
  type DomainResult,
  type DomainSearch,
  hostOf,
  isAddress,
  mostDomains,
  registrablePart,
  type Tld,
} from '@marklot/contracts/domains'
import { domainFindings } from '@marklot/phrases/domain-findings'
import { errors } from '@marklot/phrases/errors'
import { tlds as tldPhrases } from '@marklot/phrases/tlds'
import type { Handlers } from '../accounts/index.ts'
import { AppError } from '../platform/app-error.ts'
import type { Capability } from '../platform/capability.ts'
import { type DomainChecker, type DomainCheckerContext, openDomainChecker } from './check-domains.ts'
import { type Domain, domainOf, labelFault, readDomain, readTld } from './domain-name.ts'
import { labelsOf } from './labels.ts'
import type { DomainSettings } from './settings.ts'
import { isOffered, type OfferedTld, offeredTlds, usualTlds } from './tlds.ts'

export type { DomainSettings } from './settings.ts'
export { usualTlds } from './tlds.ts'

/** The domain check for other capabilities. */
export interface CheckedDomains {
  /**
   * Checks the usual domains for a brand.
   * @throws AppError `domain.invalidName` for a brand without letters and digits
   */
  forBrand(brand: string, locale: Locale, signal: AbortSignal): { domains: Domain[]; results: AsyncIterable<DomainResult> }
  /**
   * Checks one spelling of each brand concurrently. A brand that cannot be a domain has no result.
   * @throws AppError `domain.invalidName` when no brand can be a domain, `domain.tooMany`
   */
  forBrands(
    brands: readonly string[],
    tlds: readonly string[],
    locale: Locale,
    signal: AbortSignal,
  ): { domains: Domain[][]; results: AsyncIterable<DomainResult> }
}

/** Opens the domain check. It stores no personal data. */
export function openDomains(
  parts: Omit<DomainCheckerContext, 'settings'> & { domainSettings: DomainSettings },
): Capability<Pick<Handlers, 'domains'>> & { checked: CheckedDomains } {
  const checker = openDomainChecker({ ...parts, settings: parts.domainSettings })
  return {
    handlers: { domains: domainsHandlers(checker) },
    checked: {
      forBrand: (brand, locale, signal) => {
        const domains = searchedDomains({ brand, labels: [], tlds: [] }, locale)
        return { domains, results: checker.check(domains, locale, signal) }
      },
      forBrands: (brands, tlds, locale, signal) => {
        const keys = readTlds(tlds, locale)
        const domains = brands.map((brand) => {
          const [label] = labelsOf(brand, locale)
          return label === undefined ? [] : keys.flatMap((tld) => domainOf(label, tld) ?? [])
        })
        const all = byName(domains.flat())
        if (all.length === 0) fail('nameIds', locale, brands[0])
        if (all.length > mostDomains) throw new AppError('domain.tooMany')
        return { domains, results: checker.check(all, locale, signal) }
      },
    },
  }
}

function domainsHandlers(checker: DomainChecker): Handlers['domains'] {
  return {
    tlds: ({ query }, { locale }) => {
      const { type, tags } = query
      const asked = offeredTlds.filter(
        (tld) => (type === undefined || tld.type === type) && (tags === undefined || tags.some((tag) => tld.tags.includes(tag))),
      )
      return Promise.all(asked.map((tld) => presentTld(checker, tld, locale)))
    },
    domain: async ({ params }, { locale, signal }) => {
      for await (const result of checker.check([domainAt(params.name, 'name', locale)], locale, signal)) return result
      throw new Error('A check ended without a result')
    },
    domains: async ({ body }, { locale, signal }) => {
      const domains = body.names.map((name, place) => domainAt(name, `names.${place}`, locale))
      const results = new Map<string, DomainResult>()
      for await (const result of checker.check(byName(domains), locale, signal)) results.set(result.name, result)
      return domains.flatMap(({ name }) => results.get(name) ?? [])
    },
    search: ({ body }, { locale, signal }) => {
      const domains = searchedDomains(body, locale)
      return searchEvents(domains, checker.check(domains, locale, signal))
    },
  }
}

async function* searchEvents(domains: Domain[], results: AsyncIterable<DomainResult>): AsyncGenerator<DomainEvent> {
  yield { kind: 'started', domains, result: null }
  for await (const result of results) yield { kind: 'result', domains: [], result }
}

/** Throws the error that names the part of the input that is not a domain, and its fault if that is clear. */
function fail(path: string, locale: Locale, text?: string): never {
  const fault = text === undefined ? null : labelFault(text)
  const message = fault === null ? errors['domain.invalidName'][locale] : domainFindings[`domain.${fault}`][locale]
  throw new AppError('domain.invalidName', { details: [{ path, message }] })
}

/** Returns the domain of a full name. Of the address of a page or a mailbox, it is the domain that people register. */
function domainAt(text: string, path: string, locale: Locale): Domain {
  const name = isAddress(text) ? registrablePart(hostOf(text), isOffered) : text
  return readDomain(name) ?? fail(path, locale, name.split('.')[0])
}

/**
 * Returns the domains of a search: every label with every top-level domain. Uses as many spellings of a brand as one
 * request allows, the most usual first.
 * @throws AppError `domain.invalidName`, `domain.tooMany`
 */
function searchedDomains({ brand, labels, tlds }: DomainSearch, locale: Locale): Domain[] {
  const keys = tlds.length === 0 ? usualTlds : readTlds(tlds, locale)
  const isDerived = labels.length === 0
  const given = isDerived ? labelsOf(brand, locale).slice(0, Math.max(1, Math.floor(mostDomains / keys.length))) : labels
  if (given.length === 0) fail('brand', locale, brand)
  const domains = given.flatMap((label, place) =>
    keys.map((tld) => domainOf(label, tld) ?? fail(isDerived ? 'brand' : `labels.${place}`, locale, label)),
  )
  const found = byName(domains)
  if (found.length > mostDomains) throw new AppError('domain.tooMany')
  return found
}

/** Reads each top-level domain once. @throws AppError `domain.invalidName` */
const readTlds = (tlds: readonly string[], locale: Locale): string[] => [
  ...new Set(tlds.map((text, place) => readTld(text) ?? fail(`tlds.${place}`, locale))),
]
/** Returns the domains without duplicates. */
const byName = (domains: readonly Domain[]): Domain[] => [...new Map(domains.map((one) => [one.name, one])).values()]

const countryNames = new Map<Locale, Intl.DisplayNames>()
/** The regions of those top-level domains whose code differs from the country's code. */
const regions: Readonly<Record<string, string>> = { uk: 'GB', 'co.uk': 'GB' }

async function presentTld(checker: DomainChecker, { key, type, tags }: OfferedTld, locale: Locale): Promise<Tld> {
  return {
    key,
    type,
    tags: [...tags],
    description: descriptionOf(key, locale),
    shortDescription: `.${key}`,
    recipients: await checker.recipientsOf(key),
  }
}

function descriptionOf(key: string, locale: Locale): string {
  if (key in tldPhrases) return tldPhrases[key as keyof typeof tldPhrases][locale]
  const names = countryNames.get(locale) ?? new Intl.DisplayNames(notations[locale], { type: 'region' })
  countryNames.set(locale, names)
  return names.of(regions[key] ?? key.toUpperCase()) ?? key
}
