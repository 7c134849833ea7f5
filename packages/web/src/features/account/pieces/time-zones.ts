import { type Locale, notations } from '@marklot/contracts/locale'

/** The seas after which the time zones of their islands are named. */
export type Sea = 'Atlantic' | 'Indian' | 'Pacific'

/** Areas of the IANA names → regions that `Intl` names in every language. */
const regions: Readonly<Record<string, string>> = {
  Africa: '002',
  America: '019',
  Antarctica: 'AQ',
  Arctic: '150',
  Asia: '142',
  Australia: 'AU',
  Europe: '150',
}

/**
 * Time zones with their places, by area and place: `Europa: Zurich`. `Intl` has no names of the cities.
 * @param zones IANA names
 */
export function timeZonesIn(
  locale: Locale,
  zones: readonly string[],
  nameOfSea: (sea: Sea) => string,
): (readonly [zone: string, name: string])[] {
  const names = new Intl.DisplayNames(notations[locale], { type: 'region' })
  const nameOf = (zone: string) => {
    const [area = '', ...places] = zone.replaceAll('_', ' ').split('/')
    if (places.length === 0) return zone
    const region = regions[area]
    const named = region ? names.of(region) : isSea(area) ? nameOfSea(area) : area
    // The nearest place comes first: Knox, Indiana.
    return `${named}: ${places.reverse().join(', ')}`
  }
  return zones.map((zone) => [zone, nameOf(zone)] as const).sort(([, a], [, b]) => a.localeCompare(b, locale))
}

const isSea = (area: string): area is Sea => area === 'Atlantic' || area === 'Indian' || area === 'Pacific'

/** What the time of a zone is called: `Mitteleuropäische Zeit`. */
export function timeZoneName(locale: Locale, zone: string): string {
  const parts = new Intl.DateTimeFormat(notations[locale], { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
}
