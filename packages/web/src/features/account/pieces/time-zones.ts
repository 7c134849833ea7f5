import { type Locale, notations } from '@marklot/contracts/locale'

/** The areas by which time zones are named. */
export const areas = [
  'Africa',
  'America',
  'Antarctica',
  'Arctic',
  'Asia',
  'Atlantic',
  'Australia',
  'Europe',
  'Indian',
  'Pacific',
] as const
export type Area = (typeof areas)[number]

/**
 * Returns the time zones with their places, sorted by area and place: `Europa: Zurich`. `Intl` has no names for the
 * cities.
 * @param zones IANA names
 */
export function timeZonesIn(
  locale: Locale,
  zones: readonly string[],
  nameOfArea: (area: Area) => string,
): (readonly [zone: string, name: string])[] {
  const nameOf = (zone: string) => {
    const [first = '', ...places] = zone.replaceAll('_', ' ').split('/')
    const area = areas.find((one) => one === first)
    // The nearest place comes first: Knox, Indiana.
    return area && places.length > 0 ? `${nameOfArea(area)}: ${places.reverse().join(', ')}` : zone
  }
  return zones.map((zone) => [zone, nameOf(zone)] as const).sort(([, a], [, b]) => a.localeCompare(b, locale))
}

/** Returns the name of the time in a zone: `Mitteleuropäische Zeit`. */
export function timeZoneName(locale: Locale, zone: string): string {
  const parts = new Intl.DateTimeFormat(notations[locale], { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
}
