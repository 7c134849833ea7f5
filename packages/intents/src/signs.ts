import type { Locale } from '@marklot/contracts'
import type { Reading } from './reading.ts'
import { fold } from './text/fold.ts'

/** A piece of the question that may be a sign, an owner, the name of a list, or goods. */
export interface NamedThing {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly role: 'sign' | 'owner' | 'list' | 'goods'
  readonly isQuoted: boolean
}

const set = (words: string) => new Set(words.split(' '))
/** Short words within a sign, between two words in capitals: Pan de Ayer. */
const inner = set(
  'de du des d la le les el los las di del della dello da of the and und y et e von van der and in al im am a au aux ohne',
)
const forWords = set('fur fuer for pour para per zum')
/** "what kind of classes": no goods follow. */
const whatFor = set('was welche')
/** "for which goods": asks for them. */
const whichWords = set('welche welchen welches which what quels quelles que cuales quali')
export const articles = set(
  'ein eine einen einem einer the a an un une uno una des du de la le les el los las il lo i gli meine my mon ma mi mis il mio nuestro unsere',
)
const listWords = set(
  'board boards merkliste liste list lists lista listas tableau tableaux tablero tableros tablon bacheca bacheche radar radars radare radares uberwachung watchlist collection coleccion',
)
const companyWords = set(
  'gmbh ag kg ohg ug se ltd inc llc llp plc corp corporation co company sa sas sarl eurl sl slu spa srl snc kgaa group holding gruppe groupe',
)
const isYear = (typed = '') => /^(?:19|20)\d\d$/.test(typed)
const filed = set(
  'angemeldet eingetragen registriert hinterlegt filed registered applied deposees deposee enregistrees solicitadas registradas depositati registrati',
)
const auxiliaries = set('hat haben has have ont han hanno ha')
const ownerWords = set(
  'inhaber inhaberin inhabers owner owned titulaire titular titulares titolare eigentumer firma unternehmen company societe empresa azienda societa groupe grupo gruppo anmelder von by by proprietor applicant',
)

