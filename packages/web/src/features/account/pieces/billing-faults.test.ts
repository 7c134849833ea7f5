import { describe, expect, it } from 'vitest'
import { billingFaults } from './billing-faults.ts'

const address = {
  isBusinessCustomer: false,
  firstName: 'Erika',
  lastName: 'Muster',
  company: '',
  street: 'Lange Gasse 1',
  postalCode: '10115',
  city: 'Berlin',
  country: 'DE',
  email: 'erika@muster.example.org',
}

describe('the billing address', () => {
  it('is complete for a consumer without a company', () => {
    expect(billingFaults(address)).toEqual({})
  })
  it('needs a company for a business', () => {
    expect(billingFaults({ ...address, isBusinessCustomer: true })).toEqual({ company: 'required' })
    expect(billingFaults({ ...address, isBusinessCustomer: true, company: '  ' })).toEqual({ company: 'required' })
  })
  it('names missing fields and an invalid e-mail address', () => {
    expect(billingFaults({ ...address, street: ' ', email: 'erika@muster' })).toEqual({ street: 'required', email: 'mail' })
    expect(billingFaults({ ...address, email: '' })).toEqual({ email: 'required' })
  })
})
