import { soundCode } from './sound-code.ts'

/* Names of letters and numerals, for names that are spelled out: `a`–`z`, then `0`–`9`, in plain letters. */
const names: Record<string, string> = {
  de: 'a be tse de e ef ge ha i yot ka el em en o pe ku er es te u fau ve iks üpsilon tset nul ains tsvai drai fir fünf zeks ziben akht noin',
  en: 'ei bi si di i ef ji eich ai jei kei el em en ou pi kyu ar es ti yu vi dabelyu eks wai zi zirou wan tu thri for faiv siks seven eit nain',
  fr: 'a be se de ö ef zhe ash i zhi ka el em en o pe kü er es te ü ve dublöve iks igrek zed zero ün dö trwa katr senk sis set üit nöf',
  es: 'a be se de e efe khe ache i khota ka ele eme ene o pe ku ere ese te u ube ubedoble ekis ye seta sero uno dos tres kuatro sinko seis siete ocho nuebe',
  it: 'a bi chi di e effe ji akka i ilunga kappa elle emme enne o pi ku erre esse ti u vu dopiavu iks ipsilon zeta zero uno due tre kuattro chinkue sei sette otto nove',
  pt: 'a be se de e efe zhe aga i zhota ka ele eme ene o pe ke erre ese te u ve dablyu shis ipsilon ze zero um dois tres kuatro sinku seis sete oitu nove',
  nl: 'a be se de e ef khe ha i ye ka el em en o pe kü er es te ü ve we iks ei zet nul en twe dri fir fef zes zeven akht negen',
  sv: 'a be se de e ef ge ho i yi ko el em en u pe kü er es te ü ve dubelve eks ü seta nol et tvo tre füra fem seks shü ota nio',
  pl: 'a be tse de e ef ge kha i yot ka el em en o pe ku er es te u fau vu iks igrek zet zero yeden dva tshi chteri pench sheshch shedem oshem jeveench',
  tr: 'a be je de e fe ge he i zhe ke le me ne o pe ku re se te u ve dabelyu iks ye ze sefer bir iki üch dört besh alte yedi sekiz dokuz',
  ru: 'a be tse de e ef ge ash i yot ka el em en o pe ku er es te u ve dubleve iks igrek zet nol odin dva tri chetyre pyat shest sem vosem devyat',
}

/* Numerals as they are read in names and numbers of places where letters have English names: `0`–`9`. */
const numerals: Record<string, string> = {
  ja: 'rei ichi ni san shi go roku shichi hachi ku',
  ko: 'yeong il i sam sa o yuk chil pal gu',
  'zh-Hans': 'ling yi er san si wu liu qi ba jiu',
  yue: 'ling yat yi sam sei ng luk chat baat gau',
}

const tables = new Map(Object.entries(names).map(([language, text]) => [language, text.split(' ')]))
const digits = new Map(Object.entries(numerals).map(([language, text]) => [language, text.split(' ')]))
const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'

/**
 * Returns the code of a text read letter by letter; undefined for languages whose names of these letters or digits are
 * unknown.
 */
export function spelledCode(text: string, language: string): string | undefined {
  const table = tables.get(language)
  if (table) return soundCode([...text].map((letter) => table[letters.indexOf(letter)] ?? '').join(''))
  const numbers = /^\d+$/.test(text) ? digits.get(language) : undefined
  return numbers && soundCode([...text].map((digit) => numbers[Number(digit)] ?? '').join(''))
}

const mostLetters = 5

/** Returns true for texts that readers spell out: numbers, and short ones without a vowel, or of letters and digits. */
export function isSpelled(text: string): boolean {
  if (/^\d{1,4}$/.test(text)) return true
  if (text.length < 2 || text.length > mostLetters || !/^[a-z0-9]+$/.test(text)) return false
  return !/[aeiouy]/.test(text) || (/\d/.test(text) && text.length <= 4)
}
