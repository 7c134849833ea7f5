/* The parts of the domain check that its own page and the assessments share. */
export { domainsOf, useTlds } from './domain-calls.ts'
export { DomainList } from './domain-list.tsx'
export { DomainSummary } from './domain-summary.tsx'
export { Recipients } from './recipients.tsx'
export { type DomainProgress, useDomainProgress } from './use-domain-progress.ts'
