import { niceClasses } from '@marklot/nice'
import { describe, expect, it } from 'vitest'
import { type GoodsDegree, goodsRelation } from './goods-relation.ts'
import { groupsOfTerm, wordsOfTerm } from './goods-words.ts'
import { tradeOf } from './trade-terms.ts'

const relation = (left: string, right: string) => goodsRelation({ text: left, classes: [] }, { text: right, classes: [] })

/** What is sold, in the words of each language. */
const sold = {
  en: ['tea', 'computer software', 'shoes', 'furniture'],
  de: ['Tee', 'Computersoftware', 'Schuhe', 'Möbel'],
  fr: ['thé', 'logiciels', 'chaussures', 'meubles'],
  es: ['té', 'software', 'zapatos', 'muebles'],
  it: ['tè', 'software', 'scarpe', 'mobili'],
}
type Language = keyof typeof sold

const wordings: [Language, string][] = [
  ['en', 'Retail services for #'],
  ['en', 'Retail services in relation to #'],
  ['en', 'retail services connected with the sale of #'],
  ['en', 'Online retail services relating to #'],
  ['en', 'Online retail store services featuring #'],
  ['en', 'Mail order retail services connected with #'],
  ['en', 'Retail and wholesale services relating to #'],
  ['en', 'Providing retail store services in the field of #'],
  ['en', 'Retail of # via the Internet'],
  ['en', 'online shop selling #'],
  ['en', 'We sell # in our shop'],
  ['en', 'provision of an online marketplace for buyers and sellers of #'],
  ['en', 'bringing together, for the benefit of others, of a variety of #, enabling customers to view and purchase those goods'],
  ['de', 'Einzelhandelsdienstleistungen in Bezug auf #'],
  ['de', 'Groß- und Einzelhandelsdienstleistungen in Bezug auf #'],
  ['de', 'Onlineversandhandelsdienstleistungen betreffend #'],
  ['de', 'Dienstleistungen des Einzel- und Großhandels im Bereich #'],
  ['de', 'Einzelhandelsdienstleistungen eines Versandhandels über das Internet mit #'],
  ['de', 'Detailhandel mit #'],
  ['de', 'Verkauf von #'],
  ['de', 'Onlineshop für #'],
  ['de', 'Zusammenstellung von # (ausgenommen deren Transport) für Dritte, um den Verbrauchern den Erwerb zu erleichtern'],
  ['fr', 'services de vente au détail concernant #'],
  ['fr', 'services de vente au détail en rapport avec #'],
  ['fr', 'services de vente au détail en ligne de #'],
  ['fr', 'services de commerce de détail portant sur #'],
  ['fr', 'vente par correspondance de #'],
  ['fr', 'commerce électronique de #'],
  ['fr', 'regroupement pour le compte de tiers de #, permettant aux clients de les voir et de les acheter commodément'],
  ['es', 'servicios de venta al por menor en relación con #'],
  ['es', 'servicios de venta minorista relacionados con #'],
  ['es', 'servicios de venta al por mayor de #'],
  ['es', 'comercio en línea de #'],
  ['it', 'servizi di vendita al dettaglio concernenti #'],
  ['it', 'servizi di vendita al dettaglio relativi a #'],
  ['it', "servizi di vendita all'ingrosso di #"],
  ['it', 'vendita per corrispondenza di #'],
]

