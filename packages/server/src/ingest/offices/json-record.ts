/** Reads a parsed JSON value without trusting its shape: a value of another type counts as missing. */
export class JsonRecord {
  private readonly value: Readonly<Record<string, unknown>>
  constructor(value: unknown) {
    this.value = typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
  }

  has(field: string): boolean {
    return this.value[field] !== undefined && this.value[field] !== null
  }

  /** Returns the trimmed text of the first of the fields that has a text; numbers count as texts. */
  text(...fields: string[]): string | undefined {
    for (const field of fields) {
      const value = this.value[field]
      const text = typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''
      if (text !== '') return text
    }
    return undefined
  }

  flag(field: string): boolean | undefined {
    const value = this.value[field]
    return typeof value === 'boolean' ? value : undefined
  }

  record(field: string): JsonRecord {
    return new JsonRecord(this.value[field])
  }

  records(field: string): JsonRecord[] {
    const value = this.value[field]
    return Array.isArray(value) ? value.map((each) => new JsonRecord(each)) : []
  }

  /** Returns the texts of a list of texts or numbers; a single one counts as a list of one. */
  texts(field: string): string[] {
    const value = this.value[field]
    const list = Array.isArray(value) ? value : [value]
    return list
      .flatMap((each) => (typeof each === 'string' || typeof each === 'number' ? [String(each).trim()] : []))
      .filter(Boolean)
  }
}
