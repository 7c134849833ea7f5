import type { Locale } from '@marklot/contracts'
import { wholeWords } from './patterns.ts'
import { perLocale } from './per-locale.ts'

/**
 * A question whether a mark is used, in force or owned by somebody, which a text advises to have checked, or what an
 * owner has to prove.
 */
interface Asked {
  /** A verb of checking with the word that begins the question, or a demand for proof with the word after it. */
  begins: string
  /** Words that end the question, after which the text may state something. */
  ends: string
  /** Statements of use, lapse and ownership. Adjectives before a noun are none: "the lapsed mark" is a claim. */
  states: string
}

const adverbs = {
  de: '(?:(?:noch|tatsächlich|wirklich|ernsthaft|rechtserhaltend|bereits|überhaupt)\\s+)*',
  en: '(?:(?:still|really|actually|genuinely|already|in fact|seriously|effectively)\\s+)*',
  fr: '(?:(?:encore|toujours|réellement|effectivement|sérieusement|bien|déjà|vraiment)\\s+)*',
  es: '(?:(?:aún|todavía|realmente|efectivamente|ya|de verdad)\\s+)*',
  it: '(?:(?:ancora|realmente|effettivamente|davvero|già|veramente)\\s+)*',
}

const asked: Record<Locale, Asked> = {
  de: {
    begins:
      '(?<!\\p{L})(?:ge|über|ab|nach|auf)?(?:prüf|klär|ermittel|untersuch|erkundig|herausfind|feststell|verifizier|kontrollier|frag)\\p{L}*[^.;:?]{0,60}?,\\s*ob|(?<!\\p{L})(?:(?:ein|auf)?forder|verlang|müss|muss)\\p{L}*[^.;:?]{0,80}?(?:nachweis|beleg|beweis)\\p{L}*,\\s*dass',
    ends: 'da|weil|denn|obwohl',
    states: `${adverbs.de}(?:benutzt|genutzt|verwendet|gebraucht|erloschen|abgelaufen|verfallen|gelöscht)\\s+(?:worden\\s+)?(?:wird|werden|wurden?|ist|sind|sei|hat|habe)|${adverbs.de}(?:in Kraft|in Gebrauch|in Benutzung)\\s+(?:ist|sind|steht|stehen)|gehör(?:t|en)`,
  },
  en: {
    begins:
      '\\b(?:check|verif|clarif|examin|investigat|ask|establish|determin|find out|look into|see|assess|review|consider)\\p{L}*\\b[^.;:?]{0,60}?\\bwhether|\\b(?:ask|demand|requir|request|must|ha(?:s|ve) to)\\p{L}*\\b[^.;:?]{0,80}?\\b(?:prov|show|demonstrat)\\p{L}*\\s+that',
    ends: 'because|since|as|now|given|which|that|who|although|though|but|so|while',
    states: `(?:is|are|was|were|has been|have been)\\s+${adverbs.en}(?:used|in use|put to (?:genuine )?use|in force|lapsed|expired|cancelled)|${adverbs.en}(?:has|have)\\s+(?:already\\s+)?(?:lapsed|expired)|${adverbs.en}(?:uses?|owns?|belongs? to)`,
  },
  fr: {
    begins:
      '(?<!\\p{L})(?:vérifi|examin|contrôl|clarifi|demand|détermin|étudi|savoir|recherch)\\p{L}*[^.;:?]{0,60}?\\s(?:si|s’)|(?<!\\p{L})(?:exig|demand|doi|dev)\\p{L}*[^.;:?]{0,80}?(?:prouv|démontr)\\p{L}*\\s+qu(?:e|’)',
    ends: 'car|puisque|parce|qui|que|dont|mais|bien',
    states: `(?:est|sont|a été|ont été)\\s+${adverbs.fr}(?:utilisée?s?|exploitée?s?|en usage|en vigueur|expirée?s?|échue?s?|radiée?s?|annulée?s?)|appartien(?:t|nent) à`,
  },
  es: {
    begins:
      '(?<!\\p{L})(?:compr(?:ob|ueb)|verifi|examin|aclar|averig|pregunt|determin|analic|analiz|revis|consult|saber)\\p{L}*[^.;:?]{0,60}?\\ssi|(?<!\\p{L})(?:exi[gj]|p[ei]d|solicit|deb|tendr)\\p{L}*[^.;:?]{0,80}?(?:prueb|prob|demuestr|demostr|acredit)\\p{L}*\\s+que',
    ends: 'porque|pues|ya|que|pero|aunque|dado',
    states: `(?:se\\s+)?${adverbs.es}(?:usan?|usen?|utilizan?|utilicen?|explotan?)|(?:está|están|es|son|ha sido|han sido)\\s+${adverbs.es}(?:en uso|en vigor|usad[oa]s?|utilizad[oa]s?|caducad[oa]s?|vencid[oa]s?|cancelad[oa]s?)|pertenecen? a`,
  },
  it: {
    begins:
      '(?<!\\p{L})(?:verific|controll|esamin|chiar|accert|chied|chiest|stabil|appur|sapere)\\p{L}*[^.;:?]{0,60}?\\sse|(?<!\\p{L})(?:esig|r?i?chied|pretend|dev|dov)\\p{L}*[^.;:?]{0,80}?(?:prov|dimostr)\\p{L}*\\s+che',
    ends: 'perché|poiché|che|ma|sebbene|dato|siccome',
    states: `(?:è|sono|sia|siano|viene|vengono|venga|vengano|è stat[oa]|sono stat[ie])\\s+${adverbs.it}(?:usat[oaie]|utilizzat[oaie]|sfruttat[oaie]|in uso|in vigore|scadut[oaie]|decadut[oaie]|cancellat[oaie])|appart(?:iene|engono) a`,
  },
}

const patternsOf = perLocale((locale) => {
  const { begins, ends, states } = asked[locale]
  return {
    question: new RegExp(`((?:${begins})(?!\\p{L}))((?:(?!${wholeWords(ends)})[^,;:.?()–—])*)`, 'giu'),
    states: new RegExp(wholeWords(states), 'giu'),
  }
})

/**
 * Returns a sentence without what it advises to have checked: "check whether the mark is used" does not state that it
 * is. Only statements of use, lapse and ownership are left out; all else that the question contains is still checked.
 */
export function withoutAdvisedChecks(sentence: string, locale: Locale): string {
  const { question, states } = patternsOf(locale)
  return sentence.replace(question, (_, begins: string, rest: string) => begins + rest.replace(states, ' '))
}
