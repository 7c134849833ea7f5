import type { ToolResult } from '@marklot/contracts/chat-results'
import { Assessment } from '@marklot/contracts/guardian-assessment'
import { riskClassIn, verdictOf } from '@marklot/contracts/guardian-verdict'
import * as z from 'zod/mini'
import { withChangeVerdicts } from '../guardian/index.ts'
import { withFoundRisk } from './found-risk.ts'

/**
 * Returns a stored result as this program would store it. Earlier programs stored assessments without a verdict. Data
 * that fit no assessment are returned unchanged.
 */
export function inCurrentForm(result: ToolResult): ToolResult {
  const { tool, data } = result
  if (tool !== 'assessSign' || data === null || 'verdict' in data) return result
  const { saferChanges, ...rest }: Assessment = data
  const earlier = z.safeParse(Assessment, { ...rest, verdict: 'noEvaluation', saferChanges: null })
  if (!earlier.success) return result
  const verdict = verdictOf(earlier.data)
  const changes = saferChanges && withChangeVerdicts(saferChanges, earlier.data.counts)
  const assessment = { ...earlier.data, verdict, riskClass: riskClassIn(verdict), saferChanges: changes }
  return { ...result, data: withFoundRisk(assessment) }
}