/** Returns the runs of words that have no other meaning: signs, owners and names of lists. */
export function namedThings(reading: Reading): NamedThing[] {
  const { text, words, isOrdinary, entities, language } = reading
  const found: NamedThing[] = []
  const before = (at: number, back = 1) => words[at - back]?.folded ?? ''
  // "Sol se solicitó": a pronoun, not the European company.
  const isCompany = (at: number) =>
    companyWords.has(words[at]?.folded ?? '') && !(words[at]?.typed === 'se' && language !== 'de' && language !== 'en')
  const isYearOf = (at: number) =>
    isYear(words[at]?.typed) &&
    filed.has(words[at + 1]?.folded ?? '') &&
    words.slice(0, at).some(({ folded }) => auxiliaries.has(folded))
  const roleAt = (first: number): NamedThing['role'] => {
    if (listWords.has(before(first)) || listWords.has(before(first, 2))) return 'list'
    let at = first
    while (articles.has(before(at))) at--
    if (forWords.has(before(at))) return 'goods'
    return ownerWords.has(before(first)) && before(first) !== 'von' && before(first) !== 'by' ? 'owner' : 'sign'
  }
  for (const { kind, value, start, end } of entities) {
    if (kind !== 'quoted') continue
    const first = words.findIndex((word) => word.start >= end)
    const at = first < 0 ? words.length : first
    const role = roleAt(at)
    found.push({ text: value, start, end, role: role === 'goods' ? 'sign' : role, isQuoted: true })
  }
  for (let at = 0; at < words.length; at++) {
    if (isOrdinary[at]) continue
    let first = at
    const isCapital = words[at]?.isCapital === true
    // "Pan de Ayer": the first word of a question belongs to the sign if a capitalised word follows.
    const opener = words[at - 1]
    if (
      isCapital &&
      language !== 'de' &&
      opener?.isCapital &&
      opener.opens &&
      words[at]?.afterPause === false &&
      !reading.hits.some(({ from }) => from === at - 1) &&
      opener.folded.length > 2 &&
      !listWords.has(opener.folded) &&
      !isQuestionWord(opener.folded)
    )
      first = at - 1
    let last = at
    // Up to the legal form: Bergquell Getränke GmbH.
    for (let next = at + 1; next <= at + 4 && words[next]?.afterPause === false; next++) if (isCompany(next)) last = next
    for (let next = last + 1; next < words.length && words[next]?.afterPause === false; next++) {
      const digits = /^\d/.test(words[next]?.typed ?? '') || /^\d/.test(words[at]?.typed ?? '')
      // "Bosch 2023 angemeldet", "Bosch GmbH 2023": the year says when.
      if (digits && (isCompany(last) || isYearOf(next))) break
      if (!isOrdinary[next] && (words[next]?.isCapital === isCapital || digits)) {
        last = next
        continue
      }
      if (isCompany(next)) {
        last = next
        continue
      }
      // Words between capitals belong to the sign.
      let jump = next
      while (
        jump < words.length &&
        inner.has(words[jump]?.folded ?? '') &&
        words[jump]?.isCapital === false &&
        words[jump]?.afterPause === false &&
        jump - next < 2
      )
        jump++
      if (
        jump > next &&
        !['and', 'und', 'y', 'et', 'e'].includes(words[next]?.folded ?? '') &&
        isCapital &&
        words[jump]?.isCapital &&
        !isOrdinary[jump] &&
        words[jump]?.afterPause === false
      ) {
        last = jump
        next = jump
        continue
      }
      break
    }
    // A list may be named by several words: "board Marcas propias".
    const rest = words.slice(last + 1)
    const isList = isCapital && roleAt(first) === 'list'
    if (isList && rest.length <= 2 && rest.every(({ afterPause }) => !afterPause)) last = words.length - 1
    const { start, end } = withApostrophes(reading, first, last)
    const hasCompany = words.slice(first, last + 1).some((_, place) => isCompany(first + place)) && last > first
    found.push({ text: text.slice(start, end).trim(), start, end, role: hasCompany ? 'owner' : roleAt(first), isQuoted: false })
    at = last
  }
  const named = found
    .map((one) => withoutNoun(reading, one))
    .filter((one) => /[\p{L}\p{N}]/u.test(one.text) && !isPlainNoun(reading, one))
  return named.sort((a, b) => a.start - b.start)
}

const germanOwn = /^(?:mein|dein|unser|euer|eur|ein)(?:e|en|em|er|es)?$/
const germanArticle = /^(?:der|die|das|den|dem)$/
const naming = /\b(?:nenn\w*|taufe\w*|benenn\w*|heissen|heisst|namens)\b/

/**
 * Returns a German name without the unknown noun that it belongs to: "meinen Onlineshop Tavilo" names Tavilo. The
 * object of "nennen" is a name too, even after a word such as "Firma".
 */
function withoutNoun(reading: Reading, thing: NamedThing): NamedThing {
  const { text, words, language } = reading
  if (language !== 'de' || thing.isQuoted || thing.role === 'list' || thing.role === 'goods') return thing
  const first = words.findIndex(({ start }) => start === thing.start)
  const second = words[first + 1]
  const isNaming = naming.test(fold(text))
  const hasForm = words.some(({ end, folded }) => end === thing.end && companyWords.has(folded))
  const role = isNaming && !hasForm ? 'sign' : thing.role
  let at = first - 1
  const isAdjective = (word = words[at]) =>
    word?.isCapital === false && /e[nrsm]?$/.test(word.folded) && !isDeterminer(word.folded)
  while (isAdjective()) at--
  const before = words[at]?.folded ?? ''
  // "unsere Blaue Welle": an adjective belongs to the name.
  const isOfName = !isNaming && /e[rs]?$/.test(words[first]?.folded ?? '')
  const isOwn = !isOfName && (germanOwn.test(before) || (isNaming && germanArticle.test(before)))
  if (!isOwn || role === 'owner' || second === undefined || second.start >= thing.end || second.afterPause)
    return { ...thing, role }
  return { ...thing, role, text: text.slice(second.start, thing.end).trim(), start: second.start }
}
const isDeterminer = (folded: string) => germanOwn.test(folded) || germanArticle.test(folded)

