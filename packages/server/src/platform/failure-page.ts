import type { Locale } from '@marklot/contracts'
import { escapeMarkup } from './escape-markup.ts'
import { pageStylesheets } from './page-styles.ts'

/** Returns a document that explains a failure which occurred before the page could be rendered. */
export function failurePage(locale: Locale, message: string): string {
  const styles = stylesheets().map((href) => `<link rel="stylesheet" href="${escapeMarkup(href)}">`)
  const text = escapeMarkup(message)
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${text}</title>${styles.join('')}</head><body><main><h1>${text}</h1></main></body></html>`
}

let known: string[] | undefined
function stylesheets(): string[] {
  known ??= pageStylesheets()
  return known
}
