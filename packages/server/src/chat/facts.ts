import { type RegistrationOfficeCode, registrationOfficeCodes } from '@marklot/contracts'
import type { StatedFact } from '@marklot/contracts/chat'
import type { ToolResult } from '@marklot/contracts/chat-results'
import { foldName } from '@marklot/similarity'

/** A fact in a tool result: its value and its place. */
export interface KnownFact {
  fact: StatedFact
  value: string | number
  resultId: string
  /** The place in the result, such as `data.hits.0.name` or `arguments.name`. */
  key: string
  /** The mark to which the fact belongs. */
  brandId: string | null
}

/** The number of facts of a thread that a text may state; the latest results come first. */
const mostFacts = 20_000
/** The longest text that counts as a fact, in characters. Longer ones are descriptions. */
const longestStated = 120
const day = /^\d{4}-\d{2}-\d{2}$/
const numberFields = new Set([
  'applicationNumberDisplay',
  'registrationNumberDisplay',
  'numberDisplay',
  'brandId',
  'applicationNumber',
  'registrationNumber',
  'number',
])
const markFields = new Set(['name', 'a', 'b', 'word', 'part'])
const personFields = new Set(['ownerName', 'ownerNames', 'companyName', 'lastName', 'owner', 'party'])
const officeFields = new Set([
  'registrationOfficeCode',
  'registrationOfficeCodes',
  'relatedOffices',
  'addedOffices',
  'code',
  'office',
  'offices',
])
const ruleFields = new Set(['source', 'rule'])
const classFields = new Set(['niceClass', 'niceClasses', 'sharedClasses', 'classes'])
const percentFields = new Set([
  'look',
  'sound',
  'structure',
  'meaning',
  'percent',
  'similarity',
  'minimumSimilarity',
  'niceClassCoverage',
  'goodsServices',
])
/** What a tool has counted. Other whole numbers are ids, places within words, pages or scores. */
const amountFields = new Set([
  'total',
  'count',
  'marks',
  'identical',
  'similar',
  'sameSound',
  'sameMeaning',
  'contains',
  'shown',
  'hiddenByFilters',
  'identicalNames',
  'similarNames',
  'similarGoodsServices',
  'sameNiceClass',
  'withMatchingClasses',
  'openConflicts',
  'openRisks',
  'acceptedBrands',
  'newBrands',
  'changedBrands',
  'newFilings',
  'upcoming',
  'past',
  'daysLeft',
])
const quotedFields = new Set(['description', 'shortDescription', 'title'])
const offices: ReadonlySet<unknown> = new Set(registrationOfficeCodes)

/**
 * Returns the facts of results, the latest result first. A sign that was only searched for counts if a person wrote it,
 * because a model's own input to a call is not a finding.
 * @param asked the questions of the thread
 */
export function factsOf(results: readonly ToolResult[], asked: readonly string[]): KnownFact[] {
  const facts: KnownFact[] = []
  const questions = foldName(asked.join(' '))
  for (const { id, tool, arguments: input, data, state } of [...results].reverse()) {
    const walk = (value: unknown, key: string, field: string, brandId: string | null): void => {
      if (facts.length >= mostFacts) return
      if (Array.isArray(value)) for (const [index, one] of value.entries()) walk(one, `${key}.${index}`, field, brandId)
      else if (value !== null && typeof value === 'object') {
        const own = value as Record<string, unknown>
        const brand =
          typeof own.brandId === 'string' ? own.brandId : tool === 'getBrand' && key === 'data' ? String(own.id) : brandId
        for (const [name, inner] of Object.entries(own)) walk(inner, `${key}.${name}`, name, brand)
      } else if (typeof value === 'string' || typeof value === 'number') {
        const fact = kindOf(field, value, key, tool)
        if (fact !== null) facts.push({ fact, value, resultId: id, key, brandId })
      }
    }
    const argued = Object.entries(input).filter(([, value]) => typeof value !== 'string' || questions.includes(foldName(value)))
    walk(Object.fromEntries(argued), 'arguments', '', null)
    if (state === 'done') walk(data, 'data', '', null)
  }
  return facts
}

function kindOf(field: string, value: string | number, key: string, tool: ToolResult['tool']): StatedFact | null {
  if (value === '') return null
  if (typeof value === 'number') {
    if (classFields.has(field)) return 'class'
    if (percentFields.has(field) || (field === 'total' && key.endsWith('score.total'))) return 'percentage'
    const isCounted = amountFields.has(field) && !key.startsWith('data.query.')
    return isCounted && Number.isInteger(value) && value >= 0 ? 'amount' : null
  }
  if (value.length > longestStated) return null
  if (day.test(value)) return 'date'
  if (officeFields.has(field) && offices.has(value)) return 'office'
  if (field === 'id' && tool === 'getBrand') return 'number'
  if (numberFields.has(field)) return 'number'
  if (field === 'unicodeName' || (tool === 'checkDomain' && field === 'name')) return 'domain'
  if (personFields.has(field) || (field === 'name' && /ddress/.test(key))) return 'person'
  if (field === 'key' && key.endsWith('niceClass.key')) return 'class'
  if (markFields.has(field)) return 'mark'
  if (ruleFields.has(field)) return 'rule'
  return quotedFields.has(field) ? 'quote' : null
}

/** Returns the value at a key in a result; undefined if there is none. */
export function valueAt(result: ToolResult, key: string): unknown {
  let value: unknown = result
  for (const step of key.split('.')) {
    if (value === null || typeof value !== 'object' || !Object.hasOwn(value, step)) return undefined
    value = (value as Record<string, unknown>)[step]
  }
  return value
}

export const isOffice = (value: unknown): value is RegistrationOfficeCode => offices.has(value)
