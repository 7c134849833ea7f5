import type { Fact } from '@marklot/contracts/advisor'
import { describe, expect, it } from 'vitest'
import { ground } from './ground.ts'

const conflict = { kind: 'conflict', riskClass: 'oftenInConflict' } as const
const step = { kind: 'step', name: null, registrationOfficeCode: null, niceClass: null, date: null } as const
const facts: Fact[] = [
  { kind: 'sign', name: 'Tavilo', registrationOfficeCodes: ['de', 'em', 'fr'], niceClasses: [21, 30], asOf: '2026-11-30' },
  { kind: 'risk', riskClass: 'oftenInConflict', conflictsIn100: 75 },
  {
    ...conflict,
    name: 'TAVILLO',
    registrationOfficeCode: 'de',
    number: '30 2019 162 616',
    niceClasses: [30, 35],
    similarity: 97,
  },
  { ...conflict, name: 'TAVIL', registrationOfficeCode: 'fr', number: '5288582', niceClasses: [30, 32], similarity: 91 },
  { ...step, step: 'demandUse', name: 'TAVILLO', date: '2025-03-13' },
  { ...step, step: 'opposition', name: 'TAVIL', date: '2026-12-30' },
  { ...step, step: 'changeSign', name: 'Lovita' },
  { ...step, step: 'narrowClass', niceClass: 21 },
  { kind: 'unsearched', what: 'office', registrationOfficeCode: 'us' },
  { kind: 'unsearched', what: 'logos', registrationOfficeCode: null },
  { kind: 'unsearched', what: 'companyNames', registrationOfficeCode: null },
  { kind: 'unsearched', what: 'domains', registrationOfficeCode: null },
]

/** True words and figures that belong to other marks, and claims in words of reports that no fact supports. */
const lies = {
  de: [
    'Ältere Marke „TAVIL“ (DPMA 30 2019 162 616).',
    'Ältere Marke „TAVILLO“ (INPI 5288582, Klassen 30 und 32).',
    '„TAVIL“ ist dem Namen zu 97 % ähnlich.',
    'Die Widerspruchsfrist gegen „TAVILLO“ läuft bis zum 30. Dezember 2026.',
    'Geprüft wurden die Klassen 21, 30 und 35.',
    'Auch das USPTO wurde durchsucht.',
    'Logos wurden verglichen.',
    'Firmennamen wurden durchsucht.',
    'Ein Schutzhindernis beim EUIPO ist möglich.',
    '„TAVIL“ ist ähnlicher als „TAVILLO“.',
    'Der Name „Lovita“ ist bereits eingetragen.',
    'Das Risiko ist bei „Lovita“ höher.',
    'Ohne Anmeldung beim DPMA sinkt das Risiko.',
    'Ohne Klasse 30 sinkt das Risiko.',
    'Ohne Klasse 21 sinkt das Risiko auf null.',
    'Ein Konflikt mit „TAVILLO“ ist wenig wahrscheinlich.',
    'Das Ergebnis ist rechtsverbindlich.',
  ],
  en: [
    'Earlier mark “TAVIL” (DPMA 30 2019 162 616).',
    'The opposition period for “TAVILLO” runs until 30 December 2026.',
    'Classes 21, 30 and 35 were checked.',
    'The USPTO was searched as well.',
    'Domains were checked.',
    'A ground for refusal is possible at the EUIPO.',
    '“TAVIL” is more similar than “TAVILLO”.',
    'Without class 30, the risk falls.',
    'The result is binding.',
  ],
  fr: ['Les logos ont été comparés.', 'L’USPTO a été consulté.', '« TAVIL » est plus proche que « TAVILLO ».'],
  es: ['Se han comparado los logotipos.', 'La USPTO ha sido consultada.', 'Un motivo de denegación es posible.'],
  it: ['I loghi sono stati confrontati.', 'L’USPTO è stato consultato.', 'Un impedimento è possibile.'],
} as const

const truths = {
  de: [
    'Ältere Marke „TAVILLO“ (DPMA 30 2019 162 616, Klassen 30 und 35, Name zu 97 % ähnlich).',
    'Die Widerspruchsfrist gegen „TAVIL“ läuft bis zum 30. Dezember 2026.',
    'Das USPTO und Logos wurden nicht durchsucht.',
    'Mit einem engeren Verzeichnis in Klasse 21 sinkt das Risiko.',
    'Geprüft wurde „Tavilo“ in den Klassen 21 und 30.',
  ],
  en: ['“TAVIL” is 91% similar.', 'Logos were not compared.', 'It is registered at the INPI in classes 30 and 32.'],
  fr: ['Les logos n’ont pas été comparés.'],
  es: ['No se han comparado los logotipos.'],
  it: ['I loghi non sono stati confrontati.'],
} as const

describe.each(['de', 'en', 'fr', 'es', 'it'] as const)('in %s', (locale) => {
  it.each(lies[locale])('goes: %s', (sentence) => {
    expect(ground(sentence, facts, locale)).toEqual({ text: '', struck: 1 })
  })

  it.each(truths[locale])('stays: %s', (sentence) => {
    expect(ground(sentence, facts, locale).struck).toBe(0)
  })
})
