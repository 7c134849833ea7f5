import { certaintyOf, type Inputs } from './certainty.ts'
import { offices } from './offices.ts'
import { type CaseReading, readCase, type Understanding } from './reading.ts'
import { deceptiveFindings } from './rules/deceptive.ts'
import { ofNamedGoods } from './rules/named-goods.ts'
import { replaceDeceived } from './rules/replaced-findings.ts'
import { findSpecialGrounds, type SpecialFinding } from './rules/special-grounds.ts'
import type { Ground, GroundFinding, GroundsCase, ObjectionLevel, OfficeVerdict } from './types.ts'

/** Findings below this help nobody: a name without any meaning stays below 0.2. */
export const leastCertainty = 0.4
/** The least certainty at which a decided case is called refused. Half of the decided cases are refused. */
export const refusedCertainty = 0.5
/**
 * The least certainty at which a finding is shown as likely. Most signs are not hard cases, so the limit is higher than
 * for decided cases.
 */
export const strongCertainty = 0.65
/**
 * The United States examine foreign words as their translation, unless few people would translate them (TMEP
 * 1209.03(g)).
 */
const ofForeignWords = 0.95

/**
 * Returns how strongly an advertising sentence counts against a sign. The United States register slogans unless they
 * describe or only inform (TMEP 1202.04, 1213.05); the European offices refuse plain ones (EUIPO Guidelines, part B,
 * section 4, chapter 3).
 */
const ofSlogan = (office: string): number => (office === 'us' ? 0.4 : 1)

/** Returns the certainty of the fitted model at an office. */
function fittedAt(office: string, { certainty, inputs, language }: Understanding): number {
  if (office !== 'us') return certainty
  const sure = inputs.slogan === 0 ? certainty : certaintyOf({ ...inputs, slogan: inputs.slogan * ofSlogan(office) })
  return language === 'en' ? sure : sure * ofForeignWords
}

/** Returns the certainty of an understanding at an office; a name of the goods has at least that of its rule. */
function surenessAt(office: string, one: Understanding): number {
  if (one.named === undefined) return fittedAt(office, one)
  return judgeFrom(fittedAt(office, one), office === 'us' && one.language !== 'en' ? ofNamedGoods * ofForeignWords : ofNamedGoods)
}

const everywhere = new Set(['*', undefined])

/** Returns the ground that an understanding supports, by what most of the sign's letters say. */
function groundOf({ parts, inputs, named }: Understanding, office: string): Ground {
  if (named === 'name') return 'generic'
  const content = parts.filter(({ kind }) => kind !== 'grammar')
  if (inputs.slogan > 0 && !content.some(({ kind }) => kind === 'names'))
    return office === 'us' ? 'failureToFunction' : 'nonDistinctive'
  if (content.length > 0 && content.every(({ kind }) => kind === 'names' || kind === 'trade')) {
    if (content.every(({ kind }) => kind === 'trade')) return 'customary'
    if (office === 'us') return 'generic'
    return 'descriptive'
  }
  const says = content.filter(({ kind, strength }) => kind !== 'praise' && strength >= describes)
  if (says.length === 0 && content.some(({ kind }) => kind === 'praise')) return 'laudatory'
  return says.length > 0 ? 'descriptive' : 'nonDistinctive'
}
/** The strength from which a part counts as descriptive. */
const describes = 0.4

