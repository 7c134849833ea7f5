import type { Fact } from '@marklot/contracts/advisor'

/** Facts of every kind, from an invented assessment. */
export const exampleFacts: Fact[] = [
  { kind: 'sign', name: 'Velunaro', registrationOfficeCodes: ['de', 'em'], niceClasses: [9, 42], asOf: '2026-11-20' },
  { kind: 'risk', riskClass: 'oftenInConflict', conflictsIn100: 68 },
  { kind: 'count', of: 'identicalNames', count: 0 },
  { kind: 'count', of: 'similarNames', count: 14 },
  { kind: 'count', of: 'sameClass', count: 1 },
  {
    kind: 'conflict',
    name: 'Velunera',
    registrationOfficeCode: 'em',
    number: '018234567',
    niceClasses: [9, 35],
    riskClass: 'oftenInConflict',
    similarity: 91,
  },
  {
    kind: 'conflict',
    name: 'MOLUNARO 24',
    registrationOfficeCode: 'de',
    number: null,
    niceClasses: [42],
    riskClass: 'open',
    similarity: null,
  },
  { kind: 'ground', ground: 'descriptive', registrationOfficeCode: 'em', words: ['luna'], niceClasses: [9] },
  { kind: 'meaning', part: 'luna', language: 'es', word: 'luna', meaning: 'Mond', register: 'everyday' },
  { kind: 'meaning', part: 'naro', language: 'fi', word: 'naru', meaning: 'Strick', register: 'negative' },
  {
    kind: 'step',
    step: 'demandUse',
    name: 'Velunera',
    registrationOfficeCode: 'em',
    niceClass: null,
    date: '2027-03-08',
  },
  { kind: 'step', step: 'narrowClass', name: null, registrationOfficeCode: null, niceClass: 42, date: null },
  { kind: 'step', step: 'askCounsel', name: null, registrationOfficeCode: null, niceClass: null, date: null },
  { kind: 'unsearched', what: 'office', registrationOfficeCode: 'at' },
  { kind: 'unsearched', what: 'logos', registrationOfficeCode: null },
]
