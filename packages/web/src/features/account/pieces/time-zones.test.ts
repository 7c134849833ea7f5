import { locales } from '@marklot/contracts/locale'
import { settings } from '@marklot/phrases/settings'
import { expect, it } from 'vitest'
import { timeZoneName, timeZonesIn } from './time-zones.ts'

const zones = ['Europe/Zurich', 'Africa/Abidjan', 'America/Indiana/Knox', 'America/New_York', 'Atlantic/Azores', 'UTC']

it('names areas in the reader’s language, the nearest place first', () => {
  expect(timeZonesIn('de', zones, (area) => settings[`preferences.area.${area}`].de)).toEqual([
    ['Africa/Abidjan', 'Afrika: Abidjan'],
    ['America/Indiana/Knox', 'Amerika: Knox, Indiana'],
    ['America/New_York', 'Amerika: New York'],
    ['Atlantic/Azores', 'Atlantik: Azores'],
    ['Europe/Zurich', 'Europa: Zurich'],
    ['UTC', 'UTC'],
  ])
})

it('keeps every zone in every language', () => {
  const all = Intl.supportedValuesOf('timeZone')
  for (const locale of locales) {
    const named = timeZonesIn(locale, all, (area) => area)
    expect(named.map(([zone]) => zone).sort()).toEqual([...all].sort())
    expect(new Set(named.map(([, name]) => name)).size).toBe(all.length)
  }
})

it('names the time of a zone', () => {
  expect(timeZoneName('de', 'Europe/Zurich')).toBe('Mitteleuropäische Zeit')
  expect(timeZoneName('en', 'Europe/Zurich')).toBe('Central European Time')
})
