import type { Locale } from '@marklot/contracts'
import { perLocale } from './per-locale.ts'

/** Numbers from 0 to 999 as one language writes them, without spaces and hyphens, and the words that form them. */
export interface NumberWords {
  /** The values of numbers, such as `twentyseven` → 27. */
  values: ReadonlyMap<string, number>
  /**
   * The words of numbers, such as `twenty`, `seven` and `hundred`. Runs of them are joined and looked up in `values`.
   */
  words: ReadonlySet<string>
  /** Words that join two others: `and` in `one hundred and five`. */
  joints: ReadonlySet<string>
  /** The values of ordinals, such as `seventeenth` → 17, including the forms of gender and case. */
  ordinals: ReadonlyMap<string, number>
}

const split = (text: string) => text.split(' ')

const cardinals: Record<Locale, (number: number) => string> = {
  de: german,
  en: english,
  fr: french,
  es: spanish,
  it: italian,
}
const joints: Record<Locale, readonly string[]> = { de: ['und'], en: ['and'], fr: ['et'], es: ['y'], it: ['e'] }
/** Words in numbers beyond 999. A run with one of them has no value, so no fact supports it. */
const large: Record<Locale, string> = {
  de: 'tausend tausende hunderte dutzend dutzende million millionen milliarde milliarden hälfte drittel viertel doppelt dreifach beide beiden',
  en: 'thousand thousands hundreds dozen dozens million millions billion billions half third quarter double twice triple both',
  fr: 'mille milliers centaines dizaine dizaines douzaine douzaines million millions milliard milliards moitié tiers quart double triple',
  es: 'mil miles cientos centenares decenas docena docenas millón millones mitad tercio doble triple ambos ambas',
  it: 'mila mille migliaia centinaia decine decina dozzina dozzine milione milioni miliardo miliardi metà terzo doppio triplo entrambi entrambe',
}
/** Feminine and shortened forms, by the last letters of the usual form. */
const variants: Record<Locale, readonly (readonly [RegExp, string])[]> = {
  de: [
    [/eins$/, 'ein'],
    [/zwei$/, 'zwo'],
  ],
  en: [],
  fr: [[/un$/, 'une']],
  es: [
    [/uno$/, 'una'],
    [/uno$/, 'un'],
    [/cientos/, 'cientas'],
  ],
  it: [[/uno$/, 'un']],
}

/** Returns the words in which a language writes numbers. */
export const numberWords = perLocale((locale): NumberWords => {
  const values = new Map<string, number>()
  const words = new Set(split(large[locale]))
  for (let number = 0; number < 1_000; number++) {
    const usual = cardinals[locale](number)
    for (const spelled of [usual, ...variants[locale].map(([ending, other]) => usual.replace(ending, other))]) {
      values.set(joined(spelled, locale), number)
      for (const word of spelled.split(/[ -]/)) if (!joints[locale].includes(word)) words.add(word)
    }
  }
  return { values, words, joints: new Set(joints[locale]), ordinals: ordinalsOf(locale) }
})

/** Returns the words of a number as one word: without spaces, hyphens and joining words. */
export function joined(spelled: string, locale: Locale): string {
  return spelled
    .split(/[ -]/)
    .filter((word) => !joints[locale].includes(word))
    .join('')
}

function german(number: number): string {
  const below20 = split(
    'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
  )
  const tens = split('- - zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig')
  if (number >= 100) {
    const rest = number % 100
    return `${german(Math.floor(number / 100)).replace(/s$/, '')}hundert${rest === 0 ? '' : german(rest)}`
  }
  if (number < 20) return below20[number] ?? ''
  const unit = number % 10
  return `${unit === 0 ? '' : `${german(unit).replace(/^eins$/, 'ein')}und`}${tens[Math.floor(number / 10)]}`
}

function english(number: number): string {
  const below20 = split(
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  )
  const tens = split('- - twenty thirty forty fifty sixty seventy eighty ninety')
  if (number >= 100) {
    const rest = number % 100
    return `${english(Math.floor(number / 100))} hundred${rest === 0 ? '' : ` and ${english(rest)}`}`
  }
  if (number < 20) return below20[number] ?? ''
  return `${tens[Math.floor(number / 10)]}${number % 10 === 0 ? '' : `-${english(number % 10)}`}`
}

