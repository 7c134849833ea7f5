import { type Locale, locales } from '@marklot/contracts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { proseFacts } from '../../../test/advisor-prose.ts'
import { claimsCircumstance } from './circumstances.ts'
import { factSets } from './fact-sets.ts'
import { ground } from './ground.ts'

interface Said {
  /** Claims of use, trade, fame, age, ownership and disputes about a mark `#`. */
  claims: readonly string[]
  /** Sentences about `#` that leave such things open, demand them or report what was not searched. */
  open: readonly string[]
  /** Clauses before a claim, none of which leaves it open. */
  before: readonly string[]
  /** Ownership by the company `@`. */
  owner: string
}

const said: Record<Locale, Said> = {
  de: {
    claims: [
      '# wird in Klasse 9 von ihrem Inhaber benutzt.',
      'in Klasse 9 nutzt der Inhaber #.',
      'die Benutzung von # in Klasse 9 ist nachgewiesen.',
      '# ist in Klasse 9 bekannt.',
      '# besteht seit Jahren in Klasse 9.',
      '# hat in Klasse 9 denselben Inhaber wie andere Marken.',
      'für # besteht in Klasse 9 eine Lizenz.',
      'hinter # steht in Klasse 9 ein Unternehmen.',
      'die Waren von # werden in Klasse 9 verkauft.',
      'der Inhaber von # hat in Klasse 9 bereits Widerspruch erhoben.',
      'um # gab es in Klasse 9 schon einen Streit.',
    ],
    open: [
      'Prüfen Sie, ob # in Klasse 9 tatsächlich benutzt wird.',
      'Der Inhaber von # muss die Benutzung ab dem 8. März 2027 nachweisen.',
      'Ab dem 8. März 2027 können Sie verlangen, dass der Inhaber von # die Benutzung nachweist.',
      'Der Inhaber von # könnte in Klasse 9 Widerspruch erheben.',
      'In Klasse 9 ist # eine ältere Marke.',
      'Namen, die ohne Eintragung benutzt werden, wurden nicht durchsucht.',
    ],
    before: ['', 'Sie sollten beachten, dass ', 'Die Suche zeigt, dass ', 'Prüfen Sie Klasse 9, denn '],
    owner: 'Die Marke # gehört @.',
  },
  en: {
    claims: [
      '# is used in class 9 by its owner.',
      'the owner makes genuine use of # in class 9.',
      'proof of use exists for # in class 9.',
      '# is well known in class 9.',
      '# has existed for many years in class 9.',
      '# has the same owner as other marks in class 9.',
      'there is a licence for # in class 9.',
      'there is a company behind # in class 9.',
      'goods of # are marketed in class 9.',
      'the owner of # has already filed oppositions in class 9.',
      'there was a dispute about # in class 9.',
    ],
    open: [
      'Check whether # is really used in class 9.',
      'From 8 March 2027, the owner of # has to prove the use of the mark.',
      'You can demand that the owner of # proves its use from 8 March 2027.',
      'The owner of # could file an opposition in class 9.',
      'In class 9, # is an earlier mark.',
      'Names that are used without registration were not searched.',
    ],
    before: ['', 'You should note that ', 'The search shows that ', 'Check class 9, because '],
    owner: 'The mark # belongs to @.',
  },
  fr: {
    claims: [
      '# est utilisée en classe 9 par son titulaire.',
      'le titulaire fait un usage sérieux de # en classe 9.',
      'la preuve de l’usage de # existe en classe 9.',
      '# est connue en classe 9.',
      '# existe depuis longtemps en classe 9.',
      '# a le même titulaire que d’autres marques en classe 9.',
      '# fait l’objet d’une licence en classe 9.',
      'une société est titulaire de # en classe 9.',
      'les produits de # sont vendus en classe 9.',
      'le titulaire de # a formé des oppositions en classe 9.',
      'un litige a concerné # en classe 9.',
    ],
    open: [
      'Vérifiez si # est réellement utilisée en classe 9.',
      'À partir du 8 mars 2027, le titulaire de # devra prouver l’usage de sa marque.',
      'Vous pouvez exiger que le titulaire de # prouve l’usage dès le 8 mars 2027.',
      'Le titulaire de # pourrait former opposition en classe 9.',
      'En classe 9, # est une marque antérieure.',
      'Les noms utilisés sans enregistrement n’ont pas été recherchés.',
    ],
    before: ['', 'Vous devez noter que ', 'La recherche montre que ', 'Vérifiez la classe 9, car '],
    owner: 'La marque # appartient à @.',
  },
  es: {
    claims: [
      '# se usa en la clase 9.',
      'el titular hace un uso efectivo de # en la clase 9.',
      'la prueba del uso de # existe en la clase 9.',
      '# es conocida en la clase 9.',
      '# existe desde hace muchos años en la clase 9.',
      '# tiene el mismo titular que otras marcas en la clase 9.',
      '# tiene una licencia en la clase 9.',
      'una sociedad es titular de # en la clase 9.',
      'los productos de # se venden en la clase 9.',
      'el titular de # presentó oposiciones en la clase 9.',
      'hubo un litigio sobre # en la clase 9.',
    ],
    open: [
      'Compruebe si # se usa realmente en la clase 9.',
      'A partir del 8 de marzo de 2027, el titular de # deberá probar el uso de su marca.',
      'Usted puede exigir que el titular de # pruebe el uso desde el 8 de marzo de 2027.',
      'El titular de # podría presentar oposición en la clase 9.',
      'En la clase 9, # es una marca anterior.',
      'Los nombres que se usan sin registro no se han consultado.',
    ],
    before: ['', 'Usted debe considerar que ', 'La búsqueda muestra que ', 'Compruebe la clase 9, porque '],
    owner: 'La marca # pertenece a @.',
  },
  it: {
    claims: [
      '# è usato nella classe 9 dal titolare.',
      'il titolare fa un uso effettivo di # nella classe 9.',
      'la prova dell’uso di # esiste nella classe 9.',
      '# è conosciuto nella classe 9.',
      '# esiste da molto tempo nella classe 9.',
      '# ha lo stesso titolare di altri marchi nella classe 9.',
      '# ha una licenza nella classe 9.',
      'una società è titolare di # nella classe 9.',
      'i prodotti di # sono venduti nella classe 9.',
      'il titolare di # ha presentato opposizioni nella classe 9.',
      'un contenzioso ha riguardato # nella classe 9.',
    ],
    open: [
      'Verifichi se # sia realmente usato nella classe 9.',
      'Dall’8 marzo 2027 il titolare di # dovrà provare l’uso del marchio.',
      'Lei può esigere che il titolare di # provi l’uso dall’8 marzo 2027.',
      'Il titolare di # potrebbe presentare opposizione nella classe 9.',
      'Nella classe 9 # è un marchio anteriore.',
      'I nomi usati senza registrazione non sono stati consultati.',
    ],
    before: ['', 'Lei deve considerare che ', 'La ricerca mostra che ', 'Verifichi la classe 9, perché '],
    owner: 'Il marchio # appartiene a @.',
  },
}
const capitalised = (sentence: string) => sentence.replace(/^\p{Ll}/u, (first) => first.toUpperCase())
const marks = proseFacts.flatMap((fact) => (fact.kind === 'conflict' ? [fact.name] : []))
/** Returns whether the class 9 and the date of a sentence are facts of a mark. */
const belongsTo = (mark: string, sentence: string) => {
  const own = proseFacts.filter((fact) => 'name' in fact && fact.name === mark)
  const isOfClass = own.some((fact) => fact.kind === 'conflict' && fact.niceClasses.includes(9))
  const isDated = own.some((fact) => fact.kind === 'step' && fact.date === '2027-03-08')
  return ((!sentence.includes('9') || isOfClass) && (!sentence.includes('2027') || isDated)) || !sentence.includes('#')
}
const quotes = ['x', '“x”', '«x»']

