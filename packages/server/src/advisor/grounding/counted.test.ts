import { type Locale, locales } from '@marklot/contracts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { proseFacts } from '../../../test/advisor-prose.ts'
import { type CountedKind, factSets } from './fact-sets.ts'
import { ground } from './ground.ts'

/** Sentences in which `#` counts things of one kind. */
const counting: Record<Locale, Partial<Record<CountedKind, string>>> = {
  de: {
    identicalNames: '# Marken haben einen identischen Namen.',
    similarNames: '# Marken haben einen identischen oder ähnlichen Namen.',
    similarLogos: '# Marken haben ein ähnliches Logo.',
    similarGoods: '# dieser Marken gelten für ähnliche Waren.',
    sameClass: '# davon stehen in einer Ihrer Nizza-Klassen.',
    offices: 'Durchsucht wurden # Ämter.',
    classes: 'Die Anmeldung umfasst # Klassen.',
    conflicts: 'Die Prüfung fand # Konflikte.',
    grounds: 'Die Prüfung fand # Schutzhindernisse.',
    meanings: 'Die Prüfung fand # Bedeutungen.',
    steps: 'Das Ergebnis nennt # Schritte.',
    decided: 'In # von 100 entschiedenen Fällen wurde ein Konflikt bejaht.',
  },
  en: {
    identicalNames: '# marks have an identical name.',
    similarNames: '# marks have an identical or similar name.',
    similarLogos: '# marks have a similar logo.',
    similarGoods: '# of these marks cover similar goods.',
    sameClass: '# of them are in one of your Nice classes.',
    offices: 'The search covered # offices.',
    classes: 'The filing covers # classes.',
    conflicts: 'The search found # conflicts.',
    grounds: 'The check found # grounds for refusal.',
    meanings: 'The check found # meanings.',
    steps: 'The result names # steps.',
    decided: 'Of 100 decided cases, # ended in a conflict.',
  },
  fr: {
    identicalNames: '# marques portent un nom identique.',
    similarNames: '# marques portent un nom identique ou similaire.',
    similarLogos: '# marques portent un logo similaire.',
    similarGoods: '# de ces marques couvrent des produits similaires.',
    sameClass: '# d’entre elles relèvent de l’une de vos classes de Nice.',
    offices: 'La recherche a porté sur # offices.',
    classes: 'Le dépôt couvre # classes.',
    conflicts: 'La recherche a trouvé # conflits.',
    grounds: 'La vérification a trouvé # motifs.',
    meanings: 'La vérification a trouvé # significations.',
    steps: 'Le résultat indique # étapes.',
    decided: 'Sur 100 affaires tranchées, # ont abouti à un conflit.',
  },
  es: {
    identicalNames: '# marcas tienen un nombre idéntico.',
    similarNames: '# marcas tienen un nombre idéntico o similar.',
    similarLogos: '# marcas tienen un logotipo similar.',
    similarGoods: '# de estas marcas cubren productos similares.',
    sameClass: '# de ellas están en una de sus clases de Niza.',
    offices: 'La búsqueda abarcó # oficinas.',
    classes: 'La solicitud abarca # clases.',
    conflicts: 'La búsqueda encontró # conflictos.',
    grounds: 'La comprobación encontró # motivos.',
    meanings: 'La comprobación encontró # significados.',
    steps: 'El resultado indica # pasos.',
    decided: 'De 100 casos resueltos, # terminaron en conflicto.',
  },
  it: {
    identicalNames: '# marchi hanno un nome identico.',
    similarNames: '# marchi hanno un nome identico o simile.',
    similarLogos: '# marchi hanno un logo simile.',
    similarGoods: '# di questi marchi coprono prodotti simili.',
    sameClass: '# di essi rientrano in una delle Sue classi di Nizza.',
    offices: 'La ricerca ha riguardato # uffici.',
    classes: 'La domanda comprende # classi.',
    conflicts: 'La ricerca ha trovato # conflitti.',
    grounds: 'La verifica ha trovato # impedimenti.',
    meanings: 'La verifica ha trovato # significati.',
    steps: 'Il risultato indica # passi.',
    decided: 'Su 100 casi decisi, # si sono conclusi con un conflitto.',
  },
}

describe.each(locales)('in %s', (locale) => {
  const { countsOf } = factSets(proseFacts, locale)
  const stays = (sentence: string) => ground(sentence, proseFacts, locale).text !== ''

  it.each(Object.entries(counting[locale]))('a count of another kind does not confirm %s: %s', (kind, sentence) => {
    const own = countsOf[kind as CountedKind] ?? new Set()
    expect([...own].map((number) => stays(sentence.replace('#', String(number))))).toEqual([...own].map(() => true))
    const others = Object.values(countsOf).flatMap((set) => [...set])
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...others), fc.integer({ min: 0, max: 9_999 })), (number) => {
        expect(stays(sentence.replace('#', String(number)))).toBe(own.has(number))
      }),
    )
  })
})

it.each([
  ['de', '„Velunera“ deckt # Ihrer Klassen ab.'],
  ['en', '“Velunera” covers # of your classes.'],
  ['fr', '« Velunera » couvre # de vos classes.'],
  ['es', '«Velunera» cubre # de sus clases.'],
  ['it', '«Velunera» copre # delle Sue classi.'],
] as const)('in %s, a named mark has as many classes of the sign as its entry says: %s', (locale, sentence) => {
  const ownClasses = 2
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 50 }), (number) => {
      const written = sentence.replace('#', String(number))
      expect(ground(written, proseFacts, locale).struck).toBe(number === ownClasses ? 0 : 1)
    }),
  )
})
