/*
 * Fits the weights of `src/nearness.ts` and counts the grades of `src/concept-grades.ts`. The weights come from a
 * logistic regression of "is the meaning that a case names", over the hurtful candidates of the names in `own-list`
 * against those of ordinary names.
 *
 *   npx tsx packages/linguistics/bench/fit-nearness.ts --names FILE --level-names FILE [--without CASES.jsonl]
 *
 * The level is set at 20 false alarms in 1,000 names of the second list, which is not used for fitting. Names of
 * `--without` are left out of the own list. Prints recall by cross-validation over the own list's names, grades and
 * weights.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Candidate, candidatesOf } from '../src/candidates.ts'
import { unknownGrade } from '../src/concept-grades.ts'
import { loadConcepts } from '../src/concepts.ts'
import { foldLetters } from '../src/fold.ts'
import { readLanguage } from '../src/language-source.ts'
import { languageSources } from '../src/languages/index.ts'
import { featureNames, featuresOf, isPlainlyVulgar } from '../src/nearness.ts'
import { surroundingsOf } from '../src/read-meanings.ts'
import { type MeaningCase, readCases } from './cases.ts'
import { languageCodes } from './language-names.ts'
import { ownCases } from './own-list/index.ts'
import { tellsMeaning } from './same-meaning.ts'

const { values } = parseArgs({
  options: { names: { type: 'string' }, 'level-names': { type: 'string' }, without: { type: 'string' } },
})
const readNames = (file = '') => readFileSync(file, 'utf8').split('\n').filter(Boolean)
const plain = (name: string) => foldLetters(name).replace(/[^\p{L}\p{N}]/gu, '')
const withheld = new Set(values.without === undefined ? [] : readCases(values.without).map(({ name }) => plain(name)))
const cases = ownCases().filter(({ name }) => !withheld.has(plain(name)))

/** One candidate: its inputs, and its concept, whose grade is computed again for each fit. */
interface Example {
  readonly features: Float32Array
  readonly key: string
  readonly isPlainlyVulgar: boolean
}
const gradeAt = featureNames.indexOf('grade')

function examplesOf(name: string, isWanted: (candidate: Candidate) => boolean): Example[] {
  const surroundings = surroundingsOf(name)
  return candidatesOf(name)
    .filter((candidate) => candidate.entry.concept.hurtful && isWanted(candidate))
    .map((candidate) => ({
      features: Float32Array.from(featuresOf(candidate, surroundings(candidate))),
      key: candidate.entry.concept.key,
      isPlainlyVulgar: isPlainlyVulgar(candidate, surroundings(candidate)),
    }))
}
function isMeant({ entry }: Candidate, { language, meaning }: MeaningCase): boolean {
  if (!languageCodes(language).has(entry.language)) return false
  const { word, transliteration, concept } = entry
  return tellsMeaning(
    { language: entry.language, word, meaning: concept.meaning, ...(transliteration ? { transliteration } : {}) },
    meaning,
  )
}

const concepts = loadConcepts()
const wordsOfConcept = new Map<string, number>()
for (const source of languageSources)
  for (const { concept } of readLanguage(source, concepts))
    wordsOfConcept.set(concept.key, (wordsOfConcept.get(concept.key) ?? 0) + 1)
const allWords = [...wordsOfConcept].reduce((sum, [key, words]) => sum + (concepts.get(key)?.hurtful ? words : 0), 0)

/** Smoothing: every concept gets this share of the cases and this many additional words. */
const [sharedCases, sharedWords] = [0.002, 30]

/**
 * Returns the grades of the concepts that the cases mean. A case with several possible meanings counts as a fraction
 * for each.
 */
function countGrades(positives: readonly (readonly Example[])[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const examples of positives) {
    const keys = new Set(examples.map(({ key }) => key).filter((key) => concepts.has(key)))
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1 / keys.size)
  }
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const ratio = (key: string, count: number) =>
    ((count + sharedCases * total) / ((wordsOfConcept.get(key) ?? 0) + sharedWords)) * (allWords / total)
  return new Map([...counts].map(([key, count]) => [key, Math.round(10 * Math.log(ratio(key, count))) / 10]))
}

const gradeIn = ({ key, features }: Example, grades: ReadonlyMap<string, number>) => {
  const concept = concepts.get(key)
  return concept ? (grades.get(key) ?? unknownGrade(concept)) : (features[gradeAt] ?? 0)
}

interface Model {
  readonly weights: readonly number[]
  readonly grades: ReadonlyMap<string, number>
}
function scoreOf(example: Example, { weights, grades }: Model): number {
  let score = 0
  for (let at = 0; at < weights.length; at++)
    score += (weights[at] ?? 0) * (at === gradeAt ? gradeIn(example, grades) : (example.features[at] ?? 0))
  return score
}
function bestOf(examples: readonly Example[], model: Model): { example?: Example; score: number } {
  let best: { example?: Example; score: number } = { score: -99 }
  for (const example of examples) {
    const score = scoreOf(example, model)
    if (score > best.score) best = { example, score }
  }
  return best
}

