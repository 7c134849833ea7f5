/*
 * Generates any number of invented marks for measurements, deterministic by seed. Names mix invented words made of
 * syllables, everyday words by Zipf's law, one to three words, generic additions, acronyms and exact copies. So
 * lengths, repetitions and common letter groups resemble those of a register.
 */
import { type IndexedMark, markTypes, officeCodes, stateCategories } from '../src/layout/mark.ts'

/** Returns a fast generator of pseudorandom numbers in [0, 1) (sfc32). */
export function randomNumbers(seed: number): () => number {
  let [a, b, c, d] = [seed | 0, 0x9e3779b9, 0x243f6a88, 1]
  const next = () => {
    const t = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + t
    return (t >>> 0) / 4294967296
  }
  for (let i = 0; i < 12; i++) next()
  return next
}

const onsets =
  'b br c ch cl cr d dr f fl fr g gl gr h j k kl kr l m n p ph pl pr q r s sc sh sl sm sn sp st str t th tr v w x y z'.split(' ')
const vowels = 'a a a e e e i i i o o u y ai au ea ei eo ie io oo ou ue'.split(' ')
const codas = ['', '', '', '', 'n', 'r', 's', 'l', 't', 'x', 'm', 'nd', 'rt', 'st', 'ck', 'nt', 'ng', 'ss', 'll', 'tz']
export const everydayWords =
  'sun moon star sky blue red green black white gold silver royal king queen lion tiger eagle bear wolf horse dog cat fox apple orange lemon cherry berry olive wine beer coffee tea milk bread cake sugar honey salt spice garden flower rose lily tree forest mountain river lake ocean sea beach island stone rock crystal diamond pearl pure fresh natural organic vital health care clinic med pharma derma skin beauty nail hair face body fit sport run bike ski golf polo club team league play game toy kid baby family home house kitchen bath bed sleep dream light fire water air wind energy power solar tech digital cyber data cloud net web soft ware logic smart micro macro nano mega super ultra max prime first one alpha beta delta omega sigma nova terra aqua luna vita viva casa bella dolce bravo primo uno grand petit bon beau belle vie amour coeur maison jardin soleil lune etoile mer ciel terre eau feu pain vin cafe sonne mond stern himmel blau rot gruen schwarz weiss koenig loewe adler baer wolf pferd hund katze apfel wein bier kaffee milch brot kuchen zucker honig garten blume baum wald berg fluss see meer insel stein kraft werk bau haus heim welt land stadt markt platz classic modern urban street city metro center point line way road bridge gate tower castle crown shield sword arrow spirit soul mind heart hand eye voice sound music dance song art design style fashion look trend chic glam jewel watch time day night morning summer winter spring autumn magic mystic secret legend hero angel lucky happy joy love peace free easy quick fast speed jet rocket space planet galaxy orbit fusion motion active dynamic flex pro expert master doctor captain pilot rider hunter fisher farmer baker smith brothers sons partner capital invest bank trust secure safe guard insurance finance legal consult'.split(
    ' ',
  )
const additions = [
  'gmbh',
  'ag',
  'inc',
  'ltd',
  'group',
  'company',
  'international',
  'online',
  '.com',
  'bio',
  'systems',
  'the',
  'de luxe',
  '®',
  'studio',
  'shop',
]
/** The larger this is, the less the most frequent words stand out. */
const flat = 40
const cities = 'Berlin München Wien Zürich Paris Lyon Madrid Sevilla Boston Denver Milano Lisboa'.split(' ')

export interface SyntheticRegister {
  /** The next name. */
  name(): string
  mark(serial: number): IndexedMark
}

