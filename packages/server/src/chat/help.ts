import type { Locale } from '@marklot/contracts'
import type { FoundHelp } from '@marklot/contracts/chat-results'
import { pagePaths, pathOf } from '@marklot/contracts/pages'
import { chatHelp } from '@marklot/phrases/chat-help'
import { foldName } from '@marklot/similarity'

/** The entries of the help. Each has a page, and words of the five languages by which it is found. */
const entries = {
  filing: {
    page: 'pilot',
    words:
      'filing apply application register fee anmeld meld markenanmeld eintrag gebuhr amtsgebuhr deposer depot taxe solicit registrar tasa depos registrare tassa tasse',
  },
  plans: {
    page: 'products',
    words:
      'plan price preis prix precio prezz kost cost cout cuest tarif abo starter professional enterprise trial test formule abbonament subscription suscrip',
  },
  score: { page: 'method', words: 'score percent prozent pourcent porcent percentual similar ahnlich likeness method' },
  boards: { page: 'my', words: 'board tableau tabler bachec merkliste bookmark pin anheft' },
  radar: { page: 'monitor', words: 'radar monitor watch uberwach surveil vigil sorvegl alert' },
  guardian: { page: 'create', words: 'guardian check pruf verif comprob assess bewert evalu' },
  periods: {
    page: null,
    words: 'opposition oppos widerspruch oposic schutzdauer dauer protection schutz protec protez dura dure',
  },
  deadlines: { page: 'deadlines', words: 'deadline frist echeance delai plaz scadenz kalender calend renew verlang' },
  domains: { page: 'domains', words: 'domain domini domaine' },
  export: { page: null, words: 'export pdf excel csv tabelle download' },
  search: { page: 'search', words: 'search such recherch busc ricerc cerc query abfrage logo number nummer' },
  brandy: { page: 'chat', words: 'brandy chat assist hilf help aid ayud aiut robot machine maschin konnen can' },
} as const satisfies Record<string, { page: keyof typeof pagePaths | null; words: string }>
type Entry = keyof typeof entries

/**
 * Returns the entries of the help for a topic in free words. A topic that only mentions Brandy, or contains no known
 * word, finds the first entries.
 */
export function helpAbout(topic: string, locale: Locale, productName: string): FoundHelp['entries'] {
  const asked = topic.split(/[^\p{L}]+/u).map(foldName)
  const isMeant = (key: Entry) => entries[key].words.split(' ').some((stem) => asked.some((word) => word.startsWith(stem)))
  const found = (Object.keys(entries) as Entry[]).filter(isMeant)
  // "What does a filing cost?" asks for the fees of an office, not for our prices.
  const meant = found.filter((key) => key !== 'plans' || !found.includes('filing'))
  const isGeneral = meant.every((key) => key === 'brandy')
  return (isGeneral ? (['brandy', 'search', 'guardian'] as const) : meant.slice(0, 3)).map((key) => {
    const { page } = entries[key]
    return {
      key,
      title: chatHelp[`${key}.title`][locale],
      text: chatHelp[`${key}.text`][locale],
      path: page === null ? null : pathOf(pagePaths[page], productName),
    }
  })
}
