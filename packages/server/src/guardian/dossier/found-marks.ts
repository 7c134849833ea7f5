import type { BrandHit } from '@marklot/contracts'
import type { RiskClass, SimilarBrand } from '@marklot/contracts/guardian-blocks'
import { insideSentence, labelled, separated } from '@marklot/phrases'
import { type DossierBlock, type DossierHit, dossierHit, nameOf, numberOf } from '../../exports/index.ts'
import { type Compared, originText, reasonText, type Words, weakeningText } from './words.ts'

/** A found mark with its judgement. */
export interface FoundMark {
  hit: BrandHit
  judged: SimilarBrand | undefined
  sharedClasses: readonly number[]
}

const levels: Readonly<Record<RiskClass, 'low' | 'middle' | 'high'>> = {
  ratherNot: 'low',
  open: 'middle',
  oftenInConflict: 'high',
}

interface HitSource extends Pick<Parameters<typeof dossierHit>[0], 'sign' | 'home' | 'pictureAt' | 'line'> {
  /** The goods and services of the case. */
  goods: Compared['goods']
}

/**
 * Returns a found mark as a hit of the dossier. @param sign the name that was checked @param home the address of the
 * product's pages
 */
export function hitOf(
  { hit, judged, sharedClasses }: FoundMark,
  { sign, goods, ...source }: HitSource,
  words: Words,
): Promise<DossierHit> {
  const riskClass = judged?.risk.riskClass ?? null
  return dossierHit(
    {
      ...source,
      hit,
      sign,
      sharedClasses,
      risk: riskClass && { text: words.finding(`zone.${riskClass}`), level: levels[riskClass] },
      notes: judged ? notesOf(judged, { goods, theirs: hit.niceClasses }, words) : [],
    },
    words,
  )
}

function notesOf({ risk: { reasons } }: SimilarBrand, compared: Compared, words: Words): string[] {
  const { finding, locale } = words
  return (['for', 'against'] as const)
    .filter((side) => reasons[side].length > 0)
    .map((side) => {
      const texts = reasons[side].map((reason) => insideSentence(locale, reasonText(reason, compared, words)))
      return labelled(locale, finding(`reasons.${side}`), `${separated(locale, texts)}.`)
    })
}

/**
 * Returns the block with the days that the register states for the found marks or from which they follow, the earliest
 * first.
 */
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
      `${nameOf(hit, words)}, ${numberOf(hit)}`,
      originText(weakening, words),
    ]),
  }
}
