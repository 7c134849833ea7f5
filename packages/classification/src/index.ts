export type { ClassSuggestion, SuggestedTerm } from './types.ts'
