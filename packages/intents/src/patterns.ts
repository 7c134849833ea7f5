/*
 * Turns of phrase that the expressions of the lexicon cannot describe. They are tested against folded text with single
 * blanks (`plainText`).
 */

/** "Is that 41 or 43?" */
export const eitherClass = /(?:^|\D)(?:[1-9]|[1-3]\d|4[0-5]) (?:oder|or|ou|o) (?:[1-9]|[1-3]\d|4[0-5])(?:\D|$)/

export const against = /\b(?:vs|versus|gegen|against|contre|contra|contro)\b/

export const both = /\b(?:beiden|both|deux|ambas|entrambi|due)\b/

/** "Could I file it?" */
export const mayI = /\b(?:can|could|may|might|should) (?:i|we|one) \b/

/** A clause that asks how long a period is in general, not when a particular one ends. */
export const generalPeriod =
  /\b(?:wie lange (?:dauert|ist|betragt|gilt|habe)|wie lang ist|how long (?:is|does|are|do)|combien de temps|quelle est la duree|quel est le delai|cual es el plazo|qual e il termine|cuanto (?:dura|tiempo)|quanto (?:dura|tempo)|was passiert|what happens|que se passe|que pasa|cosa succede)\b/

/** Words before a request that only express courtesy or address the person asked. */
export const courtesy =
  /^(?:(?:bitte|kannst|konntest|koennten|konnten|wurdest|du|sie|mir|mal|mich|und|hey|hi|hallo|brandy|please|pls|can|could|would|will|you|kindly|just|now|and|then|also|ok|okay|go|ahead|i|want|need|d|like|to|for|me|let|s|peux|pourrais|pouvez|pourriez|tu|vous|me|moi|stp|svp|et|puis|merci|de|s|il|te|plait|veux|je|voudrais|puedes|podrias|puede|podria|por|favor|porfa|quiero|que|necesito|y|oye|puoi|potresti|puo|mi|per|favore|vorrei|voglio|ti|prego|e|ciao|hola|bonjour|salut|ich|mochte|will|jetzt|gleich|direkt|dann|dazu|noch)\s+)*$/

/** "¿Cómo comparto …?", "Wie teile ich …?" */
export const asksHow =
  /(?:^|[¿.,;:!?] ?)(?:como [a-z]{3,}o|come (?!sono|stanno|hanno|vanno|dicono)[a-z]{3,}o|wie [a-z]{3,} (?:ich|man|wir))\b/

/** "Poner Solvento a mi marca" means to give the mark that name. */
export const namesOwn = /\bponer(?:le|les)? \S+(?: \S+)? a (?:mi|nuestr[oa]|un[ao]?)\b/

/** "Erfinde mir einen Namen": asks for a name, not for a false answer. */
export const coinsName =
  /\b(?:erfind\w*|denk dir|ausdenken|invent\w*|make up|come up with|coin)\b.{0,40}\b(?:(?:marken|produkt|firmen)?namen?|names?|noms?|nombres?|nomi|nome)\b/

/** What the state of a mark is called. */
export const stateWords =
  /\b(?:status|zustand|rechtsstand|in kraft|statut|en vigueur|estado|situacion|en vigor|anhangig\w*|geloscht\w*|abgelaufen\w*|verfallen\w*|cancelled|lapsed|abandoned|radiee?s?|caducad[ao]s?|scadut[oi]|pending|en instance|pendientes?|in sospeso|stato|in vigore|state of a mark|office status|erloschen|expired|eteinte|extinguida|estinto)\b/

/** The word alone, or with a word of courtesy. */
export const bareHelp =
  /^(?:(?:bitte|please|can you|could you|konnen sie|kannst du|pouvez vous|peux tu|puede|puedes|puo|puoi|s il (?:te|vous) plait|por favor|per favore|i need|ich brauche|j ai besoin d|necesito|ho bisogno di) )*(?:help(?: me)?|hilfe|hilf(?: mir)?|helfen sie mir|mir helfen|aide(?: moi)?|aidez moi|m aider|a l aide|ayuda|ayudame|ayudeme|ayudarme|aiuto|aiutami|mi aiuti|aiutarmi)(?: (?:bitte|please|s il (?:te|vous) plait|por favor|per favore))?$/

/** "its sister marks", where "its" refers to a mark that another part of the question names */
export const possessive = /\b(?:its|their|seine|ihre|deren|dessen|ses|leurs|sus|suoi|sue|loro)\b/

/** "What share of all marks is dead?" asks for a figure, not for the marks. */
export const share =
  /\b(?:share|percentage|percent|proportion|anteil\w*|prozent\w*|quote|pourcentage|porcentaje|proporcion|percentuale|proporzione)\b/

/** "all countries": takes a limit to offices back. */
export const everywhere =
  /\b(?:alle[nr]?|all|every|tous|toutes|todos|todas|tutti|tutte) (?:the |les |los |las |i |gli |le )?(?:lander\w*|amter\w*|register\w*|countries|country|offices|pays|registres|paises|oficinas|registros|paesi|uffici|registri)\b/

/** "all states": takes a limit to states back. */
export const anyState =
  /\b(?:alle[nr]?|all|every|any|tous|todos|tutti) (?:the |les |los |gli )?(?:zustande\w*|states?|statuts|estados|stati)\b/

