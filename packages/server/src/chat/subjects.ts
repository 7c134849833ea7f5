import { randomUUID } from 'node:crypto'
import type { ThreadSubject } from '@marklot/contracts/chat'
import type { ToolResult } from '@marklot/contracts/chat-results'
import type { ToolArguments } from '@marklot/contracts/chat-tools'
import type { Assessment } from '@marklot/contracts/guardian-assessment'
import type { BrandQuery } from '@marklot/contracts/search'
import type { CallContext } from '../accounts/index.ts'
import { withFoundRisk } from './found-risk.ts'
import type { ToolCaller } from './tool-parts.ts'
import { callOf, type ToolParts } from './tool-parts.ts'

const nothing = { params: undefined, query: undefined, body: undefined }

/**
 * Reads the subject with which a thread is opened ("ask Brandy about this"), in the state that the page showed and with
 * the caller's rights. Its facts count like those found by tools.
 * @throws AppError the errors of the page's own call, such as `brand.notFound`
 */
export async function openSubject({ handlers }: ToolParts, subject: ThreadSubject, caller: ToolCaller): Promise<ToolResult> {
  const call: CallContext = callOf(caller)
  const found = { id: randomUUID(), state: 'done' as const, refusal: null }
  switch (subject.kind) {
    case 'brand': {
      const input = { id: subject.brandId }
      const data = await handlers.brands.brand({ ...nothing, params: input, query: {} }, call)
      return { ...found, tool: 'getBrand', arguments: input, data } as ToolResult
    }
    case 'search': {
      const data = await handlers.search.query({ ...nothing, body: { json: subject.query, files: null } }, call)
      return { ...found, tool: 'searchBrands', arguments: searchedBy(subject.query), data } as ToolResult
    }
    case 'assessment': {
      const assessment = await handlers.guardian.assessment({ ...nothing, params: { id: subject.assessmentId } }, call)
      const data = withFoundRisk(assessment as Assessment)
      return { ...found, tool: 'assessSign', arguments: { name: data.name }, data } as ToolResult
    }
    case 'radarRun': {
      const execution = await handlers.radar.result({ ...nothing, params: { id: subject.executionId } }, call)
      const { storedBrandQueryId } = execution.execution
      const radar = await handlers.radar.read({ ...nothing, params: { id: storedBrandQueryId } }, call)
      const input = { name: radar.name }
      return { ...found, tool: 'myRadars', arguments: input, data: { total: 1, radars: [radar], execution } } as ToolResult
    }
  }
}

/** Returns the words that a page searched for; empty for a search by logo or only by filters. */
function searchedBy({ mode, text, query }: BrandQuery): ToolArguments['searchBrands'] {
  if (query.trim() !== '') return { query }
  if (text.trim() === '' || mode === 'logo') return {}
  return mode === 'owner' || mode === 'number' ? { [mode]: text } : { name: text }
}
