/*
 * Fits the weights of `src/nearness.ts`: a logistic regression of "is the meaning that a case names" over the hurtful
 * candidates of the cases' names against those of ordinary names.
 *
 *   npx tsx packages/linguistics/bench/fit-nearness.ts --cases FILE.jsonl --names FILE
 *
 * Prints the weights and, by cross-validation over the cases and halves of the names, recall at 20 false alarms in
 * 1,000.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Candidate, candidatesOf } from '../src/candidates.ts'
import { featureNames, featuresOf } from '../src/nearness.ts'
import { surroundingsOf } from '../src/read-meanings.ts'
import { type MeaningCase, readCases } from './cases.ts'
import { languageCodes } from './language-names.ts'
import { tellsMeaning } from './same-meaning.ts'

const { values } = parseArgs({ options: { cases: { type: 'string' }, names: { type: 'string' } } })
const cases = readCases(values.cases ?? '').filter(({ status }) => status !== 'contested')
const names = readFileSync(values.names ?? '', 'utf8')
  .split('\n')
  .filter(Boolean)

const hurtful = (name: string) => candidatesOf(name).filter(({ entry }) => entry.concept.hurtful)
const featuresIn = (name: string, candidates: readonly Candidate[]) => {
  const surroundings = surroundingsOf(name)
  return candidates.map((candidate) => ({ candidate, features: featuresOf(candidate, surroundings(candidate)) }))
}
function isMeant({ entry }: Candidate, { language, meaning }: MeaningCase): boolean {
  if (!languageCodes(language).has(entry.language)) return false
  const { word, transliteration, concept } = entry
  return tellsMeaning({ word, meaning: concept.meaning, ...(transliteration ? { transliteration } : {}) }, meaning)
}

const positives = cases.map((one) =>
  featuresIn(
    one.name,
    hurtful(one.name).filter((each) => isMeant(each, one)),
  ).map((x) => x.features),
)
const negatives = names.map((name) => featuresIn(name, hurtful(name)).map((x) => x.features))

const dot = (a: readonly number[], b: readonly number[]) => a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)
const best = (candidates: readonly number[][], weights: readonly number[]) =>
  Math.max(-99, ...candidates.map((each) => dot(each, weights)))

/** Only the candidate that a name is judged by counts, so the fit repeats with the best ones of the last weights. */
function fit(cases: readonly number[][][], names: readonly number[][][]): number[] {
  let weights = featureNames.map(() => 0)
  for (let round = 0; round < 6; round++) {
    const pick = (candidates: number[][]) =>
      candidates.toSorted((a, b) => dot(b, weights) - dot(a, weights)).slice(0, round === 0 ? 50 : 2)
    const rows = [
      ...cases.flatMap((each) =>
        pick(each)
          .slice(0, 1)
          .map((features) => ({ features, y: 1, weight: names.length / cases.length / 4 })),
      ),
      ...names.flatMap((each) => pick(each).map((features) => ({ features, y: 0, weight: 1 }))),
    ]
    const total = rows.reduce((sum, { weight }) => sum + weight, 0)
    for (let step = 0; step < 400; step++) {
      const gradient = weights.map((value, at) => (at === 0 ? 0 : 0.003 * value))
      for (const { features, y, weight } of rows) {
        const error = ((1 / (1 + Math.exp(-dot(features, weights))) - y) * weight) / total
        for (let at = 0; at < features.length; at++) gradient[at] = (gradient[at] ?? 0) + error * (features[at] ?? 0)
      }
      weights = weights.map((value, at) => value - 0.8 * (gradient[at] ?? 0))
    }
  }
  return weights
}

const allowed = 0.02
function recallAt(
  cases: readonly number[][][],
  names: readonly number[][][],
  weights: readonly number[],
): { recall: number; level: number } {
  const scores = names.map((each) => best(each, weights)).toSorted((a, b) => b - a)
  const level = scores[Math.floor(names.length * allowed)] ?? 0
  return { recall: cases.filter((each) => best(each, weights) > level).length / cases.length, level }
}

const folds = 5
const heldOut = Array.from({ length: folds }, (_, fold) => {
  const train = (_each: unknown, at: number) => at % folds !== fold
  const test = (_each: unknown, at: number) => at % folds === fold
  const weights = fit(positives.filter(train), negatives.filter(train))
  const { level } = recallAt([], negatives.filter(train), weights)
  const found = positives.filter(test).filter((each) => best(each, weights) > level).length
  const alarms = negatives.filter(test).filter((each) => best(each, weights) > level).length / negatives.filter(test).length
  return { found, alarms }
})
const weights = fit(positives, negatives)
const { recall, level } = recallAt(positives, negatives, weights)
const crossValidated = heldOut.reduce((sum, { found }) => sum + found, 0) / positives.length
const alarms = heldOut.reduce((sum, each) => sum + each.alarms, 0) / folds
console.log({
  cases: positives.length,
  candidates: positives.filter((each) => each.length > 0).length,
  recall,
  crossValidated,
  alarms,
  level,
})
// Zero is the level: the constant takes it in.
const shifted = weights.map((weight, at) => (at === 0 ? weight - level : weight))
console.log(featureNames.map((name, at) => `  ${name}: ${(shifted[at] ?? 0).toFixed(2)},`).join('\n'))
