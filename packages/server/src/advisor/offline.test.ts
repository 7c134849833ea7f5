import { locales } from '@marklot/contracts'
import { advicePurposes, Fact, nextSteps } from '@marklot/contracts/advisor'
import { refusalGrounds } from '@marklot/contracts/guardian-blocks'
import { describe, expect, it } from 'vitest'
import { exampleFacts } from '../../test/advisor-cases.ts'
import { ground } from './grounding/ground.ts'
import { wordByRules } from './offline.ts'

describe('the rules', () => {
  it.each(locales)('word every purpose in %s, the same way each time', (locale) => {
    for (const purpose of advicePurposes) {
      const text = wordByRules({ purpose, locale, facts: exampleFacts })
      expect(text).toBe(wordByRules({ purpose, locale, facts: exampleFacts }))
      expect(text).not.toMatch(/[{}]|undefined|null/)
    }
  })

  it('word a result in German', () => {
    expect(wordByRules({ purpose: 'summary', locale: 'de', facts: exampleFacts })).toBe(
      [
        'Geprüft wurde „Velunaro“: DPMA und EUIPO, Klassen 9 und 42, Register vom 20. November 2026. Ein Konflikt mit älteren Marken ist wahrscheinlich. In 68 von 100 entschiedenen Fällen dieser Risikostufe wurde ein Konflikt bejaht.',
        'Unter den durchsuchten Marken ist kein identischer Name. 14 Marken haben einen ähnlichen Namen. Eine davon steht in einer Ihrer Nizza-Klassen.',
        'Ältere Marke „Velunera“ (EUIPO 018234567, Klassen 9 und 35, Name zu 91\u00a0% ähnlich, Konflikt wahrscheinlich). Ältere Marke „MOLUNARO 24“ (DPMA, Klasse 42, Konflikt offen).',
        'Mögliches Schutzhindernis (EUIPO, Klasse 9): beschreibende Angabe in „luna“. „naro“ erinnert an ein Wort: „naru“ (Finnisch) bedeutet „Strick“. Das Wort klingt negativ.',
        'Nicht durchsucht: ÖPA. Logos wurden nicht verglichen.',
      ].join('\n\n'),
    )
  })

  it.each([
    ['de', 'Eine Marke hat einen identischen Namen. Insgesamt haben 2 Marken einen identischen oder ähnlichen Namen.'],
    ['en', 'One mark has an identical name. In all, 2 marks have an identical or similar name.'],
    ['fr', 'Une marque porte un nom identique. Au total, 2 marques portent un nom identique ou similaire.'],
    ['es', 'Una marca tiene un nombre idéntico. En total, 2 marcas tienen un nombre idéntico o similar.'],
    ['it', 'Un marchio ha un nome identico. In totale, 2 marchi hanno un nome identico o simile.'],
  ] as const)('say in %s that identical names count among the similar ones', (locale, expected) => {
    const facts: Fact[] = [
      { kind: 'count', of: 'identicalNames', count: 1 },
      { kind: 'count', of: 'similarNames', count: 2 },
    ]
    expect(wordByRules({ purpose: 'summary', locale, facts })).toBe(expected)
    expect(ground(expected, facts, locale).struck).toBe(0)
    const same: Fact[] = facts.map((fact) => ({ ...fact, count: 1 }) as Fact)
    expect(`${expected} `.startsWith(`${wordByRules({ purpose: 'summary', locale, facts: same })} `)).toBe(true)
  })

  it.each([
    ['de', 'Nach den Namen ist ein Konflikt'],
    ['en', 'Judging by the names, a conflict'],
    ['fr', 'D’après les noms, un conflit'],
    ['es', 'Según los nombres, un conflicto'],
    ['it', 'In base ai nomi, un conflitto'],
  ] as const)('say in %s that a low risk covers names only, if a logo was found', (locale, start) => {
    const facts = (logos: number): Fact[] => [
      { kind: 'risk', riskClass: 'ratherNot', conflictsIn100: 40 },
      { kind: 'count', of: 'similarLogos', count: logos },
    ]
    const text = wordByRules({ purpose: 'summary', locale, facts: facts(2) })
    expect(text.startsWith(start)).toBe(true)
    expect(ground(text, facts(2), locale).struck).toBe(0)
    expect(wordByRules({ purpose: 'summary', locale, facts: facts(0) })).not.toContain(start)
  })

  it('word next steps with their days', () => {
    expect(wordByRules({ purpose: 'nextSteps', locale: 'en', facts: exampleFacts })).toBe(
      'Since 8 March 2027 you have been able to request proof of use of “Velunera”. A narrower list of goods and services lowers the risk: class 42. Have the result reviewed by a trademark attorney before filing.',
    )
  })

  it('name three conflicts and count the others', () => {
    const conflict = exampleFacts.find(({ kind }) => kind === 'conflict') as Fact
    const text = wordByRules({ purpose: 'summary', locale: 'en', facts: Array.from({ length: 5 }, () => conflict) })
    expect(text.match(/Velunera/g)).toHaveLength(3)
    expect(text).toContain('2 more earlier marks are in the list.')
  })

  it.each(locales)('say in %s with every opposition period that only an earlier right opposes', (locale) => {
    const earlierRight = {
      de: 'älteres Recht',
      en: 'earlier right',
      fr: 'droit antérieur',
      es: 'derecho anterior',
      it: 'diritto anteriore',
    }
    for (const date of [null, '2027-01-04']) {
      const fact: Fact = { kind: 'step', step: 'opposition', name: 'tavelo', registrationOfficeCode: null, niceClass: null, date }
      const text = wordByRules({ purpose: 'nextSteps', locale, facts: [fact] })
      expect(text).toContain(earlierRight[locale])
      expect(ground(text, [fact], locale).struck).toBe(0)
    }
  })

  it('name three grounds in a summary, each once for all its offices', () => {
    const ground = (word: string, registrationOfficeCode: 'de' | 'em'): Fact => ({
      kind: 'ground',
      ground: 'descriptive',
      registrationOfficeCode,
      words: [word],
      niceClasses: [43],
    })
    const facts = ['Pizza', 'Vegana', 'Freiburg', 'Pizza Vegana'].flatMap((word) => [ground(word, 'de'), ground(word, 'em')])
    const text = wordByRules({ purpose: 'summary', locale: 'en', facts })
    expect(text.match(/Possible ground for refusal/g)).toHaveLength(3)
    expect(text).toContain(
      'Possible ground for refusal (DPMA and EUIPO, class 43): description of the goods or services in “Pizza”.',
    )
    expect(text).toContain('More possible grounds for refusal are in the list.')
  })

  it('say how likely a ground is, separately for offices that differ', () => {
    const ground = (registrationOfficeCode: 'de' | 'em', level?: 'likely' | 'veryLikely'): Fact => ({
      kind: 'ground',
      ground: 'generic',
      ...(level ? { level } : {}),
      registrationOfficeCode,
      words: ['Friseur'],
      niceClasses: [44],
    })
    const text = (locale: 'de' | 'fr', ...facts: Fact[]) => wordByRules({ purpose: 'grounds', locale, facts })
    expect(text('de', ground('de', 'veryLikely'), ground('em', 'likely'))).toBe(
      'Sehr wahrscheinliches Schutzhindernis (DPMA, Klasse 44): Gattungsbezeichnung in „Friseur“. Wahrscheinliches Schutzhindernis (EUIPO, Klasse 44): Gattungsbezeichnung in „Friseur“.',
    )
    expect(text('fr', ground('de', 'veryLikely'))).toContain('Motif de refus très probable (DPMA')
    expect(text('de', ground('de'))).toContain('Mögliches Schutzhindernis (DPMA')
  })

  it.each([
    ['summary', 'There is no result for this brand yet.'],
    ['grounds', 'The rules found no ground for refusal. The office decides.'],
    ['meaning', 'No notable meaning was found in the languages checked.'],
    ['nextSteps', 'The result suggests no next steps.'],
  ] as const)('say for %s that nothing was found', (purpose, text) => {
    expect(wordByRules({ purpose, locale: 'en', facts: [] })).toBe(text)
  })

  it.each(locales)('know every ground and step in %s', (locale) => {
    for (const ground of refusalGrounds) {
      const fact: Fact = { kind: 'ground', ground, registrationOfficeCode: 'us', words: [], niceClasses: [] }
      expect(wordByRules({ purpose: 'grounds', locale, facts: [fact] })).toContain('USPTO')
    }
    for (const step of nextSteps) {
      const fact = { kind: 'step', step, name: 'Pelowin', registrationOfficeCode: 'fr', niceClass: 3, date: null } as const
      expect(wordByRules({ purpose: 'nextSteps', locale, facts: [fact] })).toMatch(/\.$/)
    }
  })
})

it('a step without what it is about is no fact', () => {
  const step = { kind: 'step', step: 'opposition', name: null, registrationOfficeCode: 'fr', niceClass: 3, date: null }
  expect(Fact.safeParse(step).success).toBe(false)
  expect(Fact.safeParse({ ...step, step: 'watch' }).success).toBe(true)
})
