import type { Assessment, AssessmentEvent, SaferChange } from '@marklot/contracts/guardian-assessment'
import type { AssessmentBlocks, BlockKey, BlockReason, RefusalFinding, SimilarBrand } from '@marklot/contracts/guardian-blocks'
import { verdictOf } from '@marklot/contracts/guardian-verdict'
import { registrationOfficeCodes } from '@marklot/contracts/office'
import type { BrandHit, Comparison } from '@marklot/contracts/search'
import type * as z from 'zod/mini'
import type { Replies } from './page.tsx'
import { signedIn } from './person.ts'
import { hit, searching } from './register.ts'

export const now = '2026-11-20T09:44:00.000Z'
const draftId = '00000000-0000-4000-8000-000000000010'

/** `TAVI_LO` over `TAVILLO`: an underscore is a gap. */
function compared(query: string, found: string, remark: Comparison['remark'] = 'letterReplaced'): Comparison {
  const columns = [...query].map((letter, place) => ({
    query: letter === '_' ? null : letter,
    hit: found[place] === '_' ? null : (found[place] ?? null),
    equal: letter === found[place],
  }))
  return {
    columns,
    syllables: [],
    querySoundCode: '235',
    hitSoundCode: '235',
    remark,
    equalPlaces: columns.filter(({ equal }) => equal).length,
    heardAs: null,
  }
}
const similar = (total: number) => ({ total, look: total - 4, sound: total + 2, structure: null, meaning: null })

const brands: readonly BrandHit[] = [
  hit('de-3020191084420', 'Tavillo', {
    comparison: compared('TAVI_LO', 'TAVILLO', 'additionalMiddle'),
    score: similar(96),
    niceClasses: [30, 35],
    registrationNumberDisplay: '30 2019 108 442',
    ownerNameNeedsLogin: false,
    ownerName: 'Teekontor Wahnbeck',
  }),
  hit('em-019204581', 'tavelo', {
    comparison: compared('TAVILO', 'TAVELO'),
    score: similar(91),
    niceClasses: [29, 30, 43],
    brandStateCategory: 'new',
    brandType: 'Combined',
    applicationNumberDisplay: '019 204 581',
  }),
  hit('de-302017104519', 'davilo', { comparison: compared('TAVILO', 'DAVILO'), score: similar(88), niceClasses: [30, 32] }),
  hit('em-018772043', 'Tawilow', { comparison: compared('TAVILO_', 'TAWILOW'), score: similar(74), niceClasses: [9, 42] }),
]

const judged = (brandId: string, more: Partial<SimilarBrand> = {}): SimilarBrand => ({
  brandId,
  risk: { score: 78, riskClass: 'oftenInConflict', reasons: { for: [], against: [] }, goods: 'similar' },
  sharesClass: true,
  weakenings: [],
  ...more,
})
const weakening = { date: null, lateDate: null, daysLeft: null, isComputed: true, rule: null, source: null } as const

const judgements: readonly SimilarBrand[] = [
  judged('de-3020191084420', {
    risk: {
      score: 78,
      riskClass: 'oftenInConflict',
      reasons: {
        for: [
          { key: 'signsAlike', elements: [] },
          { key: 'goodsSameGroup', elements: ['Tee', 'Kräutertees'] },
        ],
        against: [{ key: 'differentMeanings', elements: [] }],
      },
      goods: 'similar',
    },
    weakenings: [
      { ...weakening, kind: 'useCanBeDemanded', date: '2025-03-14', daysLeft: -616, source: '§ 43 (1) MarkenG' },
      { ...weakening, kind: 'expiring', date: '2029-08-14', lateDate: '2030-02-14', daysLeft: 998, isComputed: false },
    ],
  }),
  judged('em-019204581', {
    weakenings: [
      { ...weakening, kind: 'oppositionOpen', date: '2027-01-04', daysLeft: 45, rule: 'closed', source: 'UMV 46' },
      { ...weakening, kind: 'useFromDate', date: '2031-10-04', daysLeft: 1779, source: 'UMV 18' },
    ],
  }),
  judged('de-302017104519', {
    risk: { score: 52, riskClass: 'open', reasons: { for: [], against: [] }, goods: 'low' },
  }),
  judged('em-018772043', {
    risk: { score: null, riskClass: null, reasons: { for: [], against: [] }, goods: null },
    sharesClass: false,
  }),
]

