import { expect, it } from 'vitest'
import { providerState } from './provider-status.ts'

it('names the statuses of providers in our words, and others as unknown', () => {
  const given = ['ACTIVE', 'APPROVAL_PENDING', 'Subscribed', 'PendingFulfillmentStart', 'Unsubscribed', 'NEW_KEY']
  expect(given.map(providerState)).toEqual(['Active', 'ApprovalPending', 'Active', 'ApprovalPending', 'Cancelled', 'unknown'])
})
