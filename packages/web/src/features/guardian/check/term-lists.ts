/*
 * The two ways to create a list of goods and services, for places other than the wizard. They need the phrases
 * `guardian`.
 */
export { ChosenTerms } from './chosen-terms.tsx'
export { SuggestedTerms } from './suggested-terms.tsx'
