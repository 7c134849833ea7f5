import { type Fact, type FactOf, mostFacts } from '@marklot/contracts/advisor'
import type { Assessment, SaferChange } from '@marklot/contracts/guardian-assessment'
import { type RiskClass, riskClasses, type SimilarBrand, type Weakening } from '@marklot/contracts/guardian-blocks'
import { foundLogosOf, riskClassOf, verdictOf } from '@marklot/contracts/guardian-verdict'
import type { BrandHit } from '@marklot/contracts/search'
import { classesOf, judgementsOf } from './judged-brands.ts'
import { likelyGroundsOf } from './likely-grounds.ts'

/** How many of 100 decided cases of each class ended in a conflict. */
const conflictsIn100: Record<RiskClass, number> = { oftenInConflict: 75, open: 60, ratherNot: 40 }
/** The most readings, words and steps of a kind that a text may name. */
const most = 10
/** The most marks; an assessment judges no more. */
const mostBrands = 50
const longestText = 100

const short = (text: string) => text.trim().slice(0, longestText)
const words = (list: readonly string[]) =>
  list
    .map(short)
    .filter((word) => word !== '')
    .slice(0, most)

/** Returns the findings as facts from which a text may be written. The text may contain nothing else. */
export function factsOf(assessment: Assessment): Fact[] {
  const facts = [
    signOf(assessment),
    ...riskOf(assessment),
    ...countsOf(assessment),
    ...conflictsOf(assessment).map(({ fact }) => fact),
    ...groundsOf(assessment),
    ...readingsOf(assessment),
    ...stepsOf(assessment),
    ...unsearchedOf(assessment),
  ]
  return facts.slice(0, mostFacts)
}

function signOf(assessment: Assessment): FactOf<'sign'> {
  const searched = assessment.blocks.configuredBrand.result?.offices.filter(({ state }) => state === 'searched') ?? []
  const days = searched.flatMap(({ asOf }) => asOf ?? []).sort()
  return {
    kind: 'sign',
    name: assessment.name,
    registrationOfficeCodes: searched.map(({ code }) => code),
    niceClasses: classesOf(assessment),
    // The oldest register limits how current the evaluation is.
    asOf: days[0] ?? null,
  }
}

function riskOf(assessment: Assessment): FactOf<'risk'>[] {
  const riskClass = riskClassOf(assessment)
  return riskClass === null ? [] : [{ kind: 'risk', riskClass, conflictsIn100: conflictsIn100[riskClass] }]
}

/** The counts in the order of their sentences: those of goods and classes refer to the similar names before them. */
const counted = [
  ['identicalNames', 'identicalNames'],
  ['similarNames', 'similarNames'],
  ['similarGoods', 'similarGoodsServices'],
  ['sameClass', 'sameNiceClass'],
  ['identicalLogos', 'identicalLogos'],
  ['similarLogos', 'similarLogos'],
] as const

function countsOf({ counts }: Assessment): FactOf<'count'>[] {
  return counted.flatMap(([of, key]) => {
    const count = counts[key]
    // Without similar names, there are none whose goods could be similar.
    const isEmpty = counts.similarNames === 0 && (of === 'similarGoods' || of === 'sameClass')
    return count === null || isEmpty ? [] : [{ kind: 'count', of, count }]
  })
}

interface Conflict {
  fact: FactOf<'conflict'>
  judged: SimilarBrand
}

/** Returns the marks above the lowest class, the highest class first, and in the order of the search within a class. */
function conflictsOf(assessment: Assessment): Conflict[] {
  const judgements = judgementsOf(assessment)
  const found = assessment.blocks.names.result?.brands ?? []
  return found
    .flatMap(({ brand }) => {
      const judged = judgements.get(brand.brandId)
      const riskClass = judged?.risk.riskClass ?? null
      if (!judged || brand.name === null || riskClass === null || riskClass === 'ratherNot') return []
      return [{ fact: conflictOf(brand, brand.name, riskClass), judged }]
    })
    .sort((one, other) => rankOf(one) - rankOf(other))
    .slice(0, mostBrands)
}

/** Returns the place of a conflict's class among all classes, of which the highest comes first. */
const rankOf = ({ fact: { riskClass } }: Conflict) => (riskClass === null ? riskClasses.length : riskClasses.indexOf(riskClass))

