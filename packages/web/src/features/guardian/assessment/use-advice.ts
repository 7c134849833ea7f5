import type { AdvicePurpose, Completion, Fact, ModelConsent, RulesReason } from '@marklot/contracts/advisor'
import type { Assessment } from '@marklot/contracts/guardian-assessment'
import { useMemo } from 'react'
import type { QueryHolder } from '../../../lib/api.tsx'
import { useCompletion, useModelConsent } from './advice-calls.ts'
import { factsOf } from './advice-facts.ts'
import { canFall } from './can-fall.ts'

/** The texts about an assessment, each with its author. */
export interface AdviceTexts {
  summary: QueryHolder<Completion>
  steps: QueryHolder<Completion>
  /** Null: no model may word this block, or it found nothing. The block itself is by rules and complete. */
  grounds: QueryHolder<Completion> | null
  meaning: QueryHolder<Completion> | null
  consent: ModelConsent | undefined
}

/**
 * Asks for the texts about a finished assessment. The next steps wait until the changes have been tried, if any are.
 * The texts of blocks are asked for only where a model may answer, one after the other, and no longer once it has not
 * answered: a model that stalls holds no more than two calls of the page.
 */
export function useAdvice(assessment: Assessment): AdviceTexts {
  const facts = useMemo(() => factsOf(assessment), [assessment])
  const isFinished = assessment.state === 'finished'
  const isUntried = assessment.saferChanges === null && canFall(assessment)
  const consent = useModelConsent(isFinished).object
  const isAllowed = isFinished && consent?.isNeeded === true && consent.givenUtc !== null
  const summary = useCompletion('summary', facts, isFinished)
  const steps = useCompletion('nextSteps', facts, isFinished && !isUntried)
  const grounds = useBlockText('grounds', useFactsOf('ground', facts), isAllowed, mayFollow(summary))
  const meaning = useBlockText('meaning', useFactsOf('meaning', facts), isAllowed, mayFollow(grounds ?? summary))
  return { summary, steps, grounds, meaning, consent }
}

/** Returns the facts that a text about one kind is about: the sign and the findings; without findings, none. */
function useFactsOf(kind: Fact['kind'], facts: readonly Fact[]): readonly Fact[] {
  return useMemo(() => {
    const isFound = facts.some((fact) => fact.kind === kind)
    return isFound ? facts.filter((fact) => fact.kind === 'sign' || fact.kind === kind) : []
  }, [kind, facts])
}

function useBlockText(
  purpose: AdvicePurpose,
  facts: readonly Fact[],
  isAllowed: boolean,
  isItsTurn: boolean,
): QueryHolder<Completion> | null {
  const isWanted = isAllowed && facts.length > 0
  const text = useCompletion(purpose, facts, isWanted && isItsTurn)
  return isWanted ? text : null
}

/** The reasons for which asking once more is of no use now. A model that refused one text may write another. */
const lastingReasons: ReadonlySet<RulesReason | null> = new Set([
  'notConfigured',
  'consentMissing',
  'dailyLimit',
  'unavailable',
  'timeout',
])

/** Returns whether a text is there, and does not show that a further question would get no answer. */
const mayFollow = ({ busy, object }: QueryHolder<Completion>) =>
  !busy && object !== undefined && !lastingReasons.has(object.rulesReason)
