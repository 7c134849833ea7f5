import { describe, expect, it } from 'vitest'
import { withSharedActivities, withSharedObjects } from './shared-objects.ts'
import { readWords, type Word } from './text/fold.ts'

const written = (words: readonly Word[]) =>
  words
    .map(({ typed, opens }) => (opens === 'clause' ? `, ${typed}` : ` ${typed}`))
    .join('')
    .trim()
const shared = (text: string) => written(withSharedObjects(readWords(text)))
const distributed = (text: string) => written(withSharedActivities(readWords(text)))

describe('withSharedObjects', () => {
  it.each([
    ['We sell and install solar panels', 'We sell solar panels and install solar panels'],
    ['We sell, install and maintain bikes', 'We sell bikes, install bikes and maintain bikes'],
    ['Wir planen und installieren Heizungen', 'Wir planen Heizungen und installieren Heizungen'],
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

describe('withSharedActivities', () => {
  it.each([
    ['We repair shoes and leather bags', 'We repair shoes and repair leather bags'],
    ['Ich repariere Handys, Tablets und Laptops', 'Ich repariere Handys, repariere Tablets und repariere Laptops'],
    ['Reparatur von Handys und Tablets', 'Reparatur von Handys und Reparatur von Tablets'],
    ['Ripariamo scarpe e borse', 'Ripariamo scarpe e Ripariamo borse'],
    ['location de vélos et de kayaks', 'location de vélos et location de kayaks'],
  ])('repeats the activity before each object: %s', (text, expected) => {
    expect(distributed(text)).toBe(expected)
  })

  it.each([
    '',
    'We repair shoes and cut keys',
    'We repair shoes and sell bags',
    'Reparatur von Handys und Verkauf von Zubehör',
    'Vermietung von Fahrrädern und Reparatur',
    'Shoes and bags',
    'We repair shoes and bags for children and adults',
  ])('leaves other parts as they are: %s', (text) => {
    expect(distributed(text)).toBe(text)
  })
})
