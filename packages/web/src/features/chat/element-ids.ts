/** Returns the element id of a result's card. */
export const resultElementId = (resultId: string): string => `result-${resultId}`

/** Returns the element id of a mark in a result's card. */
export const hitId = (resultId: string, brandId: string): string => `hit-${resultId}-${brandId}`
