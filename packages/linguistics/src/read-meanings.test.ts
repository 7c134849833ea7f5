import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadConcepts } from './concepts.ts'
import { readMeanings } from './index.ts'
import { type LanguageWord, readLanguage } from './language-source.ts'
import { languageSources } from './languages/index.ts'

const concepts = loadConcepts()
const words = languageSources.flatMap((source) =>
  readLanguage(source, concepts).map((word): LanguageWord & { language: string } => ({ ...word, language: source.code })),
)
/** Usual words with a vulgar meaning, written as they would be in Latin letters. */
const usualVulgar = words.filter(
  ({ concept, rank, word, transliteration }) =>
    concept.register === 'vulgar' && concept.hurtful && rank === 0 && (transliteration ?? word).length > 3,
)
const findingsIn = (name: string, language: string) => readMeanings(name, { languages: [language], minimumNearness: 0 })

describe('a name', () => {
  it("that is a hurtful word reports it, with the meaning in the product's five languages", () => {
    const [finding] = readMeanings('Cagada', { languages: ['es'] })
    expect(finding).toMatchObject({ language: 'es', likeness: 'identical', register: 'vulgar', hurtful: true, part: 'Cagada' })
    expect(finding?.meaning.de).toContain('Scheiße')
    expect(finding?.meaning.it).toContain('merda')
  })

  it('of several words reports the one that hurts', () => {
    expect(readMeanings('Puta Madre', { languages: ['es'] })[0]).toMatchObject({ register: 'vulgar', part: 'Puta' })
  })

  it('reports a usual vulgar word among others, however small its share, unless the word is ordinary elsewhere', () => {
    const hurtfulIn = (name: string) => readMeanings(name).filter(({ hurtful }) => hurtful)
    expect(hurtfulIn('Puta Madre Coffee Company')).toContainEqual(expect.objectContaining({ language: 'es', part: 'Puta' }))
    expect(hurtfulIn('Kaffee Arschloch')).toContainEqual(expect.objectContaining({ language: 'de', part: 'Arschloch' }))
    // A fart in French, and an animal in shops everywhere.
    expect(hurtfulIn('Pet Supermarket')).toEqual([])
  })

  it("reports the usual hurtful words of its public's language, whatever stands beside them", () => {
    const hurtful = (name: string, publicLanguages: readonly string[]) =>
      readMeanings(name, { publicLanguages }).flatMap((one) => (one.hurtful && one.language === 'de' ? one.word : []))
    for (const [name, word] of [
      ['Mist Kosmetik', 'Mist'],
      ['Gift Manufaktur', 'Gift'],
    ] as const) {
      expect(hurtful(name, ['de'])).toContain(word)
      expect(hurtful(name, ['es'])).not.toContain(word)
    }
    expect(hurtful('Stern Apotheke', ['de'])).toEqual([])
  })

  it.each(['Fitta GmbH', 'Fitta Ltd.', 'fitta.com', 'www.fitta.de', 'Fi\u200btta', 'Fit\u00adta', 'Fitta GmbH & Co. KG'])(
    'that is more than its public reads reports what the public reads: %s',
    (name) => {
      expect(readMeanings(name).map(({ word }) => word)).toContain('fitta')
    },
  )

  it('reads the words that capitals separate, and a legal form that is the whole name', () => {
    expect(readMeanings('MerdaNova').map(({ word }) => word)).toContain('merda')
    expect(readMeanings('AG')).toEqual(readMeanings('AG '))
  })

  it('reports a word that spans two of its words', () => {
    const found = findingsIn('Pen Island', 'en').find(({ word }) => word === 'penis')
    expect(found).toMatchObject({ likeness: 'acrossWords', part: 'Pen Is', register: 'vulgar' })
  })

  it('reports a phrase whose words it runs together', () => {
    expect(findingsIn('Nonva', 'it').find(({ word }) => word === 'non va')).toMatchObject({
      likeness: 'acrossWords',
      part: 'Nonva',
    })
  })

  it('reports what it sounds like to the speakers of a language', () => {
    expect(readMeanings('Sheiss', { languages: ['de'] })).toMatchObject([{ likeness: 'sounds', hurtful: true }])
  })

  it('reports what it sounds like to those who read it as English', () => {
    expect(readMeanings('Beat', { languages: ['fr'] })).toMatchObject([{ word: 'bite', likeness: 'sounds', hurtful: true }])
  })

  it('reports a usual vulgar word that differs in one sound, as less near than the word itself', () => {
    const nearnessOf = (name: string) => findingsIn(name, 'id').find(({ word }) => word === 'kontol')?.nearness ?? 0
    expect(nearnessOf('Kontrol')).toBeGreaterThan(0)
    expect(nearnessOf('Kontrol')).toBeLessThan(nearnessOf('Kontol'))
  })

  it('sounds like an English word without the r that the British do not say', () => {
    expect(findingsIn('Murda', 'en').some(({ word, likeness }) => word === 'murder' && likeness === 'sounds')).toBe(true)
  })

  it('that is another transliteration of a word reports it', () => {
    for (const name of ['Zibb', 'Zebb']) expect(findingsIn(name, 'ar').some(({ word }) => word === 'زب')).toBe(true)
  })

  it('that is spelled out is read by its letters', () => {
    expect(findingsIn('KK', 'de').some(({ meaning, likeness }) => likeness === 'sounds' && meaning.en.startsWith('poo'))).toBe(
      true,
    )
  })

  it('may have letters that are spelled out beside words', () => {
    expect(findingsIn('ChatKK', 'de').some(({ part, likeness }) => part === 'KK' && likeness === 'sounds')).toBe(true)
    expect(findingsIn('KK Tools', 'de').some(({ part, likeness }) => part === 'KK' && likeness === 'sounds')).toBe(true)
  })

  it('that is a number is read by the digits of languages in which numbers are unlucky', () => {
    expect(readMeanings('4', { languages: ['ja'] })[0]).toMatchObject({ likeness: 'sounds', hurtful: true })
    expect(findingsIn('4', 'ja').some(({ meaning }) => meaning.en === 'death')).toBe(true)
  })

  it('of several words is read by its first letters', () => {
    const found = findingsIn('Krazy Kandy Kitchen', 'en').find(({ word }) => word === 'KKK')
    expect(found).toMatchObject({ part: 'Krazy Kandy Kitchen', likeness: 'acrossWords' })
    expect(findingsIn('Krazy Kandy', 'en').some(({ word }) => word === 'KK')).toBe(false)
  })

  it('sounds like a French verb although the r of the verb is silent', () => {
    expect(findingsIn('Sussey', 'fr').some(({ word, likeness }) => word === 'sucer' && likeness === 'sounds')).toBe(true)
  })

  it('sounds like the usual forms of a vulgar word', () => {
    expect(findingsIn('Koks', 'en').some(({ word, likeness }) => word === 'cock' && likeness === 'sounds')).toBe(true)
  })

  it('that is any English word reports its meaning in English, which the other languages quote', () => {
    const [finding] = readMeanings('Aardwolf', { languages: ['en'] })
    expect(finding).toMatchObject({ word: 'aardwolf', register: 'everyday', hurtful: false, likeness: 'identical' })
    expect(finding?.meaning.en).toContain('hyena')
    expect(finding?.meaning).toMatchObject({
      de: expect.stringMatching(/^englisches Wort: ‚striped hyena .*‘$/),
      fr: expect.stringMatching(/^mot anglais\u202f: “striped hyena .*”$/),
      es: expect.stringMatching(/^palabra inglesa: “striped hyena .*”$/),
      it: expect.stringMatching(/^parola inglese: “striped hyena .*”$/),
    })
    const [cafe] = readMeanings('Cafe', { languages: ['en'] })
    expect(cafe?.meaning.de).toBe('englisches Wort: ‚a small restaurant where drinks and snacks are sold‘')
    expect(readMeanings('Aardwolf Tools', { languages: ['en'] }).some(({ word }) => word === 'aardwolf')).toBe(false)
    expect(readMeanings('Aardwolf', { languages: ['de'] })).toEqual([])
  })

  it('that is an everyday word reports its meaning, without a warning', () => {
    expect(readMeanings('Luna', { languages: ['it'] })).toMatchObject([{ likeness: 'identical', hurtful: false, nearness: 1 }])
  })

  it('without a meaning reports nothing', () => {
    for (const name of ['Velmondia', 'Trinarelo', '', '   ', '🦊🦊', '§%&']) expect(readMeanings(name)).toEqual([])
  })

  it('may be long or strange', () => {
    expect(readMeanings('x'.repeat(5000))).toEqual([])
    expect(readMeanings(`Luna ${'y'.repeat(5000)}`, { languages: ['it'] })).toHaveLength(1)
  })
})