describe.each(locales)('in %s', (locale) => {
  it.each(said[locale].claims)('goes, whatever stands before it: %s', (claim) => {
    fc.assert(
      fc.property(
        fc.constantFrom(...said[locale].before),
        fc.constantFrom(...marks),
        fc.constantFrom(...quotes),
        (before, mark, quote) => {
          const sentence = capitalised(before + claim.replace('#', quote.replace('x', mark)))
          expect(ground(sentence, proseFacts, locale)).toEqual({ text: '', struck: 1 })
        },
      ),
    )
  })

  it.each(said[locale].open)('stays, of the marks to which its class and date belong: %s', (sentence) => {
    for (const mark of marks)
      for (const quote of quotes)
        expect(ground(sentence.replace('#', quote.replace('x', mark)), proseFacts, locale).struck).toBe(
          belongsTo(mark, sentence) ? 0 : 1,
        )
  })

  it('an owner may be named if the facts name a person or a company', () => {
    const names = ['Velunera', 'Nordlicht']
    const sentence = said[locale].owner.replace('#', 'Velunera').replace('@', 'Nordlicht')
    const sets = factSets(proseFacts, locale)
    expect(claimsCircumstance(sentence, names, sets, locale)).toBe(true)
    expect(claimsCircumstance(sentence, names, { ...sets, people: new Set(['nordlicht']) }, locale)).toBe(false)
  })
})

it.each([
  ['de', 'Im Spanischen ist „luna“ ein bekanntes Wort.'],
  ['en', 'In Spanish, “luna” is used for “moon”.'],
  ['fr', 'En espagnol, « luna » est utilisé pour « moon ».'],
  ['es', 'En español, «luna» se usa para «moon».'],
  ['it', 'In spagnolo «luna» è usato per «moon».'],
] as const)('in %s, a word may be used in a language: %s', (locale, sentence) => {
  expect(claimsCircumstance(sentence, ['luna'], factSets(proseFacts, locale), locale)).toBe(false)
})
