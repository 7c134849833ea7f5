import type { Locale } from '@marklot/contracts'
import { isHedge } from './denials.ts'

/**
 * What a sentence without a fact may be about. Everything else that a model writes without a fact is a verdict, an
 * assurance or filling.
 */
const subjects: Record<Locale, { work: RegExp; advice: RegExp }> = {
  de: {
    work: /geprüft|prüfung|recherch|durchsuch|gesucht|suche|untersuch|verglichen|vergleich|einbezogen|berücksichtigt|gefunden|register|ergebnis|liste|simulator|entscheidung/iu,
    advice:
      /anwält|anwalt|kanzlei|beratung|fachkundig|(?<!\p{L})(?:vergleichen|prüfen|achten|beachten|bedenken|berücksichtigen|überwachen|beobachten|überlegen|erwägen|schränken|fassen|klären|lassen|lesen|sprechen|wenden|holen|ziehen|grenzen|beschränken|begrenzen|verlangen|fordern|warten) sie/iu,
  },
  en: {
    work: /\b(?:check|search|examin|compar|includ|consider|review|found|look|register|results?\b|list\b|simulator|decides|decision)/iu,
    advice:
      /attorney|lawyer|counsel|\badvi[cs]e|(?:^|[,;:] |please |to )(?:compare|check|review|look|watch|consider|note|keep|monitor|narrow|think|have|ask|see|read|talk|speak|consult|seek|obtain|limit|restrict|demand|request|assess|verify|clarify)\b/iu,
  },
  fr: {
    work: /vérifi|recherch|consult|examin|compar|inclu|trouv|registre|résultat|liste|simulateur|décision/iu,
    advice:
      /avocat|conseil|cabinet|avis juridique|(?<!\p{L})(?:comparez|vérifiez|notez|noter|veillez|surveillez|envisagez|restreignez|limitez|examinez|faites|gardez|tenez|pensez|lisez|lire|parlez|adressez|demandez|consultez|précisez|exigez|évaluez|analysez|clarifiez)(?!\p{L})/iu,
  },
  es: {
    work: /comprob|busc|búsqueda|consult|examin|compar|inclu|encontr|registro|resultado|lista|simulador|decide|decisión/iu,
    advice:
      /abogad|asesor|despacho|(?<!\p{L})(?:compare|compruebe|revise|tenga|vigile|considere|limite|restrinja|haga|recuerde|observe|piense|note|lea|hable|consulte|pida|solicite|exija|delimite|precise|analice|examine|verifique|aclare|valore)(?!\p{L})/iu,
  },
  it: {
    work: /verific|ricerc|cerca|consult|esamin|confront|inclu|trovat|registro|risultat|elenco|simulatore|decisione/iu,
    advice:
      /avvocat|consulen|studio|parere legale|(?<!\p{L})(?:confronti|verifichi|tenga|sorvegli|consideri|valuti|limiti|restringa|faccia|ricordi|osservi|pensi|noti|legga|parli|rivolga|chieda|consulti|richieda|esiga|precisi|delimiti|esamini|analizzi|chiarisca)(?!\p{L})/iu,
  },
}

/**
 * What a text may say of a found name: how it relates to other names, what its entry in a register holds, and what an
 * office may object to in it.
 */
