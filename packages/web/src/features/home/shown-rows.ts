/** Marks that stand under the field at once; the room for them is kept free. */
export const shownRows = 5
