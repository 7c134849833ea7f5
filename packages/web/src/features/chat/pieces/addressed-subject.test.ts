import { describe, expect, it } from 'vitest'
import { queryString } from '../../../lib/paths.ts'
import { type AddressedSubject, subjectInAddress, subjectValues } from './addressed-subject.ts'

const read = (subject: AddressedSubject, search = {}) =>
  subjectInAddress(new URLSearchParams(queryString(subjectValues(subject, search))))

describe('what a question is about', () => {
  it('stands in the address', () => {
    const brand: AddressedSubject = { kind: 'brand', id: 'de-302019108442', name: 'Tavillo' }
    expect(read(brand)).toEqual(brand)
    const search: AddressedSubject = { kind: 'search', id: '', name: 'tavilo' }
    expect(read(search, { q: 'tavilo', office: ['de'] })).toEqual(search)
  })

  it('is nothing in an address that does not say what it means', () => {
    for (const query of ['', 'about=brand', 'about=owner&id=1']) expect(subjectInAddress(new URLSearchParams(query))).toBeNull()
  })
})
