/**
 * The lines of an audit record, one for each field: `state: active → suspended` for a pair of before and after, else
 * the value. Objects are written as JSON, for readers who know the fields.
 */
export function detailLines(details: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(details).map(([field, value]) =>
    Array.isArray(value) && value.length === 2 && field !== 'changed'
      ? `${field}: ${textOf(value[0])} → ${textOf(value[1])}`
      : `${field}: ${textOf(value)}`,
  )
}

function textOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(textOf).join(', ')
  if (isPermission(value)) return `${value.resource} ${value.level}`
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
const isPermission = (value: unknown): value is { resource: string; level: number } =>
  typeof value === 'object' && value !== null && 'resource' in value && 'level' in value