it.each(['Peach', 'Butterfly', 'Kitty', 'Package', 'Farfalla'])('rare slang does not make %s hurtful', (name) => {
  expect(readMeanings(name).filter(({ hurtful }) => hurtful)).toEqual([])
})

it.each(['Müller', 'Sauer', 'Krieger'])('the surname %s is no form of a German noun', (name) => {
  expect(readMeanings(name, { languages: ['de'] }).filter(({ hurtful }) => hurtful)).toEqual([])
})

it('a surname that insults is reported for what it means only', () => {
  const found = readMeanings('Köter', { languages: ['de'] })
  expect(found.map(({ word }) => word)).toEqual(['Köter'])
})

it.each([
  ['Butter', 'en', 'butt'],
  ['Number', 'en', 'numb'],
  ['Power', 'en', 'POW'],
  ['Bader', 'en', 'bad'],
  ['Aida', 'lv', 'AIDS'],
])('%s is no form of another word (%s %s)', (name, language, word) => {
  expect(readMeanings(name, { languages: [language] }).filter((finding) => finding.word === word)).toEqual([])
})

it.each([
  ['Nutten', 'de', 'Nutte', 'contains'],
  ['Dummer', 'de', 'dumm', 'contains'],
  ['Ficker', 'de', 'ficken', 'identical'],
  ['Shitting', 'en', 'shit', 'contains'],
  ['Raping', 'en', 'rape', 'identical'],
] as const)('%s is reported as a form of the word that it is (%s %s)', (name, language, word, likeness) => {
  const found = readMeanings(name, { languages: [language] }).find((finding) => finding.word === word)
  expect(found).toMatchObject({ hurtful: true, likeness })
})

