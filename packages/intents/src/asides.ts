import { plainText } from './reading.ts'

/*
 * Short messages about the last answer that name nothing themselves: the next page of a list, another order, the reason
 * for a result, and what to do next.
 */

const lead =
  '(?:(?:bitte|zeige?|mir|gib|noch|auch|die|der|das|alle|ok|und|please|show|me|see|give|let me|can you|could you|some|the|a few|montrez?|moi|m en|en|voir|affichez?|la|les|et|donne|muestra\\w*|ver|dame|las|los|y|mostra\\w*|fammi|vedere|vedi|i|gli|le|e) )*'
const further = [
  '(?:noch )?mehr(?: treffer| ergebnisse| marken| davon)?|weiter|weitere(?: treffer| ergebnisse| marken)?|nachste seite|nachsten(?: zehn| 10)?(?: treffer| marken)?',
  '(?:any )?more(?: results| hits| marks| of them)?|next(?: page| ten| 10)?(?: results| hits| marks)?',
  'page suivante|la suite|suite|suivante?s?|plus(?: de resultats)?|d autres(?: resultats)?|davantage',
  'mas(?: resultados)?|pagina siguiente|siguientes?(?: pagina| diez| 10)?|otr[oa]s',
  'altr[ie](?: risultati| marchi)?|di piu|pagina successiva|prossima pagina|prossimi(?: dieci| 10)?|avanti|ancora',
].join('|')
const former =
  'vorige seite|vorherige seite|previous page|page precedente|pagina anterior|pagina precedente|zuruck|back|atras|indietro'
const closing = '(?: bitte| please| s il (?:te|vous) plait| por favor| per favore)?[ .!?]*$'
const nextPage = new RegExp(`^[¿¡ ]*${lead}(?:${further})${closing}`)
const formerPage = new RegExp(`^[¿¡ ]*${lead}(?:${former})${closing}`)

/** Returns by how many pages a message turns those of the last search: 1, -1, or 0. */
export function turnsPages(text: string): number {
  const plain = plainText(text).trim()
  return nextPage.test(plain) ? 1 : formerPage.test(plain) ? -1 : 0
}

const sorts =
  /^[¿¡ ]*(?:(?:bitte|kannst du|konnen sie|und|and|can you|please|peux tu|pouvez vous|puedes|puede|puoi|puo) )*(?:(?:sortier\w*|ordne\w*|sort|order|trie[rz]?|classe les|ordena\w*|ordina\w*)\b(?: (?:die|sie|das|alle|them|these|by|les|los|las|li|le|nach|par|por|per|treffer|results|resultats|resultados|risultati))*(?: \S+){0,4}[ .!?]*$)/

/** "the oldest of them": the first mark in another order. */
const oldest =
  /\b(?:die|der|das|the|which (?:one )?is|la|le|el|il|lo) (?:(?:alteste|neueste|neuste|jungste|fruheste|oldest|newest|earliest|latest|most recent)\w*|(?:plus|mas|piu) (?:ancien\w*|vieil\w*|recent\w*|antigu\w*|reciente\w*|vecchi\w*|antic\w*|nuev\w*|nuov\w*))\b(?! (?:anmeldung|marken|filings|applications|marks))/

/** "Sort by date", "the oldest": the order of a list. */
export function asksOrder(text: string, hasList: boolean): boolean {
  const plain = plainText(text).trim()
  return sorts.test(plain) || (hasList && oldest.test(plain))
}

