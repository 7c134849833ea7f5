import { hostOf, isPage, registrablePart } from '@marklot/contracts/domains'

/**
 * Returns the whole domains that were typed, one or several; null for a name from which domains are derived. Pages and
 * mailboxes also count as domains, because people paste them: `https://www.tavilo.de/tea`, `post@tavilo.de`.
 * @param offered the offered endings, such as `de` and `co.uk`
 */
export function typedDomains(text: string, offered: readonly string[]): string[] | null {
  const words = text.trim().split(/\s+/).flatMap(separated).filter(Boolean)
  const isDomain = (word: string) => isPage(word) || /^[^.]+(\.[^.]+)+\.?$/.test(hostOf(word))
  return words.length > 0 && words.every(isDomain)
    ? words.map((word) => registrablePart(hostOf(word), (ending) => offered.includes(ending)))
    : null
}

/** Separates a word at commas and semicolons. Those within the address of a page belong to it. */
const separated = (word: string): string[] =>
  isPage(word) ? word.split(/[,;]+(?=[a-z][a-z\d+.-]*:\/\/|$)/i) : word.split(/[,;]+/)
