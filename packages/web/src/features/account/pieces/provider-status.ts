import type { SubscriptionState } from '@marklot/contracts/billing'

/** Our state for each status of a payment provider (PayPal) or a marketplace (Azure SaaS). */
const states: Readonly<Record<string, SubscriptionState>> = {
  ACTIVE: 'Active',
  APPROVED: 'Approved',
  APPROVAL_PENDING: 'ApprovalPending',
  SUSPENDED: 'Suspended',
  CANCELLED: 'Cancelled',
  EXPIRED: 'Expired',
  NOTSTARTED: 'Inactive',
  SUBSCRIBED: 'Active',
  PENDINGFULFILLMENTSTART: 'ApprovalPending',
  PENDINGACTIVATION: 'Approved',
  UNSUBSCRIBED: 'Cancelled',
}

/** Returns the key of the words for a status. A status outside the list is unknown. */
export function providerState(status: string): SubscriptionState | 'unknown' {
  return states[status.toUpperCase()] ?? 'unknown'
}
