/*
 * Greetings, thanks and introductions around a question, in five languages. They ask nothing, but their words look like
 * names: "Hola, ¿existe …?" named a mark "existe", "Vielen Dank im Voraus" one "Voraus".
 */

const either = (...parts: readonly string[]) => `(?:${parts.join('|')})`
/** The end of a courtesy: a sign, a line break, or the end of the text. */
const stop = `\\s*(?:[,.!?:;…–—]+|\\s-|\\n|$)\\s*`

const greeting = either(
  'hallo|hi|hey|hello|moin(?: moin)?|servus|grüß gott|grüezi|guten (?:tag|morgen|abend)|sehr geehrte damen und herren',
  'good (?:morning|afternoon|evening|day)|bonjour|bonsoir|salut|coucou|hola|buen(?:os|as) (?:d[ií]as|tardes|noches)|buenas',
  'ciao|salve|buongiorno|buonasera|ok|okay',
)
const please = either("bitte|please|pls|por favor|per favore|per piacere|s[’']il (?:vous|te) pla[iî]t|svp|stp")
const excuse = either('entschuldigung|entschuldige|sorry|excuse me|pardon|excusez-moi|perdón|disculpe|scusi|scusa')
const person = either('brandy|team|zusammen|there|everyone|tout le monde|à tous|a todos|a tutti')
const dear = either('liebe|lieber|liebes|dear|chère|cher|querida|querido|cara|caro')
const question = either(
  '(?:ich )?(?:habe?|hätte) (?:da )?(?:mal )?(?:eine|ne) (?:kurze |kleine )?frage|(?:eine |ne )?(?:kurze |kleine )frage|frage',
  "(?:i have )?a (?:quick |short )?question|(?:quick|short) question|(?:j[’']ai )?une (?:petite )?question",
  '(?:tengo )?una (?:breve |pequeña )?pregunta|(?:ho )?una (?:breve |piccola )?domanda',
)
const thanks = either(
  '(?:vielen|herzlichen|besten|lieben|schönen) dank(?: schon mal)?(?: im voraus)?(?: für [^.!?]{1,60})?',
  'danke(?:schön)?(?: schön| sehr| dir| ihnen| euch)?(?: schon mal)?(?: im voraus)?(?: für [^.!?]{1,60})?',
  '(?:many )?thanks(?: a lot| so much)?(?: in advance)?(?: for [^.!?]{1,60})?',
  'thank you(?: very much| so much)?(?: in advance)?(?: for [^.!?]{1,60})?|cheers',
  "merci(?: beaucoup| bien)?(?: d[’']avance)?(?: (?:de|pour) [^.!?]{1,60})?",
  '(?:muchas |mil )?gracias(?: de antemano)?(?: por [^.!?]{1,60})?',
  'grazie(?: mille| tante)?(?: in anticipo)?(?: per [^.!?]{1,60})?',
)
const regards = either(
  '(?:mit )?(?:freundlichen?|besten?|lieben?|schönen?|vielen?) grüßen?|lg|vg|mfg|(?:best|kind) regards|cordialement',
  '(?:un )?(?:cordial )?saludos?|(?:cordiali )?saluti',
)

const small = `(?:(?:ein|eine|einen|gerade|neue?s?|junge?s?|kleine?s?|eigene?s?|unsere?|meine?|a|an|new|young|small|my|our|own|une?|jeune|petite?|mi|una?|joven|nueva|il|la|giovane|piccola|nuova)\\s+)*`
const company = either(
  'firma|unternehmen|start-?up|gründer(?:in|innen|team)?|company|business|founders?',
  'entreprise|société|fondat(?:eur|rice)s?|empresa|emprendedor(?:es|a)?|azienda|impresa|fondat(?:ore|rice|ori)',
)
const from = `(?:\\s+(?:joven|nueva|pequeña|emergente|jeune|giovane|nuova|piccola))?(?:\\s+(?:aus|in|from|de|à|di|a)\\s+\\p{Lu}[\\p{L}-]+)?`
/** "Wir gründen gerade eine Firma", "We are a young start-up from Berlin": a sentence that names no goods. */
const introduction = either(
  `(?:wir|ich)\\s+(?:gründen?|starten?|sind|bin)\\s+${small}${company}${from}`,
  `(?:we|i)(?:[’']re|[’']m| are| am)?\\s+(?:(?:founding|starting|launching|setting up)\\s+)?${small}${company}${from}`,
  `(?:nous sommes|je suis|nous créons|je crée)\\s+${small}${company}${from}`,
  `(?:somos|soy|estamos creando)\\s+${small}${company}${from}`,
  `(?:siamo|sono|stiamo creando)\\s+${small}${company}${from}`,
)

const openings = [
  `(?:${greeting}(?:[ ,]+${dear})?(?:[ ,]+${person})?|${dear}[ ,]+${person}|${please}|${excuse}|${question})${stop}`,
  `${greeting}[ ,]+${person}\\s+`,
  `${introduction}\\s*[.!;\n]\\s*`,
].map((pattern) => new RegExp(`^\\s*${pattern}`, 'iu'))

/** Before a closing stands a sign or a line break: the last word of "Was bedeutet Danke" is what is asked about. */
const closing = new RegExp(`(?<=[.!?,;:…\\n])\\s*(?:${either(thanks, please, regards)}(?:[ ,]+${person})?)\\s*[.!…]*\\s*$`, 'iu')

/** Returns a question without the courtesies around it, or the whole text if nothing else remains. */
export function withoutCourtesy(text: string): string {
  let rest = text
  for (let before = ''; before !== rest; ) {
    before = rest
    rest = [...openings, closing].reduce((kept, pattern) => kept.replace(pattern, ''), rest)
  }
  return /[\p{L}\p{N}]/u.test(rest) ? rest : text
}
