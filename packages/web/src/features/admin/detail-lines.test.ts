import { expect, it } from 'vitest'
import { type DetailWords, detailLines } from './detail-lines.ts'

const words: DetailWords = {
  field: (key) => ({ state: 'Zustand', name: 'Name', timeZone: 'Zeitzone', changed: 'Geändert' })[key] ?? key,
  state: (key) => ({ active: 'aktiv', suspended: 'gesperrt' })[key] ?? key,
  product: (key) => ({ starter: 'Starter' })[key] ?? key,
  language: (code) => ({ de: 'Deutsch', fr: 'Französisch' })[code] ?? code,
  instant: (iso) => iso.slice(0, 10),
  permission: ({ resource, level }) => `${resource} mit ${level}`,
  key: (_, key) => key,
  feature: (key) => ({ radar: 'Brand-Radar', 'search.full': 'Vollständige Suchen' })[key] ?? key,
  labelled: (label, value) => `${label}: ${value}`,
  yes: 'ja',
  no: 'nein',
}

it('writes before and after of every field, in words', () => {
  const details = {
    state: ['active', 'suspended'],
    price: [null, 29],
    changed: ['name', 'timeZone'],
    offices: [['de'], ['de', 'em']],
    isOffered: [true, false],
    features: [
      [],
      [
        { key: 'radar', limit: null },
        { key: 'search.full', limit: 2 },
      ],
    ],
    permissions: [[], [{ resource: 'Global', level: 15 }]],
    texts: { de: 'x', fr: 'y' },
    product: [null, 'starter'],
    validFrom: '2026-11-22T11:05:47.038Z',
    notificationLanguage: ['de', 'fr'],
  }
  expect(detailLines(details, words)).toEqual([
    'Zustand: aktiv → gesperrt',
    'price: – → 29',
    'Geändert: Name, Zeitzone',
    'offices: DE → DE, EM',
    'isOffered: ja → nein',
    'features: – → Brand-Radar, Vollständige Suchen 2',
    'permissions: – → Global mit 15',
    'texts: Deutsch: x; Französisch: y',
    'product: – → Starter',
    'validFrom: 2026-11-22',
    'notificationLanguage: Deutsch → Französisch',
  ])
})
