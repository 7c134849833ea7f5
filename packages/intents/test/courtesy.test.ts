import type { Locale } from '@marklot/contracts'
import { describe, expect, it } from 'vitest'
import { recogniseIntent } from '../src/index.ts'

const asked = (text: string, locale: Locale) => {
  const { calls, decline, asks, counts } = recogniseIntent({ text, context: [], locale, today: '2026-12-01' })
  return { calls, decline, asks, counts }
}

const questions: Readonly<Record<Locale, readonly string[]>> = {
  de: [
    'Gibt es die Marke Lumera?',
    'Suche Marken ähnlich wie Novapress.',
    'Welche Marken gehören der Siemens AG?',
    'Wie viele Marken wurden 2024 in Deutschland angemeldet?',
    'Welche Klassen brauche ich für ein Café?',
    'Was bedeutet Widerspruchsfrist?',
  ],
  en: [
    'Is there a trademark called Lumera?',
    'Search for marks similar to Novapress.',
    'How similar are Lumera and Lumina?',
    'Is the domain tavilo.com free?',
    'How much does an EU trade mark cost?',
  ],
  fr: ['La marque Lumera existe-t-elle ?', 'Quelles marques appartiennent à Danone ?', 'Lumera et Lumina se ressemblent-elles ?'],
  es: ['¿Existe la marca Lumera?', '¿Qué marcas tiene Inditex?', '¿Se parecen Lumera y Lumina?'],
  it: ['Esiste il marchio Lumera?', 'Cerca marchi simili a Novapress.', 'Quali classi servono per un bar?'],
}
const courtesies: Readonly<Record<Locale, readonly string[]>> = {
  de: [
    'Hallo, #',
    'Hallo Brandy! #',
    'Guten Tag. #',
    'Ich habe eine Frage: #',
    '# Vielen Dank im Voraus.',
    '# Danke für deine Hilfe!',
    'Wir gründen gerade eine Firma. #',
    'Sehr geehrte Damen und Herren,\n#\nMit freundlichen Grüßen',
  ],
  en: ['Hi Brandy, #', 'Quick question. #', '# Thanks!', '# Please.', 'We are a young start-up from Berlin. #', 'Hi there\n#'],
  fr: ['Bonjour Brandy ! #', 'J’ai une question : #', '# Merci d’avance !', 'S’il vous plaît, #'],
  es: ['Hola, #', 'Hola Brandy. #', '# ¡Muchas gracias!', 'Por favor, #', 'Somos una empresa joven. #'],
  it: ['Buongiorno Brandy. #', 'Ho una domanda: #', '# Grazie mille!', 'Per favore, #'],
}
const cases = (Object.keys(questions) as Locale[]).flatMap((locale) =>
  courtesies[locale].map((courtesy) => [locale, courtesy] as const),
)

describe('courtesies', () => {
  it.each(cases)('change nothing of a question, %s: %s', (locale, courtesy) => {
    for (const question of questions[locale]) {
      const text = courtesy.replace('#', question)
      expect({ text, ...asked(text, locale) }).toEqual({ text, ...asked(question, locale) })
    }
  })

  it.each(['Hallo', 'Danke!', 'Thanks, that’s great', 'Bonjour, tu vas bien ?'])('alone are small talk: %s', (text) => {
    expect(asked(text, 'de')).toMatchObject({ calls: [], decline: 'smalltalk' })
  })
})

describe('what a question says of marks', () => {
  const filed2023 = { from: '2023-01-01', until: '2023-12-31' }
  it.each([
    ['Welche Marken hat Bosch 2023 angemeldet?', { owner: 'Bosch', filed: filed2023 }],
    ['Welche Marken hat die Bosch GmbH 2023 angemeldet?', { owner: 'Bosch GmbH', filed: filed2023 }],
    ['Ist Studio 1984 eingetragen?', { name: 'Studio 1984' }],
    ['Welche Marken der EU heißen Solaris?', { name: 'Solaris', offices: ['em'] }],
    ['Marken mit einem Löwen in Klasse 33', { motif: 'Löwen', classes: [33] }],
    ['EU marks with an eagle', { motif: 'eagle', offices: ['em'] }],
    ['search for marks similar to novapress', { name: 'novapress' }],
    ['cherche des marques similaires à novapress', { name: 'novapress' }],
  ])('is not taken for its name: %s', (text, searched) => {
    expect(asked(text, 'de').calls).toEqual([{ tool: 'searchBrands', arguments: searched }])
  })
})