const reasons = [
  '(?:und |aber )?(?:warum|wieso|weshalb)(?: (?:nicht|das|denn|ist das so|sind (?:die|sie|das) \\w+|ist (?:der|die|das)(?: \\w+){1,3}))?|erklare?(?: (?:mir )?(?:das|es))?(?: bitte)?|was (?:bedeutet|heisst) das(?: \\w+)?|wie kommst du darauf|(?:ich )?versteh\\w* (?:ich )?(?:das )?nicht',
  '(?:and |but )?why(?: not| is that| so| are they similar| is it similar)?|explain(?: (?:it|that|this|please|more))*|what does (?:that|this|it) mean|how come|i don t understand|i do not understand',
  '(?:et |mais )?pourquoi(?: pas| ca| cela)?|explique\\w*(?: moi)?(?: (?:ca|cela))?|(?:qu est ce que|que) (?:ca|cela) (?:veut dire|signifie)|ca veut dire quoi|je ne comprends pas',
  '(?:y |pero )?por que(?: no| eso)?|explica\\w*(?: (?:eso|esto))?|que (?:significa|quiere decir) (?:eso|esto)|no (?:lo )?entiendo',
  '(?:e |ma )?perche(?: no)?|spiega\\w*(?: (?:questo|lo))?|(?:che )?cosa (?:significa|vuol dire)(?: questo)?|non capisco',
].join('|')
const why = new RegExp(`^[¿¡ ]*(?:${reasons})[ .!?]*$`)
const worst =
  /\b(?:(?:am |die |der |most |le |la |el |il |lo )?(?:gefahrlichst\w*|riskantest\w*|ahnlichst\w*|problematischst\w*)|most (?:dangerous|risky|similar|problematic)|closest|riskiest|(?:naher|ahnlicher)(?: dran)?|which (?:one )?is (?:closer|more similar)|(?:la |le |les )?plus (?:dangereu\w+|risquee?s?|proches?|similaires?)|mas (?:peligros\w+|arriesgad\w+|parecid\w+|similar\w*)|piu (?:pericolos\w+|rischios\w+|simil\w+))\b/

/** "Why?", "What does that mean?", "Which of them is the most similar?": the reasons of the last result. */
export const asksReason = (text: string): boolean => {
  const plain = plainText(text).trim()
  return why.test(plain) || worst.test(plain)
}

const steps = [
  '(?:und |ok )?(?:was (?:nun|jetzt)|und (?:nun|jetzt)|was (?:soll|kann|muss) ich (?:(?:jetzt|nun|als nachstes|dann) )*(?:tun|machen)|wie geht es (?:jetzt )?weiter|was ist der nachste schritt|(?:was sind die )?nachste[n]? schritte?|was (?:rats?t|empfiehlst|empfehlen) (?:du|sie)(?: mir)?)',
  '(?:and |so |ok )?(?:what now|now what|what next|what s next|what (?:should|can|do|must) (?:i|we) (?:do )?(?:now|next|then)|what (?:should|can|do) (?:i|we) do(?: now| next| about it)?|(?:what are )?(?:the )?next steps?|what do you (?:recommend|suggest|advise))',
  '(?:et |alors )?(?:maintenant|et apres|que (?:dois|puis) je faire(?: maintenant| ensuite)?|que faire(?: maintenant)?|qu est ce que je (?:fais|dois faire)(?: maintenant)?|(?:quelles sont les )?prochaines etapes|que (?:me )?(?:conseilles|conseillez|recommandes|recommandez)(?: tu| vous)?)',
  '(?:y |entonces )?(?:y ahora(?: que)?|ahora que|que (?:hago|puedo hacer|debo hacer|tengo que hacer)(?: ahora)?|(?:cuales son los )?(?:proximos|siguientes) pasos|que (?:me )?(?:recomiendas?|aconsejas?))',
  '(?:e |allora )?(?:e adesso|e ora|(?:che )?cosa (?:devo fare|posso fare|faccio)(?: adesso| ora)?|(?:quali sono i )?prossimi passi|(?:che )?cosa (?:mi )?(?:consigli\\w*|raccomand\\w*))',
].join('|')
const next = new RegExp(`^[¿¡ ]*(?:${steps})[ .!?]*$`)

/** "What should I do now?" */
export const asksNextStep = (text: string): boolean => next.test(plainText(text).trim())
