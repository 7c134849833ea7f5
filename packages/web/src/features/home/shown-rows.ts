/** Marks shown at once under the field, which reserves their room. */
export const shownRows = 5
