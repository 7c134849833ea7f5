import type { Random } from './random.ts'
import { reservedNames } from './reserved-names.ts'
import { generics, slogans, wordLists } from './words.ts'

/** The language whose sound an invented word imitates. */
export type Flavour = 'latin' | 'german' | 'english' | 'french' | 'spanish' | 'nordic' | 'tech' | 'pharma'

interface Grammar {
  onsets: readonly string[]
  /** The onsets of one letter. */
  inner: readonly string[]
  vowels: readonly string[]
  codas: readonly string[]
  endings: readonly string[]
  syllables: readonly [low: number, high: number]
}

const split = (text: string): string[] => text.split(' ')

const grammars: Readonly<Record<Flavour, Omit<Grammar, 'inner'>>> = {
  latin: {
    onsets: split('b br c d f fl g l m n p pr r s sp t tr v z'),
    vowels: split('a a e i o u'),
    codas: ['', '', '', 'l', 'n', 'r', 's'],
    endings: split('a ia o io is um ella ina ora ana ero'),
    syllables: [1, 2],
  },
  german: {
    onsets: split('b br d f fr g gr h k kl kr l m n pf r s sch schl st t tr w z'),
    vowels: split('a e ei i o u au ü ö ä'),
    codas: split('ch ck l ld lm n nd nk r rn s st t tz'),
    endings: split('e en er el ig ling heim tal hof'),
    syllables: [1, 2],
  },
  english: {
    onsets: split('b bl br c ch cl d dr f fl g gl gr h j k l m n p pl qu r s sh sl sn st sw t th tr tw w'),
    vowels: split('a e ee i o oa oo u ea'),
    codas: split('ck d ft ll m n nd ng nt p r rk sh st t x'),
    endings: split('y er le ow ish ston wick ford'),
    syllables: [1, 2],
  },
  french: {
    onsets: split('b bl c ch d f fl g l m n p pl r s t v'),
    vowels: split('a e i o u é ou eau oi'),
    codas: ['', '', '', 'n', 'r', 'l'],
    endings: split('elle ette ine ance eau oire ière on ais'),
    syllables: [1, 3],
  },
  spanish: {
    onsets: split('b c d f g j l ll m n p r s t v z'),
    vowels: split('a a e i o o u'),
    codas: ['', '', '', 'l', 'n', 'r', 's'],
    endings: split('a o illo ero anza eña ora ista ón al'),
    syllables: [1, 3],
  },
  nordic: {
    onsets: split('b bj d f fj g h hj k l m n r s sk sn st sv t tr v'),
    vowels: split('a e i o u ø å ä ö y'),
    codas: split('d g l ld ll n nd r rn s sk st'),
    endings: split('a e en by vik gård sund nes'),
    syllables: [1, 2],
  },
  tech: {
    onsets: split('b bl c cl cr d f fl g gl gr h j k l m n p ph pr qu r s sc sk sn sp sy t tr tw v w x z'),
    vowels: split('a e i o u y'),
    codas: split('b ck d g m n p r t x z'),
    endings: split('io ly ify ix eo iq ora ex on us ara ium'),
    syllables: [1, 2],
  },
  pharma: {
    onsets: split('b c d f l m n p pr r s t tr v x z'),
    vowels: split('a e i o u'),
    codas: ['', '', 'l', 'm', 'n', 'r', 'x'],
    endings: split('ex in ol an on id vir zan tal mab ax cin dex'),
    syllables: [2, 3],
  },
}

export const flavours = Object.keys(grammars) as Flavour[]

const spoken = new Map<Flavour, Grammar>(
  flavours.map((flavour) => {
    const grammar = grammars[flavour]
    return [flavour, { ...grammar, inner: grammar.onsets.filter((onset) => onset.length === 1) }]
  }),
)

/** Returns an invented, pronounceable word in lower case, four to ten letters long. */
export function inventWord(random: Random, flavour: Flavour): string {
  const grammar = spoken.get(flavour)
  if (!grammar) throw new RangeError(`No grammar for ${flavour}`)
  for (;;) {
    let word = ''
    const syllables = random.between(...grammar.syllables)
    for (let count = 0; count < syllables; count++) {
      // Consonant clusters occur at the beginning of a word only; inside they are hard to pronounce.
      word += random.pick(count === 0 ? grammar.onsets : grammar.inner) + random.pick(grammar.vowels)
      if (random.chance(count === syllables - 1 ? 0.45 : 0.15)) word += random.pick(grammar.codas)
    }
    if (endsInVowel(word)) word += random.pick(grammar.inner)
    word += random.pick(grammar.endings)
    if (word.length >= 4 && word.length <= 10 && isSpeakable(word) && isFree(word)) return word
  }
}