interface Row {
  readonly x: readonly number[]
  readonly y: 0 | 1
  readonly weight: number
}

/** Solves `a · x = b` by elimination with pivots. */
function solve(a: number[][], b: number[]): number[] {
  const rows = a.map((row, at) => [...row, b[at] ?? 0])
  const n = b.length
  for (let column = 0; column < n; column++) {
    let pivot = column
    for (let at = column + 1; at < n; at++)
      if (Math.abs(rows[at]?.[column] ?? 0) > Math.abs(rows[pivot]?.[column] ?? 0)) pivot = at
    const top = rows[pivot] as number[]
    rows[pivot] = rows[column] as number[]
    rows[column] = top
    for (const row of rows) {
      if (row === top) continue
      const factor = (row[column] ?? 0) / (top[column] ?? 1)
      if (factor !== 0) for (let at = column; at <= n; at++) row[at] = (row[at] ?? 0) - factor * (top[at] ?? 0)
    }
  }
  return rows.map((row, at) => (row[n] ?? 0) / (row[at] ?? 1))
}

const dot = (x: readonly number[], weights: readonly number[]) => {
  let sum = 0
  for (let at = 0; at < x.length; at++) sum += (x[at] ?? 0) * (weights[at] ?? 0)
  return sum
}
/** The L2 penalty of the weights. */
const penalty = 0.1

const lossOf = (rows: readonly Row[], weights: readonly number[]) =>
  rows.reduce(
    (sum, { x, y, weight }) => {
      const score = dot(x, weights) * (y === 1 ? -1 : 1)
      return sum + weight * (score > 0 ? score + Math.log1p(Math.exp(-score)) : Math.log1p(Math.exp(score)))
    },
    (penalty * dot(weights, weights)) / 2,
  )

/** Fits a weighted logistic regression with an L2 penalty, by Newton's method; steps that overshoot are halved. */
function regress(rows: readonly Row[], start: readonly number[]): number[] {
  let weights = [...start]
  let loss = lossOf(rows, weights)
  const n = weights.length
  for (let step = 0; step < 12; step++) {
    const gradient = weights.map((weight) => penalty * weight)
    const curvature = weights.map((_, i) => weights.map((__, j) => (i === j ? penalty : 0)))
    for (const { x, y, weight } of rows) {
      const p = 1 / (1 + Math.exp(-dot(x, weights)))
      for (let i = 0; i < n; i++) {
        const xi = x[i] ?? 0
        if (xi === 0) continue
        gradient[i] = (gradient[i] ?? 0) + weight * (p - y) * xi
        const line = curvature[i] as number[]
        for (let j = 0; j < n; j++) line[j] = (line[j] ?? 0) + weight * p * (1 - p) * xi * (x[j] ?? 0)
      }
    }
    const change = solve(curvature, gradient)
    const before = loss
    for (let size = 1; size > 0.01; size /= 2) {
      const tried = weights.map((value, at) => value - size * (change[at] ?? 0))
      const triedLoss = lossOf(rows, tried)
      if (!(triedLoss < loss)) continue
      weights = tried
      loss = triedLoss
      break
    }
    if (before - loss < 1e-4) break
  }
  return weights
}

/** Shares of documented cases by kind of likeness; the own list has many more whole words. */
const kinds: Record<string, number> = {
  exact: 0.44,
  'sound-alike': 0.39,
  contained: 0.09,
  'spoken letters': 0.03,
  split: 0.02,
  abbreviation: 0.02,
  numbers: 0.01,
}
/** Shares of documented cases by language; the other languages have the rest in equal parts. */
const shares: Record<string, number> = { en: 0.4, fr: 0.12, de: 0.1, es: 0.08, ja: 0.06 }

/** Returns weights of the cases with the shares of both kinds and languages (iterative proportional fitting). */
function documentedWeights(): number[] {
  const languages = cases.map(({ language }) => [...languageCodes(language)].toSorted().join(' '))
  const others = new Set(languages.filter((language) => shares[language] === undefined))
  const rest = 1 - Object.values(shares).reduce((sum, share) => sum + share, 0)
  const weights = cases.map(() => 1)
  const scale = (keys: readonly string[], wanted: (key: string) => number) => {
    const sums = new Map<string, number>()
    for (const [at, key] of keys.entries()) sums.set(key, (sums.get(key) ?? 0) + (weights[at] ?? 0))
    for (const [at, key] of keys.entries()) weights[at] = ((weights[at] ?? 0) * wanted(key)) / (sums.get(key) ?? 1)
  }
  for (let round = 0; round < 30; round++) {
    scale(languages, (language) => shares[language] ?? rest / others.size)
    scale(
      cases.map(({ match }) => match),
      (kind) => kinds[kind] ?? 0,
    )
  }
  return weights
}
const caseWeights = documentedWeights()

