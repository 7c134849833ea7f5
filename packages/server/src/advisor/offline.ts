import type { Fact, FactOf } from '@marklot/contracts/advisor'
import { factsOfPurpose } from './facts-of-purpose.ts'
import type { Advisor, WordingTask } from './port.ts'
import { bindWords, type Words } from './words.ts'
import { groundTexts, meaningText, stepText } from './words-findings.ts'

/** How many conflicts, grounds and meanings each a summary names. The page lists all of them next to the text. */
const mostNamed = 3

/** Opens the advisor that works without a model: the same facts always give the same text. */
export function openOfflineAdvisor(): Advisor {
  const usage = { inputTokens: 0, outputTokens: 0 }
  return {
    author: { kind: 'rules', model: null },
    word: async (task) => ({ value: wordByRules(task), usage }),
    wordEach: async ({ cases, ...task }) => ({ value: cases.map((facts) => wordByRules({ ...task, facts })), usage }),
  }
}

/** Writes the facts in sentences by rules. This takes microseconds, so a page has a text before any model answers. */
export function wordByRules({ purpose, facts, locale }: WordingTask): string {
  const words = bindWords(locale)
  const chosen = factsOfPurpose(facts, purpose)
  const paragraphs = paragraphsOf[purpose](chosen, words).filter((sentences) => sentences.length > 0)
  return paragraphs.map((sentences) => sentences.join(' ')).join('\n\n')
}

type Paragraphs = (facts: readonly Fact[], words: Words) => string[][]

const paragraphsOf: Record<WordingTask['purpose'], Paragraphs> = {
  summary: (facts, words) =>
    facts.some(({ kind }) => kind !== 'sign' && kind !== 'unsearched')
      ? [
          [...each(facts, 'sign', (fact) => signText(fact, words)), ...riskTexts(facts, words)],
          countTexts(facts, words),
          conflictTexts(facts, words),
          findingTexts(facts, words),
          unsearchedTexts(facts, words),
        ]
      : [[words.advice('none.summary')], unsearchedTexts(facts, words)],
  grounds: (facts, words) => [orNone(groundTexts(factsOfKind(facts, 'ground'), words), words.advice('none.grounds'))],
  meaning: (facts, words) => [
    orNone(
      each(facts, 'meaning', (fact) => meaningText(fact, words)),
      words.advice('none.meaning'),
    ),
  ],
  nextSteps: (facts, words) => [orNone(stepTexts(facts, words), words.advice('none.nextSteps'))],
}

function each<K extends Fact['kind']>(facts: readonly Fact[], kind: K, textOf: (fact: FactOf<K>) => string): string[] {
  return factsOfKind(facts, kind).map(textOf)
}
const factsOfKind = <K extends Fact['kind']>(facts: readonly Fact[], kind: K) =>
  facts.filter((fact): fact is FactOf<K> => fact.kind === kind)
const orNone = (sentences: string[], none: string) => (sentences.length > 0 ? sentences : [none])

function signText({ name, niceClasses, registrationOfficeCodes, asOf }: FactOf<'sign'>, words: Words): string {
  const offices = registrationOfficeCodes.length > 0 ? [words.list(registrationOfficeCodes.map(words.office))] : []
  const register = asOf === null ? [] : [words.advice('sign.asOf', { date: words.day(asOf) })]
  const details = [...offices, ...words.classes(niceClasses), ...register].join(', ')
  return details === '' ? words.advice('sign.only', { name }) : words.advice('sign', { name, details })
}

/** Returns the risk. A low one never stands without the words that it covers names only if a logo was found. */
function riskTexts(facts: readonly Fact[], words: Words): string[] {
  const hasLogo = factsOfKind(facts, 'count').some(({ of, count }) => logosCounted.includes(of) && count > 0)
  return each(facts, 'risk', ({ riskClass, conflictsIn100 }) => {
    const share = conflictsIn100 === null ? [] : [words.advice('risk.decided', { share: conflictsIn100 })]
    const risk = riskClass === 'ratherNot' && hasLogo ? 'risk.ratherNotByName' : (`risk.${riskClass}` as const)
    return [words.advice(risk), ...share].join(' ')
  })
}
const logosCounted: readonly FactOf<'count'>['of'][] = ['identicalLogos', 'similarLogos']

/** Returns a sentence for each count. Identical names count among the similar ones. */
function countTexts(facts: readonly Fact[], words: Words): string[] {
  const identical = factsOfKind(facts, 'count').find(({ of }) => of === 'identicalNames')?.count ?? 0
  // If every similar name is identical, a second sentence would repeat the first.
  const told = facts.filter((fact) => !(fact.kind === 'count' && isRepeated(fact, identical)))
  return each(told, 'count', ({ of, count }) => words.advice(of === 'similarNames' && identical > 0 ? 'allNames' : of, { count }))
}

const isRepeated = ({ of, count }: FactOf<'count'>, identical: number) =>
  of === 'similarNames' && identical > 0 && count === identical

function conflictTexts(facts: readonly Fact[], words: Words): string[] {
  const named = each(facts, 'conflict', (conflict) => {
    const { name, registrationOfficeCode, number, niceClasses, riskClass, similarity } = conflict
    const details = [
      [words.office(registrationOfficeCode), ...(number === null ? [] : [number])].join(' '),
      ...words.classes(niceClasses),
      ...(similarity === null ? [] : [words.advice('similar', { percent: similarity })]),
      ...(riskClass === null ? [] : [words.advice(`conflict.${riskClass}`)]),
    ]
    return words.advice('conflict', { name, details: details.join(', ') })
  })
  const more = named.length - mostNamed
  return more > 0 ? [...named.slice(0, mostNamed), words.advice('conflict.more', { count: more })] : named
}

/** Returns what a summary says about grounds for refusal and about meanings that can hurt a brand. */
function findingTexts(facts: readonly Fact[], words: Words): string[] {
  const grounds = groundTexts(factsOfKind(facts, 'ground'), words)
  const hurtful = factsOfKind(facts, 'meaning').filter(({ register }) => register !== 'everyday')
  return [
    ...grounds.slice(0, mostNamed),
    ...(grounds.length > mostNamed ? [words.findings('ground.more')] : []),
    ...hurtful.slice(0, mostNamed).map((fact) => meaningText(fact, words)),
  ]
}

/** Returns a sentence for each step. Steps that change a sign share one sentence. */
function stepTexts(facts: readonly Fact[], words: Words): string[] {
  const steps = facts.filter((fact) => fact.kind === 'step')
  const changed = steps.flatMap(({ step, name }) => (step === 'changeSign' && name !== null ? [name] : []))
  const joined = words.findings('changeSign.several', { names: words.list(changed.map(words.quoted)) })
  return [...new Set(steps.map((fact) => (fact.step === 'changeSign' && changed.length > 1 ? joined : stepText(fact, words))))]
}

function unsearchedTexts(facts: readonly Fact[], words: Words): string[] {
  const unsearched = facts.filter((fact) => fact.kind === 'unsearched')
  const offices = unsearched.flatMap(({ what, registrationOfficeCode: code }) =>
    what === 'office' && code !== null ? [words.office(code)] : [],
  )
  const others = [...new Set(unsearched.flatMap(({ what }) => (what === 'office' ? [] : [what])))]
  return [
    ...(offices.length > 0 ? [words.advice('unsearched.office', { office: words.list(offices) })] : []),
    ...others.map((what) => words.advice(`unsearched.${what}`)),
  ]
}
