import * as z from 'zod/mini'
import { Instant } from './accounts.ts'
import { endpoints } from './endpoints.ts'

/* Whether internet addresses for a brand can be registered (spec 1, sections 1 and 2). */

/** The most names of one request. */
export const mostDomains = 50
/** A name without an answer after this time, in milliseconds, counts as not checked. */
export const longestDomainCheck = 10_000

export const domainTypes = ['country', 'commercial', 'other'] as const
export const DomainType = z.enum(domainTypes)
export type DomainType = z.infer<typeof DomainType>

/** Groups of top-level domains besides their type. `usual`: checked unless the customer chooses others. */
export const tldTags = ['usual', 'dach', 'eu', 'retail', 'company', 'technology', 'creative', 'place'] as const
export const TldTag = z.enum(tldTags)
export type TldTag = z.infer<typeof TldTag>

/** Labels that country registries often reserve for third-level domains. */
const sharedLabels = new Set(['ac', 'co', 'com', 'edu', 'gov', 'gv', 'mil', 'net', 'nom', 'or', 'org'])
/** Returns whether a domain, in lower case, is one below which a country registry often registers others: `com.br`. */
export function isSharedSuffix(domain: string): boolean {
  const [label = '', ...rest] = domain.split('.')
  return sharedLabels.has(label) && /^[a-z]{2}$/.test(rest.join('.'))
}

const scheme = /^[a-z][a-z\d+.-]*:\/\//i

/** Returns whether a text is the whole address of a page: `https://tavilo.de/tea`. */
export const isPage = (text: string): boolean => scheme.test(text)

