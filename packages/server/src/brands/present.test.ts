import { expect, it } from 'vitest'
import { presentAddress } from './present.ts'

it('splits lines of unknown meaning, and keeps a company’s name whole where each line is a field', () => {
  const lines = ['HARDWICK, ROWE & TEAL LLP', '4 Canal Street, Suite 9']
  expect(presentAddress({ lines }, 'en').addressLine).toEqual(['HARDWICK', 'ROWE & TEAL LLP', '4 Canal Street', 'Suite 9'])
  expect(presentAddress({ lines }, 'en', { splitLines: false }).addressLine).toEqual(lines)
})
