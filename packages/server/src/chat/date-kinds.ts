import type { Locale } from '@marklot/contracts'
import type { KnownFact } from './facts.ts'

const kindOfField: Readonly<Record<string, keyof typeof words>> = {
  applicationDate: 'application',
  registrationDate: 'registration',
  expiryDate: 'expiry',
  oppositionPeriodStartDate: 'opposition',
  oppositionPeriodEndDate: 'opposition',
  priorityDate: 'priority',
}
/** The words with which a sentence says what happened on a day of a mark. */
const words = {
  application: {
    de: /angemeldet|anmeld/iu,
    en: /\bfil(?:ed|ing)|\bappli(?:ed|cation)/iu,
    fr: /dépos|dépôt|demande/iu,
    es: /presentad|presentó|solicit/iu,
    it: /deposit|domanda/iu,
  },
  registration: {
    de: /eingetragen|eintragung|registriert/iu,
    en: /\bregistered|\bregistration/iu,
    fr: /enregistr/iu,
    es: /registrad|registró|inscri/iu,
    it: /registrat|registrazione/iu,
  },
  expiry: {
    de: /läuft|laufen|ablauf|endet|erlischt|schutzdauer|verlänger|geschützt bis/iu,
    en: /\bexpir|\brenew|\blaps|\bends?\b|\bprotected until|\bterm\b/iu,
    fr: /expir|renouvel|échéance|échoit|prend fin|protégée? jusqu/iu,
    es: /expir|caduc|venc|renov|termina|protegid[oa] hasta/iu,
    it: /scad|rinnov|termina|protett[oa] fino/iu,
  },
  opposition: {
    de: /widerspr/iu,
    en: /\boppos/iu,
    fr: /oppos/iu,
    es: /opos|opone/iu,
    it: /oppos|oppon/iu,
  },
  priority: { de: /priorit/iu, en: /\bpriorit/iu, fr: /priorit/iu, es: /priorid/iu, it: /priorit/iu },
} satisfies Record<string, Record<Locale, RegExp>>

/**
 * Returns the facts about a day that fit what a sentence says of it, so that the day of filing is not stated as the day
 * of registration. A sentence that names no event fits every day.
 */
export function fittingDates(sentence: string, facts: readonly KnownFact[], locale: Locale): KnownFact[] {
  const kinds = Object.keys(words) as (keyof typeof words)[]
  const named = new Set(kinds.filter((kind) => words[kind][locale].test(sentence)))
  return facts.filter(({ key }) => {
    const kind = kindOfField[key.slice(key.lastIndexOf('.') + 1)]
    return kind === undefined || named.size === 0 || named.has(kind)
  })
}
