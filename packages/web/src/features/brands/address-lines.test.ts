import type { Address } from '@marklot/contracts/brand'
import { describe, expect, it } from 'vitest'
import { addressLines } from './address-lines.ts'

const empty: Address = {
  addressLine: [],
  companyName: null,
  name: null,
  firstName: null,
  lastName: null,
  street: null,
  postOfficeBox: null,
  postalCode: null,
  city: null,
  state: null,
  country: null,
  countryCode: null,
}
const lines = (address: Partial<Address>) => addressLines({ ...empty, ...address }, 'de', (box) => `Postfach ${box}`)

describe('address lines', () => {
  it('keep commas in names and drop duplicates', () => {
    expect(
      lines({
        companyName: 'Casa Brivella, Rossi & Figli',
        name: 'CASA BRIVELLA, ROSSI & FIGLI',
        addressLine: ['Via dei Gelsi 14', '24121 Bergamo', 'Palazzo B'],
        postalCode: '24121',
        city: 'Bergamo',
        countryCode: 'IT',
      }),
    ).toEqual(['Casa Brivella, Rossi & Figli', 'Via dei Gelsi 14', '24121 Bergamo', 'Palazzo B', 'Italien'])
  })
  it("join the parts of a person's name and label the post office box", () => {
    expect(lines({ firstName: 'Ada', lastName: 'Bergmann', postOfficeBox: '12 34', city: 'Graz' })).toEqual([
      'Ada Bergmann',
      'Postfach 12 34',
      'Graz',
    ])
  })
  it('keep a country code that has no name', () => {
    expect(lines({ countryCode: 'X1' })).toEqual(['X1'])
    expect(lines({ country: 'Ruritanien' })).toEqual(['Ruritanien'])
  })
  it('have no lines for an empty address', () => {
    expect(lines({ name: '  ' })).toEqual([])
  })
})
