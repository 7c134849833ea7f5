import type { Locale } from '@marklot/contracts'
import { identity } from '@marklot/phrases/identity'
import { escapeMarkup } from './escape-markup.ts'
import { pageStylesheets } from './page-styles.ts'

/** Returns a document that explains a failure which occurred before the page could be rendered. */
export function failurePage(locale: Locale, message: string): string {
  const styles = stylesheets().map((href) => `<link rel="stylesheet" href="${escapeMarkup(href)}">`)
  const text = escapeMarkup(message)
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${text}</title>${styles.join('')}</head>
<body><main style="${layout}"><h1>${text}</h1><p><a href="/${locale}">${identity.home[locale]}</a></p></main></body></html>`
}

/** An attribute, because the page must be readable without a script, and style elements are not allowed. */
const layout = 'display:grid;align-content:center;gap:24px;min-height:100vh;max-width:36rem;margin:0 auto;padding:24px'

let known: string[] | undefined
function stylesheets(): string[] {
  known ??= pageStylesheets()
  return known
}
