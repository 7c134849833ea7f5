/** A permission as an audit record holds it. */
export interface AuditedPermission {
  resource: string
  /** A sum of `permissionLevels`. */
  level: number
}

/** The words of an audit record's details, in the reader's language. */
export interface DetailWords {
  /** A field's name. */
  field: (key: string) => string
  /** A state, by its key. */
  state: (key: string) => string
  /** A feature of a product, by its key. */
  feature: (key: string) => string
  /** A plan, by its key. */
  product: (key: string) => string
  /** A language, by its code. */
  language: (code: string) => string
  /** A point in time, from its ISO 8601 form. */
  instant: (iso: string) => string
  /** A key in any other field, if there is a word for it. */
  key: (field: string, key: string) => string
  /** A permission: its area with the levels it contains. */
  permission: (permission: AuditedPermission) => string
  /** A label before its value. */
  labelled: (label: string, value: string) => string
  yes: string
  no: string
}

/**
 * Returns the lines of an audit record, one per field: `State: active → suspended` for a change, otherwise the value.
 * In a text in several languages, the language's name precedes each version.
 */
export function detailLines(details: Readonly<Record<string, unknown>>, words: DetailWords): string[] {
  const text = (field: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return '–'
    if (Array.isArray(value)) return value.length === 0 ? '–' : value.map((one) => text(field, one)).join(', ')
    if (typeof value === 'boolean') return value ? words.yes : words.no
    if (isPermission(value)) return words.permission(value)
    if (isFeature(value)) return value.limit === null ? words.feature(value.key) : `${words.feature(value.key)} ${value.limit}`
    if (typeof value === 'object') {
      const name = field === 'texts' ? words.language : words.field
      return Object.entries(value)
        .map(([key, one]) => words.labelled(name(key), text(key, one)))
        .join('; ')
    }
    if (field === 'state') return words.state(String(value))
    if (field === 'offices') return String(value).toUpperCase()
    if (field === 'validFrom' || field === 'validUntil') return words.instant(String(value))
    if (field === 'product') return words.product(String(value))
    if (field === 'language' || field === 'notificationLanguage') return words.language(String(value))
    return field === 'changed' ? words.field(String(value)) : words.key(field, String(value))
  }
  return Object.entries(details).map(([field, value]) =>
    Array.isArray(value) && value.length === 2 && field !== 'changed'
      ? words.labelled(words.field(field), `${text(field, value[0])} → ${text(field, value[1])}`)
      : words.labelled(words.field(field), text(field, value)),
  )
}

const isPermission = (value: unknown): value is AuditedPermission =>
  typeof value === 'object' && value !== null && 'resource' in value && 'level' in value
const isFeature = (value: unknown): value is { key: string; limit: number | null } =>
  typeof value === 'object' && value !== null && 'key' in value && 'limit' in value