function endsInVowel(word: string): boolean {
  return /[aeiouyäöüéøåí]$/.test(word)
}

/**
 * Returns true for a word without triple letters, clusters of consonants or vowels, or sequences foreign to all
 * languages of the sample.
 */
function isSpeakable(word: string): boolean {
  return !/(.)\1\1|[^aeiouyäöüéøåí]{4}|[aeiouyäöüéøåí]{4}|y[aeou]|uu|ii|yy|[äöüå].*[äöüå]|[xzq].*[xzq]|ll.*ll|h[^aeiouyäöüéøåílmnrt]/.test(
    word,
  )
}

/** Returns true if no part of the name is reserved. */
export function isFree(name: string): boolean {
  return !name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => reservedNames.has(word))
}

/**
 * Returns the family element of an owner, or a single sign: an invented word, a compound or a short phrase from the
 * word lists.
 */
export function inventElement(random: Random, flavour: Flavour): string {
  const kind = random.next()
  for (;;) {
    const element =
      kind < 0.62 ? inventWord(random, flavour) : kind < 0.86 ? compound(random, flavour) : pairOfWords(random, flavour)
    if (isFree(element)) return element
  }
}

const listOfFlavour: Readonly<Record<Flavour, keyof typeof wordLists>> = {
  latin: 'latin',
  german: 'german',
  english: 'english',
  french: 'french',
  spanish: 'spanish',
  nordic: 'english',
  tech: 'tech',
  pharma: 'latin',
}

function compound(random: Random, flavour: Flavour): string {
  const list = wordLists[listOfFlavour[flavour]]
  const first = random.pick(list)
  let second = random.pick(list)
  while (second === first) second = random.pick(list)
  const joined = first + second
  return joined.length > 16 ? `${first} ${second}` : joined
}

function pairOfWords(random: Random, flavour: Flavour): string {
  const list = wordLists[listOfFlavour[flavour]]
  const first = random.pick(list)
  let second = random.pick(list)
  while (second === first) second = random.pick(list)
  const links: Readonly<Partial<Record<Flavour, string>>> = { german: ' & ', english: ' & ', french: ' et ', spanish: ' y ' }
  return random.chance(0.25) ? `${first}${links[flavour] ?? ' & '}${second}` : `${first} ${second}`
}

/**
 * Returns the notation that registers print: mostly capitals, sometimes a leading capital or the owner's own notation.
 */