/** The total weight of the cases, as a share of that of the names. */
const weightOfCases = 0.05

/**
 * Fits the weights. A name is judged only by its best candidate, so the fit is repeated with the best candidates by the
 * last weights.
 */
function fit(train: readonly number[], positives: readonly Example[][], names: readonly Example[][]): Model {
  const grades = countGrades(train.map((at) => positives[at] ?? []))
  const row = (example: Example, y: 0 | 1, weight: number): Row => ({
    x: Array.from(example.features, (value, at) => (at === gradeAt ? gradeIn(example, grades) : value)),
    y,
    weight,
  })
  const filled = train.filter((at) => (positives[at] ?? []).length > 0)
  const scale = (weightOfCases * names.length) / filled.reduce((sum, at) => sum + (caseWeights[at] ?? 0), 0)
  let model: Model = { weights: featureNames.map(() => 0), grades }
  for (let round = 0; round < 6; round++) {
    const first = round === 0
    const judged = (examples: readonly Example[]) =>
      first ? examples : [bestOf(examples, model).example].flatMap((each) => each ?? [])
    const told = filled.flatMap((at) => {
      const chosen = judged(positives[at] ?? [])
      return chosen.map((example) => row(example, 1, (scale * (caseWeights[at] ?? 0)) / chosen.length))
    })
    const every = 40
    const others = names.flatMap(judged).filter((_, at) => !first || at % every === 0)
    const weight = first ? names.length / others.length : 1
    model = { weights: regress([...told, ...others.map((example) => row(example, 0, weight))], model.weights), grades }
  }
  return model
}

/** Returns the score at which a name is reported or not. */
const reportedScoreOf = (examples: readonly Example[], model: Model) =>
  examples.some((example) => example.isPlainlyVulgar) ? Infinity : bestOf(examples, model).score

const allowed = 0.02
function levelOf(model: Model, names: readonly Example[][]): number {
  const scores = names.map((examples) => reportedScoreOf(examples, model)).toSorted((a, b) => b - a)
  return scores[Math.floor(names.length * allowed)] ?? 0
}

const positives = cases.map((one) => examplesOf(one.name, (candidate) => isMeant(candidate, one)))
const fitted = readNames(values.names).map((name) => examplesOf(name, () => true))
const level = readNames(values['level-names']).map((name) => examplesOf(name, () => true))

const folds = 4
const order = [...cases.keys()].toSorted((a, b) => (plain(cases[a]?.name ?? '') < plain(cases[b]?.name ?? '') ? -1 : 1))
const names = [...new Set(order.map((at) => plain(cases[at]?.name ?? '')))]
const foldOf = (at: number) => names.indexOf(plain(cases[at]?.name ?? '')) % folds
const told = new Set<number>()
for (let fold = 0; fold < folds; fold++) {
  const model = fit(
    order.filter((at) => foldOf(at) !== fold),
    positives,
    fitted,
  )
  const shown = levelOf(model, level)
  for (const at of order) if (foldOf(at) === fold && reportedScoreOf(positives[at] ?? [], model) > shown) told.add(at)
}
const round = (value: number) => Math.round(value * 1000) / 1000
const weightOf = (chosen: readonly number[]) => chosen.reduce((sum, at) => sum + (caseWeights[at] ?? 0), 0)
const recallOf = (chosen: readonly number[]) => round(chosen.filter((at) => told.has(at)).length / chosen.length)
const weightedRecallOf = (chosen: readonly number[]) => round(weightOf(chosen.filter((at) => told.has(at))) / weightOf(chosen))
const codeOf = (at: number) => [...languageCodes(cases[at]?.language ?? '')].join(' ')
console.log({
  cases: cases.length,
  candidates: positives.filter((examples) => examples.length > 0).length,
  weightedCandidates: round(weightOf(order.filter((at) => (positives[at] ?? []).length > 0)) / weightOf(order)),
  recall: recallOf(order),
  weighted: weightedRecallOf(order),
  byKind: Object.fromEntries(
    Object.keys(kinds).map((kind) => [kind, weightedRecallOf(order.filter((at) => cases[at]?.match === kind))]),
  ),
  byLanguage: Object.fromEntries(
    Object.keys(shares).map((code) => [code, weightedRecallOf(order.filter((at) => codeOf(at) === code))]),
  ),
  others: weightedRecallOf(order.filter((at) => shares[codeOf(at)] === undefined)),
})

const model = fit(order, positives, fitted)
const shown = levelOf(model, level)
console.log(
  [...model.grades]
    .toSorted()
    .map(([key, grade]) => `${key} ${Math.round(grade * 10)}`)
    .join(', '),
)
// The level becomes zero: it is subtracted from the constant.
const shifted = model.weights.map((weight, at) => (at === 0 ? weight - shown : weight))
console.log(featureNames.map((name, at) => `  ${name}: ${(shifted[at] ?? 0).toFixed(2)},`).join('\n'))
