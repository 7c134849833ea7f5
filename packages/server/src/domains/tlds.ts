import { type DomainType, isSharedSuffix, type TldTag } from '@marklot/contracts/domains'

/** A top-level domain that the product offers. Others can be checked by their full names. */
export interface OfferedTld {
  /** The domain in A-label form, such as `de` or `co.uk`. */
  key: string
  type: DomainType
  tags: readonly TldTag[]
}

const tld = (type: DomainType) => (key: string, tags: string) => ({
  key,
  type,
  tags: tags.split(' ').filter(Boolean) as TldTag[],
})
const country = tld('country')
const commercial = tld('commercial')
const other = tld('other')

/** The offered top-level domains in the order of the page. Each has a name in `phrases/tlds.ts` or is a country. */
export const offeredTlds: readonly OfferedTld[] = [
  country('de', 'usual dach eu'),
  country('at', 'usual dach eu'),
  country('ch', 'usual dach'),
  country('eu', 'usual eu'),
  country('fr', 'usual eu'),
  country('es', 'usual eu'),
  country('it', 'usual eu'),
  country('us', 'usual'),
  country('li', 'dach'),
  country('be', 'eu'),
  country('cz', 'eu'),
  country('dk', 'eu'),
  country('fi', 'eu'),
  country('ie', 'eu'),
  country('lu', 'eu'),
  country('nl', 'eu'),
  country('pl', 'eu'),
  country('pt', 'eu'),
  country('se', 'eu'),
  country('no', ''),
  country('uk', ''),
  country('co.uk', 'company'),
  country('ca', ''),
  country('ai', 'technology'),
  country('io', 'technology'),
  commercial('com', 'usual company'),
  commercial('shop', 'usual retail'),
  commercial('store', 'usual retail'),
  commercial('biz', 'usual company'),
  commercial('company', 'company'),
  commercial('business', 'company'),
  commercial('gmbh', 'company dach'),
  commercial('ltd', 'company'),
  commercial('llc', 'company'),
  commercial('sarl', 'company'),
  commercial('srl', 'company'),
  commercial('group', 'company'),
  commercial('boutique', 'retail'),
  commercial('market', 'retail'),
  commercial('shopping', 'retail'),
  commercial('tienda', 'retail'),
  commercial('trading', 'retail'),
  commercial('agency', 'creative'),
  commercial('consulting', 'company'),
  commercial('services', 'company'),
  commercial('solutions', 'company'),
  commercial('restaurant', ''),
  other('net', 'usual technology'),
  other('org', 'usual'),
  other('info', 'usual'),
  other('online', 'usual'),
  other('app', 'technology'),
  other('cloud', 'technology'),
  other('dev', 'technology'),
  other('digital', 'technology'),
  other('software', 'technology'),
  other('tech', 'technology'),
  other('design', 'creative'),
  other('media', 'creative'),
  other('studio', 'creative'),
  other('club', ''),
  other('email', ''),
  other('name', ''),
  other('one', ''),
  other('pro', ''),
  other('site', ''),
  other('world', ''),
  other('berlin', 'place dach'),
  other('hamburg', 'place dach'),
  other('koeln', 'place dach'),
  other('wien', 'place dach'),
  other('swiss', 'place dach'),
  other('madrid', 'place'),
  other('paris', 'place'),
]

const offered = new Map(offeredTlds.map((one) => [one.key, one]))

/**
 * Returns the type of a top-level domain. Domains of two letters are countries by the rules of the root zone (RFC
 * 1591).
 */
export function domainTypeOf(tld: string): DomainType {
  const known = offered.get(tld)
  if (known) return known.type
  return /(^|\.)[a-z]{2}$/.test(tld) ? 'country' : 'other'
}

export const isOffered = (tld: string): boolean => offered.has(tld)
export const usualTlds: readonly string[] = offeredTlds.filter(({ tags }) => tags.includes('usual')).map(({ key }) => key)

/**
 * Letters other than a to z that these registries are known to register. Elsewhere, a registry may refuse a label with
 * such letters, so that the lack of a registration proves nothing.
 */
const umlauts = 'äöü'
const acceptedLetters: Readonly<Record<string, string>> = {
  de: `${umlauts}ßáàâãåæçéèêëíìîïñóòôõøœúùûýÿ`,
  at: `${umlauts}áàâãåæçéèêëíìîïñóòôõøœúùûý`,
  ch: `${umlauts}áàâãåæçéèêëíìîïñóòôõøœúùûýÿ`,
  li: `${umlauts}áàâãåæçéèêëíìîïñóòôõøœúùûýÿ`,
  eu: `${umlauts}áàâãåæçéèêëíìîïñóòôõøœúùûýÿ`,
  fr: `${umlauts}áàâãåæçéèêëíìîïñóòôõœúùûýÿß`,
  it: `${umlauts}àâæçéèêëìîïòôœùûÿß`,
  es: 'áàéèíìóòúùüïçñ',
  com: `${umlauts}áàâãåæçéèêëíìîïñóòôõøœúùûýÿ`,
  net: `${umlauts}áàâãåæçéèêëíìîïñóòôõøœúùûýÿ`,
}

/**
 * Returns whether anybody may register such a label, as far as is known. If not, the lack of a registration does not
 * mean that it is available.
 */
export function isOpenLabel(unicodeLabel: string, tld: string): boolean {
  if (isSharedSuffix(`${unicodeLabel}.${tld}`)) return false
  const accepted = acceptedLetters[tld] ?? ''
  return [...unicodeLabel].every((letter) => /[a-z0-9-]/.test(letter) || accepted.includes(letter))
}