/** Returns a word of one to four syllables. */
export function inventedWord(random: () => number): string {
  const pick = (items: readonly string[]) => items[Math.floor(random() * items.length)] as string
  const syllables = 1 + Math.floor(random() * 3) + (random() < 0.3 ? 1 : 0)
  let word = ''
  for (let i = 0; i < syllables; i++) word += pick(onsets) + pick(vowels) + (random() < 0.55 ? '' : pick(codas))
  return word
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Creates a generator of marks. A larger register draws its names from more invented words. */
export function syntheticRegister(seed: number, marks: number): SyntheticRegister {
  const random = randomNumbers(seed)
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T
  // A separate stream of random numbers, so that a seed keeps the names it had before marks had translations.
  const randomOfTranslations = randomNumbers(seed + 1)
  const invented = () => inventedWord(random)
  /**
   * Draws words by frequency. Few words are in very many names (Zipf-Mandelbrot). The most frequent one is in about one
   * name of a hundred.
   */
  const zipf = (words: readonly string[]) =>
    words[Math.min(words.length - 1, Math.floor(flat * (1 + words.length / flat) ** random() - flat))] as string
  const vocabulary = Array.from({ length: Math.max(2_000, Math.floor(marks / 8)) }, invented)
  const common = () => zipf(everydayWords)
  const word = () => {
    const kind = random()
    if (kind < 0.42) return common()
    if (kind < 0.72) return zipf(vocabulary)
    return invented()
  }
  const recent: string[] = []
  const name = () => {
    const kind = random()
    if (kind < 0.15 && recent.length > 0) return pick(recent)
    let text: string
    if (kind < 0.19)
      text = Array.from({ length: 2 + Math.floor(random() * 3) }, () => String.fromCharCode(65 + Math.floor(random() * 26))).join(
        '',
      )
    else {
      const words = 1 + (random() < 0.5 ? 1 : 0) + (random() < 0.22 ? 1 : 0)
      text = Array.from({ length: words }, () => capital(word())).join(random() < 0.06 ? '-' : ' ')
      if (random() < 0.08) text += capital(common()).toLowerCase()
      if (random() < 0.12) text += ` ${pick(additions)}`
      if (random() < 0.03) text += ` ${Math.floor(random() * 100)}`
    }
    if (recent.length < 20_000) recent.push(text)
    else recent[Math.floor(random() * recent.length)] = text
    return text
  }
  /** Returns two words, for the one mark in twenty-five for which the office delivers the meaning of the name. */
  const translation = () => {
    if (randomOfTranslations() >= 0.04) return null
    const drawn = () => vocabulary[Math.floor(randomOfTranslations() * vocabulary.length)] as string
    return `${drawn()} ${drawn()}`
  }
  const day = (from: number, days: number) =>
    new Date(Date.UTC(from, 0, 1 + Math.floor(random() * days))).toISOString().slice(0, 10)
  return {
    name,
    mark(serial) {
      const type = random()
      const figurative = type > 0.93
      const mark: Omit<IndexedMark, 'priorityDate'> = {
        serial,
        name: figurative ? null : name(),
        translation: translation(),
        office: pick(officeCodes),
        category: pick(stateCategories),
        type: figurative ? 'Figurative' : (markTypes[type < 0.55 ? 0 : 2] as 'Word' | 'Combined'),
        stateKey: `state-${Math.floor(random() * 12)}`,
        niceClasses: Array.from({ length: 1 + Math.floor(random() * 4) }, () => 1 + Math.floor(random() * 45)),
        viennaCategories: type < 0.55 ? [] : [1 + (serial % 29), 1 + ((serial >> 5) % 29)],
        applicationDate: random() < 0.98 ? day(1985, 15_000) : null,
        registrationDate: random() < 0.7 ? day(1986, 15_000) : null,
        oppositionPeriodEndDate: random() < 0.3 ? day(2000, 9_800) : null,
        ownerName: `${capital(pick(vocabulary))} ${pick(['GmbH', 'AG', 'Inc.', 'S.A.', 'Ltd', 'SL'])}`,
        ownerSeat: pick(cities),
      }
      return { ...mark, priorityDate: mark.applicationDate }
    },
  }
}
