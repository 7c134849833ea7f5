import type { DomainResult } from '@marklot/contracts/domains'
import type { NameFinding, NameObjection, objectionWeights } from '@marklot/contracts/pilot-findings'

type Weight = (typeof objectionWeights)[number]
type Found = Pick<NameFinding, 'brands'> & {
  /** The readings; null if the rules failed. */
  readings: NameFinding['readings'] | null
  grounds: NameFinding['grounds'] | null
}

/** The maximum number of objections of one kind. */
const mostOfKind = 3
/** The nearness from which people certainly notice a hurtful word. */
const surelyNoticed = 0.8

const byWeight: Readonly<Record<Weight, number>> = { heavy: 0, notable: 1, slight: 2 }

/**
 * Returns the objections to a name, the weightiest first, with at most three of each kind.
 * @param domains the stored domains of the name
 */
export function objectionsTo(found: Found, domains: readonly DomainResult[]): NameObjection[] {
  const all = [...marks(found), ...meanings(found), ...grounds(found), ...taken(domains), ...unchecked(found)]
  return all.sort((a, b) => byWeight[a.weight] - byWeight[b.weight])
}

const objection = (kind: NameObjection['kind'], weight: Weight, about: Partial<NameObjection>): NameObjection => ({
  kind,
  weight,
  brandId: null,
  reading: null,
  ground: null,
  domain: null,
  source: null,
  ...about,
})

/** Returns the weightiest objections of a kind. */
const heaviest = (some: NameObjection[]) => some.sort((a, b) => byWeight[a.weight] - byWeight[b.weight]).slice(0, mostOfKind)

/**
 * Returns the objections by earlier marks, weighted by their risk. Without classes, it is unknown how close the goods
 * are: an identical name is then notable, a similar one slight.
 */
const marks = ({ brands }: Found): NameObjection[] =>
  heaviest(
    brands.flatMap(({ brand, isIdentical, risk: { riskClass } }) => {
      if (riskClass === 'ratherNot') return []
      const unknown = isIdentical ? 'notable' : 'slight'
      const weight = riskClass === null ? unknown : riskClass === 'oftenInConflict' ? 'heavy' : 'notable'
      return [objection(isIdentical ? 'identicalMark' : 'similarMark', weight, { brandId: brand.brandId })]
    }),
  )

const meanings = ({ readings }: Found): NameObjection[] =>
  heaviest(
    (readings ?? []).flatMap(({ isHurtful, nearness }, reading) =>
      isHurtful ? [objection('hurtfulMeaning', nearness >= surelyNoticed ? 'heavy' : 'notable', { reading })] : [],
    ),
  )

const weightOfLevel = { veryLikely: 'heavy', likely: 'heavy', possible: 'notable', unlikely: null } as const

/** Returns each ground once, with the office that is most certain to raise it. */
function grounds({ grounds: findings }: Found): NameObjection[] {
  const seen = new Set<string>()
  return heaviest(
    (findings ?? []).flatMap(({ ground: kind, level }, ground) => {
      const weight = weightOfLevel[level]
      if (weight === null || seen.has(kind)) return []
      seen.add(kind)
      return [objection('refusalGround', weight, { ground })]
    }),
  )
}

/**
 * Returns the objections by taken domains. A taken domain is a nuisance, not a ground against a mark. A domain that
 * could not be checked is no objection.
 */
const taken = (domains: readonly DomainResult[]): NameObjection[] =>
  domains
    .filter(({ availability }) => availability === 'notAvailable')
    .map(({ name }) => objection('takenDomain', 'slight', { domain: name }))
    .slice(0, mostOfKind)

const unchecked = ({ readings, grounds: findings }: Found): NameObjection[] => [
  ...(readings === null ? [objection('notChecked', 'slight', { source: 'meaning' })] : []),
  ...(findings === null ? [objection('notChecked', 'slight', { source: 'refusalGrounds' })] : []),
]