function describingFindings(read: CaseReading, office: string): GroundFinding[] {
  const { languages, furtherLanguages = [], rules } = offices[office] as (typeof offices)[string]
  const best = new Map<number, Understanding & { sure: number }>()
  for (const language of [...languages, ...furtherLanguages]) {
    for (const one of read.understood(language)) {
      const sure = surenessAt(office, one)
      if (sure > (best.get(one.entry)?.sure ?? 0)) best.set(one.entry, { ...one, sure })
    }
  }
  const byGround = new Map<string, GroundFinding>()
  for (const one of best.values()) {
    if (one.sure < leastCertainty) continue
    const ground = groundOf(one, office)
    const rule = rules[ground] ?? rules.descriptive
    if (rule === undefined) continue
    const said = one.parts.filter(({ strength }) => strength >= describes).map(({ typed }) => typed)
    const words = [...new Set(said.length > 0 ? said : read.sign.words.map(({ typed }) => typed))]
    const key = `${ground}|${words.join('|')}`
    const known = byGround.get(key)
    const goods = one.entry < 0 ? [] : [one.entry]
    byGround.set(key, {
      ground,
      office,
      language: one.sure > (known?.certainty ?? 0) ? one.language : (known?.language ?? one.language),
      words,
      goods: known === undefined ? goods : [...known.goods, ...goods],
      rule,
      certainty: Math.max(one.sure, known?.certainty ?? 0),
    })
  }
  return [...byGround.values()]
}

function specialFinding(found: SpecialFinding, office: string): GroundFinding[] {
  const { languages, rules } = offices[office] as (typeof offices)[string]
  const { language } = found
  if (!everywhere.has(language) && !languages.some((one) => one === language)) return []
  const ground: Ground =
    found.ground === 'failureToFunction' && rules.failureToFunction === undefined ? 'nonDistinctive' : found.ground
  const rule = rules[ground]
  if (rule === undefined || found.certainty < leastCertainty) return []
  return [{ ...found, ground, office, rule }]
}

/** Returns the likelihood of an objection: the higher one of what the words say and what lists and patterns show. */
export const judgeFrom = (described: number, special: number): number => Math.max(described, special)

/** Returns the basis of the certainty at the first office of a case; for fitting. */
export function strongestUnderstanding(input: GroundsCase): { inputs: Inputs; special: number } {
  const read = readCase(input)
  const office = input.offices[0] ?? 'em'
  const { languages = [], furtherLanguages = [] } = offices[office] ?? {}
  const understood = [...languages, ...furtherLanguages].flatMap((language) => read.understood(language))
  const { inputs: own } = understood.reduce((best, next) => (fittedAt(office, next) > fittedAt(office, best) ? next : best))
  const inputs = { ...own, slogan: own.slogan * ofSlogan(office) }
  const special = [...findSpecialGrounds(read), ...deceptiveFindings(read, input)].flatMap((one) => specialFinding(one, office))
  const named = understood.some((one) => one.named !== undefined) ? ofNamedGoods : 0
  return { inputs, special: Math.max(named, ...special.map(({ certainty }) => certainty)) }
}

/**
 * Returns the absolute grounds that the offices of a case may raise against its sign, the most certain first. Unknown
 * offices have none. Never throws for any sign.
 */
export function findGrounds(input: GroundsCase): GroundFinding[] {
  const read = readCase(input)
  const special = [...findSpecialGrounds(read), ...deceptiveFindings(read, input)]
  const asked = [...new Set(input.offices)].filter((office) => Object.hasOwn(offices, office))
  const findings = asked.flatMap((office) =>
    replaceDeceived(
      describingFindings(read, office),
      special.flatMap((found) => specialFinding(found, office)),
    ),
  )
  return findings.sort((a, b) => b.certainty - a.certainty)
}

const levels: readonly (readonly [number, ObjectionLevel])[] = [
  [0.8, 'veryLikely'],
  [strongCertainty, 'likely'],
  [leastCertainty, 'possible'],
  [0, 'unlikely'],
]

/** Returns the word for a likelihood of 0 to 1. */
export const objectionLevel = (likelihood: number): ObjectionLevel =>
  levels.find(([least]) => likelihood >= least)?.[1] ?? 'unlikely'

/** Returns how likely each office of the case is to object, with its findings. The most certain finding decides. */
export function judgeGrounds(input: GroundsCase): OfficeVerdict[] {
  const findings = findGrounds(input)
  return [...new Set(input.offices)]
    .filter((office) => Object.hasOwn(offices, office))
    .map((office) => {
      const own = findings.filter((finding) => finding.office === office)
      const likelihood = own[0]?.certainty ?? 0
      return { office, likelihood, level: objectionLevel(likelihood), findings: own }
    })
}