function french(number: number): string {
  const below17 = split('zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize')
  const tens = split('- dix vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt')
  if (number >= 100) {
    const hundreds = Math.floor(number / 100)
    const rest = number % 100
    const head = hundreds === 1 ? 'cent' : `${french(hundreds)} cent${rest === 0 ? 's' : ''}`
    return rest === 0 ? head : `${head} ${french(rest)}`
  }
  if (number < 17) return below17[number] ?? ''
  if (number < 20) return `dix-${french(number - 10)}`
  const ten = Math.floor(number / 10)
  const unit = ten === 7 || ten === 9 ? (number % 10) + 10 : number % 10
  if (number === 80) return 'quatre-vingts'
  if (unit === 0) return tens[ten] ?? ''
  return (unit === 1 || unit === 11) && ten < 8 ? `${tens[ten]} et ${french(unit)}` : `${tens[ten]}-${french(unit)}`
}

function spanish(number: number): string {
  const below30 = split(
    'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
  )
  const tens = split('- - - treinta cuarenta cincuenta sesenta setenta ochenta noventa')
  const hundreds = split(
    '- ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
  )
  if (number === 100) return 'cien'
  if (number > 100) {
    const rest = number % 100
    return `${hundreds[Math.floor(number / 100)]}${rest === 0 ? '' : ` ${spanish(rest)}`}`
  }
  if (number < 30) return below30[number] ?? ''
  return `${tens[Math.floor(number / 10)]}${number % 10 === 0 ? '' : ` y ${spanish(number % 10)}`}`
}

function italian(number: number): string {
  const below20 = split(
    'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
  )
  const tens = split('- - venti trenta quaranta cinquanta sessanta settanta ottanta novanta')
  if (number >= 100) {
    const hundreds = Math.floor(number / 100)
    const rest = number % 100
    return `${hundreds === 1 ? '' : italian(hundreds)}cento${rest === 0 ? '' : italian(rest)}`
  }
  if (number < 20) return below20[number] ?? ''
  const unit = number % 10
  const ten = tens[Math.floor(number / 10)] ?? ''
  if (unit === 0) return ten
  const stem = unit === 1 || unit === 8 ? ten.slice(0, -1) : ten
  return `${stem}${unit === 3 ? 'tré' : italian(unit)}`
}

/** Returns the ordinals from 1 to 45, the numbers of the Nice classes. */
function ordinalsOf(locale: Locale): Map<string, number> {
  const found = new Map<string, number>()
  const add = (number: number, stem: string, endings: string) => {
    for (const ending of split(endings)) found.set(stem + ending.replace('-', ''), number)
  }
  const irregular = irregularOrdinals[locale]
  for (const [index, stem] of irregular.stems.entries()) add(index + 1, stem, irregular.endings)
  for (let number = irregular.stems.length + 1; number <= 45; number++) {
    const word = cardinals[locale](number)
    if (locale === 'de') add(number, `${word}${number < 20 ? 't' : 'st'}`, 'e er en es em')
    else if (locale === 'en')
      add(
        number,
        word.replace(/y$/, 'ie').replace(/(\w+)$/, (unit) => english19(unit)),
        '-',
      )
    else if (locale === 'fr') add(number, `${word.replace(/e$/, '').replace(/q$/, 'qu').replace(/f$/, 'v')}ième`, '- s')
    else if (locale === 'it') add(number, `${word.replace(/[aeio]$/, '')}esim`, 'o a i e')
  }
  return found
}
/** Returns the last word of an English ordinal above twelve. */
function english19(unit: string): string {
  const irregular: Record<string, string> = {
    one: 'first',
    two: 'second',
    three: 'third',
    five: 'fifth',
    eight: 'eighth',
    nine: 'ninth',
  }
  return irregular[unit] ?? `${unit}th`
}
const irregularOrdinals: Record<Locale, { stems: readonly string[]; endings: string }> = {
  de: {
    stems: split('erst zweit dritt viert fünft sechst siebt acht neunt zehnt elft zwölft'),
    endings: 'e er en es em',
  },
  en: {
    stems: split('first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'),
    endings: '-',
  },
  fr: {
    stems: split('premi deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième onzième douzième'),
    endings: '- s er ère ers ères',
  },
  es: {
    stems: split('primer segund tercer cuart quint sext séptim octav noven décim undécim duodécim'),
    endings: '- o a os as',
  },
  it: {
    stems: split('prim second terz quart quint sest settim ottav non decim undicesim dodicesim'),
    endings: 'o a i e',
  },
}
