/** The card of a result. */
export const resultElementId = (resultId: string): string => `result-${resultId}`

/** A mark in the card of a result. */
export const hitId = (resultId: string, brandId: string): string => `hit-${resultId}-${brandId}`