const conflictOf = (brand: BrandHit, name: string, riskClass: RiskClass): FactOf<'conflict'> => ({
  kind: 'conflict',
  name: name.slice(0, 200),
  registrationOfficeCode: brand.registrationOfficeCode,
  number: short(brand.registrationNumberDisplay ?? brand.applicationNumberDisplay),
  niceClasses: brand.niceClasses.filter((niceClass) => niceClass >= 1 && niceClass <= 45),
  riskClass,
  similarity: brand.score?.total ?? null,
})

function groundsOf({ blocks }: Assessment): FactOf<'ground'>[] {
  return (blocks.refusalGrounds.result?.findings ?? [])
    .flatMap(({ ground, level, registrationOfficeCode, words: meant, goods }): FactOf<'ground'>[] => {
      if (level === 'unlikely') return []
      const niceClasses = [...new Set(goods.map(({ niceClass }) => niceClass))]
      return [{ kind: 'ground', ground, level, registrationOfficeCode, words: words(meant), niceClasses }]
    })
    .slice(0, 2 * most)
}

function readingsOf({ blocks }: Assessment): FactOf<'meaning'>[] {
  return (blocks.meaning.result?.readings ?? []).slice(0, most).map(({ part, language, word, meaning, register }) => ({
    kind: 'meaning',
    part: part.slice(0, 200),
    language,
    word: short(word),
    meaning: short(meaning),
    register,
  }))
}

const step = (kind: FactOf<'step'>['step'], more: Partial<FactOf<'step'>> = {}): FactOf<'step'> => ({
  kind: 'step',
  step: kind,
  name: null,
  registrationOfficeCode: null,
  niceClass: null,
  date: null,
  ...more,
})

const stepOfWeakening: Partial<Record<Weakening['kind'], FactOf<'step'>['step']>> = {
  useCanBeDemanded: 'demandUse',
  oppositionOpen: 'opposition',
  lateRenewal: 'lateRenewal',
}

function stepsOf(assessment: Assessment): FactOf<'step'>[] {
  const weakened = conflictsOf(assessment)
    .slice(0, most)
    .flatMap(({ fact: { name }, judged }) =>
      judged.weakenings.flatMap(({ kind, date, lateDate }) => {
        const done = stepOfWeakening[kind]
        return done ? [step(done, { name, date: kind === 'lateRenewal' ? lateDate : date })] : []
      }),
    )
  const { saferChanges } = assessment
  const verdict = verdictOf(assessment)
  const riskClass = riskClassOf(assessment)
  const needsCounsel =
    (riskClass !== null && riskClass !== 'ratherNot') ||
    likelyGroundsOf(assessment).length > 0 ||
    foundLogosOf(assessment.blocks) > 0
  const isLow = verdict === 'ratherNot' || verdict === 'noConflicts'
  // If a change only reduces the number of conflicts, the texts must not say that the risk falls.
  const falling = saferChanges?.changes.filter((change) => change.riskClass !== riskClass) ?? []
  const changes = falling.flatMap(stepOfChange)
  const hasFailed = saferChanges !== null && saferChanges.tried > 0 && saferChanges.changes.length === 0
  return [
    ...changes.slice(0, most),
    ...(hasFailed ? [step('nothingHelps')] : []),
    ...weakened.slice(0, 2 * most),
    ...(needsCounsel ? [step('askCounsel')] : []),
    step('watch'),
    ...(isLow && !needsCounsel ? [step('file')] : []),
  ]
}

function stepOfChange({ registrationOfficeCode, niceClass, term, name }: SaferChange): FactOf<'step'>[] {
  if (registrationOfficeCode !== null) return [step('leaveOutOffice', { registrationOfficeCode })]
  if (name !== null) return [step('changeSign', { name })]
  const narrowed = niceClass ?? term?.niceClass ?? null
  return narrowed === null ? [] : [step('narrowClass', { niceClass: narrowed })]
}

/** Returns the gaps that the texts must mention. */
function unsearchedOf({ blocks }: Assessment): FactOf<'unsearched'>[] {
  const fact = (
    what: FactOf<'unsearched'>['what'],
    registrationOfficeCode: FactOf<'unsearched'>['registrationOfficeCode'] = null,
  ): FactOf<'unsearched'> => ({ kind: 'unsearched', what, registrationOfficeCode })
  const left = blocks.configuredBrand.result?.notSearched.flatMap(({ reason, registrationOfficeCodes }) =>
    reason === 'logos' || reason === 'namesInUse' || reason === 'companyNames'
      ? [fact(reason)]
      : registrationOfficeCodes.map((code) => fact('office', code)),
  )
  return [...(left ?? []), ...(blocks.domains.result === null ? [fact('domains')] : [])]
}
