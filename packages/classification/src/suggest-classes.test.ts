import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rankClasses, suggestClasses } from './index.ts'

const classesOf = (idea: string) => suggestClasses(idea).map(({ niceClass }) => niceClass)

describe('suggestClasses', () => {
  it.each([
    ['Wir nähen Rucksäcke aus alten Segeln', 18],
    ['un petit restaurant de quartier avec terrasse', 43],
    ['we fix bikes at your office', 37],
    ['Vendo velas perfumadas hechas a mano', 4],
    ['produciamo birra artigianale con luppolo nostro', 32],
    ['Handgemachte Ohringe und Keten aus Silber', 14],
    ['online tutoring for maths, one on one', 41],
    ['Kanzlei für Arbeitsrecht', 45],
  ])('finds what the customer buys: %s', (idea, niceClass) => {
    expect(classesOf(idea)).toContain(niceClass)
  })

  it.each([
    ['apples', 31],
    ['We grow apples', 31],
    ['Äpfel', 31],
    ['une appli de recettes', 9],
    ['des applis mobiles', 9],
    // By their stems, these are hoses, the work of gardeners, candles and a chemical.
    ['Hosen', 25],
    ['Rasenmäher', 7],
    ['vélos', 12],
    ['lits', 20],
    // Only "forecasting" is in the vocabulary, and "forecasts" end like broadcasts.
    ['weather forecasts', 42],
  ])('puts a class first that the words alone decide: %s', (idea, niceClass) => {
    expect(classesOf(idea)[0]).toBe(niceClass)
  })

  it.each([
    ['Hats and scarves, no jewellery', 14],
    ['Weinbar in der Altstadt, Schmuck verkaufen wir nicht', 14],
    ['Fabricamos mesas y sillas. No vendemos joyas.', 14],
    ['Torréfaction artisanale, sans bijoux', 14],
    // Alone, "sell" is read as the Italian for saddle.
    ['We sell and install solar panels', 18],
  ])('leaves out what is not offered: %s', (idea, niceClass) => {
    expect(classesOf(idea)).not.toContain(niceClass)
  })

  it.each([
    ['Kaffeerösterei, die auch Tassen verkauft, einen Laden betreibt und Barista-Kurse gibt', [30, 21, 35, 41]],
    ['a bakery that also runs a café and teaches bread baking', [30, 43, 41]],
    ['École de voile avec location de bateaux et boutique de vêtements marins', [41, 39, 35]],
    ['Restaurante con tienda de vinos y clases de cocina', [43, 35, 41]],
    ['Hotel con centro benessere e ristorante', [43, 44]],
    ['An online shop for handmade drinking glasses and a gelato parlour', [35, 21, 43]],
    ['Un magasin pour chiens et un salon de thé', [35, 43]],
    ['We run an animal shelter and an espresso bar', [43]],
    ['An escape room', [41]],
    ['An osteopath practice', [44]],
    ['We sell and install solar panels', [9, 37]],
    ['Wir verkaufen, planen und installieren Photovoltaikanlagen', [9, 37]],
    ['Vendemos y reparamos bicicletas', [12, 37]],
    ['An Unternehmen vermieten wir Büroräume', [36]],
  ])('finds each business of several: %s', (idea, expected) => {
    expect(classesOf(idea)).toEqual(expect.arrayContaining(expected))
  })

  it.each([
    ['Food. Software. Clothing. Beer. Toys. Insurance.', [9, 25, 32, 28, 36]],
    ['- T-Shirts\n- Tassen\n- Poster\n- Handyhüllen', [25, 21, 16, 9]],
    ['Clothing, bags, jewellery, perfumes and home textiles', [25, 18, 14, 3, 24]],
    ['Traslochi; pulizie; giardinaggio', [39, 37, 44]],
    ['Restaurant mit Lieferdienst', [43, 39]],
  ])('judges each item of a list by itself: %s', (idea, expected) => {
    expect(classesOf(idea)).toEqual(expect.arrayContaining(expected))
  })

  it.each([
    ['Kaffee und Kuchen in unserem Café', [30, 43]],
    ['Bread and pastries in our own tea room', [30, 43]],
    ['Gelati nel nostro bar', [30, 43]],
  ])('finds the service of a place of one’s own: %s', (idea, expected) => {
    expect(classesOf(idea)).toEqual(expect.arrayContaining(expected))
  })

  it.each([
    ['Wir verkaufen Seife auf Märkten und in Läden', 35],
    ['We sell soap at markets and in shops', 35],
    ['we make tables that stand in cafés', 43],
    ['Seife mit Honig', 30],
    ['Kaffee für Cafés und in Bars', 43],
  ])('leaves out places, users and materials: %s', (idea, niceClass) => {
    expect(classesOf(idea)).not.toContain(niceClass)
  })

  it.each([
    ['Fahrradladen', 35],
    ['Wir führen einen Blumenladen', 35],
    ['librairie de quartier', 35],
    ['tienda de ropa', 35],
    ['fabricamos tiendas de campaña', 22],
    ['Boulangerie qui livre à domicile', 39],
    ['We build an AI tool', 42],
    ['Wir bauen eine App', 9],
    ['we build houses', 37],
    ['We do building cleaning', 37],
    ['papier et livre', 16],
    ['Kartbahn', 41],
    ['Spediteur', 39],
    ['salle de paintball', 41],
  ])('reads shops, and verbs with two meanings: %s', (idea, niceClass) => {
    expect(classesOf(idea)).toContain(niceClass)
  })

  it.each([
    ['tienda de ropa', 22],
    ['Boulangerie qui livre à domicile', 16],
    ['We build an AI tool', 19],
    ['Barbershop', 35],
    ['Wir machen Schokoladen und Marmeladen', 35],
    ['Ladestationen, an denen man Autos aufladen kann', 35],
  ])('does not take them for something else: %s', (idea, niceClass) => {
    expect(classesOf(idea)).not.toContain(niceClass)
  })

  it('needs both classes of an app, as goods and as a service', () => {
    expect(classesOf('Eine App, mit der Nachbarn Werkzeug leihen')).toEqual(expect.arrayContaining([9, 42]))
  })

  it.each([
    ['hand-painted tiles', 'hand'],
    ['tailor-made shirts', 'tailor'],
    ['An online shop for handmade drinking glasses', 'hand'],
  ])('does not take how a thing is made for a thing: %s', (idea, word) => {
    const reasons = suggestClasses(idea).flatMap(({ reasons, terms }) => [...reasons, ...terms.flatMap((term) => term.reasons)])
    expect(reasons).not.toContain(word)
  })

  it.each([
    ['modern', 'bakery', 30],
    ['organic', 'bakery', 30],
    ['traditionelle', 'Metzgerei', 29],
    ['petite', 'boulangerie', 30],
    ['pequeño', 'hotel', 43],
    ['piccolo', 'birrificio', 32],
  ])('does not take praise for a thing: %s %s', (quality, thing, niceClass) => {
    const [found] = suggestClasses(`${quality} ${thing}`)
    expect(found).toMatchObject({ niceClass, confidence: suggestClasses(thing)[0]?.confidence })
    expect(found?.reasons).toEqual([thing])
  })

  it.each([
    ['An organic bakery with an online shop', 30],
    ['A hair salon with a shop for shampoo', 44],
    ['Eine Brauerei mit Laden', 32],
    ['Une boulangerie avec boutique en ligne', 30],
  ])('takes a shop that is added for a further business: %s', (idea, niceClass) => {
    expect(classesOf(idea).slice(0, 2)).toEqual([niceClass, 35])
  })

  it('reads "not only" as an offer', () => {
    expect(classesOf('Not only necklaces but also rings')).toContain(14)
  })

  it('gives terms in five languages with the words that led to them, as typed', () => {
    const found = suggestClasses('Wir schmieden Küchenmesser').find(({ niceClass }) => niceClass === 8)
    expect(found?.terms.length).toBeGreaterThan(0)
    expect(found?.terms.length).toBeLessThanOrEqual(10)
    expect(found?.reasons).toContain('Küchenmesser')
    expect(found?.terms[0]?.reasons).toEqual(['Küchenmesser'])
    for (const { text } of found?.terms ?? []) expect(Object.values(text).every((one) => one !== '')).toBe(true)
  })

  it('gives terms of the same trade when no term shares a word', () => {
    const found = suggestClasses('Kneipe').find(({ niceClass }) => niceClass === 43)
    expect(found?.terms.map(({ text }) => text.en)).toContain('Restaurant services')
    expect(found?.terms[0]?.reasons).toContain('Kneipe')
  })

  const termsIn = (niceClass: number, idea: string) =>
    suggestClasses(idea, { leastConfidence: 0 })
      .find((one) => one.niceClass === niceClass)
      ?.terms.map(({ text }) => text.en) ?? []

  it.each([
    ['bike shop, repairs and rental', 37, 'Bicycle repair'],
    ['Vendiamo scarpe e borse di vari marchi', 35, 'Retail services in relation to bags'],
    ['Fahrradladen', 35, 'Retail services in relation to bicycles'],
    ['We run a bookstore', 35, 'Retail services in relation to books'],
    ['librairie', 35, 'Retail services in relation to books'],
    ['Wohnmobile mieten für ein Wochenende', 39, 'Rental of motor homes'],
  ])('prefers terms of the same trade: %s', (idea, niceClass, term) => {
    expect(termsIn(niceClass, idea).slice(0, 2)).toContain(term)
  })

  it.each([
    ['Kfz-Werkstatt', 37, 'Repair and maintenance of motor vehicles'],
    ['Pflegedienst', 44, 'Home nursing care'],
    ['Wir schalten Anzeigen für Handwerker', 35, 'Advertising'],
    ['Handyhüllen', 9, 'Mobile phone covers'],
    ['a commuter carpooling service', 39, 'Carpooling services'],
    ['heladería', 43, 'Ice cream parlour services'],
    ['cabinet comptable', 35, 'Bookkeeping'],
    ['falegnameria', 20, 'Furniture'],
    ['zapatería', 35, 'Retail services in relation to footwear'],
    ['online toy shop', 35, 'Online retail services in relation to toys'],
    ['Großhandel für Obst und Gemüse', 35, 'Wholesale services in relation to fruit and vegetables'],
  ])('begins with what a business of the kind usually files: %s', (idea, niceClass, term) => {
    expect(termsIn(niceClass, idea)[0]).toBe(term)
  })

  it.each([
    ['Pflegedienst', 44, 'Pet grooming'],
    ['Kfz-Werkstatt', 37, 'Repair and replacement of windscreens'],
    ['Handyhüllen', 9, 'E-commerce software'],
    ['Gemüsestand auf dem Markt', 35, 'Wholesale services in relation to fruit and vegetables'],
    ['Dog grooming salon that also sells leashes', 18, 'Horse saddles'],
    ['IT service company: we train the staff of small firms', 41, 'Museum services'],
    ['Boulangerie avec laboratoire', 30, 'Rice'],
    ['Wir verkaufen Geschirr', 35, 'Sales promotion for others'],
    ['Wir verkaufen Geschirr', 35, 'Rental of vending machines'],
  ])('passes over other languages and words that say nothing: %s', (idea, niceClass, term) => {
    expect(termsIn(niceClass, idea)).not.toContain(term)
  })

  it.each([
    ['Wir versichern Fahrräder', 36],
    ['We insure bicycles', 36],
    ['Aseguramos bicicletas', 36],
    ['Wir planen Gärten', 42],
    ['Wir planen und installieren Photovoltaikanlagen', 37],
    ['Wir verkaufen Messer', 8],
    ['We make glue', 1],
    ['Produciamo scarpe', 25],
    ['Ripariamo scarpe e borse', 37],
    ['Nous stockons des meubles', 39],
    ['We sew bags', 18],
    ['Wir bauen Möbel', 20],
  ])('lets the verb decide what is done to a thing: %s', (idea, niceClass) => {
    expect(suggestClasses(idea)[0]?.niceClass).toBe(niceClass)
  })

  it.each(['Ich repariere Handys und Tablets', 'Reparatur von Handys und Tablets', 'We repair phones and tablets'])(
    'takes no further object of a service for goods: %s',
    (idea) => {
      expect(suggestClasses(idea).map(({ niceClass }) => niceClass)).toEqual([37])
    },
  )

  it.each([
    ['Hallo, wir backen Brot. Vielen Dank für Ihre Hilfe!', 30],
    ['Welche Klassen brauche ich für Hundeleinen?', 18],
    ['Wir sind eine junge Firma aus München, die Fahrräder versichert.', 36],
    ['I want to start my own business: scented candles', 4],
    ['brand for swimwear', 25],
    ['Quiero montar mi propio negocio: una panadería', 30],
  ])('passes over greetings, wishes and introductions: %s', (idea, niceClass) => {
    expect(suggestClasses(idea)[0]?.niceClass).toBe(niceClass)
  })

  it.each([
    ['Eine Creme, die Falten glättet', [3]],
    ['A mattress that cools you at night', [20, 24]],
    ['Ein Rucksack, der Handys lädt', [18]],
  ])('reads what the thing does as no business: %s', (idea, niceClasses) => {
    for (const { niceClass } of suggestClasses(idea)) expect(niceClasses).toContain(niceClass)
  })

  it.each(['Kerzen, Schuhe, Wein', 'Kerzen & Schuhe & Wein', 'Kerzen + Schuhe + Wein', '- Kerzen\n- Schuhe\n- Wein'])(
    'reads a list with any sign between its things: %s',
    (idea) => {
      expect(
        suggestClasses(idea)
          .map(({ niceClass }) => niceClass)
          .sort(),
      ).toEqual([25, 33, 4])
    },
  )

  it.each(['Bed & Breakfast', 'Bed and Breakfast'])('keeps a pair of words together: %s', (idea) => {
    expect(suggestClasses(idea)[0]?.niceClass).toBe(43)
  })

  it.each([
    ['Küchen', 20],
    ['Einbaukueche', 20],
    ['Kuchen', 30],
    ['Küchenmesser', 8],
    ['Lieferdienst für Pasta aus unserer Küche', 39],
  ])('tells a kitchen from a cake: %s', (idea, niceClass) => {
    expect(suggestClasses(idea)[0]?.niceClass).toBe(niceClass)
  })

  it.each([
    ['Ich bin Hebamme und biete Babymassage an', 44],
    ['Eine Kita im Grünen', 43],
    ['KI-Beratung', 42],
    ['Second-hand shop for bikes', 35],
    ['We bake cakes in our own kitchen', 30],
  ])('reads words that look like others: %s', (idea, niceClass) => {
    expect(suggestClasses(idea)[0]?.niceClass).toBe(niceClass)
  })

  it('names nothing for a text without words that it knows', () => {
    for (const idea of ['', '?! 🙂', 'the and of']) expect(suggestClasses(idea)).toEqual([])
  })

  it('names nothing for a text in a language that it does not read', () => {
    expect(suggestClasses('Wij verkopen koffie')).toEqual([])
  })

  it('keeps to the number and confidence asked for', () => {
    const idea = 'bread, wine, hats, knives, lamps, rings, toys and cars'
    expect(suggestClasses(idea, { most: 2 })).toHaveLength(2)
    expect(suggestClasses(idea, { most: 50, leastConfidence: 0 })).toHaveLength(6)
    expect(suggestClasses(idea, { leastConfidence: 1 })).toHaveLength(1)
  })

  it('names at most six classes, each once, best first, and the same ones again', () => {
    const words = fc.constantFrom('bread', 'Schuhe', 'ohne', 'for', 'réparation', 'zumo', 'app', ',', '.', 'x1', 'kein', 'y')
    const idea = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.array(words).map((some) => some.join(' ')),
    )
    fc.assert(
      fc.property(idea, (text) => {
        const found = suggestClasses(text)
        expect(found.length).toBeLessThanOrEqual(6)
        expect(new Set(found.map(({ niceClass }) => niceClass)).size).toBe(found.length)
        for (const [at, { confidence, niceClass, terms }] of found.entries()) {
          expect(confidence).toBeLessThanOrEqual(found[at - 1]?.confidence ?? 1)
          expect(niceClass).toBeGreaterThanOrEqual(1)
          expect(niceClass).toBeLessThanOrEqual(45)
          expect(terms.length).toBeGreaterThan(0)
        }
        expect(suggestClasses(text)).toEqual(found)
      }),
      { numRuns: 100 },
    )
  })

  it('reads 20,000 characters', () => {
    for (const piece of ['a', 'shoes, ', 'ohne ', 'Schuhwerkstattladen', '🙂', '. ', 'a-', 'e'])
      expect(suggestClasses(piece.repeat(20_000 / piece.length)).length).toBeLessThanOrEqual(6)
  })
})

describe('rankClasses', () => {
  it.each([
    ['Umbrellas', 18],
    ['Reparatur von Regenschirmen', 37],
    ['Retail services in relation to umbrellas', 35],
    ['Jouets sous forme de parapluies', 28],
    ['Máquinas para fabricar paraguas', 7],
    ['Software per la progettazione di ombrelli', 9],
  ])('decides by what is said of the thing: %s', (term, niceClass) => {
    expect(
      rankClasses(term)
        .slice(0, 2)
        .map((ranked) => ranked.niceClass),
    ).toContain(niceClass)
  })

  it('ranks six classes by likelihood', () => {
    const ranked = rankClasses('Brieföffner')
    expect(ranked).toHaveLength(6)
    expect(ranked.reduce((sum, { confidence }) => sum + confidence, 0)).toBeLessThanOrEqual(1.000001)
    expect(new Set(ranked.map(({ niceClass }) => niceClass)).size).toBe(6)
  })
})
