/*
 * Fits the sizes of `src/certainty.ts` on our own list of decided signs by ridge logistic regression. Refused and
 * registered rows have the same total weight, and each size keeps its sign. The ridge is the one with the best
 * cross-validated AUC.
 *   npm run evaluate:grounds -- --cases FILE.jsonl --registered CONFLICTS.jsonl --fit
 *
 * Three groups of registered signs share their half of the weight equally: signs accepted after a dispute, long-known
 * brands, and the registered marks of --registered. Rows that were refused because of a list or pattern are not used
 * for fitting.
 */
import { foldName } from '@marklot/similarity'
import { certaintyOf, type Inputs, inputNames, inputSigns, type Weights } from '../src/certainty.ts'
import { judgeFrom, refusedCertainty, strongCertainty, strongestUnderstanding } from '../src/find-grounds.ts'
import type { GroundsCase } from '../src/index.ts'
import { caseOf } from './decided-signs.ts'
import { areaUnderCurve, balancedAccuracy, type Judged, rounded } from './figures.ts'
import { isRefused, type OwnKind, type OwnSign } from './own-signs.ts'

interface Example {
  readonly group: Group
  /**
   * Rows with the same longest word are predicted together: "America's Best Popcorn" and "America's Favorite Popcorn".
   */
  readonly kin: string
  readonly refused: boolean
  readonly inputs: Inputs
  /** The contribution of lists and patterns, which fitting does not change. */
  readonly special: number
  /** The row's share of the total weight of its outcome. */
  readonly weight: number
}

const ridges = [0.3, 1, 3, 10]
const rounds = 600
const step = 2
const folds = 10
const repeats = 3

function fit(examples: readonly Example[], ridge: number): Weights {
  const total = (outcome: boolean) => examples.reduce((sum, { refused, weight }) => sum + (refused === outcome ? weight : 0), 0)
  const totals = [total(false), total(true)] as const
  const sizes = { base: 0, ...Object.fromEntries(inputNames.map((name) => [name, 0])) } as {
    -readonly [K in keyof Weights]: number
  }
  for (let round = 0; round < rounds; round++) {
    const gradient = { base: 0, ...Object.fromEntries(inputNames.map((name) => [name, 0])) } as typeof sizes
    for (const { refused, inputs, weight } of examples) {
      if (weight === 0) continue
      const error = (((refused ? 1 : 0) - certaintyOf(inputs, sizes)) * weight) / (2 * totals[refused ? 1 : 0])
      gradient.base += error
      for (const name of inputNames) gradient[name] += error * inputs[name]
    }
    sizes.base += step * gradient.base
    for (const name of inputNames) {
      const next = sizes[name] + step * (gradient[name] - (ridge / examples.length) * sizes[name])
      sizes[name] = next * inputSigns[name] > 0 ? next : 0
    }
  }
  return sizes
}

interface JudgedExample extends Judged {
  readonly group: Group
}

const longestWord = (sign: string) =>
  foldName(sign)
    .split(' ')
    .reduce((one, other) => (other.length > one.length ? other : one))

/** Predicts every fold with sizes fitted to the other folds. Each repeat draws new folds. */
function crossValidated(examples: readonly Example[], ridge: number, random: () => number): JudgedExample[][] {
  return Array.from({ length: repeats }, () => {
    const order = [...new Set(examples.map(({ kin }) => kin))]
      .map((kin) => ({ kin, key: random() }))
      .sort((a, b) => a.key - b.key)
    const foldOf = new Map(order.map(({ kin }, place) => [kin, place % folds]))
    return Array.from({ length: folds }, (_, fold) => {
      const inFold = (out: boolean) => examples.filter(({ kin }) => (foldOf.get(kin) === fold) === out)
      const sizes = fit(inFold(false), ridge)
      return inFold(true).map(({ group, refused, inputs, special }) => ({
        group,
        refused,
        likelihood: judgeFrom(certaintyOf(inputs, sizes), special),
      }))
    }).flat()
  })
}

const mean = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0) / of.length

type Group = 'refused' | OwnKind | 'mark'
interface Figures {
  /** Refused signs against disputed ones, which are hard to tell apart. */
  readonly auc: number
  readonly balancedAccuracy: number
  /** The share of each group with a strong finding. */
  readonly strong: Readonly<Record<Group, number>>
}

export interface Fit {
  readonly ridge: number
  readonly sizes: Weights
  readonly rows: Readonly<Record<Group, number>>
  readonly crossValidated: Figures
}

/** Grounds that the words of a sign show; the others come from lists and patterns. */
const described = new Set(['descriptive', 'nonDistinctive', 'generic', 'customary', 'laudatory', 'failureToFunction', 'none'])

/** Fits the sizes and measures them on rows they were not fitted to. */
export function fitSizes(own: readonly OwnSign[], registered: readonly GroundsCase[]): Fit {
  const groups: readonly (readonly [Group, readonly (readonly [GroundsCase, boolean])[]])[] = [
    ['refused', own.filter(isRefused).map((row) => [caseOf(row), described.has(row.ground)])],
    ...(['disputed', 'brand'] as const).map(
      (origin) =>
        [
          origin,
          own.filter((row) => !isRefused(row) && row.origin === origin).map((row) => [caseOf(row), true] as const),
        ] as const,
    ),
    ['mark', registered.map((one) => [one, true])],
  ]
  const examples = groups.flatMap(([group, cases]) =>
    cases.map(
      ([one, isFitted]): Example => ({
        group,
        kin: longestWord(one.sign),
        refused: group === 'refused',
        weight: isFitted ? 1 / cases.length : 0,
        ...strongestUnderstanding(one),
      }),
    ),
  )
  let state = 7
  const random = () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
  const tried = ridges.map((ridge) => {
    const repeated = crossValidated(examples, ridge, random)
    const share = (group: Group) =>
      mean(
        repeated
          .flat()
          .filter((one) => one.group === group)
          .map(({ likelihood }) => (likelihood >= strongCertainty ? 1 : 0)),
      )
    const hard = repeated.map((judged) => judged.filter(({ group }) => group === 'refused' || group === 'disputed'))
    return {
      ridge,
      crossValidated: {
        auc: rounded(mean(hard.map(areaUnderCurve))),
        balancedAccuracy: rounded(mean(hard.map((judged) => balancedAccuracy(judged, refusedCertainty)))),
        strong: {
          refused: rounded(share('refused')),
          disputed: rounded(share('disputed')),
          brand: rounded(share('brand')),
          mark: rounded(share('mark')),
        },
      },
    }
  })
  const best = tried.reduce((one, other) => (other.crossValidated.auc > one.crossValidated.auc ? other : one))
  const rows = Object.fromEntries(groups.map(([group, cases]) => [group, cases.length])) as Record<Group, number>
  return { ...best, rows, sizes: fit(examples, best.ridge) }
}