function inPrint(random: Random, text: string): string {
  const style = random.next()
  if (style < 0.5) return text.toLocaleUpperCase('en')
  if (style < 0.85)
    return text.replace(/(^|[\s-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toLocaleUpperCase('en'))
  if (style < 0.95) return text
  return text.charAt(0).toLocaleUpperCase('en') + text.slice(1)
}

const otherScripts: readonly string[] = split(
  'ΑΛΜΥΡΑ ΘΕΡΙΝΟΣ Λευκάρα ΝΕΡΟΜΥΛΟΣ Μελιτώνα ΚΥΜΑΤΙ БЕРЕЗОВКА Заряна РОДНИЧОК Ладоград СЕВЕРИНКА Полянка نسمات واحتي زهرتان ياسمينة نجمتي',
)

/**
 * Returns a sign that does not derive from an element: a single letter, a number, another script, a slogan. Mostly
 * undefined.
 */
function oddName(random: Random, flavour: Flavour): string | undefined {
  const kind = random.next()
  if (kind > 0.035) return undefined
  if (kind < 0.003) return String.fromCharCode(65 + random.between(0, 25))
  if (kind < 0.007) return String.fromCharCode(65 + random.between(0, 25)) + random.between(2, 99)
  if (kind < 0.011) return `${random.between(2, 9)}${random.pick(split('YOU GREEN KIDS SEASONS SENSES HOME WAY FIT'))}`
  if (kind < 0.018) return random.pick(otherScripts)
  if (kind < 0.02) {
    const word = inventWord(random, flavour)
    const texts = [...random.pick(slogans[listOfFlavour[flavour]]).split(' '), word, ...random.pick(slogans.english).split(' ')]
    const line = `${texts.join(' ')} ${random.pick(slogans[listOfFlavour[flavour]])} ${inventElement(random, flavour)}`
    return inPrint(random, line.replaceAll('{x}', word))
  }
  return inPrint(random, random.pick(slogans[listOfFlavour[flavour]]).replace('{x}', inventWord(random, flavour)))
}

/**
 * Returns the sign of one of an owner's brands: the element alone, or with a generic addition, or with another word.
 * Brand 0 is the plain element; later ones belong to the family about half the time.
 */
export function inventBrand(random: Random, element: string, flavour: Flavour, brand: number): string {
  if (brand === 0 && random.chance(0.85)) return inPrint(random, element)
  const odd = oddName(random, flavour)
  if (odd !== undefined) return odd
  const base = random.chance(0.5) ? element : inventElement(random, flavour)
  const form = random.next()
  if (form < 0.5) return inPrint(random, base)
  if (form < 0.72) {
    const addition = random.pick(generics[listOfFlavour[flavour]])
    return inPrint(random, random.chance(0.75) ? `${base} ${addition}` : `${addition} ${base}`)
  }
  if (form < 0.77)
    return inPrint(
      random,
      `${base} ${random.pick(['24', '365', '3000', 'One', 'Plus', 'Pro', '2.0', 'Nr. 1', 'No. 7', 'XL', 'V8'])}`.trim(),
    )
  if (form < 0.8) return `${base.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()}.${random.pick(split('com eu de fr shop io'))}`
  if (form < 0.84) return inPrint(random, `${base}'s`)
  if (form < 0.87) return inPrint(random, `${base}-${random.pick(generics[listOfFlavour[flavour]])}`)
  return inPrint(random, `${base} ${random.pick(wordLists[listOfFlavour[flavour]])}`)
}

/** Pairs that sound or look alike, each tried in both directions. */
const alike: readonly (readonly [string, string])[] = [
  ['c', 'k'],
  ['f', 'ph'],
  ['v', 'f'],
  ['v', 'w'],
  ['t', 'd'],
  ['b', 'p'],
  ['i', 'y'],
  ['z', 's'],
  ['ks', 'x'],
  ['qu', 'kw'],
  ['ei', 'ai'],
  ['ü', 'ue'],
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['é', 'e'],
  ['a', 'e'],
  ['i', 'e'],
  ['o', 'u'],
  ['m', 'n'],
  ['l', 'll'],
  ['n', 'nn'],
  ['t', 'th'],
]

/**
 * Returns a name that a consumer may confuse with this one: one or two letters exchanged, doubled, dropped or added.
 */
export function lookAlike(random: Random, name: string): string {
  const isUpper = name === name.toLocaleUpperCase('en')
  let text = name.toLowerCase()
  const steps = random.chance(0.3) ? 2 : 1
  for (let step = 0; step < steps; step++) text = change(random, text)
  if (!isFree(text) || text.length < 2) return name
  if (random.chance(0.25) !== isUpper) return text.toLocaleUpperCase('en')
  return text.charAt(0).toLocaleUpperCase('en') + text.slice(1)
}

function change(random: Random, text: string): string {
  const form = random.next()
  if (form < 0.55) {
    const start = random.between(0, alike.length - 1)
    for (let offset = 0; offset < alike.length; offset++) {
      const [left, right] = alike[(start + offset) % alike.length] as readonly [string, string]
      const [from, to] = random.chance(0.5) ? [left, right] : [right, left]
      const at = text.indexOf(from)
      if (at >= 0) return text.slice(0, at) + to + text.slice(at + from.length)
    }
  }
  const at = random.between(1, Math.max(1, text.length - 2))
  if (form < 0.7) return text.slice(0, at) + text.slice(at + 1)
  if (form < 0.8) return text.slice(0, at) + text.charAt(at - 1) + text.slice(at)
  if (form < 0.93) return text + random.pick(split('n s a o x ia ly us'))
  return random.pick(split('s e i pro my neo')) + text
}
