import type { KnownConflicts, SearchEvaluation, SimilarityGround } from '@marklot/contracts'
import { similarityGrounds } from '@marklot/contracts'
import measured from './evaluation.json' with { type: 'json' }

/*
 * Everything that the search states about its own quality comes from the file that `npm run evaluate -- --write`
 * generates.
 */

const { bySimilarityGround, byJurisdiction, withClasses, ...figures } = measured

/** The latest evaluation of the search. */
export const searchEvaluation: SearchEvaluation = {
  ...figures,
  byJurisdiction: Object.entries(byJurisdiction).map(([key, count]) => ({ key, count })),
  byGround: similarityGrounds
    .flatMap((ground) => {
      const row = (bySimilarityGround as Partial<Record<SimilarityGround, (typeof bySimilarityGround)['phonetic']>>)[ground]
      return row === undefined ? [] : [{ ground, ...row }]
    })
    .sort((a, b) => b.rows - a.rows),
  withClassesRecallAt50: withClasses.recallAt50,
}

/** The number of decisions that a ground needs before its share is stated. */
const fewestRows = 3
/**
 * A ground counts as missed when its share is this far below the overall share. This exceeds the sampling error of a
 * share of a few hundred decisions.
 */
const standsOut = 0.05
const mostMissed = 3

type Measured = Pick<SearchEvaluation, 'rows' | 'registerMarks' | 'measuredOn' | 'recallAt50' | 'byGround' | 'bySimilarity'>

/**
 * Returns the share of known conflicts that a search with this minimum similarity (percent) finds; null where it was
 * not measured.
 */
export function knownConflicts(minimumSimilarity: number, evaluation: Measured = searchEvaluation): KnownConflicts | null {
  const { rows, registerMarks, measuredOn, recallAt50, byGround, bySimilarity } = evaluation
  const row = bySimilarity.find((one) => one.minimumSimilarity === minimumSimilarity)
  if (!row || row.recallAt50 === null || row.recallAt50Interval === null) return null
  const percent = (share: number) => Math.round(share * 100)
  const limit = (recallAt50 ?? 0) - standsOut
  const missed = byGround
    .flatMap((row) => (row.rows >= fewestRows && row.recallAt50 !== null ? [{ ground: row.ground, share: row.recallAt50 }] : []))
    .filter(({ share }) => share <= limit)
    .sort((a, b) => a.share - b.share)
  return {
    decisions: rows,
    found: percent(row.recallAt50),
    foundFrom: percent(row.recallAt50Interval.from),
    foundUntil: percent(row.recallAt50Interval.until),
    registerMarks,
    measuredOn,
    missed: missed.slice(0, mostMissed).map(({ ground }) => ground),
  }
}