export const finding = (more: Partial<z.infer<typeof RefusalFinding>> = {}): z.infer<typeof RefusalFinding> => ({
  ground: 'descriptive',
  registrationOfficeCode: 'de',
  language: 'de',
  words: ['Tav'],
  goods: [{ niceClass: 30, text: 'Tee; Kräutertees' }],
  rule: 'markeng-8-2-2',
  certainty: 0.62,
  level: 'likely',
  ...more,
})

/** Returns a block that is ready with this finding. */
export const ready = <Result>(result: Result) => ({ state: 'ready' as const, reason: null, result })
export const without = (reason: BlockReason) => ({ state: 'notAvailable' as const, reason, result: null })
export const failed = { state: 'failed', reason: 'sourceFailed', result: null } as const
export const pending = { state: 'pending', reason: null, result: null } as const

const blocks: AssessmentBlocks = {
  riskScore: ready({
    riskScore: 78,
    riskClass: 'oftenInConflict',
    reasons: {
      for: [
        { key: 'signsAlike', elements: [] },
        { key: 'goodsSameGroup', elements: ['Tee', 'Kräutertees'] },
      ],
      against: [{ key: 'differentMeanings', elements: [] }],
    },
    openConflicts: 2,
    brandId: 'de-3020191084420',
  }),
  configuredBrand: ready({
    name: 'Tavilo',
    logo: null,
    registrationOfficeCodes: ['de'],
    addedOffices: ['em'],
    countries: ['DE', 'PL'],
    niceClasses: [
      { niceClass: { key: '21', description: 'Haushaltsgeräte', shortDescription: 'Haushalt' }, goods: ['Dosen für Tee'] },
      { niceClass: { key: '30', description: 'Tee', shortDescription: 'Tee' }, goods: ['Tee', 'Kräutertees'] },
    ],
    offices: registrationOfficeCodes.map((code) => ({
      code,
      state: code === 'de' || code === 'em' ? ('searched' as const) : ('notSelected' as const),
      asOf: code === 'em' ? '2026-11-18' : '2026-11-19',
      late: false,
      marks: 10,
    })),
    notSearched: [
      { reason: 'notSelected', registrationOfficeCodes: ['at', 'ch', 'es', 'fr', 'us'], countries: [] },
      { reason: 'otherRegister', registrationOfficeCodes: [], countries: ['PL'] },
      { reason: 'namesInUse', registrationOfficeCodes: [], countries: [] },
      { reason: 'companyNames', registrationOfficeCodes: [], countries: [] },
      { reason: 'logos', registrationOfficeCodes: [], countries: [] },
      { reason: 'internationalElsewhere', registrationOfficeCodes: [], countries: [] },
    ],
  }),
  refusalGrounds: ready({
    findings: [finding(), finding({ registrationOfficeCode: 'em', rule: 'eutmr-7-1-c', certainty: 0.4, level: 'possible' })],
    checked: ['nonDistinctive', 'descriptive', 'deceptive', 'emblem'],
  }),
  meaning: ready({
    readings: [
      {
        language: 'it',
        word: 'tavolo',
        transliteration: null,
        meaning: 'Tisch',
        register: 'everyday',
        isHurtful: false,
        likeness: 'sounds',
        part: 'Tavilo',
        nearness: 0.82,
      },
      {
        language: 'ru',
        word: 'давило',
        transliteration: 'davilo',
        meaning: 'drückte',
        register: 'negative',
        isHurtful: true,
        likeness: 'sounds',
        part: 'Tavilo',
        nearness: 0.8,
      },
    ],
    languages: ['de', 'en', 'es', 'fr', 'it', 'ru'],
  }),
  names: ready({
    identical: 0,
    similar: 12,
    similarIsLowerBound: false,
    brands: brands.map((brand) => ({
      brand,
      isIdentical: false,
      sharedClasses: brand.niceClasses.filter((niceClass) => niceClass === 30),
    })),
    weakElements: [],
    pronunciations: [
      { language: 'de', text: 'taˈviːlo', leadsTo: ['Tavillo'] },
      { language: 'en', text: 'təˈviːləʊ', leadsTo: [] },
      { language: 'fr', text: 'tavilo', leadsTo: [] },
      { language: 'es', text: 'taˈβilo', leadsTo: ['Tabilo'] },
      { language: 'it', text: 'taˈvilo', leadsTo: [] },
    ],
  }),
  logos: without('noLogo'),
  industry: ready({
    similarGoodsServices: 4,
    sameNiceClass: 3,
    terms: [
      { niceClass: 30, text: 'Tee', degree: 'identical', brandIds: ['de-3020191084420', 'em-019204581'] },
      { niceClass: 21, text: 'Dosen für Tee', degree: 'dissimilar', brandIds: [] },
    ],
  }),
  domains: without('domainsNotChecked'),
  similarBrands: ready({ brands: [...judgements], withMatchingClasses: 3 }),
}

