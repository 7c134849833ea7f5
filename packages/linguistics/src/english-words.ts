import type { Translated } from '@marklot/nice'
import { englishGlosses } from './english-glosses.ts'

/** Fields of the words in `english-glosses.ts`: key, then de, fr, es, it. */
const fields = `
act | Handlung | action | acción | azione
animal | Tier | animal | animal | animale
artifact | Gegenstand | objet fabriqué | objeto | oggetto
attribute | Eigenschaft | caractéristique | cualidad | qualità
body | Körper | corps | cuerpo | corpo
cognition | Begriff | notion | concepto | concetto
communication | Sprache, Mitteilung | langage, communication | lenguaje, comunicación | linguaggio, comunicazione
event | Ereignis | événement | suceso | evento
feeling | Gefühl | sentiment | sentimiento | sentimento
food | Essen, Trinken | aliment, boisson | comida, bebida | cibo, bevanda
group | Gruppe | groupe | grupo | gruppo
location | Ort | lieu | lugar | luogo
motive | Beweggrund | motif | motivo | motivo
object | Ding der Natur | objet naturel | objeto natural | oggetto naturale
person | Person | personne | persona | persona
phenomenon | Erscheinung | phénomène | fenómeno | fenomeno
plant | Pflanze | plante | planta | pianta
possession | Besitz, Geld | possession, argent | posesión, dinero | possesso, denaro
process | Vorgang | processus | proceso | processo
property | Eigenschaftswort | adjectif | adjetivo | aggettivo
quantity | Menge | quantité | cantidad | quantità
relation | Beziehung | relation | relación | relazione
shape | Form | forme | forma | forma
state | Zustand | état | estado | stato
substance | Stoff | matière | sustancia | sostanza
thing | Ding | chose | cosa | cosa
time | Zeit | temps | tiempo | tempo
verb | Tätigkeitswort | verbe | verbo | verbo`

const fieldNames = new Map(
  fields
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([key = '', de = '', fr = '', es = '', it = '']) => [key, { de, fr, es, it }]),
)

let positions: ReadonlyMap<string, number> | undefined

/** Returns where the line of each word begins. */
function loadPositions(): ReadonlyMap<string, number> {
  if (positions) return positions
  const found = new Map<string, number>()
  for (const { index, 0: word } of englishGlosses.matchAll(/^\w+/gm)) found.set(word, index)
  positions = found
  return found
}

/** Returns true for English words that texts use. */
export const isEnglishWord = (word: string): boolean => loadPositions().has(word)

/**
 * Returns the usual meanings of an English word: its definition in English, and the field of the word in the other
 * languages. Undefined for words that texts rarely use.
 */
export function englishMeaningOf(word: string): Translated | undefined {
  const at = loadPositions().get(word)
  if (at === undefined) return undefined
  const [, key = '', en = ''] = /^\w+ (\w+) (.*)/.exec(englishGlosses.slice(at, englishGlosses.indexOf('\n', at))) ?? []
  const field = fieldNames.get(key)
  return field && { ...field, en }
}
