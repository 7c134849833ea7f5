import type { RegistrationOfficeCode } from '@marklot/contracts'
import type { HintQuestion, NameHint } from '@marklot/contracts/guardian'
import { assessedSimilarity } from '@marklot/contracts/guardian-blocks'
import type { CallContext } from '../accounts/index.ts'
import { entitlementOf } from '../billing/index.ts'
import type { Clock } from '../platform/clock.ts'
import { officeStates } from '../register/index.ts'
import {
  allOffices,
  explainMarks,
  type FindContext,
  loadMarks,
  type OfficeSet,
  officeSearchStates,
  prepareComparison,
  presentSuggestion,
  withEngineScores,
} from '../search/index.ts'
import { isComparable } from './comparable.ts'
import { identicalFrom, searchLivingMarks } from './name-search.ts'
import { pronunciationsOf } from './pronunciations.ts'
import { regionsOf } from './regions.ts'

/** The number of marks shown under the name while it is typed. */
const mostShown = 5

/**
 * Returns the current matches in the registers of the chosen regions; without regions, in those of all offices that the
 * caller may search.
 */
export async function hintAt(
  context: FindContext & { clock: Clock },
  { name, ...regions }: HintQuestion,
  call: CallContext,
): Promise<NameHint> {
  const [permitted, states] = await Promise.all([permittedOffices(context, call), officeStates(context.pool)])
  const isAnyChosen = regions.registrationOfficeCodes.length + regions.countries.length > 0
  const searched = isAnyChosen ? regionsOf(regions, permitted).searched : permitted
  const facts = {
    isComparable: isComparable(name),
    minimumSimilarity: assessedSimilarity,
    offices: officeSearchStates(states, permitted, searched),
    isSample: states.some(({ isSample }) => isSample),
  }
  const nothing = { identical: 0, similar: 0, similarIsLowerBound: false, brands: [], pronunciations: [] }
  if (!facts.isComparable || searched.size === 0) return { ...facts, ...nothing }
  const [similar, identical] = await Promise.all([
    searchLivingMarks(context, name, searched, { size: mostShown }),
    searchLivingMarks(context, name, searched, { size: 1, minimumSimilarity: identicalFrom }),
  ])
  const rows = await loadMarks(context.pool, similar.page)
  const explained = await explainMarks(rows, prepareComparison([name])(similar.weakElements ?? []))
  const compared = withEngineScores(similar.page, rows, explained)
  return {
    ...facts,
    identical: identical.total,
    similar: similar.total,
    similarIsLowerBound: similar.totalIsLowerBound,
    brands: rows.map((row, i) => presentSuggestion(row, compared[i] ?? null)),
    pronunciations: pronunciationsOf(
      name,
      rows.flatMap((row) => row.name ?? []),
    ),
  }
}

/** Returns the offices of the plan; all offices for visitors and trials, as in a search. */
export async function permittedOffices({ pool, clock }: FindContext & { clock: Clock }, call: CallContext): Promise<OfficeSet> {
  if (call.caller.kind === 'visitor') return allOffices
  const member = await call.member()
  const { isTrial, isOpen, offices } = await entitlementOf(pool, member.account.id, clock)
  return member.isSuspended || isTrial || !isOpen ? allOffices : new Set<RegistrationOfficeCode>(offices)
}