describe('terms of trade', () => {
  it.each(wordings)('%s: reads "%s" by its goods', (language, wording) => {
    for (const [i, goods] of sold[language].entries()) {
      const term = wording.replace('#', goods)
      for (const [j, other] of sold.en.entries()) {
        const isOwn = i === j
        const found = [relation(term, other), relation(term, `Retail services for ${other}`)].map(({ degree }) => degree)
        const expected = isOwn ? ['similar', expect.stringMatching(/^(identical|similar)$/)] : ['dissimilar', 'dissimilar']
        expect([term, other, ...found]).toEqual([term, other, ...expected])
      }
      expect(relation(term, sold.en[i] ?? '').reason).toBe('retailOfGoods')
    }
  })

  it('reads the retail terms of the Nice Classification as the same in all five languages', () => {
    const terms = niceClasses[34]?.terms.filter(({ en }) => en.startsWith('Retail services')) ?? []
    expect(terms.length).toBeGreaterThan(50)
    const unlike = terms.flatMap((term) => {
      const groups = Object.values(term).map((text) => tradeOf(text)?.groups.join())
      return new Set(groups).size === 1 ? [] : [term.en]
    })
    // Words with two meanings: the German "Boote" are boots as well, and the Spanish "velas" are candles and sails.
    expect(unlike).toEqual([
      'Retail services in relation to horological instruments',
      'Retail services in relation to candles',
      'Retail services in relation to boats',
      'Retail services in relation to nuts and dried fruit',
    ])
  })

  it('reads the retail of goods as these goods, in all five languages', () => {
    const retail = {
      en: 'Retail services in relation to ',
      de: 'Einzelhandel mit ',
      fr: 'Vente au détail de ',
      es: 'Servicios de venta al por menor de ',
      it: 'Vendita al dettaglio di ',
    }
    const languages = Object.keys(retail) as (keyof typeof retail)[]
    const goods = niceClasses.slice(0, 34).flatMap(({ number, terms }) => terms.map((term) => ({ number, term })))
    for (const language of languages) {
      const read = goods.filter(({ number, term }) => {
        const own = groupsOfTerm(wordsOfTerm(term[language]), [number])
        return tradeOf(retail[language] + term[language])?.groups.some((group) => own.includes(group))
      })
      expect(read.length / goods.length).toBeGreaterThan(0.99)
    }
  })

  it.each([
    'elektrische Haushaltsgeräte',
    'Elektrogeräte',
    'electrical household appliances',
    'appareils électroménagers',
    'electrodomésticos',
    'elettrodomestici',
  ])('tells household appliances from other goods: %s', (appliances) => {
    expect(relation(appliances, 'washing machines').degree).toBe('similar')
    expect(relation(`Einzelhandel mit ${appliances}`, 'Einzelhandel mit Kühlschränken').degree).toBe('similar')
    expect(relation(`Einzelhandel mit ${appliances}`, 'Einzelhandel mit Arzneimitteln').degree).toBe('dissimilar')
  })

  it.each<[string, string, GoodsDegree]>([
    ['Retail services for tea', 'Einzelhandelsdienstleistungen in Bezug auf Computersoftware', 'dissimilar'],
    ['Retail services for tea', 'retail services in relation to tea', 'identical'],
    ['Retail services for tea', 'wholesale services for tea', 'similar'],
    ['Retail services for shoes', 'Einzelhandel mit Bekleidung', 'similar'],
    ['Retail services for shoes', 'clothing', 'low'],
    ['Retail services', 'Einzelhandel', 'identical'],
    // EUIPO: goods that are similar only to a low degree are dissimilar to the retail of each other.
    ['retail of jewellery', 'clothing', 'dissimilar'],
  ])('%s and %s: %s', (left, right, degree) => {
    expect(relation(left, right).degree).toBe(degree)
  })

  it('takes all goods of a list as sold', () => {
    const list = 'Retail services connected with the sale of clothing, footwear and handbags, advertising'
    expect(relation(list, 'shoes')).toMatchObject({ degree: 'similar', reason: 'retailOfGoods' })
    expect(relation(list, 'handbags')).toMatchObject({
      reason: 'retailOfGoods',
      terms: ['Retail services connected with the sale of clothing … handbags', 'handbags'],
    })
    expect(relation(list, 'advertising')).toMatchObject({ degree: 'identical', reason: 'same' })
    expect(relation('retail services of goods, namely shoes', 'shoes').reason).toBe('retailOfGoods')
    // Another item begins after a semicolon, and a shop in front of its goods has no list.
    expect(relation('retail of wine; shoes', 'shoes').degree).toBe('identical')
    expect(relation('shoe shop, handbags', 'handbags').degree).toBe('identical')
  })

  it.each(['shop fittings', 'coffee shop', 'sales promotion', 'retail consultancy', 'Tiendas de campaña', 'Wertpapierhandel'])(
    'takes "%s" for no trade',
    (term) => {
      expect(tradeOf(term)).toBeUndefined()
    },
  )

  it.each([
    ['Schuhgeschäft', 'shoes'],
    ['Weinhandel', 'wine'],
    ['Fahrradladen', 'bicycles'],
    ['furniture shop', 'furniture'],
    ['Getränkemarkt', 'soft drinks'],
  ])('reads the goods in front of the trade in "%s"', (term, goods) => {
    expect(relation(term, goods)).toMatchObject({ degree: 'similar', reason: 'retailOfGoods' })
  })

  it('reads no trade in marks of other classes', () => {
    const software = { text: 'Handel mit Kryptowährungen', classes: [36] }
    expect(goodsRelation(software, { text: 'banking', classes: [36] }).reason).not.toBe('retailOfGoods')
  })
})
