/**
 * RDAP servers of top-level domains that the product offers, from IANA's bootstrap file as published on this day
 * (https://data.iana.org/rdap/dns.json, RFC 9224). They are used until the installation has its own copy.
 */
export const bundledPublication = '2026-09-30T23:00:03Z'

export const bundledServices: readonly (readonly [tlds: string, base: string])[] = [
  ['com', 'https://rdap.verisign.com/com/v1/'],
  ['net', 'https://rdap.verisign.com/net/v1/'],
  ['name', 'https://tld-rdap.verisign.com/name/v1/'],
  ['org', 'https://rdap.publicinterestregistry.org/rdap/'],
  ['biz', 'https://rdap.nic.biz/'],
  ['shop', 'https://rdap.gmoregistry.net/rdap/'],
  ['app dev', 'https://pubapi.registry.google/rdap/'],
  ['online site store tech', 'https://rdap.radix.host/rdap/'],
  [
    'agency ai boutique business company consulting digital email gmbh group info llc ltd market media pro restaurant ' +
      'sarl services shopping software solutions srl studio tienda trading world',
    'https://rdap.identitydigital.services/rdap/',
  ],
  ['cloud', 'https://rdap.registry.cloud/rdap/'],
  ['club', 'https://rdap.nic.club/'],
  ['design', 'https://rdap.nic.design/'],
  ['one', 'https://rdap.nic.one/'],
  ['berlin', 'https://rdap.nic.berlin/v1/'],
  ['hamburg', 'https://rdap.nic.hamburg/v1/'],
  ['koeln wien', 'https://rdap.ryce-rsp.com/rdap/'],
  ['madrid', 'https://rdap.nic.madrid/'],
  ['paris', 'https://rdap.nic.paris/'],
  ['swiss', 'https://rdap.nic.swiss/'],
  ['ca', 'https://rdap.ca.fury.ca/rdap/'],
  ['cz', 'https://rdap.nic.cz/'],
  ['fi', 'https://rdap.fi/rdap/rdap/'],
  ['fr', 'https://rdap.nic.fr/'],
  ['nl', 'https://rdap.sidn.nl/'],
  ['no', 'https://rdap.norid.no/'],
  ['pl', 'https://rdap.dns.pl/'],
  ['uk', 'https://rdap.nominet.uk/uk/'],
]

/** Servers of registries that are not in IANA's file. The operator's own list takes precedence. */
export const usualOverrides: ReadonlyMap<string, string> = new Map([
  ['de', 'https://rdap.denic.de/'],
  ['ch', 'https://rdap.nic.ch/'],
  ['li', 'https://rdap.nic.ch/'],
])
