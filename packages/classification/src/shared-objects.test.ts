import { describe, expect, it } from 'vitest'
import { withSharedObjects } from './shared-objects.ts'
import { readWords } from './text/fold.ts'

const shared = (text: string) =>
  withSharedObjects(readWords(text))
    .map(({ typed, opens }) => (opens === 'clause' ? `, ${typed}` : ` ${typed}`))
    .join('')
    .trim()

describe('withSharedObjects', () => {
  it.each([
    ['We sell and install solar panels', 'We sell solar panels and install solar panels'],
    ['We sell, install and maintain bikes', 'We sell bikes, install and maintain bikes'],
    ['We design and sell furniture', 'We design furniture and sell furniture'],
    ['Wir verkaufen und reparieren Fahrräder', 'Wir verkaufen Fahrräder und reparieren Fahrräder'],
    ['Verkauf, Planung und Montage von Küchen', 'Verkauf von Küchen, Planung und Montage von Küchen'],
    ['vente et réparation de vélos', 'vente de vélos et réparation de vélos'],
    ['Vendemos y reparamos bicicletas', 'Vendemos bicicletas y reparamos bicicletas'],
    ['vendita e noleggio di biciclette', 'vendita di biciclette e noleggio di biciclette'],
  ])('repeats the object behind each activity: %s', (text, expected) => {
    expect(shared(text)).toBe(expected)
  })

  it.each([
    '',
    'We sell',
    'We bake bread and sell coffee',
    'Verkauf und Werkstatt in Berlin',
    'Verkauf und Beratung für Senioren',
    'Café und Verkauf von Kuchen',
    'Wine, toys, sale of shoes',
  ])('leaves other sentences as they are: %s', (text) => {
    expect(shared(text)).toBe(text)
  })
})