/** Returns whether a text is the address of a page or a mailbox instead of a bare domain: `tavilo.de/tea`. */
export const isAddress = (text: string): boolean => /[@/?#:]/.test(text)

/** Returns what stands between scheme or mailbox and port or path. */
export const hostOf = (address: string): string =>
  address
    .replace(scheme, '')
    .replace(/[/?#:].*$/, '')
    .replace(/^.*@/, '')

/**
 * Returns the part of a host that can be registered. Below an ending that is shared but not offered, such as `com.br`,
 * it returns the host, which the server refuses.
 */
export function registrablePart(host: string, isOffered: (ending: string) => boolean): string {
  const labels = host.replace(/\.$/, '').split('.')
  const lastTwo = labels.slice(-2).join('.').toLowerCase()
  const size = isOffered(lastTwo) ? 3 : isSharedSuffix(lastTwo) ? labels.length : 2
  return labels.length > size ? labels.slice(-size).join('.') : host
}

/** The kinds of recipients that learn about a name when it is checked. */
export const recipientKinds = ['registry', 'registrar', 'resolver', 'simulator'] as const
export const DomainRecipient = z.object({
  kind: z.enum(recipientKinds),
  /** Null: the operator's name servers, or the simulator of this machine. */
  host: z.nullable(z.string()),
})
export type DomainRecipient = z.infer<typeof DomainRecipient>

export const Tld = z.object({
  /** In A-label form, without a dot at the beginning: `de`, `co.uk`. */
  key: z.string(),
  type: DomainType,
  tags: z.array(TldTag),
  /** In the caller's language. */
  description: z.string(),
  shortDescription: z.string(),
  /** The recipients of the names that are checked. */
  recipients: z.array(DomainRecipient),
})
export type Tld = z.infer<typeof Tld>

export const domainAvailabilities = ['available', 'notAvailable', 'unknown'] as const
export const DomainAvailability = z.enum(domainAvailabilities)
export type DomainAvailability = z.infer<typeof DomainAvailability>

/**
 * Why nothing is known. `noSource`: no source answers for this top-level domain. `limited`: the registry accepts no
 * further queries for now. `late`: no answer in time. `failed`: no usable answer. `uncertain`: the registry knows no
 * registration, but names of this kind may be closed to the public.
 */
export const unknownReasons = ['noSource', 'limited', 'late', 'failed', 'uncertain'] as const
export const UnknownReason = z.enum(unknownReasons)
export type UnknownReason = z.infer<typeof UnknownReason>

export const domainSources = ['rdap', 'registrar', 'delegation'] as const

const name = {
  /** In A-label form: `xn--mller-kva.de`. */
  name: z.string(),
  /** In readable form: `müller.de`. */
  unicodeName: z.string(),
  tld: z.string(),
  type: DomainType,
}
/** A name to check. */
export const DomainName = z.object(name)
export type DomainName = z.infer<typeof DomainName>

export const DomainResult = z.object({
  ...name,
  availability: DomainAvailability,
  /** True if the name can be registered, but at a higher price than usual. */
  premium: z.boolean(),
  /** The price of a premium name, if the registrar states it. */
  price: z.nullable(z.object({ cents: z.int(), currency: z.string() })),
  /** The source that answered; null if nothing is known. */
  source: z.nullable(z.enum(domainSources)),
  /** Not null exactly when `availability` is `unknown`. */
  reason: z.nullable(UnknownReason),
  checkedAt: Instant,
})
export type DomainResult = z.infer<typeof DomainResult>

/** `started`: the names to check. `result`: the answer for one of them. */
export const DomainEvent = z.object({
  kind: z.enum(['started', 'result']),
  domains: z.array(DomainName),
  result: z.nullable(DomainResult),
})
export type DomainEvent = z.infer<typeof DomainEvent>

/** A domain, or the address of a page or mailbox, which may be longer than any domain. */
const domainName = z.string().check(z.trim(), z.minLength(1), z.maxLength(2_000))
const label = z.string().check(z.trim(), z.minLength(1), z.maxLength(63))
const tldKey = z.string().check(z.trim(), z.minLength(2), z.maxLength(63))

export const DomainsQuestion = z.object({ names: z.array(domainName).check(z.minLength(1), z.maxLength(mostDomains)) })
/**
 * Labels are derived from the brand unless the call gives them. Without top-level domains, the usual ones are checked.
 */
export const DomainSearch = z.object({
  brand: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
  labels: z._default(z.array(label).check(z.maxLength(mostDomains)), []),
  tlds: z._default(z.array(tldKey).check(z.maxLength(mostDomains)), []),
})
export type DomainSearch = z.infer<typeof DomainSearch>

const TldsQuestion = z.object({
  type: z.optional(DomainType),
  /** One or more, separated by commas. Matches top-level domains that have any of them. */
  tags: z.optional(
    z.pipe(
      z.string().check(z.maxLength(200)),
      z.pipe(
        z.transform((text: string) => text.split(',').filter((tag) => tag !== '')),
        z.array(TldTag),
      ),
    ),
  ),
})

/** The domain check. Loaded by the pages that need it (`extendClient`). */
export const domainsEndpoints = endpoints({
  tlds: {
    method: 'GET',
    path: '/tlds',
    summary: 'The top-level domains that the product offers to check, with those who learn a name.',
    access: 'public',
    query: TldsQuestion,
    reply: z.array(Tld),
    isTagged: true,
  },
  domain: {
    method: 'GET',
    path: '/Domains/{name}',
    summary: 'Whether a domain can be registered.',
    access: 'feature:domains',
    params: z.object({ name: domainName }),
    reply: DomainResult,
    callsPerMinute: 60,
  },
  domains: {
    method: 'POST',
    path: '/Domains',
    summary: 'Whether domains can be registered, in the order of the names.',
    access: 'feature:domains',
    body: DomainsQuestion,
    reply: z.array(DomainResult),
    callsPerMinute: 20,
  },
  search: {
    method: 'POST',
    path: '/Domains/search',
    summary: 'Whether domains for a brand can be registered. Results arrive as they are known, the last after 10 seconds.',
    access: 'feature:domains',
    body: DomainSearch,
    reply: { kind: 'eventStream', event: DomainEvent },
    callsPerMinute: 20,
  },
})
