import { locales } from '@marklot/contracts/locale'
import { queryFieldOf, queryFields } from '@marklot/contracts/query-fields'
import { parseQuery, queryErrorCodes } from '@marklot/contracts/query-language'
import { describe, expect, it } from 'vitest'
import { query } from './query.ts'
import { search } from './search.ts'

const examples = Object.entries(query).filter(([key]) => key.startsWith('example.'))

describe('help on the query language', () => {
  it.each(examples)('has %s in five languages, and the product understands it', (_, example) => {
    for (const locale of locales) expect({ locale, parsed: parseQuery(example[locale]) }).toMatchObject({ parsed: { ok: true } })
  })
  it('shows equivalent queries in every language', () => {
    const shape = (text: string) => {
      const parsed = parseQuery(text)
      return parsed.ok ? parsed.query.clauses.map(({ field, isNegated }) => ({ field, isNegated })) : null
    }
    for (const [, example] of examples) for (const locale of locales) expect(shape(example[locale])).toEqual(shape(example.en))
  })
  it.each(queryFields)("names the field %s in the reader's language", (field) => {
    for (const locale of locales) {
      const name = query[`field.${field}`][locale]
      expect(name.endsWith(':')).toBe(true)
      expect(queryFieldOf(name.slice(0, -1))).toBe(field)
    }
  })
  it('understands the example in the empty field', () => {
    for (const locale of locales) expect(parseQuery(search['placeholder.expert'][locale]).ok).toBe(true)
  })
  it('lists every field where it reports an unknown one', () => {
    for (const locale of locales)
      for (const field of queryFields)
        expect(search['queryError.unknownField'][locale]).toMatch(
          new RegExp(`[ :]${query[`field.${field}`][locale].slice(0, -1)}[, .]`),
        )
  })
  it.each(queryErrorCodes)('explains how to mend %s', (code) => {
    for (const locale of locales) expect(search[`queryError.${code}`][locale]).toMatch(/\.$/)
  })
})