const relations: Record<Locale, RegExp> = {
  de: /ähnlich|(?<!\p{L})(?:nah|näher|nächst)|gleich|identisch|überein|erinner|bedeut|klingt|klang|heißt|enthält|unterscheid|konflikt|kollid|kollision|verwechs|risik|widerspr|beanstand|beschreib|hindernis|ältere|inhaber(?:in)?(?: ist|:)|gehört (?:der|dem|zu)|domain|eingetragen|angemeldet|eintrag|nachweis|beacht|aufmerksam|blick|benutzung|silbe|vokal|konsonant|buchstab|endung|wortanfang|schreibweise|geschrieb|aussprach|überschneid|überlapp|berücksichtig|berühr|abweich|teilen|teilt(?!\p{L})|anklang|anklingt|anspiel|assoziier|assoziat|wecken|weckt|umfass|deckt|abdeck|betrifft|familienname|gattung|anpreis|üblich|irreführ|geograf|unterscheidungskr|emblem/iu,
  en: /simil|\b(?:close|near)|identi|\bsame\b|match|recall|resembl|remind|\bmean|sound|contain|differ|conflict|collid|confus|risk|oppos|object|descriptive|ground|obstacle|earlier|owner(?: is|:)|owned by|belongs to|domain|registered|filed|entry|proof|attention|\blook|\bnote\b|syllab|vowel|consonant|letter|ending|prefix|suffix|spell|pronounc|overlap|\bshare|account|genuine use|separat|evok|allud|echo|associat|connot|hint|suggest|cover|concern|surname|generic|laudator|customary|deceptive|geograph|distinctive|emblem/iu,
  fr: /simil|proche|identi|même|coïncid|rappel|évoqu|ressembl|signifi|sonorité|sonn|contient|diffèr|conflit|confusion|risque|oppos|objection|descripti|motif|obstacle|antérieure?|titulaire(?: est|\s:)|appartient à|domaine|enregistrée?|déposée?|inscri|preuve|attention|examen|syllabe|voyelle|consonne|lettre|terminaison|préfixe|suffixe|orthograph|pronon|recoup|chevauch|partage|tenir compte|sépar|associ|allus|connot|renvoi|couvr|comprend|concern|nom de famille|patronym|génériqu|laudati|élogi|usuel|trompeu|géograph|distinctif|emblème/iu,
  es: /simil|parecid|cercan|próxim|idénti|mism|coincid|recuerd|evoc|significa|suena|contien|difier|conflicto|confusión|riesgo|opos|objeci|objet|descripti|motivo|obstáculo|anterior|titular(?: es|:)|pertenece a|dominio|registrad|presentad|solicitad|inscri|prueba|atención|examen|sílaba|vocal|consonante|letra|terminación|prefijo|sufijo|ortogr|pronunc|solap|compart|en cuenta|separ|recordar|asocia|alus|alud|connot|remit|cubr|abarc|comprend|concierne|afecta|apellido|genéric|laudator|elogi|habitual|engaños|geográf|distintiv|emblema/iu,
  it: /simil|vicin|prossim|identi|stess|coincid|ricord|evoca|signific|suona|contien|differ|conflitto|confusione|rischio|oppos|obiezion|descritti|impediment|ostacol|anterior|titolare(?: è|:)|appartiene a|dominio|registrat|depositat|iscri|prova|attenzione|esame|sillab|vocal|consonant|letter|desinenz|prefiss|suffiss|ortogr|pronunc|sovrappo|condivid|conto|separ|richiam|evoc|associ|allu|connot|rimand|copr|compren|riguard|interess|cognom|generic|elogiativ|usual|ingannevol|geograf|distintiv|emblem/iu,
}

/** Warnings that owners may oppose, which hold for every earlier mark. */
const warnings: Record<Locale, RegExp> = {
  de: /(?<!\p{L})(?:könn|dürf)\p{L}* (?:\S+ ){0,8}(?:widerspr|beanstand)/iu,
  en: /\b(?:could|may|might|can) (?:\S+ ){0,3}(?:oppos|object)/iu,
  fr: /(?<!\p{L})(?:peu(?:t|vent)|pourrai(?:t|ent)) (?:\S+ ){0,3}(?:s’oppos|oppos|objection)/iu,
  es: /(?<!\p{L})(?:pued|podr)\p{L}* (?:\S+ ){0,3}(?:opon|oposici|objeci)/iu,
  it: /(?<!\p{L})(?:può|possono|potr)\p{L}* (?:\S+ ){0,3}(?:oppor|opposizion|obiezion)/iu,
}

interface Stated {
  /** Whether the sentence contains a name that the product found, rather than the name under assessment alone. */
  hasFoundName: boolean
  /** Whether the sentence is about risk, which has a check of its own. */
  isAboutRisk: boolean
  /** Whether the sentence names a language of the facts, in which a word means something. */
  isAboutLanguage: boolean
  /** Whether the sentence names an office or a territory, also by an adjective. */
  namesOffice: boolean
}

/**
 * Returns whether a sentence says something that the product can have found: a figure, a date or a class of risk, a
 * relation of a name or an office, what was searched, advice to look closer, or a warning of an opposition.
 */
export function isAnchored(
  sentence: string,
  { hasFoundName, isAboutRisk, isAboutLanguage, namesOffice }: Stated,
  locale: Locale,
): boolean {
  const { work, advice } = subjects[locale]
  if (isAboutRisk || /\d/u.test(sentence) || /\?\P{L}*$/u.test(sentence) || !/\p{L}/u.test(sentence)) return true
  if (hasFoundName && (isAboutLanguage || relations[locale].test(sentence))) return true
  if ([work, advice, warnings[locale]].some((subject) => subject.test(sentence)) || isHedge(sentence, locale)) return true
  return namesOffice && relations[locale].test(sentence)
}
