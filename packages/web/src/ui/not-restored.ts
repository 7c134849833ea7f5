/**
 * For controls whose state comes from the address or the account. When a reader returns to a page, browsers fill in
 * controls by their place in the document before the rest of the page is drawn, so a tick could return in another box.
 */
export const notRestored = { autoComplete: 'off' } as const
