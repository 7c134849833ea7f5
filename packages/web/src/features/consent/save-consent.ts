import { consentChanged, consentCookies } from '../../lib/consent.ts'
import { storeChoice } from '../../lib/cookies.ts'

/** Cookies of Google Analytics (spec 2, section 7.5). */
const analyticsCookie = /^_ga(_.*)?$/

/**
 * Stores the choice: sets every category's cookie, starts or stops analytics, and ends the request for consent (spec 2,
 * section 7.5). Without consent to analytics, its cookies are deleted.
 */
export function saveConsent({ analytics }: { analytics: boolean }): void {
  storeChoice(consentCookies.necessary, 'true')
  storeChoice(consentCookies.analytics, String(analytics))
  if (!analytics) deleteAnalyticsCookies()
  storeChoice(consentCookies.show, 'false')
  consentChanged()
}

function deleteAnalyticsCookies(): void {
  const names = document.cookie.split(';').map((pair) => pair.split('=')[0]?.trim() ?? '')
  for (const name of names.filter((one) => analyticsCookie.test(one))) {
    for (const domain of domainsOf(location.hostname)) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing in Safari and needs https
      document.cookie = `${name}=; Path=/; Max-Age=0${domain}`
    }
  }
}

/**
 * Returns the domains by which a cookie can be deleted: this host's and its parents'. A page cannot read a cookie's own
 * domain.
 */
export function domainsOf(hostname: string): string[] {
  const labels = hostname.split('.')
  return ['', ...labels.map((_, place) => `; Domain=${labels.slice(place).join('.')}`)]
}
