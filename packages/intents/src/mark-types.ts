import type { BrandType } from '@marklot/contracts'
import { has } from './evidence.ts'
import { plainText, type Reading } from './reading.ts'

/*
 * The types to which a question limits its marks: "only word marks", "Wort-Bild-Marken", "marcas mixtas". A type that
 * the question asks for, or in which somebody wants to file, limits nothing: "Is Tavilo a word mark?", "Kann ich es als
 * Wortmarke anmelden?".
 */

/** The names of the types. The longer ones come first, because they contain the shorter ones. */
const names: readonly (readonly [string, readonly BrandType[]])[] = [
  ['(?:wort|text) (?:und|oder) bildmarken', ['Word', 'Figurative', 'Combined']],
  [
    [
      'wort (?:und )?bild ?marken?|wortbildmarken?|kombinierten? marken?|kombinationsmarken?',
      '(?:combined|composite|combination) (?:trade ?)?marks?|word (?:and )?(?:device|figurative|design) (?:trade ?)?marks?',
      'marques? (?:semi figuratives?|mixtes?|complexes?|combinees?)|marcas? (?:mixtas?|combinadas?|complejas?)',
      'marchi?o? (?:mist[oi]|combinat[oi]|compless[oi])',
    ].join('|'),
    ['Combined'],
  ],
  [
    [
      'wortmarken?|wortzeichen|word ?marks?|word trade ?marks?|standard character marks?|text marks?',
      'marques? (?:purement )?(?:verbales?|nominatives?|denominatives?)|marcas? (?:puramente )?(?:denominativas?|nominativas?|verbales|verbal)',
      'marchi?o? (?:puramente )?(?:denominativ[oi]|verbal[ei]|nominativ[oi])',
    ].join('|'),
    ['Word'],
  ],
  [
    [
      'bildmarken?|bildzeichen|(?:figurative|device|logo|design) (?:trade ?)?marks?|marques? (?:purement )?figuratives?',
      'marcas? (?:puramente )?(?:figurativas?|graficas?)|marchi?o? (?:puramente )?figurativ[oi]',
    ].join('|'),
    ['Figurative'],
  ],
]
/** The adjective alone, as in "et les verbales ?", "solo las mixtas". */
const adjectives: readonly (readonly [string, readonly BrandType[]])[] = [
  ['semi figuratives|mixtes|mixtas|mist[ie]|combined(?: ones)?|kombinierten', ['Combined']],
  ['verbales|nominatives|denominativ[aoei]s?|nominativ[ai]s?', ['Word']],
  ['figurativ[aei]s?|figurative ones|graficas', ['Figurative']],
]
const lead =
  '(?:(?:und|and|et|y|e|nur|only|just|seulement|uniquement|solo|solamente|soltanto|die|the|les|las|los|i|gli|quelli|celles) )+'

/** Words before a name that make it what is asked for, or how somebody files: "Ist Tavilo eine …", "als …". */
const asked =
  /(?:\b(?:als|as|comme|como|come)(?: (?:an?|eine|une|una|un|reine|pure))?|^(?:ist|is|est|es|e|handelt es sich)\b.{1,60}\b(?:eine|an?|une|una|un)|\b(?:ist|is|est|es) (?:es |it |sie |ce |c )?(?:eine|an?|une|una|un)) (?:reine |pure |purely |simple )?$/

/** Returns the types, in the order of the contract; empty if the question limits its marks to none. */
export function typesIn(reading: Reading): BrandType[] {
  if (has(reading, 'whatIs', 'howTo')) return []
  let rest = plainText(reading.text)
  const found = new Set<BrandType>()
  for (const [name, types] of names)
    rest = rest.replace(new RegExp(`\\b(?:${name})\\b`, 'g'), (match, at: number, whole: string) => {
      if (!asked.test(whole.slice(0, at))) for (const type of types) found.add(type)
      return ' '.repeat(match.length)
    })
  for (const [name, types] of adjectives)
    if (new RegExp(`^[¿¡ ]*${lead}(?:${name})[ ?!.]*$`).test(rest)) for (const type of types) found.add(type)
  return (['Word', 'Figurative', 'Combined'] as const).filter((type) => found.has(type))
}

const forms = [
  '3 ?d(?: |-)?(?:marken?|(?:trade ?)?marks?)|dreidimensional\\w*(?: \\w+)? ?marken?|formmarken?|hormarken?|horzeichen|klangmarken?',
  '(?:abstrakte )?farbmarken?|positionsmarken?|bewegungsmarken?|hologramm\\w*|multimediamarken?|mustermarken?|geruchsmarken?|tastmarken?|kennfadenmarken?',
  '(?:three dimensional|shape|sound|colou?r|position|motion|hologram|multimedia|pattern|scent|smell|tactile) (?:trade ?)?marks?',
  'marques? (?:3 ?d|en 3 ?d|tridimensionnelles?|de forme|sonores?|de couleurs?|de position|de mouvement|hologrammes?|multimedias?|olfactives?|tactiles?)',
  'marcas? (?:3 ?d|en 3 ?d|tridimensionale?s?|de forma|sonoras?|de color|de posicion|de movimiento|holograficas?|multimedia|de patron|olfativas?|tactiles?)',
  'marchi?o? (?:3 ?d|tridimensional[ei]|di forma|sonor[oi]|di colore|di posizione|di movimento|olografic[oi]|multimedial[ei]|olfattiv[oi]|tattil[ei])',
].join('|')
const form = new RegExp(`\\b(?:${forms})\\b`)

/** Returns the form by which no search can select: "3D marks", "Hörmarken". Undefined if the question names none. */
export const formIn = (reading: Reading): string | undefined => form.exec(plainText(reading.text))?.[0]

/** Returns whether a text is the name of a type or form, or a part of one: "3D", "Hörmarken". */
export function namesType(text: string, reading: Reading): boolean {
  const whole = plainText(text)
  const plain = plainText(reading.text)
  const named = [formIn(reading), ...[...names, ...adjectives].map(([name]) => new RegExp(`\\b(?:${name})\\b`).exec(plain)?.[0])]
  return named.some((one) => one !== undefined && ` ${one} `.includes(` ${whole} `))
}
