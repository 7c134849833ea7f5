import { describe, expect, it } from 'vitest'
import { readWords } from './fold.ts'
import { withoutFraming } from './framing.ts'

const said = (text: string) =>
  withoutFraming(readWords(text))
    .map(({ typed }) => typed)
    .join(' ')

describe('withoutFraming', () => {
  it.each([
    ['Hallo, wir backen Brot', 'wir backen Brot'],
    ['Guten Tag! Wir sind ein junges Start-up aus Berlin. Wir backen Brot.', 'Wir backen Brot'],
    ['Ich will gründen. Duftkerzen. Vielen Dank für Ihre Hilfe!', 'Duftkerzen'],
    ['Welche Klassen brauche ich für Lederleinen und Hundebetten?', 'Lederleinen und Hundebetten'],
    ['Wir sind eine Firma, die Fahrräder versichert', 'die Fahrräder versichert'],
    ['Ich möchte mich mit einer Bäckerei selbstständig machen', 'ich mich mit einer Bäckerei'],
    ['Mein Start-up vermietet Räder', 'Mein up vermietet Räder'],
    ['Hi, I want to start my own business: a bakery', 'a bakery'],
    ['We are a start-up that insures bikes', 'insures bikes'],
    ['brand for swimwear', 'swimwear'],
    ['Bonjour, je voudrais créer mon entreprise : une savonnerie', 'une savonnerie'],
    ['Hola, quiero montar mi propio negocio: una panadería', 'una panadería'],
    ['Buongiorno, siamo una giovane azienda di Milano. Vendiamo scarpe', 'Vendiamo scarpe'],
    ['We want to launch our own line of shoes', 'shoes'],
    ['1. Tee\n2. Kaffee', 'Tee Kaffee'],
  ])('leaves what is said of the business: %s', (text, expected) => {
    expect(said(text).toLowerCase()).toBe(expected.toLowerCase())
  })

  it.each([
    '',
    'Hallo',
    'We register trademarks',
    'brand design for restaurants',
    'business consulting',
    'Bäckerei für Hunde',
    'Wir verkaufen Holz aus Berlin',
    'Klassen für Yoga',
    'I want to give classes in pottery',
    'Quiero dar clases de cerámica',
  ])('leaves other descriptions as they are: %s', (text) => {
    expect(said(text)).toBe(text)
  })
})
