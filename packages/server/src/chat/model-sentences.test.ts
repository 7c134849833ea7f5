import { type Locale, notations } from '@marklot/contracts'
import { describe, expect, it } from 'vitest'
import type { KnownFact } from './facts.ts'
import { sentenceReader } from './model-sentences.ts'

const brandId = 'us-99000001'
const at = (key: string, fact: KnownFact['fact'], value: string | number): KnownFact => ({
  fact,
  value,
  resultId: '00000000-0000-4000-8000-000000000000',
  key: `data.hits.0.${key}`,
  brandId,
})
const facts = [
  at('name', 'mark', 'TAVILO'),
  at('applicationDate', 'date', '2020-01-02'),
  at('registrationDate', 'date', '2021-03-04'),
  at('expiryDate', 'date', '2031-05-06'),
  at('oppositionPeriodEndDate', 'date', '2021-07-08'),
]
const said: Record<Locale, Record<'application' | 'registration' | 'expiry' | 'opposition', string>> = {
  de: {
    application: 'Die Marke „TAVILO“ wurde am # angemeldet.',
    registration: 'Die Marke „TAVILO“ wurde am # eingetragen.',
    expiry: 'Die Schutzdauer der Marke „TAVILO“ endet am #.',
    opposition: 'Die Widerspruchsfrist gegen „TAVILO“ endete am #.',
  },
  en: {
    application: 'The mark “TAVILO” was filed on #.',
    registration: 'The mark “TAVILO” was registered on #.',
    expiry: 'The mark “TAVILO” expires on #.',
    opposition: 'The opposition period of “TAVILO” ended on #.',
  },
  fr: {
    application: 'La marque « TAVILO » a été déposée le #.',
    registration: 'La marque « TAVILO » a été enregistrée le #.',
    expiry: 'La marque « TAVILO » expire le #.',
    opposition: 'Le délai d’opposition contre « TAVILO » a pris fin le #.',
  },
  es: {
    application: 'La marca «TAVILO» se presentó el #.',
    registration: 'La marca «TAVILO» se registró el #.',
    expiry: 'La marca «TAVILO» vence el #.',
    opposition: 'El plazo de oposición contra «TAVILO» terminó el #.',
  },
  it: {
    application: 'Il marchio «TAVILO» è stato depositato il #.',
    registration: 'Il marchio «TAVILO» è stato registrato il #.',
    expiry: 'Il marchio «TAVILO» scade il #.',
    opposition: 'Il periodo di opposizione contro «TAVILO» si è concluso il #.',
  },
}
const days = { application: '2020-01-02', registration: '2021-03-04', expiry: '2031-05-06', opposition: '2021-07-08' }
const written = (day: string, locale: Locale) =>
  new Intl.DateTimeFormat(notations[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00Z`))

describe.each(['de', 'en', 'fr', 'es', 'it'] as const)('in %s', (locale) => {
  const reader = sentenceReader(facts, locale)
  it('a day of a mark stays with what happened on it', () => {
    for (const [event, sentence] of Object.entries(said[locale]))
      for (const [other, day] of Object.entries(days)) {
        const read = reader.read(sentence.replace('#', written(day, locale)))
        // The end of an opposition period is also an end, as that of a term of protection.
        if (event === other) expect(read, `${event} ${other}`).not.toBeNull()
        else if (event !== 'opposition' || other !== 'expiry') expect(read, `${event} ${other}`).toBeNull()
      }
  })
})

// Without its index of names, a reader would exceed the time limit of tests.
it('reads many sentences against many names', () => {
  const many = Array.from({ length: 3_000 }, (_, index) => ({
    ...at('name', 'mark', `MARK NAME ${index} OF ${index * 7}`),
    brandId: `us-${index}`,
  }))
  const reader = sentenceReader(many, 'en')
  for (let number = 0; number < 50; number++) {
    expect(reader.read('The mark “MARK NAME 5 OF 35” is similar.')).not.toBeNull()
    expect(reader.read('Zorblax is free in class 9.')).toBeNull()
  }
})
