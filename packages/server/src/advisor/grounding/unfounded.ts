import type { Locale } from '@marklot/contracts'
import { entered } from './about-names.ts'
import { denies } from './denials.ts'
import type { FactSets } from './fact-sets.ts'
import type { Unsearched } from './founded.ts'
import { numbersHold } from './numbers.ts'
import { officesIn } from './offices.ts'

interface Words {
  /** That something was searched. Advice to search it has another form. */
  searched: RegExp
  /** What else can be searched, apart from offices. */
  things: Partial<Record<Unsearched, RegExp>>
  /** Grounds for refusal and objections of an office. */
  grounds: RegExp
  /** A lower and a higher risk. */
  falls: RegExp
  rises: RegExp
  /** One name is nearer than another. */
  compares: RegExp
}

const words: Record<Locale, Words> = {
  de: {
    searched: /(?:durchsucht|recherchiert|verglichen|geprüft|untersucht|einbezogen|berücksichtigt|abgedeckt)(?!\p{L})(?! sie)/iu,
    things: { logos: /logo|bilder/iu, companyNames: /firmenn|handelsregister/iu, domains: /domain/iu },
    grounds: /hindernis|beanstand/iu,
    falls: /sink|fällt|geringer|niedriger|kleiner|verringer|reduzier|senk/iu,
    rises: /höher|größer|steigt|erhöht/iu,
    compares: /(?:ähnlicher|näher|ferner|weiter|kritischer) als(?!\p{L})/iu,
  },
  en: {
    searched:
      /\b(?:was|were|is|are|been|we|search)\b[^.]{0,60}\b(?:search|check|compar|examin|includ|consider|cover)(?:ed|d)\b|\bsearch (?:covered|included)\b/iu,
    things: { logos: /\blogo|\bpictures?\b/iu, companyNames: /company names?|trade register/iu, domains: /\bdomain/iu },
    grounds: /\bgrounds?\b|\bobjection|\bobject\b/iu,
    falls: /\b(?:falls?|lower|lowers|reduc|decreas|drops?|smaller)/iu,
    rises: /\b(?:higher|greater|rises?|increas)/iu,
    compares: /\b(?:closer|nearer|more similar|less similar|more critical|further)\b[^.]*\bthan\b/iu,
  },
  fr: {
    searched: /(?:\ba|ont) été (?:\p{L}+ )?(?:consult|recherch|compar|vérifi|examin|inclus|couvert)/iu,
    things: { logos: /logo|images/iu, companyNames: /dénominations? sociales?|registre du commerce/iu, domains: /domaine/iu },
    grounds: /motif|objection|obstacle/iu,
    falls: /diminu|baiss|rédui|moindre|plus faible|moins élevé/iu,
    rises: /plus élevé|augment|plus grand/iu,
    compares: /(?:plus|moins) (?:proche|similaire|semblable|critique)s?[^.]* que(?!\p{L})/iu,
  },
  es: {
    searched:
      /(?:se ha(?:n)?|ha(?:n)? sido|fue(?:ron)?) (?:\p{L}+ )?(?:buscad|consultad|comparad|comprobad|examinad|incluid|cubiert)/iu,
    things: { logos: /logo|imágenes/iu, companyNames: /denominaci(?:ón|ones) social|registro mercantil/iu, domains: /dominio/iu },
    grounds: /motivo|objeci|denegaci/iu,
    falls: /disminu|baja|reduc|menor|más bajo/iu,
    rises: /mayor|más alto|aumenta/iu,
    compares: /(?:más|menos) (?:parecid|similar|cercan|próxim|crític)\p{L}*[^.]* que(?!\p{L})/iu,
  },
  it: {
    searched: /(?:è|sono) stat[oaie] (?:\p{L}+ )?(?:cercat|ricercat|consultat|confrontat|verificat|esaminat|inclus|copert)/iu,
    things: {
      logos: /logh?[oi]|immagini/iu,
      companyNames: /denominazion[ei] social|registro delle imprese/iu,
      domains: /domini/iu,
    },
    grounds: /impediment|obiezion|diniego/iu,
    falls: /diminu|scend|ridu|minore|più basso|cala/iu,
    rises: /maggiore|più alto|aumenta/iu,
    compares: /(?:più|meno) (?:simil|vicin|prossim|critic)\p{L}*[^.]* (?:di|che|del|della)(?!\p{L})/iu,
  },
}

/**
 * Returns whether a sentence claims what no fact says although each of its words is one of reports: that something
 * unsearched was searched, an objection without a ground, a risk that changes without a step, or that one mark is
 * nearer than another.
 */
export function claimsUnfounded(sentence: string, names: readonly string[], sets: FactSets, locale: Locale): boolean {
  const { founded } = sets
  if (founded === undefined) return false
  const { searched, things, grounds, falls, rises, compares } = words[locale]
  if (compares.test(sentence)) return true
  const isDenied = denies(sentence, locale)
  const offices = officesIn(sentence, locale)
  if (!isDenied && searched.test(sentence)) {
    if ([...founded.unsearched].some((thing) => things[thing]?.test(sentence))) return true
    if (offices.some((code) => founded.unsearchedOffices.has(code))) return true
  }
  const { groundOffices } = founded
  if (grounds.test(sentence) && (groundOffices.size === 0 || offices.some((code) => !groundOffices.has(code)))) return true
  const isOfChanged = names.some((name) => founded.changedSigns.has(name.toLowerCase()))
  if (isOfChanged && (rises.test(sentence) || entered.test(sentence))) return true
  if (!falls.test(sentence)) return false
  return (
    offices.some((code) => !founded.leftOutOffices.has(code)) ||
    !numbersHold(sentence, { ...sets, classes: founded.narrowedClasses }, locale)
  )
}
