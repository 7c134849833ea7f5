export { type RankedClass, rankClasses } from './rank-classes.ts'
export { type SuggestOptions, suggestClasses } from './suggest-classes.ts'
export type { ClassSuggestion, SuggestedTerm } from './types.ts'