export const pendingBlocks = Object.fromEntries((Object.keys(blocks) as BlockKey[]).map((key) => [key, pending])) as {
  [Key in BlockKey]: typeof pending
}

/** Returns a finished assessment of the name Tavilo, with the verdict of its blocks. */
export function assessment({
  blocks: changed,
  ...more
}: Partial<Omit<Assessment, 'blocks'>> & { blocks?: Partial<AssessmentBlocks> } = {}): Assessment {
  const one: Omit<Assessment, 'verdict'> = {
    id: 5,
    draftId,
    state: 'finished',
    name: 'Tavilo',
    createdUtc: now,
    finishedUtc: now,
    riskScore: 78,
    riskClass: 'oftenInConflict',
    openConflicts: 2,
    registrationOfficeCodes: ['de', 'em'],
    previousId: null,
    case: {
      idea: 'Tee',
      name: 'Tavilo',
      logo: null,
      registrationOfficeCodes: ['de'],
      countries: ['DE', 'PL'],
      goods: [
        { niceClass: 30, text: 'Tee' },
        { niceClass: 30, text: 'Kräutertees' },
        { niceClass: 21, text: 'Dosen für Tee' },
      ],
    },
    similarity: { name: 96, logo: null, goodsServices: 75, niceClassCoverage: 50 },
    counts: {
      identicalNames: 0,
      similarNames: 12,
      identicalLogos: null,
      similarLogos: null,
      similarGoodsServices: 4,
      sameNiceClass: 3,
      countryDomains: null,
      commercialDomains: null,
      otherDomains: null,
    },
    blocks: { ...blocks, ...changed },
    saferChanges: { tried: 11, changes: [] },
    versions: { rules: '2026-11', riskModel: '2' },
    isSample: true,
    ...more,
  }
  return { verdict: verdictOf(one), ...one }
}

/** Returns a change that lowers the risk. */
export const saferChange = (more: Partial<SaferChange> = {}): SaferChange => ({
  kind: 'withoutClass',
  case: { ...assessment().case, goods: [{ niceClass: 21, text: 'Dosen für Tee' }] },
  registrationOfficeCode: null,
  niceClass: 30,
  term: null,
  name: null,
  riskScore: 41,
  riskClass: 'ratherNot',
  openConflicts: 0,
  verdict: more.riskClass ?? 'ratherNot',
  ...more,
})

/** Returns a reply that streams these events and, unless `isBroken`, ends. */
export function eventStream(events: readonly unknown[]): Response {
  const body = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })
}

export const event = (kind: AssessmentEvent['kind'], id: number, more: Partial<AssessmentEvent> = {}): AssessmentEvent => ({
  kind,
  id,
  blocks: {},
  assessment: null,
  ...more,
})

/** Returns a server with one assessment. */
export const assessmentServer = (stored: Assessment = assessment(), more: Replies = {}): Replies =>
  signedIn({
    ...searching,
    [`GET /Assessments/${stored.id}`]: () => stored,
    ...more,
  })
