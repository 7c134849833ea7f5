import { plainText, type Reading } from './reading.ts'

/*
 * What the pictures of the wanted marks show: "logos with a lion", "Bildmarken mit einem Löwen", "Vienna class 3.1".
 */

const picture =
  /\b(?:log(?:os?|hi)|wort bildmarken?|bildmarken?|bild(?:er|ern)?|bildmotiv\w*|motiv\w*|abbildung\w*|figurative|pictures?|images?|device marks?|drawings?|figurativ[aeio]s?|figuratif|dessins?|logotipos?|dibujos?|imagen|immagin[ei]|disegn[oi]|raffigur\w*)\b/
/** Marks "with a lion" show one: names have no article. */
const marksWith =
  /\b(?:marken|trade ?marks|marks|brands|marques|marcas|marchi) (?:\w+ ){0,3}?(?:(?:mit|with|showing|avec|con) (?:einem|einer|an?|une?|una?))\b/
const article = '(?:einem|einen|einer|eine|ein|dem|der|den|an?|the|une?|l|le|la|les|des|un[ao]?|unos|unas|el|los|las|il|lo|gli|i)'
const noun = '(\\p{L}+(?: (?!im |in |als |as |dans |comme |en |como |nel |come |und |and |et |y |e )\\p{L}+)?)'
const forms: readonly RegExp[] = [
  new RegExp(
    `\\b(?:mit|zeigen|zeigt|with|show(?:s|ing)?|depict(?:s|ing)?|featur(?:es?|ing)|containing|avec|representant|montrant|con|muestr\\w+|representan|raffiguran\\w*|mostr\\w+) ${article} ${noun}`,
    'u',
  ),
  new RegExp(
    `\\b(?:mit|with|avec|con) ${noun} (?:im|als|in (?:the|their)|as|dans (?:le|leur)|en el|nel|come|como) (?:logo|bild|picture|image|dibujo|imagen|disegno)`,
    'u',
  ),
  new RegExp(
    `\\b(?:log(?:os?|hi)|bildmarken?|pictures?|images?|drawings?|dessins?|dibujos?|disegn[oi]) (?:of|von|d|de|di) ${article} ${noun}`,
    'u',
  ),
  /\b(?:bildmotiv|motiv|motif|motivo):? (?!mit |with |de |di |d )(\p{L}{3,})/u,
]
const lastCategory = 29
const vienna = '(?:wiener?|vienna|viennes?|viena)'
const code = new RegExp(`\\b${vienna}(?: \\w+){0,2} (\\d{1,2})(?:\\.\\d{1,2})*\\b`)
const ofVienna = new RegExp(`\\b${vienna} $`)
/** Words after "with the" that name no motif: "logos with the name Tavilo". */
const noMotif =
  /^(?:name|word|wort|registration|eintrag|anmeld|filing|application|date|datum|priorit|opposition|widerspruch|frist|deadline|seat|sitz|owner|inhaber|sound|klang|clang|begin|anfang|end|schriftzug|text|nom|mot|nombre|palabra|nome|parola|titel|title|buchstabe|letter|logo|bild|picture|image|imagen|kategorie|category|klasse|class|status|zustand|marke|mark|marque|marca|marchio|similar|ahnlich|high|hoh|minimum)/

/** Returns what the pictures show, as typed, or a category of the Vienna Classification; undefined if not asked for. */
export function motifIn(reading: Reading): string | undefined {
  const plain = plainText(reading.text)
  const number = Number(code.exec(plain)?.[1])
  if (number >= 1 && number <= lastCategory) return String(number)
  return picture.test(plain) || marksWith.test(plain) ? formedIn(reading) : undefined
}

/** Returns the motif of a follow-up to a search for one: "and with an eagle?" */
export const furtherMotif = (reading: Reading): string | undefined => motifIn(reading) ?? formedIn(reading)

function formedIn(reading: Reading): string | undefined {
  const plain = plainText(reading.text)
  const found = forms.map((form) => form.exec(plain)?.[1]).find((one) => one !== undefined && !noMotif.test(one))
  return found === undefined ? undefined : typed(found.split(' '), reading)
}

/** Returns folded words as typed, without a second one that belongs to the question: "a lion please". */
function typed([first, second]: readonly string[], { words, isOrdinary, language }: Reading): string | undefined {
  const at = words.findIndex(
    ({ folded }, place) => folded === first && (second === undefined || words[place + 1]?.folded === second),
  )
  const [a, b] = [words[at], second === undefined ? undefined : words[at + 1]]
  if (a === undefined) return undefined
  const isPart = b !== undefined && !b.afterPause && !isOrdinary[at + 1] && (language !== 'de' || b.isCapital)
  return isPart ? `${a.typed} ${b.typed}` : a.typed
}

/** Returns whether a class that follows this text is one of the Vienna Classification. */
export const isOfVienna = (before: string): boolean => ofVienna.test(plainText(before))

/** Returns whether a text names the motif, or says that it is one: "Bildmotiv Löwe", "Vienna". */
export function namesMotif(text: string, motif: string): boolean {
  const rest = plainText(text).replace(plainText(motif), '').trim()
  return plainText(motif).includes(plainText(text)) || picture.test(rest) || ofVienna.test(`${rest} `)
}
