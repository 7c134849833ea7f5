import type { PilotProject, PilotProjectSummary, ProjectName } from '@marklot/contracts/pilot'
import { pilotStations } from '@marklot/contracts/pilot'
import type { NameFinding, NameObjection, SearchedRegisters } from '@marklot/contracts/pilot-findings'
import { eventStream } from './assessment.ts'
import type { Replies } from './page.tsx'
import { now } from './person.ts'
import { hit } from './register.ts'

export const projectId = '11111111-2222-4333-8444-555555555555'

export const projectNameOf = (id: number, name: string, more: Partial<ProjectName> = {}): ProjectName => ({
  id,
  name,
  note: '',
  isShortlisted: false,
  isChosen: false,
  domains: [],
  draftId: null,
  assessments: [],
  ...more,
})

/** Returns a project whose first station is done. */
export const project = (more: Partial<PilotProject> = {}): PilotProject => ({
  id: projectId,
  title: '',
  idea: 'Herbal tea in refillable tins',
  niceClasses: [],
  goods: [],
  registrationOfficeCodes: [],
  filings: [],
  station: 'names',
  stations: pilotStations.map((station) => ({ station, doneUtc: station === 'idea' ? now : null })),
  names: [],
  storedBrandQueryId: null,
  watchedName: null,
  createdUtc: now,
  changedUtc: now,
  ...more,
})

const summaryOf = ({ id, title, idea, station, stations, names, createdUtc, changedUtc }: PilotProject): PilotProjectSummary => ({
  id,
  title,
  idea,
  station,
  done: stations.filter(({ doneUtc }) => doneUtc !== null).length,
  names: names.length,
  chosenName: names.find(({ isChosen }) => isChosen)?.name ?? null,
  createdUtc,
  changedUtc,
})

export const searched: SearchedRegisters = {
  offices: [
    { code: 'de', state: 'searched', asOf: '2026-06-29', late: false, marks: 1_000 },
    { code: 'us', state: 'notInPlan', asOf: null, late: false, marks: 0 },
  ],
  niceClasses: [],
  minimumSimilarity: 70,
  isSample: false,
}

export const objection = (kind: NameObjection['kind'], more: Partial<NameObjection> = {}): NameObjection => ({
  kind,
  weight: 'heavy',
  brandId: null,
  reading: null,
  ground: null,
  domain: null,
  source: null,
  ...more,
})

const none = { all: 0, inClasses: null, isLowerBound: false }

/** There is no objection to the name. */
export const findingOf = (nameId: number | null, name: string, more: Partial<NameFinding> = {}): NameFinding => ({
  nameId,
  name,
  isComparable: true,
  identical: none,
  similar: none,
  brands: [],
  riskScore: null,
  riskClass: null,
  readings: [],
  grounds: [],
  objections: [],
  ...more,
})

/** Returns a mark, a word and an office are objections to the name. */
export const objected = (nameId: number, name: string): NameFinding =>
  findingOf(nameId, name, {
    identical: { all: 0, inClasses: 0, isLowerBound: false },
    similar: { all: 12, inClasses: 3, isLowerBound: false },
    brands: [
      {
        brand: {
          ...hit('em-1', 'TAVILLO'),
          registrationOfficeCode: 'em',
          score: { total: 93, look: 90, sound: 98, structure: 80, meaning: null },
        },
        isIdentical: false,
        sharedClasses: [30, 35],
        risk: { score: 86, riskClass: 'oftenInConflict', reasons: { for: [], against: [] }, goods: 'identical' },
      },
    ],
    riskScore: 86,
    riskClass: 'oftenInConflict',
    readings: [
      {
        language: 'es',
        word: 'malo',
        transliteration: null,
        meaning: 'bad',
        register: 'negative',
        isHurtful: true,
        likeness: 'sounds',
        part: name,
        nearness: 0.9,
      },
    ],
    grounds: ['de', 'em'].map((code) => ({
      ground: 'descriptive',
      registrationOfficeCode: code as 'de',
      language: 'de',
      words: [name],
      goods: [],
      rule: 'eutmr-7-1-c',
      certainty: 0.9,
      level: 'likely',
    })),
    objections: [
      objection('similarMark', { brandId: 'em-1' }),
      objection('hurtfulMeaning', { reading: 0 }),
      objection('refusalGround', { ground: 0, weight: 'notable' }),
      objection('takenDomain', { domain: 'tavilo.com', weight: 'slight' }),
      objection('notChecked', { source: 'meaning', weight: 'slight' }),
    ],
  })

/** Returns a server with one project and the findings about its names. */
export function pilotServer(stored: PilotProject, findings: readonly NameFinding[] = [], more: Replies = {}): Replies {
  let current = stored
  const change = (body: Partial<PilotProject>) => {
    current = { ...current, ...body }
    return current
  }
  const path = `/PilotProjects/${stored.id}`
  return {
    'GET /user/account/PilotProjects': () => [summaryOf(current)],
    [`GET ${path}`]: () => current,
    [`PATCH ${path}`]: (({ done: _, ...body }: Record<string, unknown>) => change(body)) as never,
    ...Object.fromEntries(
      stored.names.map(({ id }) => [
        `PATCH ${path}/names/${id}`,
        (body: Partial<ProjectName>) =>
          change({ names: current.names.map((one) => (one.id === id ? { ...one, ...body } : one)) }),
      ]),
    ),
    [`POST ${path}/names`]: (({ names }: { names: string[] }) =>
      change({ names: [...current.names, ...names.map((name, place) => projectNameOf(100 + place, name))] })) as never,
    [`POST ${path}/findings`]: (({ nameIds }: { nameIds: number[] }) =>
      eventStream([
        { kind: 'started', searched, finding: null },
        ...nameIds.map((nameId) => ({
          kind: 'finding',
          searched: null,
          finding:
            findings.find((one) => one.nameId === nameId) ??
            findingOf(nameId, current.names.find(({ id }) => id === nameId)?.name ?? ''),
        })),
      ])) as never,
    [`POST ${path}/typed`]: (({ name }: { name: string }) => ({ searched, finding: findingOf(null, name) })) as never,
    ...more,
  }
}