it.each([
  ['Kurec', 'sl', 'kurec', 'identical'],
  ['Kakca', 'sl', 'kakec', 'identical'],
  ['Titola', 'ca', 'titola', 'identical'],
  ['Conny', 'ca', 'cony', 'sounds'],
] as const)('%s is reported for its Slovene or Catalan meaning (%s %s)', (name, language, word, likeness) => {
  const found = readMeanings(name, { languages: [language] }).find((finding) => finding.word === word)
  expect(found).toMatchObject({ hurtful: true, register: 'vulgar', likeness })
})

describe('laws', () => {
  it('every usual vulgar word of the most widespread languages is reported when it is the name', () => {
    const wide = usualVulgar.filter(({ language }) => ['de', 'en', 'es', 'fr', 'it', 'pt'].includes(language))
    const missed = wide.filter(({ word, language, concept }) => {
      const found = readMeanings(word, { languages: [language] })
      return !found.some(({ meaning }) => meaning.en === concept.meaning.en)
    })
    expect(missed.map(({ language, word }) => `${language} ${word}`)).toEqual([])
  })

  it.each([
    ['سیب\u200cزمینی', 'fa', 'potato'],
    ['צה\u05f4ל', 'he', 'army'],
  ])('signs within a word do not part it: %s', (word, language, meaning) => {
    expect(findingsIn(word, language).some((finding) => finding.meaning.en === meaning && finding.nearness === 1)).toBe(true)
  })

  it('every usual word is found when it is the name', () => {
    // Phrases of more than four words are not reported.
    const usual = words.filter(({ word, rank, concept }) => (!concept.hurtful || rank < 4) && word.split(/[\s'’-]+/).length <= 4)
    fc.assert(
      fc.property(fc.constantFrom(...usual), ({ word, language, concept }) => {
        expect(
          findingsIn(word, language).some(({ meaning, nearness }) => meaning.en === concept.meaning.en && nearness > 0),
        ).toBe(true)
      }),
      { numRuns: 100 },
    )
  })

  it('case, accents and surrounding spaces do not matter', () => {
    fc.assert(
      fc.property(fc.constantFrom(...usualVulgar), ({ word, transliteration, language }) => {
        const name = transliteration ?? word
        const keys = (text: string) => findingsIn(text, language).map((finding) => `${finding.word} ${finding.likeness}`)
        const plain = name.normalize('NFD').replace(/\p{M}/gu, '')
        expect(keys(`  ${name.toLowerCase()} `)).toEqual(keys(name.toLowerCase()))
        expect(findingsIn(plain, language).map(({ meaning }) => meaning.en)).toEqual(
          expect.arrayContaining(
            findingsIn(name.toLowerCase(), language).flatMap(({ likeness, meaning }) =>
              likeness === 'identical' ? meaning.en : [],
            ),
          ),
        )
      }),
      { numRuns: 60 },
    )
  })

  it('nearness lies between 0 and 1, and a finding names a part of the name', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), (name) => {
        for (const { nearness, part } of readMeanings(name, { minimumNearness: 0 })) {
          expect(nearness).toBeGreaterThanOrEqual(0)
          expect(nearness).toBeLessThanOrEqual(1)
          expect(name).toContain(part)
        }
      }),
      { numRuns: 100 },
    )
  })
})