/** "all types of marks": takes a limit to types back. */
export const anyType =
  /\b(?:alle[nr]?|all|every|any|tous|toutes|todos|todas|tutti|tutte) (?:the |les |los |las |i |gli )?(?:markenarten|markentypen|markenformen|arten|types?|kinds|sortes|tipos|clases de marcas?|tipi)\b/

/** "at any time": takes a limit to a period back. */
export const anyTime =
  /\b(?:egal wann|jederzeit|zu jeder zeit|ohne zeitraum|ohne datum|at any time|any time|whenever|any date|all dates|all years|n importe quand|toutes (?:les )?(?:dates|annees)|sans periode|cualquier fecha|en cualquier momento|todas las fechas|todos los anos|in qualsiasi momento|qualsiasi data|tutte le date|tutti gli anni)\b/

/** Marks of a type in the plural: "only word marks". */
export const manyMarks = /\b(?:\w*marken|(?:trade)?marks|marques|marcas|marchi)\b/

/** "priority before 2020": the period is that of the priority. */
export const priorityWords = /\b(?:prioritat\w*|priority|priorities|priorite\w*|prioridad\w*|priorita)\b/

/** "marks that expire in 2027" */
export const expires =
  /\b(?:ablauf\w*|laufen\b.*\bab|auslauf\w*|expir\w*|caduc\w*|venc\w*|scad(?:e|ono|ranno|enti|uti)|arrivent a echeance)\b/
/** A time to come: "next year". */
export const comingPeriod =
  /\b(?:(?:nachste[nrs]?|kommende[nrs]?) (?:jahre?|monate?|quartal)|next (?:year|month|quarter)|coming (?:year|months?)|(?:l an|l annee|le mois) prochaine?|(?:el )?proximo (?:ano|mes)|(?:el )?(?:ano|mes) (?:que viene|proximo)|(?:l )?anno prossimo|(?:il )?prossimo (?:anno|mese)|(?:il )?mese prossimo)\b/

/** "I must renew": the marks are the person's own. */
export const speaksOfSelf =
  /\b(?:ich|wir|mir|uns|i|we|me|us|je|j|nous|on|debo|tengo|tenemos|debemos|nos|me|devo|dobbiamo|ho|abbiamo|ci)\b/

/** "compare it with …": the first sign is named elsewhere. */
export const comparesIt =
  /\b(?:vergleich\w* (?:es|sie|ihn|das|die|den) mit|compare (?:it|this|that) (?:with|to)|compare[zs]? (?:le|la) (?:a|avec)|compar(?:alo|ala|elo|ela) con|confront(?:alo|ala) con)\b/

/** The beginning of a question or request of its own, with a sign: "who owns …", "ist … frei". */
export const asksAnew =
  /^[¿¡ ]*(?:wem|wer|ist|sind|gibt|wann|suche?|finde|zeig\w*|is|are|who|whose|when|does|find|search|show|look|a qui|qui|est ce|y a t il|quand|cherche\w*|trouve\w*|montre\w*|de quien|quien|esta|hay|cuando|busca\w*|muestra\w*|di chi|chi|quando|cerca\w*|trova\w*|mostra\w*)\b/

/** "You are a …", "Du alter …": says what somebody is. */
export const namesPerson =
  /^(?:ach |oh |hey |na )?(?:(?:du bist|ihr seid|you are|you re|tu es|t es|vous etes|eres|usted es|sei|tu sei|lei e) (?:(?:ja|doch|echt|so|just|such|really|vraiment|realmente|davvero|proprio) )*(?:an?|eine?|une?|un[ao]?|des) [^ ]+|du (?:\w+e[rs]? )?(?!bist|kannst|hast|willst|sollst|musst|darfst|weisst|wirst|machst|suchst|findest)[a-z]{3,})[ !.?]*$/

/** "since when", "filed when": asks for a day of a mark. */
export const datesOfMark =
  /\b(?:seit wann|wann (?:wurde|ist|war)|bis wann|gultig bis|since when|when (?:was|is|does|did|will)|until when|valid until|depuis quand|quand a t|jusqu a quand|desde cuando|cuando (?:se|fue)|hasta cuando|da quando|quando e stat|fino a quando)\b/

/** "which goods does it cover": asks for the list of goods of a mark. */
export const listOfGoods =
  /\b(?:(?:welche|welchen) (?:waren|produkte|dienstleistungen|dienste)|waren ?verzeichnis|waren und dienstleistungen|(?:which|what) (?:goods|services|products)|goods and services|list of goods|what does (?:\S+ ){1,4}cover|quels (?:produits|services)|produits et services|que (?:productos|servicios)|productos y servicios|quali (?:prodotti|servizi)|prodotti e servizi|(?:was deckt|que couvre|que cubre|cosa copre))\b/

/** "May I call my shop …?": asks whether a name may be used. */
export const callsSo =
  /\b(?:(?:darf|kann|konnte|durfen|konnen) (?:ich|wir|man)\b.* nennen|(?:can|may|could|am i allowed to) (?:i |we )?(?:call|name)\b|(?:puis je|peut on|pouvons nous) (?:l |le |la |les )?(?:appeler|nommer)|(?:puedo|podemos|podria) llamar\w*|(?:posso|possiamo|potrei) chiamar\w*)/

/** "the difference between a word mark and …" */
export const differs = /\b(?:unterschied\w*|unterscheide\w*|differences?|diferencias?|differenz[ae])\b/
