import type { BrandHit } from '@marklot/contracts'
import type { RiskClass, SimilarBrand } from '@marklot/contracts/guardian-blocks'
import { paths } from '@marklot/contracts/pages'
import type { DossierBlock, DossierHit, DossierPicture } from '../../exports/index.ts'
import { originText, reasonText, type Words, weakeningText } from './words.ts'

/** A found mark with its judgement and its picture. */
export interface FoundMark {
  hit: BrandHit
  judged: SimilarBrand | undefined
  sharedClasses: readonly number[]
  picture: DossierPicture | null
}

const levels: Readonly<Record<RiskClass, 'low' | 'middle' | 'high'>> = {
  ratherNot: 'low',
  open: 'middle',
  oftenInConflict: 'high',
}

export const nameOf = ({ name }: BrandHit, { t }: Words): string => name ?? t('hit.noName')

/** @param sign the name that was checked  @param home the address of the product's pages */
export function hitOf({ hit, judged, sharedClasses, picture }: FoundMark, sign: string, home: string, words: Words): DossierHit {
  const { t, finding, search, day, percent } = words
  const name = nameOf(hit, words)
  const riskClass = judged?.risk.riskClass ?? null
  const days = [
    hit.applicationDate && t('hit.filed', { filed: day(hit.applicationDate) }),
    hit.registrationDate && t('hit.registered', { registered: day(hit.registrationDate) }),
  ].filter(Boolean)
  const owner = hit.ownerNames ?? hit.ownerName
  return {
    name,
    picture,
    facts: [
      `${hit.registrationOfficeCode.toUpperCase()} ${hit.registrationNumberDisplay ?? hit.applicationNumberDisplay}`,
      ...(owner ? [owner] : []),
      hit.brandState.description,
      ...(days.length > 0 ? [days.join(', ')] : []),
    ],
    classes: hit.niceClasses.map((number) => ({ number, isShared: sharedClasses.includes(number) })),
    classesText: t('hit.classes', { classes: hit.niceClasses.join(', ') }),
    comparison: hit.comparison,
    compared: hit.comparison && t('hit.compared', { sign, name, remark: search(`remark.${hit.comparison.remark}`) }),
    score: hit.score && percent(hit.score.total),
    risk: riskClass && { text: finding(`zone.${riskClass}`), level: levels[riskClass] },
    notes: judged ? notesOf(judged, words) : [],
    url: home + paths.brand(words.locale, hit.brandId),
  }
}

function notesOf({ risk: { reasons } }: SimilarBrand, words: Words): string[] {
  const { finding } = words
  return (['for', 'against'] as const)
    .filter((side) => reasons[side].length > 0)
    .map((side) => `${finding(`reasons.${side}`)}: ${reasons[side].map((reason) => reasonText(reason, words)).join('; ')}.`)
}

/** The days that the register of the found marks states or implies, the earliest first. */
export function deadlinesOf(marks: readonly FoundMark[], words: Words): DossierBlock {
  const { t, day } = words
  const dated = marks
    .flatMap(({ hit, judged }) => (judged?.weakenings ?? []).map((weakening) => ({ hit, weakening })))
    .filter(({ weakening }) => weakening.date !== null)
    .sort((a, b) => (a.weakening.date ?? '').localeCompare(b.weakening.date ?? ''))
  if (dated.length === 0) return { type: 'paragraph', text: t('deadlines.none') }
  return {
    type: 'table',
    columns: [
      { title: t('column.date'), share: 0.14 },
      { title: t('column.what'), share: 0.4 },
      { title: t('column.mark'), share: 0.22 },
      { title: t('column.origin'), share: 0.24 },
    ],
    rows: dated.map(({ hit, weakening }) => [
      day(weakening.date),
      weakeningText(weakening, words),
      `${nameOf(hit, words)}, ${hit.registrationOfficeCode.toUpperCase()} ${hit.registrationNumberDisplay ?? hit.applicationNumberDisplay}`,
      originText(weakening, words),
    ]),
  }
}
