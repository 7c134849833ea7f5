import { createHash } from 'node:crypto'

/** How the registries, the registrar and the name servers treat a name. */
export type Mood = keyof typeof moods

/** The beginning of a name, up to a hyphen, is its mood. The mood of all other names follows from a hash. */
export const moods = {
  taken: 'registered: 200 with a domain object',
  free: 'no registration: 404 with an error object',
  bare: 'no registration: 404 without a body',
  premium: 'no registration, and the registrar asks a higher price',
  reserved: 'no registration, and the registrar does not sell it',
  delegated: 'registered: the name servers know it, and the registry answers 404',
  differs: 'the registrar sells what the registry knows as registered',
  unsold: 'the registrar does not know the domain; the registry answers 404',
  slow: 'no answer',
  limited: '429 with Retry-After',
  refused: '403',
  failing: '500',
  unbuilt: '501',
  malformed: '400',
  moved: '301 to a second registry, which knows the registration',
  movedfree: '301 to a second registry, which answers 404',
  private: '301 to a private address',
  insecure: '301 to an address without TLS',
  looping: '301 to itself',
  page: '200 with a page for people',
  missing: '404 with a page for people',
  other: '200 with another domain',
  cut: '200, and the connection breaks within the body',
  broken: '200 with JSON that ends too early',
  giant: '200 with a body of 4 MB',
} as const

export const isMood = (text: string): text is Mood => Object.hasOwn(moods, text)

/** Names longer than this are never taken, so that random names are free. */
const longestTaken = 20
/** The moods of other names, chosen by a hash: some are taken, most are free, and a few cost more. */
const byHash: readonly Mood[] = ['taken', 'taken', 'free', 'delegated', 'free', 'premium', 'taken', 'free', 'bare', 'reserved']

export function moodOf(name: string): Mood {
  const [first = ''] = name.split(/[-.]/)
  if (name.includes('-') && isMood(first)) return first
  if (name.indexOf('.') > longestTaken) return 'free'
  const [byte = 0] = createHash('sha256').update(name).digest()
  return byHash[byte % byHash.length] as Mood
}
