/** Number of marks below the field, which reserves the room for them. */
export const shownRows = 5
