import type { Locale } from '@marklot/contracts'
import type { RiskClass } from '@marklot/contracts/guardian-blocks'
import { givesVerdict } from './verdicts.ts'

/** Assurances that no search of registers can give. They are removed regardless of the facts. */
const assurances: Record<Locale, readonly RegExp[]> = {
  de: [
    /\brisiko(?:frei|los)/iu,
    /gefahrlos/iu,
    /garanti/iu,
    /bedenkenlos/iu,
    /unbedenklich/iu,
    /rechtssicher/iu,
    /(?:ist|sind|bleibt|wäre)\s+(?:\S+\s+){0,3}?(?:frei|sicher|verfügbar|erlaubt|zulässig)(?![\p{L}-])/iu,
    /\bkein\w*\s+(?:\S+\s+)?(?:risik|konflikt|gefahr|hindernis|eintragungshindernis|problem|kollision)/iu,
    /ohne\s+(?:\S+\s+)?(?:risik|gefahr|problem|bedenken)/iu,
    /mit sicherheit/iu,
    /auf jeden fall/iu,
    /völlig sicher/iu,
    /steht\s+(?:\S+\s+){0,4}nichts\s+(?:\S+\s+)?im weg/iu,
    /können\s+(?:\S+\s+){0,4}(?:problemlos|unbesorgt|beruhigt)/iu,
    /schutzfähig/iu,
    /eintragungsfähig/iu,
    /einzigartig/iu,
    /wahrscheinlichkeit/iu,
    /spricht\s+(?:\S+\s+)?nichts/iu,
    /passiert\s+(?:\S+\s+)?nichts/iu,
    /(?:dürfen|können)\s+(?:\S+\s+){0,4}(?:verwenden|nutzen|benutzen|anmelden)(?!\p{L})/iu,
    /\bkaum\s+(?:\S+\s+)?risik/iu,
    /\bkein\w*\s+(?:der|dieser)\b/iu,
  ],
  en: [
    /\brisk-free/iu,
    /\bno\s+(?:\S+\s+)?(?:risks?|conflicts?|danger|obstacles?|grounds?|problems?|issues?)\b/iu,
    /without\s+(?:any\s+)?(?:risk|danger|problem|concern)/iu,
    /guarant/iu,
    /\b(?:certainly|definitely|undoubtedly)\b/iu,
    /\b(?:is|are|remains?|looks|seems)\s+(?:\S+\s+){0,3}?(?:free|safe|clear|available|permitted)\b/iu,
    /\bsafe to\b/iu,
    /\bfree to\b/iu,
    /\bfree for\b/iu,
    /nothing\s+(?:\S+\s+)?stands in/iu,
    /\bregistrable/iu,
    /\bunique\b/iu,
    /nothing\s+(?:\S+\s+)?(?:speaks|stops|prevents|against)/iu,
    /\b(?:may|can)\s+(?:\S+\s+){0,2}?(?:use|file|register)\b/iu,
    /\bgo ahead\b/iu,
    /without hesitation/iu,
    /\b(?:hardly|barely|scarcely)\b/iu,
    /\blittle risk/iu,
    /\bnone of\b/iu,
    /\bprobability/iu,
  ],
  fr: [
    /\baucun\w*\s+(?:\S+\s+)?(?:risque|conflit|danger|obstacle|motif|problème)/iu,
    /sans\s+(?:aucun\s+|le moindre\s+)?(?:risque|danger|problème)/iu,
    /garanti/iu,
    /\bcertainement\b/iu,
    /en toute (?:sécurité|sérénité|tranquillité)/iu,
    /\b(?:est|sont|reste|semble)\s+(?:\S+\s+){0,3}?(?:libres?|disponibles?|sûr\w*|autorisée?s?)(?!\p{L})/iu,
    /\brien ne s’oppose/iu,
    /enregistrable/iu,
    /\bunique\b/iu,
    /rien\s+(?:\S+\s+)?(?:n’empêche|ne s’oppose)/iu,
    /pouvez\s+(?:\S+\s+){0,2}?(?:utiliser|déposer|enregistrer)(?!\p{L})/iu,
    /peu de risque/iu,
    /\bguère\b/iu,
    /probabilité/iu,
  ],
  es: [
    /\bning[uú]n\w*\s+(?:\S+\s+)?(?:riesgo|conflicto|peligro|obstáculo|motivo|problema)/iu,
    /sin\s+(?:ningún\s+|el menor\s+)?(?:riesgo|peligro|problema)/iu,
    /garant[ií]/iu,
    /\b(?:seguramente|sin duda|con seguridad)/iu,
    /\b(?:es|son|está|están|queda|parece)\s+(?:\S+\s+){0,3}?(?:libres?|disponibles?|segur[oa]s?|permitid[oa]s?)(?!\p{L})/iu,
    /\bno (?:hay|existen?)\s+(?:\S+\s+)?(?:riesgo|conflicto|obstáculo|problema)/iu,
    /\bnada impide/iu,
    /registrable/iu,
    /\búnic[oa]\b/iu,
    /\bnada\s+(?:\S+\s+)?(?:impide|se opone)/iu,
    /\bpuede\s+(?:\S+\s+){0,2}?(?:usar|utilizar|presentar|registrar)/iu,
    /\bapenas\b/iu,
    /probabilidad/iu,
  ],
  it: [
    /\bnessun\w*\s+(?:\S+\s+)?(?:rischio|conflitto|pericolo|ostacolo|impedimento|problema)/iu,
    /senza\s+(?:alcun\s+|il minimo\s+)?(?:rischio|pericolo|problema)/iu,
    /garan[tz]/iu,
    /\b(?:certamente|sicuramente|senza dubbio)\b/iu,
    /(?:è|sono|resta|sembra)\s+(?:\S+\s+){0,3}?(?:liber[oaie]|disponibil[ei]|sicur[oaie]|consentit[oaie])(?!\p{L})/iu,
    /\bnon (?:c’è|ci sono|esistono?)\s+(?:\S+\s+)?(?:rischi|conflitt|ostacol|problem)/iu,
    /\bnulla osta/iu,
    /niente impedisce/iu,
    /registrabile/iu,
    /\bunic[oa]\b/iu,
    /può\s+(?:\S+\s+){0,2}?(?:usare|utilizzare|depositare|registrare)/iu,
    /probabilità/iu,
  ],
}

