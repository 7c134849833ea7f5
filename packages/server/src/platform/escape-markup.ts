/** Escapes a text for HTML and XML, as content or as a quoted attribute value. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
