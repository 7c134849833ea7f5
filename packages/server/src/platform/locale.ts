import { fallbackLocale, isLocale, type Locale } from '@marklot/contracts'

/**
 * The interface language a caller asks for in Accept-Language: the supported language of the greatest weight, the first one
 * among equals; English when none is supported (spec 1, section 1). Malformed headers ask for nothing.
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
