import type { Locale } from '@marklot/contracts'
import type { RiskClass } from '@marklot/contracts/guardian-blocks'

/** Words by which a sentence is about a risk or a conflict. */
const risk: Record<Locale, RegExp> = {
  de: /risik|konflikt|kollision|verwechslungsgefahr/iu,
  en: /\brisk|\bconflict|likelihood of confusion/iu,
  fr: /\brisque|\bconflit/iu,
  es: /\briesgo|\bconflicto/iu,
  it: /\brischi|\bconflitt/iu,
}

/** Words that name a class of risk. */
const levels: Record<Locale, Record<RiskClass, RegExp>> = {
  de: {
    ratherNot:
      /(?<!\p{L})(?:unwahrscheinlich|gering|niedrig|klein|minimal|schwach|vernachlässigbar|überschaubar|vertretbar|beherrschbar|akzeptabel|tragbar|harmlos)\p{L}{0,3}(?!\p{L})/iu,
    open: /(?<!\p{L})(?:offen|mittel|mittler|moderat|mäßig|mittelgroß)\p{L}{0,3}(?!\p{L})/iu,
    oftenInConflict: /(?<!\p{L})(?:wahrscheinlich|hoch|hoh|erheblich|groß|beträchtlich)\p{L}{0,3}(?!\p{L})/iu,
  },
  en: {
    ratherNot:
      /\b(?:unlikely|low|small|minimal|slight|negligible|minor|manageable|acceptable|tolerable|harmless|remote|modest)\b/iu,
    open: /\b(?:open|uncertain|medium|moderate|average)\b/iu,
    oftenInConflict: /\b(?:likely|probable|high|considerable|significant|substantial|serious|severe)\b/iu,
  },
  fr: {
    ratherNot:
      /(?<!\p{L})(?:improbable|peu probable|faible|bas|minime|négligeable|limité|acceptable|maîtrisable|tolérable|modeste|réduit)s?(?!\p{L})/iu,
    open: /(?<!\p{L})(?:ouverte?|incertaine?|moyen|modéré)s?(?!\p{L})/iu,
    oftenInConflict: /(?<!\p{L}|peu )(?:probable|élevé|important|considérable|fort|grand)s?(?!\p{L})/iu,
  },
  es: {
    ratherNot:
      /(?<!\p{L})(?:improbable|poco probable|bajo|pequeño|mínimo|escaso|reducido|aceptable|asumible|manejable|tolerable)s?(?!\p{L})/iu,
    open: /(?<!\p{L})(?:abierto|inciert[oa]|medio|moderado)s?(?!\p{L})/iu,
    oftenInConflict: /(?<!\p{L}|poco )(?:probable|alto|elevado|considerable|gran|grande|importante)s?(?!\p{L})/iu,
  },
  it: {
    ratherNot:
      /(?<!\p{L})(?:improbabile|poco probabile|basso|minimo|ridotto|limitato|trascurabile|accettabile|gestibile|tollerabile|modesto)(?!\p{L})/iu,
    open: /(?<!\p{L})(?:aperto|incerto|medio|moderato)(?!\p{L})/iu,
    oftenInConflict: /(?<!\p{L}|poco )(?:probabile|alto|elevato|considerevole|notevole|grande)(?!\p{L})/iu,
  },
}

/** Words that deny the class of risk that a sentence names. */
const negation: Record<Locale, RegExp> = {
  de: /(?<!\p{L})(?:nicht|weder|kaum|selten)(?!\p{L})|wenig(?:er)? (?=wahrscheinlich)/iu,
  en: /\b(?:not|neither|hardly|scarcely|barely|seldom|rarely|isn’t|n't)\b|\b(?:less|little) (?=likely|probable)/iu,
  fr: /(?<!\p{L})(?:pas|ni|guère|rarement)(?!\p{L})|moins (?=probable)/iu,
  es: /(?<!\p{L})(?:no|ni|apenas|raramente)(?!\p{L})|menos (?=probable)/iu,
  it: /(?<!\p{L})(?:non|né|appena|raramente)(?!\p{L})|meno (?=probabile)/iu,
}

/** A risk that would be lower or higher after a step, which names no class of it. */
const changes: Record<Locale, RegExp> = {
  de: /(?<!\p{L})(?:wäre|würde) (?:\S+ ){0,5}(?:geringer|niedriger|kleiner|höher|größer)(?!\p{L}| \p{L})/iu,
  en: /\bwould be (?:\S+ ){0,2}(?:lower|higher|smaller|greater)\b/iu,
  fr: /(?<!\p{L})serait (?:\S+ ){0,2}(?:plus (?:faible|bas|élevé)|moindre|moins élevé)(?!\p{L})/iu,
  es: /(?<!\p{L})sería (?:\S+ ){0,2}(?:más (?:bajo|alto)|menor|mayor)(?!\p{L})/iu,
  it: /(?<!\p{L})sarebbe (?:\S+ ){0,2}(?:più (?:basso|alto)|minore|maggiore)(?!\p{L})/iu,
}

/** Words that say of a name that it is far from another. They are as reassuring as a low risk. */
const distances: Record<Locale, RegExp> = {
  de: /(?<!\p{L})(?:weit(?:er|est)?|fern)(?=\s+(?:\S+\s+){0,4}?(?:entfernt|weg|ab|auseinander))|(?<!\p{L})(?:wenig|gering\p{L}*|schwach\p{L}*|niedrig\p{L}*)(?!\p{L})/iu,
  en: /\b(?:far|distant|remote|low|weak|weakly|less (?:close|similar))\b(?<!so far)/iu,
  fr: /(?<!\p{L})(?:loin|éloignée?s?|lointaine?s?|faibles?|faiblement|moins (?:proche|similaire)s?|peu (?:proche|similaire)s?)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:lejos|lejan[oa]s?|alejad[oa]s?|distantes?|baj[oa]s?(?!\s+(?:la|el|las|los))|menos (?:cercan[oa]|parecid[oa]|similar)\p{L}*|poco (?:cercan[oa]|parecid[oa]|similar)\p{L}*)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:lontan[oaie]|distant[ei]|bass[oaie]|debol[ei]|meno (?:vicin|simil)\p{L}+|poco (?:vicin|simil)\p{L}+)(?!\p{L})/iu,
}

/** Returns whether a sentence is about a risk or a conflict. */
export const isAboutRisk = (sentence: string, locale: Locale): boolean => risk[locale].test(sentence)

/**
 * Returns whether the risk classes and distances in a sentence are correct.
 * @param allowed the risk classes that the sentence may name: those of the marks in it, or the overall one
 */
export function riskHolds(written: string, allowed: ReadonlySet<RiskClass>, locale: Locale): boolean {
  const sentence = written.replace(changes[locale], ' ')
  if (!risk[locale].test(sentence)) return allowed.size === 0 || allowed.has('ratherNot') || !distances[locale].test(sentence)
  const named = (['ratherNot', 'open', 'oftenInConflict'] as const).filter((level) => levels[locale][level].test(sentence))
  return named.length === 0 || (named.every((level) => allowed.has(level)) && !negation[locale].test(sentence))
}
