/*
 * The parts of the account that its pages share with the order of a plan. The first visit of other pages does not need
 * them, so the feature's own index does not name them.
 */
export { billingFaults } from './billing-faults.ts'
export { BillingFields } from './billing-fields.tsx'
export { countryName } from './countries.ts'
export { dayOf } from './day-of.ts'
export { InvoiceTable, invoicesOf } from './invoice-table.tsx'
export { OfficeAdvice } from './office-advice.tsx'
export { providerState } from './provider-status.ts'
export * from './subscription-parts.tsx'
export { SubscriptionStateBadge } from './subscription-state-badge.tsx'
export { useReloadAccount } from './use-reload-account.ts'
