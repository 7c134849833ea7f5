import { describe, expect, it } from 'vitest'
import { readWords } from './fold.ts'
import { isForeign } from './foreign-language.ts'

describe('isForeign', () => {
  it.each([
    'Wij verkopen koffie',
    'kinderkleding van biologisch katoen',
    'Een kleine bakkerij met brood en taart in Utrecht',
    'Vendemos sapatos e bolsas de couro',
    'Uma padaria com café e bolos caseiros',
    'Sprzedajemy kawę i herbatę przez internet',
    'Warsztat samochodowy z pomocą drogową w Krakowie',
    'Vi säljer kaffe och te på nätet',
    'Vi reparerer cykler i København',
    'Prodáváme kávu a čaj v našem obchodě',
    'Kahve satıyoruz ve kurs veriyoruz',
    'Myymme kahvia ja teetä verkossa',
    'Kávét és teát árulunk az interneten',
    'Vindem cafea și ceai pentru restaurante',
    'Prodajemo kavu i čaj u našoj trgovini',
  ])('knows a text in another language: %s', (text) => {
    expect(isForeign(readWords(text))).toBe(true)
  })

  it.each([
    'Kaffee',
    'van hire',
    'camper van rental in Cornwall',
    'Vendiamo scarpe e borse di cuoio',
    'App de recetas e infusiones',
    'Jeans. Sneakers. Hoodies.',
    'We sell Dutch stroopwafels and hagelslag',
    'Wir verkaufen Pastéis de Nata und Vinho Verde',
    'Marke „Wij verkopen koffie“: Kaffee für Büros in der Schweiz',
  ])('reads names of goods, and texts in which a language that is read prevails: %s', (text) => {
    expect(isForeign(readWords(text))).toBe(false)
  })
})