const risk: Record<Locale, RegExp> = {
  de: /risik|konflikt|kollision|verwechslungsgefahr/iu,
  en: /\brisk|\bconflict|likelihood of confusion/iu,
  fr: /\brisque|\bconflit/iu,
  es: /\briesgo|\bconflicto/iu,
  it: /\brischi|\bconflitt/iu,
}
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
const negation: Record<Locale, RegExp> = {
  de: /(?<!\p{L})(?:nicht|weder|kaum)(?!\p{L})/iu,
  en: /\b(?:not|neither|hardly|isn’t|n't)\b/iu,
  fr: /(?<!\p{L})(?:pas|ni|guère)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:no|ni|apenas)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:non|né|appena)(?!\p{L})/iu,
}

/** Words that say of a name that it is far from another. They are as reassuring as a low risk. */
const distances: Record<Locale, RegExp> = {
  de: /(?<!\p{L})(?:weit(?:er|est)?|fern)(?=\s+(?:\S+\s+){0,4}?(?:entfernt|weg|ab|auseinander))|(?<!\p{L})(?:wenig|gering\p{L}*|schwach\p{L}*|niedrig\p{L}*)(?!\p{L})/iu,
  en: /\b(?:far|distant|remote|low|weak|weakly|less (?:close|similar))\b(?<!so far)/iu,
  fr: /(?<!\p{L})(?:loin|éloignée?s?|lointaine?s?|faibles?|faiblement|moins (?:proche|similaire)s?|peu (?:proche|similaire)s?)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:lejos|lejan[oa]s?|alejad[oa]s?|distantes?|baj[oa]s?(?!\s+(?:la|el|las|los))|menos (?:cercan[oa]|parecid[oa]|similar)\p{L}*|poco (?:cercan[oa]|parecid[oa]|similar)\p{L}*)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:lontan[oaie]|distant[ei]|bass[oaie]|debol[ei]|meno (?:vicin|simil)\p{L}+|poco (?:vicin|simil)\p{L}+)(?!\p{L})/iu,
}

/** Returns a sentence as it is, with accents removed and, in German, with umlauts that are written in two letters. */
function spellingsOf(sentence: string, locale: Locale): Set<string> {
  const plain = sentence.normalize('NFD').replace(/\p{M}/gu, '')
  if (locale !== 'de') return new Set([sentence, plain])
  const umlauts: Record<string, string> = { ae: 'ä', oe: 'ö', ue: 'ü' }
  return new Set([sentence, plain, sentence.replace(/[aou]e/g, (letters) => umlauts[letters] ?? letters)])
}

/** Returns whether a sentence is about a risk or a conflict. */
export const isAboutRisk = (sentence: string, locale: Locale): boolean => risk[locale].test(sentence)

/**
 * Returns whether the assurances and risk classes in a sentence are correct.
 * @param allowed the risk classes that the sentence may name: those of the marks in it, or the overall one
 */
export function claimsHold(sentence: string, allowed: ReadonlySet<RiskClass>, locale: Locale): boolean {
  for (const spelling of spellingsOf(sentence, locale)) {
    if (assurances[locale].some((assurance) => assurance.test(spelling))) return false
    if (givesVerdict(spelling, locale)) return false
  }
  if (!risk[locale].test(sentence)) return allowed.size === 0 || allowed.has('ratherNot') || !distances[locale].test(sentence)
  const named = (['ratherNot', 'open', 'oftenInConflict'] as const).filter((level) => levels[locale][level].test(sentence))
  return named.length === 0 || (named.every((level) => allowed.has(level)) && !negation[locale].test(sentence))
}
