import { isSharedSuffix } from '@marklot/contracts/domains'

/**
 * Returns the whole domains that were typed, one or several; null for a name from which domains are derived. Pages and
 * mailboxes also count as domains, because people paste them: `https://www.tavilo.de/tea`, `post@tavilo.de`.
 * @param offered the offered endings, such as `de` and `co.uk`
 */
export function typedDomains(text: string, offered: readonly string[]): string[] | null {
  const words = text
    .trim()
    .split(/[\s,;]+/)
    .filter(Boolean)
  const isDomain = (word: string) => /^[a-z][a-z\d+.-]*:\/\//i.test(word) || /^[^.]+(\.[^.]+)+\.?$/.test(hostOf(word))
  return words.length > 0 && words.every(isDomain) ? words.map((word) => registrablePart(hostOf(word), offered)) : null
}

/** Returns what stands between scheme or mailbox and port or path. */
const hostOf = (word: string): string =>
  word
    .replace(/^[a-z][a-z\d+.-]*:\/\//i, '')
    .replace(/[/?#:].*$/, '')
    .replace(/^.*@/, '')

/**
 * Returns the part of a host that can be registered. Below an ending that is shared but not offered, such as `com.br`,
 * it returns the host, which the server refuses.
 */
function registrablePart(host: string, offered: readonly string[]): string {
  const labels = host.replace(/\.$/, '').split('.')
  const lastTwo = labels.slice(-2).join('.').toLowerCase()
  const size = offered.includes(lastTwo) ? 3 : isSharedSuffix(lastTwo) ? labels.length : 2
  return labels.length > size ? labels.slice(-size).join('.') : host
}
