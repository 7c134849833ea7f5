import type { Locale } from '@marklot/contracts'
import type { RiskClass } from '@marklot/contracts/guardian-blocks'

/** Assurances that no search of registers can give. They are removed whatever the facts say. */
const assurances: Record<Locale, RegExp> = {
  de: /\brisiko(?:frei|los)|gefahrlos|garanti|bedenkenlos|unbedenklich|rechtssicher|(?:ist|sind|bleibt|wäre)\s+(?:\S+\s+){0,3}?(?:frei|sicher|verfügbar|erlaubt|zulässig)(?![\p{L}-])|\bkein\w*\s+(?:\S+\s+)?(?:risik|konflikt|gefahr|hindernis|eintragungshindernis|problem|kollision)|ohne\s+(?:\S+\s+)?(?:risik|gefahr|problem|bedenken)|mit sicherheit|auf jeden fall|völlig sicher|steht\s+(?:\S+\s+){0,4}nichts\s+(?:\S+\s+)?im weg|können\s+(?:\S+\s+){0,4}(?:problemlos|unbesorgt|beruhigt)|schutzfähig|eintragungsfähig|einzigartig|wahrscheinlichkeit|spricht\s+(?:\S+\s+)?nichts|passiert\s+(?:\S+\s+)?nichts|(?:dürfen|können)\s+(?:\S+\s+){0,4}(?:verwenden|nutzen|benutzen|anmelden)(?!\p{L})|\bkaum\s+(?:\S+\s+)?risik|\bkein\w*\s+(?:der|dieser)\b/iu,
  en: /\brisk-free|\bno\s+(?:\S+\s+)?(?:risks?|conflicts?|danger|obstacles?|grounds?|problems?|issues?)\b|without\s+(?:any\s+)?(?:risk|danger|problem|concern)|guarant|\b(?:certainly|definitely|undoubtedly)\b|\b(?:is|are|remains?|looks|seems)\s+(?:\S+\s+){0,3}?(?:free|safe|clear|available|permitted)\b|\bsafe to\b|\bfree to\b|\bfree for\b|nothing\s+(?:\S+\s+)?stands in|\bregistrable|\bunique\b|nothing\s+(?:\S+\s+)?(?:speaks|stops|prevents|against)|\b(?:may|can)\s+(?:\S+\s+){0,2}?(?:use|file|register)\b|\bgo ahead\b|without hesitation|\b(?:hardly|barely|scarcely)\b|\blittle risk|\bnone of\b|\bprobability/iu,
  fr: /\baucun\w*\s+(?:\S+\s+)?(?:risque|conflit|danger|obstacle|motif|problème)|sans\s+(?:aucun\s+|le moindre\s+)?(?:risque|danger|problème)|garanti|\bcertainement\b|en toute (?:sécurité|sérénité|tranquillité)|\b(?:est|sont|reste|semble)\s+(?:\S+\s+){0,3}?(?:libres?|disponibles?|sûr\w*|autorisée?s?)(?!\p{L})|\brien ne s’oppose|enregistrable|\bunique\b|rien\s+(?:\S+\s+)?(?:n’empêche|ne s’oppose)|pouvez\s+(?:\S+\s+){0,2}?(?:utiliser|déposer|enregistrer)(?!\p{L})|peu de risque|\bguère\b|probabilité/iu,
  es: /\bning[uú]n\w*\s+(?:\S+\s+)?(?:riesgo|conflicto|peligro|obstáculo|motivo|problema)|sin\s+(?:ningún\s+|el menor\s+)?(?:riesgo|peligro|problema)|garant[ií]|\b(?:seguramente|sin duda|con seguridad)|\b(?:es|son|está|están|queda|parece)\s+(?:\S+\s+){0,3}?(?:libres?|disponibles?|segur[oa]s?|permitid[oa]s?)(?!\p{L})|\bno (?:hay|existen?)\s+(?:\S+\s+)?(?:riesgo|conflicto|obstáculo|problema)|\bnada impide|registrable|\búnic[oa]\b|\bnada\s+(?:\S+\s+)?(?:impide|se opone)|\bpuede\s+(?:\S+\s+){0,2}?(?:usar|utilizar|presentar|registrar)|\bapenas\b|probabilidad/iu,
  it: /\bnessun\w*\s+(?:\S+\s+)?(?:rischio|conflitto|pericolo|ostacolo|impedimento|problema)|senza\s+(?:alcun\s+|il minimo\s+)?(?:rischio|pericolo|problema)|garan[tz]|\b(?:certamente|sicuramente|senza dubbio)\b|(?:è|sono|resta|sembra)\s+(?:\S+\s+){0,3}?(?:liber[oaie]|disponibil[ei]|sicur[oaie]|consentit[oaie])(?!\p{L})|\bnon (?:c’è|ci sono|esistono?)\s+(?:\S+\s+)?(?:rischi|conflitt|ostacol|problem)|\bnulla osta|niente impedisce|registrabile|\bunic[oa]\b|può\s+(?:\S+\s+){0,2}?(?:usare|utilizzare|depositare|registrare)|probabilità/iu,
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
    ratherNot: /(?<!\p{L})(?:unwahrscheinlich|gering|niedrig|klein|minimal|schwach|vernachlässigbar)\p{L}{0,3}(?!\p{L})/iu,
    open: /(?<!\p{L})(?:offen|mittel|mittler|moderat|mäßig|mittelgroß)\p{L}{0,3}(?!\p{L})/iu,
    oftenInConflict: /(?<!\p{L})(?:wahrscheinlich|hoch|hoh|erheblich|groß|beträchtlich)\p{L}{0,3}(?!\p{L})/iu,
  },
  en: {
    ratherNot: /\b(?:unlikely|low|small|minimal|slight|negligible|minor)\b/iu,
    open: /\b(?:open|uncertain|medium|moderate|average)\b/iu,
    oftenInConflict: /\b(?:likely|probable|high|considerable|significant|substantial|serious|severe)\b/iu,
  },
  fr: {
    ratherNot: /(?<!\p{L})(?:improbable|peu probable|faible|bas|minime|négligeable|limité)s?(?!\p{L})/iu,
    open: /(?<!\p{L})(?:ouverte?|incertaine?|moyen|modéré)s?(?!\p{L})/iu,
    oftenInConflict: /(?<!\p{L}|peu )(?:probable|élevé|important|considérable|fort|grand)s?(?!\p{L})/iu,
  },
  es: {
    ratherNot: /(?<!\p{L})(?:improbable|poco probable|bajo|pequeño|mínimo|escaso|reducido)s?(?!\p{L})/iu,
    open: /(?<!\p{L})(?:abierto|inciert[oa]|medio|moderado)s?(?!\p{L})/iu,
    oftenInConflict: /(?<!\p{L}|poco )(?:probable|alto|elevado|considerable|gran|grande|importante)s?(?!\p{L})/iu,
  },
  it: {
    ratherNot: /(?<!\p{L})(?:improbabile|poco probabile|basso|minimo|ridotto|limitato|trascurabile)(?!\p{L})/iu,
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

/**
 * Whether the assurances and classes of risk of a sentence hold.
 * @param allowed the classes of risk that the sentence may name: those of the marks in it, or the overall one
 */
export function claimsHold(sentence: string, allowed: ReadonlySet<RiskClass>, locale: Locale): boolean {
  if (assurances[locale].test(sentence)) return false
  if (!risk[locale].test(sentence)) return true
  const named = (['ratherNot', 'open', 'oftenInConflict'] as const).filter((level) => levels[locale][level].test(sentence))
  return named.length === 0 || (named.every((level) => allowed.has(level)) && !negation[locale].test(sentence))
}
