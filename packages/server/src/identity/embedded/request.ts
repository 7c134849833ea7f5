import { isLocale, type Locale } from '@marklot/contracts/locale'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { negotiateLocale } from '../../platform/locale.ts'
import { isSameSecret, keyedHash } from './keys.ts'
import type { View } from './pages/layout.ts'

/** The fields of a form, each limited to one line of `longestValue` characters. */
export type FormData = Record<string, string>
const longestValue = 1_000

export function formOf(request: FastifyRequest): FormData {
  const body = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
  return Object.fromEntries([...body].map(([name, value]) => [name, value.slice(0, longestValue).replace(/\p{Cc}+/gu, ' ')]))
}

/**
 * Returns the language of a page: the one chosen on the page, else the application's (`ui_locales`), else the one
 * chosen in the product, else the browser's.
 */
export function localeOfPage(request: FastifyRequest, uiLocales?: string): Locale {
  const { lang } = request.query as { lang?: unknown }
  const chosen = [lang, formOf(request).lang, ...(uiLocales ?? '').split(' '), cookieOf(request, 'locale')]
  for (const one of chosen) {
    const language = typeof one === 'string' ? one.toLowerCase().split('-')[0] : undefined
    if (language && isLocale(language)) return language
  }
  return negotiateLocale(request.headers['accept-language'])
}

export function viewOf(
  request: FastifyRequest,
  fixed: { productName: string; stylesheets: readonly string[] },
  more: { uiLocales?: string | undefined; address?: string } = {},
): View {
  const scheme = cookieOf(request, 'colour-scheme')
  return {
    ...fixed,
    locale: localeOfPage(request, more.uiLocales),
    colorScheme: scheme === 'light' || scheme === 'dark' ? scheme : null,
    address: more.address ?? request.originalUrl.split('?')[0] ?? '',
  }
}

function cookieOf(request: FastifyRequest, name: string): string | undefined {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const [key, value] = pair.split('=')
    if (key?.trim() === name) return value?.trim()
  }
  return undefined
}

/**
 * Returns the token that is hidden in every form, so that only browsers that were served the page can send the form.
 */
export const csrfToken = (secret: string, of: string): string => keyedHash(secret, 'csrf', of)

export function isCsrfToken(secret: string, of: string, given: string | undefined): boolean {
  return isSameSecret(given ?? '', csrfToken(secret, of))
}

/** Sends a page that caches must not store. */
export function sendPage(reply: FastifyReply, page: string, status = 200): FastifyReply {
  return reply.code(status).header('Cache-Control', 'no-store').type('text/html; charset=utf-8').send(page)
}
