import { fallbackLocale, isLocale, type Locale } from '@marklot/contracts'

/**
 * Selects the interface language for an Accept-Language header (spec 1, section 1): the supported language with the
 * highest weight (the first one if several are equal), or English if none is supported. Ignores malformed parts.
 */
export function negotiateLocale(acceptLanguage: string | undefined): Locale {
  let best: Locale = fallbackLocale
  let bestWeight = 0
  for (const part of (acceptLanguage ?? '').slice(0, 1_000).split(',')) {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
    const language = tag.split('-')[0] ?? ''
    const quality = parameters.find((parameter) => parameter.trim().startsWith('q='))
    const weight = quality === undefined ? 1 : Number(quality.trim().slice(2))
    if (isLocale(language) && weight > bestWeight && weight <= 1) {
      best = language
      bestWeight = weight
    }
  }
  return best
}
