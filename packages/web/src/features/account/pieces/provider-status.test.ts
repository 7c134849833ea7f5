import { expect, it } from 'vitest'
import { providerState } from './provider-status.ts'

it('translates the statuses of providers, and shows others as unknown', () => {
  const given = ['ACTIVE', 'APPROVAL_PENDING', 'Subscribed', 'PendingFulfillmentStart', 'NotStarted', 'Unsubscribed', 'NEW_KEY']
  expect(given.map(providerState)).toEqual([
    'Active',
    'ApprovalPending',
    'Active',
    'ApprovalPending',
    'Inactive',
    'Cancelled',
    'unknown',
  ])
})
