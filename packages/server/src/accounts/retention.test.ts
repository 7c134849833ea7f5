import { expect, it } from 'vitest'
import { deletionDueAt, type RetentionFacts } from './retention.ts'

const at = (day: string) => new Date(`${day}T12:00:00Z`)
const facts = (changes: Partial<RetentionFacts>): RetentionFacts => ({
  isBusinessCustomer: false,
  deletionRequestedAt: null,
  lastSeenAt: at('2026-01-01'),
  contracts: undefined,
  ...changes,
})
const ended = (day: string) => ({ hasOpenContract: false, contractEnd: at(day) })

it.each([
  ['nobody asked and there was no contract', {}, null],
  ['a consumer asked', { deletionRequestedAt: at('2026-01-01') }, '2026-04-01'],
  ['a business asked', { deletionRequestedAt: at('2026-01-01'), isBusinessCustomer: true }, '2026-01-31'],
  [
    'a contract runs',
    { deletionRequestedAt: at('2026-01-01'), contracts: { ...ended('2026-01-01'), hasOpenContract: true } },
    null,
  ],
  ['the contract ended', { contracts: ended('2026-03-01') }, '2026-05-30'],
  ['the contract ended, but the account is used', { contracts: ended('2026-03-01'), lastSeenAt: at('2026-05-01') }, '2026-07-30'],
  ['the contract will end', { deletionRequestedAt: at('2026-02-10'), contracts: ended('2026-03-01') }, '2026-05-30'],
  [
    'the contract ended long before the request',
    { deletionRequestedAt: at('2026-09-01'), contracts: ended('2026-03-01') },
    '2026-09-01',
  ],
])('deletes in time when %s', (_, changes, day) => {
  expect(deletionDueAt(facts(changes))).toEqual(day && at(day))
})
