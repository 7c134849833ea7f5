import { expect, it } from 'vitest'
import { crc32 } from './crc32.ts'

it('computes the checksum of the published examples, at once or in pieces', () => {
  expect(crc32(Buffer.from('123456789'))).toBe(3_421_780_262)
  expect(crc32(Buffer.from('{"id":"WH-1","event_type":"BILLING.SUBSCRIPTION.ACTIVATED"}'))).toBe(306_323_041)
  expect(crc32(Buffer.from('6789'), crc32(Buffer.from('12345')))).toBe(3_421_780_262)
})
