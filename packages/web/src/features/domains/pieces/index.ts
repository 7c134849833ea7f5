/* The domain check as its own page and assessments show it. */
export { domainsOf, useTlds } from './domain-calls.ts'
export { DomainList } from './domain-list.tsx'
export { DomainSummary } from './domain-summary.tsx'
export { Recipients } from './recipients.tsx'
export { type DomainProgress, useDomainProgress } from './use-domain-progress.ts'
