import type { Locale } from '@marklot/contracts'
import { thingsIn } from './counted.ts'
import type { CountedKind, FactSets } from './fact-sets.ts'

/** Words that say that something is not so. */
const denials: Record<Locale, RegExp> = {
  de: /(?<!\p{L})(?:nicht|kein(?:e[nrms]?)?|nie|niemals|weder|niemand\p{L}*|nichts)(?!\p{L})/iu,
  en: /(?<!\p{L})(?:not|no|never|none|nobody|nothing|neither|nor|cannot|\p{L}+n’t)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:ne|n’|pas|aucune?|jamais|rien|ni)(?!\p{L})|(?<!\p{L})n’/iu,
  es: /(?<!\p{L})(?:no|nunca|jamás|ning[uú]n[oa]?s?|nada|nadie|tampoco|ni)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:non|mai|nessun[oa]?|nulla|niente|né|neppure|nemmeno)(?!\p{L})/iu,
}

/** Statements of what a result does not mean, which deny without assuring. */
const hedges: Record<Locale, RegExp> = {
  de: /nicht (?:automatisch|zwangsläufig|zwingend|unbedingt|allein)|keine (?:rechts|anwaltliche )beratung|ersetzt keine|nicht (?:\p{L}+ )?(?:vorhersag|vorherseh|absehen|vorausseh|voraussag|abschätzen)|nicht (?:\p{L}+ )?(?:sagen|bestimmen|beurteilen|feststellen)/iu,
  en: /not (?:automatically|necessarily|by itself|alone)|no(?:t| substitute for) legal advice|does not replace|(?:cannot|not) be (?:predicted|foreseen)|(?:cannot|not) predict|cannot (?:yet )?be (?:said|told|determined|assessed|judged|established)/iu,
  fr: /pas (?:automatiquement|nécessairement|forcément|à lui seul|à elle seule)|pas un (?:conseil|avis) juridique|ne remplace|(?:pas|ne peut|ne peuvent) (?:\p{L}+ ){0,5}(?:prédire|prévoir|prévisible)|ne peut pas (?:être )?(?:\p{L}+ )?(?:dire|dit|déterminer|déterminé|établir|établi|apprécier)/iu,
  es: /no (?:\p{L}+ )?(?:automáticamente|necesariamente|por sí sol[oa])|no es asesoramiento|no sustituye|no (?:\p{L}+ ){0,3}(?:predecir|prever|previsible)|no (?:se )?puede (?:\p{L}+ )?(?:decir|determinar|afirmar|valorar)/iu,
  it: /non (?:\p{L}+ )?(?:automaticamente|necessariamente|di per sé)|non è una consulenza|non sostituisce|non (?:\p{L}+ ){0,3}(?:predire|prevedere|prevedibile)|non si può (?:\p{L}+ )?(?:dire|determinare|stabilire|affermare|valutare)/iu,
}

/** What a sentence denies only if something happens, and "ne … que" in French, which means "only". */
const conditional: Record<Locale, RegExp> = {
  de: /(?<!\p{L})(?:wenn|falls|sofern)(?!\p{L})[^,;:]*/giu,
  en: /(?<!\p{L})if(?!\p{L})[^,;:]*/giu,
  fr: /(?<!\p{L})(?:si|s’il|s’ils)(?!\p{L})[^,;:]*|(?<!\p{L})(?:ne |n’)(?!(?:\S+ ){0,6}(?:pas|plus|aucun|jamais|rien|ni)(?!\p{L}))(?=(?:\S+ ){1,6}qu[e’])/giu,
  es: /(?<!\p{L})si(?!\p{L})[^,;:]*/giu,
  it: /(?<!\p{L})se non(?!\p{L})[^,;:]*/giu,
}

/** What was not searched, which a text may say. */
const unsearched: Record<Locale, RegExp> = {
  de: /durchsuch|gesucht|recherchiert|untersucht|geprüft|verglichen|einbezogen|berücksichtigt|erfasst|abgedeckt|eingesehen|außerhalb des suchumfangs|teil (?:der|dieser)|(?<!\p{L})sah(?:en)?(?!\p{L})/iu,
  en: /search|examin|check|compar|includ|covered|considered/iu,
  fr: /recherch|consult|examin|vérifi|compar|inclus|couvert/iu,
  es: /busc|búsqueda|consult|examin|comprob|compar|inclui/iu,
  it: /ricerc|cercat|consult|esamin|verific|confront|inclus/iu,
}

const identical = /identi|idénti/iu
const similar = /ähnlich|similar|similaire|simil|semblabl|parecid/iu

/** Returns whether a sentence denies something, other than under a condition. */
export const denies = (sentence: string, locale: Locale): boolean =>
  denials[locale].test(sentence.replace(conditional[locale], ' '))

/** Returns whether a sentence says what a result does not mean: it is no legal advice, and it predicts nothing. */
export const isHedge = (sentence: string, locale: Locale): boolean => hedges[locale].test(sentence)

/**
 * Returns whether a sentence denies only what the product denies: that identical or similar names were found, or that
 * something was searched. To deny anything else, such as an obstacle, a use or an objection, is an assurance.
 */
export function deniesOnlyFacts(
  sentence: string,
  { counts, countsOf }: Pick<FactSets, 'counts' | 'countsOf'>,
  locale: Locale,
): boolean {
  if (!denies(sentence, locale)) return true
  if (isHedge(sentence, locale) || unsearched[locale].test(sentence)) return true
  const isNone = (kind: CountedKind) => (countsOf[kind] ?? counts).has(0)
  const things = thingsIn(sentence, locale)
  return (
    (identical.test(sentence) && things.every((thing) => isNone(thing === 'Goods' ? 'similarGoods' : `identical${thing}`))) ||
    (similar.test(sentence) && things.every((thing) => isNone(`similar${thing}`)))
  )
}
