import { locales } from '@marklot/contracts/locale'
import { describe, expect, it } from 'vitest'
import { brandStates } from './brand-states.ts'
import { readStates } from './brand-states-table.ts'

/** The USPTO's 169 codes (status table of August 2025). */
const usCodes = [
  ...['000', ...range(400, 406), ...range(410, 417), ...range(600, 610), '612', '614', '616', '618', '620', '622'],
  ...[...range(624, 626), ...range(630, 632), '638', ...range(640, 661), ...range(663, 668), '672', ...range(680, 682), '686'],
  ...[...range(688, 690), ...range(692, 694), ...range(700, 715), ...range(717, 722), '724', '725', ...range(730, 734)],
  ...['739', '740', ...range(744, 746), '748', '752', '753', '756', '757', '760', ...range(762, 766), ...range(771, 775)],
  ...[...range(777, 783), '790', '794', ...range(800, 804), ...range(806, 825), '900', '901', ...range(968, 970), '973'],
]

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String(from + index))
}

describe('states of the offices', () => {
  it.each(Object.entries(brandStates))('%s has a description and one to four words in five languages', (_, texts) => {
    expect(Object.keys(texts).sort()).toEqual([...locales].sort())
    for (const locale of locales) {
      const { description, shortDescription } = texts[locale]
      for (const text of [description, shortDescription]) expect(text).toMatch(/^\S(.*\S)?$/)
      expect(shortDescription.split(/\s+/).length, shortDescription).toBeLessThanOrEqual(4)
    }
  })

  it('have keys of an office and a slug', () => {
    for (const key of Object.keys(brandStates)) expect(key).toMatch(/^(at|ch|de|em|es|fr|us)\.[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it('hold every code of the USPTO and no other', () => {
    const keys = Object.keys(brandStates).filter((key) => key.startsWith('us.'))
    expect(keys.sort()).toEqual(usCodes.map((code) => `us.${code}`).sort())
    expect(usCodes).toHaveLength(169)
  })

  it.each([
    'at.3',
    'ch.haengiges-gesuch',
    'ch.registration-renewed',
    'de.marke-eingetragen-widerspruchsfrist-laeuft',
    'em.under-examination',
    'em.removed-from-register',
    'es.none',
    'es.application-ended',
    'fr.demande-ayant-fait-l-objet-d-un-retrait-total',
    'fr.marque-enregistree',
  ])('knows %s', (key) => expect(brandStates).toHaveProperty([key]))

  it('know the harmonised states for every office but the USPTO', () => {
    for (const office of ['at', 'ch', 'de', 'em', 'es', 'fr']) expect(brandStates).toHaveProperty([`${office}.registered`])
    expect(brandStates).not.toHaveProperty(['us.registered'])
  })
})

describe('tables of states', () => {
  const cell = 'Angemeldet :: Neu'
  const line = (slug: string, count = 5) => [slug, ...Array(count).fill(cell)].join(' | ')

  it('read a slug and five texts per line', () => {
    expect(readStates(`\n${line('filed')}\n`).get('filed')?.it).toEqual({ description: 'Angemeldet', shortDescription: 'Neu' })
  })

  it('refuse missing texts, missing short descriptions and repeated slugs', () => {
    expect(() => readStates(line('filed', 4))).toThrow('five texts')
    expect(() => readStates(line('filed', 6))).toThrow('five texts')
    expect(() => readStates(line('filed').replaceAll(' :: Neu', ''))).toThrow('short one')
    expect(() => readStates(`${line('filed')}\n${line('filed')}`)).toThrow('twice')
  })
})
