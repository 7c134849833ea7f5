/*
 * The parts that the pages of saved searches and of the Brand-Radar share. They need the texts `radar`, `search`, `ui`.
 */
export { Assessment } from './assessment.tsx'
export { BrandRow } from './brand-row.tsx'
export { ExecutionState } from './execution-state.tsx'
export { FrequencyField } from './frequency-field.tsx'
export { Instant, type InstantFormat, useInstant } from './instant.tsx'
export type { MonitorState } from './monitor-state.ts'
export { Opposition } from './opposition.tsx'
export * from './radar-calls.ts'
export { allShared, type Recipients, RecipientsFields, recipientFaults } from './recipients-fields.tsx'
export { ComparedLogos, RowLogo } from './row-logo.tsx'
export { LogoSimilarityField, OnlyNewTick, type ResultSize, ResultSizeField, SimilarityField } from './search-fields.tsx'
export { SearchWords, searchStateOf, type WatchedSearch } from './search-words.tsx'
export { VerdictMark } from './verdict-mark.tsx'
