import { type Locale, locales } from '@marklot/contracts/locale'
import { formatPhrase, type PhraseArguments, type PhraseValue } from '@marklot/phrases'
import { identity } from '@marklot/phrases/identity'
import { type Content, html, type Markup } from './html.ts'

export type IdentityKey = keyof typeof identity

/** The facts that every page needs. */
export interface View {
  locale: Locale
  productName: string
  /** `light` or `dark` if chosen in the product; null for the browser's scheme. */
  colorScheme: string | null
  stylesheets: readonly string[]
  /** Address of this page without its language, for the links to the other languages. */
  address: string
}

export type Say = <K extends IdentityKey>(key: K, ...values: PhraseArguments<(typeof identity)[K]['en']>) => string
export const sayIn =
  (locale: Locale): Say =>
  (key, ...values) =>
    formatPhrase(identity[key][locale], locale, values[0] as Readonly<Record<string, PhraseValue>> | undefined)

const languageNames: Record<Locale, string> = { de: 'Deutsch', en: 'English', fr: 'Français', es: 'Español', it: 'Italiano' }

/** Returns the whole document: the form on the left, the product's picture on the right. */
export function layout(view: View, title: string, content: Content): string {
  const { locale, productName, stylesheets } = view
  const say = sayIn(locale)
  const scheme = view.colorScheme === null ? '' : ` data-color-scheme="${view.colorScheme}"`
  const separator = view.address.includes('?') ? '&' : '?'
  const body = html`<main class="si"><section class="fm">
<a class="wm" href="/${locale}">${wordMark()}${productName}</a>
<div class="fi">${content}</div>
<nav class="la" aria-label="${say('language')}">${locales.map((one) =>
    one === locale
      ? html`<span aria-current="true" lang="${one}">${languageNames[one]}</span>`
      : html`<a href="${view.address}${separator}lang=${one}" lang="${one}" hreflang="${one}">${languageNames[one]}</a>`,
  )}</nav></section>${art(view, say)}</main>`
  return `<!doctype html>
<html lang="${locale}"${scheme}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">
${html`<title>${title} · ${productName}</title>${stylesheets.map((href) => html`<link rel="stylesheet" href="${href}">`)}`.text}
</head><body>${body.text}</body></html>`
}

function wordMark(): Markup {
  return html`<svg viewBox="0 0 26 28" fill="none" aria-hidden="true"><path class="st" d="M3 25V4l10 13.500L23 4v21" stroke-width="3.4" stroke-miterlimit="3"/><path class="bob" d="M13 15.200l4.400 5L13 27.200l-4.400-7z"/></svg>`
}

/** Returns a picture of the product's comparison line. */
function art({ productName }: View, say: Say): Markup {
  const cells = (letters: string, row: string) =>
    [...letters].map(
      (letter, index) =>
        html`<i class="${row}${letter === 'S' ? ' d' : ''}${letter === ' ' ? ' g' : ''} c${index + 1}">${letter}</i>`,
    )
  return html`<aside class="art" aria-label="${say('art.label', { product: productName })}"><p class="q">${say('art.line')}</p>
<div class="cmp" role="img" aria-label="${say('art.comparison')}">${cells(' TAVILO', 'r1')}<b></b>${cells('STAVILO', 'r3')}<u class="u1 x">sta</u><u class="u2">viː</u><u class="u3">lo</u></div>
<p class="ca">${say('art.caption')}</p></aside>`
}
