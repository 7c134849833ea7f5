import type { FilingFee } from '@marklot/contracts/guardian'
import type { Assessment, AssessmentEvent } from '@marklot/contracts/guardian-assessment'
import type { AssessmentBlocks } from '@marklot/contracts/guardian-blocks'
import { registrationOfficeCodes } from '@marklot/contracts/office'
import { now } from './person.ts'

/** 850 at the EUIPO, 290 elsewhere, and 100 for each further class. */
export const fees: readonly FilingFee[] = registrationOfficeCodes.map((registrationOfficeCode) => ({
  registrationOfficeCode,
  currency: 'EUR',
  byClass: [registrationOfficeCode === 'em' ? 850 : 290, 100],
  source: 'https://office.example.org/fees',
  validFrom: null,
  lookedUp: '2026-06-01',
  isOld: false,
  isUncertain: false,
}))

const pending = { state: 'pending', reason: null, result: null } as const
const pendingBlocks: AssessmentBlocks = {
  riskScore: pending,
  configuredBrand: pending,
  refusalGrounds: pending,
  meaning: pending,
  names: pending,
  logos: pending,
  industry: pending,
  domains: pending,
  similarBrands: pending,
}

/** Returns the assessment 9. */
export const assessmentOf = (state: Assessment['state']): Assessment => ({
  id: 9,
  draftId: null,
  state,
  name: 'Lumora',
  createdUtc: now,
  finishedUtc: state === 'finished' ? now : null,
  riskScore: null,
  riskClass: null,
  openConflicts: null,
  verdict: state === 'finished' ? 'noEvaluation' : state,
  registrationOfficeCodes: ['de'],
  previousId: null,
  case: { idea: '', name: 'Lumora', logo: null, registrationOfficeCodes: ['de'], countries: [], goods: [] },
  similarity: { name: null, logo: null, goodsServices: null, niceClassCoverage: null },
  counts: {
    identicalNames: null,
    similarNames: null,
    identicalLogos: null,
    similarLogos: null,
    similarGoodsServices: null,
    sameNiceClass: null,
    countryDomains: null,
    commercialDomains: null,
    otherDomains: null,
  },
  blocks: pendingBlocks,
  saferChanges: null,
  versions: { rules: '1', riskModel: '1' },
  isSample: true,
})

const names: AssessmentBlocks['names'] = {
  state: 'ready',
  reason: null,
  result: { identical: 2, similar: 7, similarIsLowerBound: false, brands: [], weakElements: [], pronunciations: [] },
}

/** Returns the events of the assessment 9: it starts, names are compared, and it finishes once `released`. */
export function eventsOf(released: Promise<void>): Response {
  const encoder = new TextEncoder()
  const write = (event: Partial<AssessmentEvent>) =>
    encoder.encode(`data: ${JSON.stringify({ id: 9, blocks: {}, assessment: null, ...event })}\n\n`)
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(write({ kind: 'started', assessment: assessmentOf('running') }))
      controller.enqueue(write({ kind: 'blocks', blocks: { names } }))
      await released
      controller.enqueue(write({ kind: 'finished', assessment: assessmentOf('finished') }))
      controller.close()
    },
  })
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })
}
