import type { ToolResult } from '@marklot/contracts/chat-results'

/**
 * The fields of a result that a model may see (decisions, "What a model may see"): no address, mail, payment or note.
 */
const shown = new Set(
  `a b name brandId id registrationOfficeCode registrationOfficeCodes niceClasses niceClass key description shortDescription
   score total look sound structure meaning remark hits offices code state asOf restriction brandState brandStateCategory
   applicationDate registrationDate oppositionPeriodEndDate expiryDate priorityDate ownerName companyName ownerAddress
   applicationNumberDisplay registrationNumberDisplay numberDisplay receipt identical similar family owner brands classes
   reasons domains unicodeName availability reason riskScore riskClass verdict openConflicts blocks names result refusalGrounds
   findings ground rule level brand today ofBrand ofAccount kind date daysLeft isComputed source upcoming past boards
   bookmarks count radars openRisks executionFrequency office window from until newFilings stateCategories percent
   types title text entries isSample totalIsLowerBound terms case goods`.split(/\s+/),
)
const mostItems = 12
const longestText = 240
const longestResult = 8_000

/** Shortens a result for the model: the fields that matter for an answer, within a bounded length. */
export function shortened({ state, refusal, data }: ToolResult): string {
  if (state === 'needsConfirmation') return JSON.stringify({ state, note: 'The person must agree first. Ask for it.' })
  if (state !== 'done') return JSON.stringify({ state, message: refusal?.message ?? null })
  for (let items = mostItems; items > 1; items = Math.floor(items / 2)) {
    const text = JSON.stringify(cut(data, items))
    if (text.length <= longestResult) return text
  }
  return JSON.stringify({ state: 'done', note: 'The result is too long to repeat; the person sees it.' })
}

function cut(value: unknown, items: number): unknown {
  if (typeof value === 'string') return value.slice(0, longestText)
  if (Array.isArray(value)) return value.slice(0, items).map((one) => cut(one, items))
  if (value === null || typeof value !== 'object') return value
  const kept = Object.entries(value).filter(([key, one]) => shown.has(key) && one !== null)
  return Object.fromEntries(kept.map(([key, one]) => [key, cut(one, items)]))
}