/**
 * Words after a name that ends in "’s": "Is Ben & Jerry’s free?" Before other words it is a possessive: "Tavilo’s
 * owner".
 */
const afterName = set(
  'free taken available registered protected still already a an the in for as or and on by frei vergeben geschutzt eingetragen angemeldet verfugbar noch schon eine ein als in fur und oder schutzen anmelden libre libres disponible est pris prise deposee esta registrada libero disponibile registrato',
)

/** Returns the place of a name with the letters that an apostrophe joins to it: "O’Neill’s", "L’Oréal". */
function withApostrophes({ text, words, language }: Reading, first: number, last: number): { start: number; end: number } {
  let start = words[first]?.start ?? 0
  let end = words[last]?.end ?? 0
  const [before, letter = ''] = /(\p{Lu})['’]$/u.exec(text.slice(0, start)) ?? []
  const own = words[first - 1]
  const isElision = !'LO'.includes(letter) && (language === 'fr' || language === 'it') && own?.opens === true
  if (before && own !== undefined && own.typed === letter && !isElision && words[first]?.isCapital) start = own.start
  const next = words[last + 2]
  const isOwn = next === undefined || next.afterPause || afterName.has(next.folded)
  if (/^['’]s(?![\p{L}\p{N}])/u.test(text.slice(end)) && isOwn && words[last]?.isCapital) end += 2
  return { start, end }
}

const indefinite = set(
  'ihr ihre ihren ihrem ihrer euer eure eurer ein eine einen einem einer kein keine keinen mein meine meinen meinem meiner dein deine unser unsere a an my your our un une mon ma mes ton ta votre notre una uno mi tu nuestro nuestra il mio mia tuo tua nostro',
)
const namingWords = set(
  'name namen nom nombre nome marke marque marca marchio brand mark trademark called genannt wort word mot palabra parola zeichen sign signe',
)
const afterVerb = set('mir es sie ich du wir uns einen eine ein mal bitte sich moi me nous')

const askers = set('ich man wir')

/**
 * Returns true for an unknown word that is not a sign: "a podcast" with its article, or the verb that opens a German
 * question ("Lohnt es sich"). In languages other than German, a capital within the sentence still marks a sign.
 */
function isPlainNoun({ words, language }: Reading, thing: NamedThing): boolean {
  if (thing.isQuoted || thing.role === 'owner' || thing.role === 'list' || thing.role === 'goods') return false
  if (isPlainWord(words, language, thing)) return true
  const first = words.findIndex(({ start }) => start === thing.start)
  const word = words[first]
  if (word === undefined || (word.afterPause && first > 0)) return false
  const isSingle = words.findIndex(({ end }) => end === thing.end) === first
  const next = words[first + 1]
  if (language === 'de' && isSingle && !word.isCapital && isClosingVerb(words, first)) return true
  if (language === 'en' && isSingle && word.typed === 'call') return true
  // "Wie reagiere ich …?"
  if (language === 'de' && isSingle && words[first - 1]?.folded === 'wie' && askers.has(next?.folded ?? '')) return true
  if (isSingle && word.opens && word.isCapital && next?.afterPause === false && afterVerb.has(next.folded)) return true
  if (word.isCapital && language !== 'de') return false
  const before = words[first - 1]?.folded ?? ''
  const further = words[first - 2]?.folded ?? ''
  if (namingWords.has(before)) return false
  const isAdjective = !(words[first - 1]?.isCapital && word.isCapital) && /(?:e|en|er|es)$/.test(before)
  // "Ist meine Tavilo noch geschützt?": in German, marks are feminine.
  if (/^(?:meine|unsere)$/.test(before) && further === 'ist' && saysState(words) && !feminine.test(word.folded)) return false
  // "similaires à novapress": only in English is "a" an article.
  const isArticle = (folded: string) => indefinite.has(folded) && (folded !== 'a' || language === 'en')
  return isArticle(before) || (isArticle(further) && isAdjective)
}

/** Endings of German nouns that are feminine by themselves: "meine Bäckerei". */
const feminine = /(?:ung|heit|keit|schaft|ion|ei|tat|in|ik|ur|enz|anz)$/
const markStates = set('frei geschutzt eingetragen registriert angemeldet gultig abgelaufen erloschen vergeben geloscht')
const saysState = (words: Reading['words']) => words.some(({ folded }) => markStates.has(folded))

const modalVerbs = set(
  'kann kannst konnen konnte konnten mochte mochten mochtest will willst wollen wollte darf durfen durfte soll sollte sollen muss mussen wurde wurden',
)
/** Returns true for the infinitive that closes a German clause with a modal verb: "Kann ich mir die Marke sichern?" */
function isClosingVerb(words: Reading['words'], at: number): boolean {
  const next = words[at + 1]
  const isLast = next === undefined || next.afterPause || next.opens
  return (
    isLast && /(?:en|ern|eln)$/.test(words[at]?.folded ?? '') && words.slice(0, at).some(({ folded }) => modalVerbs.has(folded))
  )
}

/** Endings of adverbs, verbs and superlatives. People do not write signs with these endings in lower case. */
const endings: Partial<Record<Locale, RegExp>> = {
  de: /(?:iert|ieren|weise|mäßig)$/u,
  en: /(?:ly|ing)$/,
  fr: /(?:ment|issime)$/,
  es: /(?:mente|[ií]sim[oa]s?)$/u,
  it: /(?:mente|issim[oaie])$/,
}

/** Returns true for a word in lower case whose form, or a "to" before it, shows that it is not a name. */
function isPlainWord(words: Reading['words'], language: Locale | undefined, { text, start }: NamedThing): boolean {
  if (language === undefined || /[\s\p{Lu}]/u.test(text) || text.length < 6) return false
  const at = words.findIndex((word) => word.start === start)
  const [further = '', before = ''] = [at - 2, at - 1].map((place) => words[place]?.folded)
  if (namingWords.has(before)) return false
  return endings[language]?.test(text) || (language === 'en' && before === 'to' && !likeness.has(further))
}
/** "similar to novapress": no infinitive follows. */
const likeness = set('similar close near identical equal like compared comparable next related')

const questionWords = set(
  'is are was does do did can could would will how what which who when where why any est ce que y a quel quelle qui comment esta hay es puedo podria quien cual como e c posso quale chi come ci and if please the this that show find search list check compare',
)
const isQuestionWord = (folded: string) => questionWords.has(folded)

/** Words around goods that are not goods themselves. */
const frame = set(
  'das dies diese diesen dieses that this these those it them cela ca ceci eso esto ello estos esas esos questo questa quello questi cio bitte please pls svp stp ich mich dich sich uns euch me us moi nous mi nosotros noi da durch wohl noch auch dann denn so also then too aussi alors entonces tambien allora anche mein meine meinen meinem meiner unser unsere unseren unserem my our mon ma mes notre nos mi mis nuestro nuestra nuestros nuestras mio mia mie miei nostro nostra nostri nostre',
)
/** Accepts "té", but not "me". */
export const isLongEnough = (goods: string) => goods.length > 2 || (goods.length === 2 && !frame.has(fold(goods)))

/** Returns the goods or services after "for", without offices, classes and anything after a pause. */
export function goodsOf(reading: Reading): string | undefined {
  const { text, words, entities, offices, hits } = reading
  for (const [at, word] of words.entries()) {
    if (!forWords.has(word.folded) || whatFor.has(words[at - 1]?.folded ?? '')) continue
    if (whichWords.has(words[at + 1]?.folded ?? '')) continue
    const stops = [
      text.length,
      ...entities.filter(({ start }) => start > word.end).map(({ start }) => start),
      ...offices.filter(({ start }) => start > word.end).map(({ start }) => start),
      ...words
        .slice(at + 1)
        .filter(({ opens }) => opens)
        .map(({ start }) => start),
      ...hits
        .filter(
          ({ from, concept }) =>
            from > at + 1 && ['taken', 'search', 'assess', 'domain', 'deadline', 'registerVerb'].includes(concept),
        )
        .map(({ from }) => words[from]?.start ?? text.length),
    ]
    const piece = text.slice(word.end, Math.min(...stops.filter((one) => one > word.end))).split(/[,;:.!?()\n–—]/)[0] ?? ''
    const goods = piece
      .replace(
        /\s+(?:in|im|en|in der|in den|aux?|dans|à|a|nel|nella|negli|and|und|et|y|e)\s*(?:the|der|den|la|el|le|los|las|l['’])?\s*$/i,
        '',
      )
      .trim()
    if (isLongEnough(goods) && !/^\d+$/.test(goods)) return goods
  }
  return undefined
}

/** Words that name a plan or its owner, and nothing that is sold: "for my company", "for use as a trademark". */
const ventures = set(
  'firma unternehmen betrieb geschaft laden startup grundung projekt projekte plan idee ideen marke marken name namen produkt produkte zweck zwecke gebrauch nutzung verwendung benutzung anmeldung eintragung registrierung schutz markt markte zukunft alles neue neuen neues company business firm startup shop store project idea ideas brand brands trademark trademarks mark marks name names product products purpose purposes use usage registration registering filing protection market future everything anything something new entreprise societe boutique projet idee idees marque marques nom noms produit produits usage utilisation depot enregistrement protection marche avenir tout nouvelle nouveau empresa negocio tienda proyecto marca marcas nombre nombres producto productos uso registro solicitud proteccion mercado futuro todo nueva nuevo azienda impresa societa negozio progetto marchio marchi nome nomi prodotto prodotti uso registrazione deposito protezione mercato futuro tutto nuova nuovo sale vendre vendita venta verkauf',
)

/** "candles as a trademark" */
const asMark =
  /\s+(?:als|as|comme|como|come)\s+(?:(?:an?|une?|un|una|eine)\s+)?(?:marken?|trade ?mark|brand|marque|marca|marchio)(?!\p{L}).*$/iu
/**
 * Returns the intended goods of a name, without the words around them: "my candles as a trademark". Undefined if
 * nothing is left.
 */
export function offeredGoods(text: string): string | undefined {
  const words = text.replace(asMark, '').trim().split(/\s+/)
  const isFrame = (word = '') => frame.has(word.toLowerCase()) || articles.has(word.toLowerCase())
  while (words.length > 0 && isFrame(words[0])) words.shift()
  while (words.length > 0 && isFrame(words.at(-1))) words.pop()
  const goods = words.join(' ')
  const isVenture = words.every((word) => ventures.has(fold(word)) || isFrame(word))
  return isLongEnough(goods) && !isVenture ? goods : undefined
}

/** Returns a sign as written in a domain, without characters that a domain cannot contain. */
export const domainLabel = (name: string): string =>
  fold(name.replace(/ä/gi, 'ae').replace(/ö/gi, 'oe').replace(/ü/gi, 'ue'))
    .replace(/&/g, 'and')
    .replace(/\s+/g, '')
    .replace(/[^a-z0-9-]/g, '')
