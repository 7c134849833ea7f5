import { describe, expect, it } from 'vitest'
import { findGrounds, judgeGrounds, refusedCertainty, strongCertainty } from './index.ts'

const everyOffice = ['at', 'ch', 'de', 'em', 'es', 'fr', 'us']
const strong = (sign: string, niceClass: number, text: string, offices = ['em']) =>
  findGrounds({ sign, goods: [{ niceClass, text }], offices }).filter(({ certainty }) => certainty >= strongCertainty)

describe('findGrounds', () => {
  it('finds words that name the goods, in the language of the office', () => {
    const [found] = strong('Frisches Brot', 30, 'Brot, Kuchen', ['de'])
    expect(found).toMatchObject({ ground: 'descriptive', office: 'de', language: 'de', goods: [0] })
    expect(found?.rule).toBe('markeng-8-2-2')
  })

  it.each([
    ['KLEIDERBÜGEL', 20, 'Clothes hangers', 'de'],
    ['Hangers', 20, 'Kleiderbügel', 'us'],
    ['Fruchtsäfte', 32, 'Organic fruit juices; beer', 'at'],
    ['VELAS', 4, 'Kerzen', 'es'],
    ['Bougies', 4, 'scented candles', 'fr'],
    ['Zapatería', 25, 'Schuhe', 'es'],
  ])('finds the name of goods that are filed in another language: %s', (sign, niceClass, text, office) => {
    const [strongest] = findGrounds({ sign, goods: [{ niceClass, text }], offices: [office] })
    expect(strongest?.certainty).toBeGreaterThan(0.65)
  })

  it.each(['Schuhe GmbH', 'Schuhe GmbH & Co. KG', 'schuhe.com', 'www.schuhe.de', 'Schu\u00adhe', 'Schuhe®'])(
    'finds nothing distinctive in a legal form, an address or invisible characters: %s',
    (sign) => {
      const goods = [{ niceClass: 25, text: 'Schuhe' }]
      expect(findGrounds({ sign, goods, offices: ['de'] })[0]?.certainty).toBeGreaterThan(0.8)
    },
  )

  it('reads no word of goods that are filed in German into an English one', () => {
    const goods = [{ niceClass: 37, text: 'Fahrzeugwäsche' }]
    expect(findGrounds({ sign: 'Die Waschbären', goods, offices: ['de'] })).toEqual([])
  })

  it('takes a translated word for the goods only where its language is spoken', () => {
    const goods = [{ niceClass: 4, text: 'Kerzen' }]
    expect(findGrounds({ sign: 'VELAS', goods, offices: ['de', 'at', 'fr'] })).toEqual([])
  })

  it('says nothing of a fanciful name', () => {
    expect(strong('Zumbrelo', 30, 'bread', everyOffice)).toEqual([])
  })

  it('says which goods are described, not the others', () => {
    const goods = [
      { niceClass: 12, text: 'bicycles' },
      { niceClass: 36, text: 'life insurance' },
    ]
    const found = findGrounds({ sign: 'Fast Bicycle', goods, offices: ['em'] })
    expect(found[0]).toMatchObject({ goods: [0] })
  })

  it('knows protected emblems and insults for any goods', () => {
    expect(strong('Red Cross', 5, 'bandages')[0]).toMatchObject({ ground: 'emblem', rule: 'eutmr-7-1-h' })
    expect(strong('Rotkreuzhilfe', 44, 'Krankenpflege', ['de'])[0]).toMatchObject({ ground: 'emblem' })
    expect(strong('Kreuzrot', 44, 'Krankenpflege', ['de'])).not.toContainEqual(expect.objectContaining({ ground: 'emblem' }))
    expect(strong('Arschloch', 33, 'vodka', ['de'])[0]).toMatchObject({ ground: 'publicPolicy', rule: 'markeng-8-2-5' })
  })

  it('asks of a surname in the United States only', () => {
    const found = findGrounds({ sign: 'Kowalski', goods: [{ niceClass: 12, text: 'cars' }], offices: everyOffice })
    expect(found.filter(({ ground }) => ground === 'surname').map(({ office }) => office)).toEqual(['us'])
  })

  it('answers nothing for an office it does not know', () => {
    expect(judgeGrounds({ sign: 'Bread', goods: [], offices: ['xx', 'toString'] })).toEqual([])
  })

  it('says nothing of a name that only happens to be without meaning', () => {
    expect(findGrounds({ sign: 'Quvaxi', goods: [{ niceClass: 9, text: 'software' }], offices: everyOffice })).toEqual([])
  })

  it('cuts compounds, and hears spellings as the words they sound like', () => {
    expect(strong('Kaffeehaus', 30, 'Kaffee', ['de'])[0]?.words).toEqual(['Kaffeehaus'])
    expect(strong('Fresh Kofee', 30, 'coffee')).not.toEqual([])
    expect(strong('Frischemilch', 29, 'Milch', ['at'])[0]?.rule).toMatch(/^mschg-at-/)
  })

  it('reads plain advertising sentences as such in Europe, and hardly in the United States', () => {
    const sentence = (office: string) =>
      judgeGrounds({ sign: 'We make your garden better', goods: [{ niceClass: 36, text: 'insurance' }], offices: [office] })[0]
    expect(sentence('em')?.findings[0]).toMatchObject({ ground: 'nonDistinctive', rule: 'eutmr-7-1-b' })
    expect(sentence('us')?.likelihood).toBeLessThan(sentence('em')?.likelihood ?? 0)
  })

  it('reads a sign in every language of the Union at its office, and nowhere else', () => {
    const bread = [{ niceClass: 30, text: 'bread' }]
    const offices = findGrounds({ sign: 'Świeży chleb', goods: bread, offices: everyOffice }).map(({ office }) => office)
    expect(offices).toEqual(['em'])
    for (const [sign, language] of [
      ['Świeży chleb', 'pl'],
      ['Vers brood', 'nl'],
      ['Tuore leipä', 'fi'],
      ['Φρέσκο ψωμί', 'el'],
      ['Пресен хляб', 'bg'],
    ] as const) {
      const found = findGrounds({ sign, goods: bread, offices: ['em'] })
      expect(found).toEqual([expect.objectContaining({ ground: 'descriptive', language, rule: 'eutmr-7-1-c' })])
    }
    expect(strong('Versbrood', 30, 'Brot')[0]).toMatchObject({ language: 'nl', words: ['Versbrood'] })
  })

  it('says nothing in a language of which it knows one word of the sign only', () => {
    expect(findGrounds({ sign: 'Zumbrelo Brood', goods: [{ niceClass: 30, text: 'bread' }], offices: ['em'] })).toEqual([])
    expect(findGrounds({ sign: 'Kenyér', goods: [{ niceClass: 9, text: 'software' }], offices: ['em'] })).toEqual([])
  })

  it('finds what the goods contradict', () => {
    expect(strong('Seta Zumbrela', 24, 'artificial silk').map(({ ground }) => ground)).toContain('deceptive')
    expect(strong('Honey Drops', 30, 'candy without honey').map(({ ground }) => ground)).toContain('deceptive')
  })

  it.each([
    ['Alkoholfrei', 33, 'Rum'],
    ['Vegan', 29, 'Rindfleisch'],
    ['Lederschuh', 25, 'Schuhe aus Kunststoff'],
    ['Bier', 32, 'Mineralwasser'],
  ])('calls %s deceptive and not descriptive for goods that contradict it', (sign, niceClass, text) => {
    const grounds = findGrounds({ sign, goods: [{ niceClass, text }], offices: ['de'] }).map(({ ground }) => ground)
    expect(grounds).toEqual(['deceptive'])
  })

  it.each([
    ['Seidenweich', 25, 'Hemden aus Polyester'],
    ['Leather Look', 18, 'bags of plastic'],
    ['Vegan', 29, 'vegane Wurst'],
    ['Alkoholfrei', 33, 'entalkoholisierter Wein'],
  ])('does not call %s deceptive, which compares or is true', (sign, niceClass, text) => {
    const grounds = findGrounds({ sign, goods: [{ niceClass, text }], offices: ['de'] }).map(({ ground }) => ground)
    expect(grounds).not.toContain('deceptive')
  })

  it.each([
    ['Tischlerei Köln', 37, 'Tischlerarbeiten'],
    ['Steuerberater', 35, 'Steuerberatung'],
    ['Matratzen24', 20, 'Matratzen'],
    ['Saft', 32, 'Apfelsaft'],
  ])('calls %s the name of what is offered', (sign, niceClass, text) => {
    expect(strong(sign, niceClass, text, ['de'])[0]).toMatchObject({ ground: 'generic', rule: 'markeng-8-2-2' })
    expect(strong(`${sign} Zumbrelo Quvaxi`, niceClass, text, ['de'])).not.toContainEqual(
      expect.objectContaining({ ground: 'generic' }),
    )
  })

  it('does not take the name of a trade for that of other goods', () => {
    expect(strong('Tischlerei', 33, 'Spirituosen', ['de'])).toEqual([])
  })

  it('protects indications for their goods only, and against names one letter off', () => {
    const indication = { ground: 'geographicalIndication' }
    expect(strong('Prosecco', 33, 'sparkling wine')[0]).toMatchObject(indication)
    expect(strong('Prosecca', 33, 'sparkling wine')).toContainEqual(expect.objectContaining(indication))
    expect(strong('Prosecco', 9, 'software')).not.toContainEqual(expect.objectContaining(indication))
  })

  it('protects a name of the goods themselves beside any word, unlike a name with another meaning', () => {
    const groundsOf = (sign: string, niceClass: number, text: string) =>
      findGrounds({ sign, goods: [{ niceClass, text }], offices: ['em'] }).map(({ ground }) => ground)
    expect(groundsOf('Champagne Dupont', 33, 'Wein')).toContain('geographicalIndication')
    expect(groundsOf('Gala', 31, 'Äpfel')).toContain('plantVariety')
    expect(groundsOf('Gala Zumbrel', 31, 'Äpfel')).not.toContain('plantVariety')
  })

  it('finds at most a possible objection to words of the goods beside an invented word or a family name', () => {
    const judged = (sign: string, niceClass: number, text: string) =>
      judgeGrounds({ sign, goods: [{ niceClass, text }], offices: ['de', 'em', 'us'] }).map(({ level }) => level)
    for (const sign of ['Zumbrelo Steuerberatung', 'Weber Steuerberatung'])
      expect(judged(sign, 35, 'Steuerberatung')).toEqual(['possible', 'possible', 'possible'])
    expect(judged('Steuerberatung', 35, 'Steuerberatung')[0]).toBe('veryLikely')
    expect(judged('Koch Kochbücher', 16, 'Kochbücher')[0]).not.toBe('possible')
  })

  it('reads no words into a family name', () => {
    for (const [sign, niceClass, text] of [
      ['Schröder', 43, 'Betrieb von Cafés'],
      ['Hartmann', 35, 'Unternehmensberatung'],
    ] as const)
      expect(findGrounds({ sign, goods: [{ niceClass, text }], offices: ['de', 'at', 'ch'] })).toEqual([])
  })

  it('regards a place beside a fanciful word as no objection', () => {
    expect(strong('Dresden', 36, 'insurance')[0]).toMatchObject({ ground: 'geographical' })
    expect(strong('Zumbrelo Dresden', 36, 'insurance')).toEqual([])
  })

  it('reads letters that are struck out', () => {
    expect(strong('Sh*t happens', 25, 'clothing').map(({ ground }) => ground)).toContain('publicPolicy')
  })

  it('asks more of a word of the class than that it is one: it must have to do with the goods', () => {
    const of = (sign: string, text: string) =>
      judgeGrounds({ sign, goods: [{ niceClass: 30, text }], offices: ['em'] })[0]?.likelihood ?? 0
    expect(of('Vanilla Cake', 'cake, pastry')).toBeGreaterThan(of('Vanilla Salt', 'cake, pastry'))
  })

  it('reads superlatives, short spellings of trade and words derived from the goods', () => {
    const likelihood = (sign: string, niceClass: number, text: string, office: string) =>
      judgeGrounds({ sign, goods: [{ niceClass, text }], offices: [office] })[0]?.likelihood ?? 0
    for (const [sign, niceClass, text, office] of [
      ['Weichste Matratzen', 20, 'Matratzen', 'de'],
      ['Brite Lamps', 11, 'lamps', 'em'],
      ['Rejuvenate', 44, 'skin rejuvenation', 'em'],
    ] as const)
      expect(likelihood(sign, niceClass, text, office)).toBeGreaterThanOrEqual(refusedCertainty)
  })

  it('knows the words of a trade, for its goods only', () => {
    const found = (sign: string, niceClass: number, text: string, office = 'em') =>
      findGrounds({ sign, goods: [{ niceClass, text }], offices: [office] })
    expect(found('Skinimalism', 3, 'skin lotions')[0]).toMatchObject({
      ground: 'descriptive',
      words: ['Skinimalism'],
      goods: [0],
    })
    expect(found('Quitamanchas', 3, 'detergente', 'es')[0]).toMatchObject({ ground: 'descriptive', language: 'es' })
    expect(found('Skinimalism', 3, 'abrasive paper')).toEqual([])
    expect(found('Skinimalism', 12, 'bicycles')).toEqual([])
  })

  it('connects a town with the goods it is known for, and not with others', () => {
    const goods = [
      { niceClass: 30, text: 'bread' },
      { niceClass: 10, text: 'surgical instruments' },
    ]
    const found = findGrounds({ sign: 'Tuttlingen', goods, offices: ['de'] })
    expect(found).toMatchObject([{ ground: 'geographical', words: ['Tuttlingen'], goods: [1] }])
  })

  it('takes a sign of nothing but words of grammar for no mark', () => {
    expect(
      findGrounds({ sign: 'Only for you', goods: [{ niceClass: 36, text: 'insurance' }], offices: ['em'] })[0],
    ).toMatchObject({
      ground: 'nonDistinctive',
    })
  })

  it('sees a surname beside the words of the trade, unless it has another meaning', () => {
    const grounds = (sign: string) =>
      findGrounds({ sign, goods: [{ niceClass: 36, text: 'insurance' }], offices: ['us'] }).map(({ ground }) => ground)
    expect(grounds('Kowalski Insurance')).toContain('surname')
    expect(grounds('Kowalski Zumbrel')).not.toContain('surname')
  })

  it.each(['Constructor', 'Constructor Toys'])('reads %s, a name that every object of the program has', (sign) => {
    expect(judgeGrounds({ sign, goods: [{ niceClass: 28, text: 'toys' }], offices: ['em'] })).toHaveLength(1)
  })

  it('reads no offence into a name that happens to contain its letters', () => {
    expect(strong('Monique', 25, 'clothing').map(({ ground }) => ground)).not.toContain('publicPolicy')
  })
})
