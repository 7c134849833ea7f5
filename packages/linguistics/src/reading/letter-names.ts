import { soundCode } from './sound-code.ts'

/* Names of letters and numerals, for names that are spelled out: `a`–`z`, then `0`–`9`, in plain letters. */
const names: Record<string, string> = {
  de: 'a be tse de e ef ge ha i yot ka el em en o pe ku er es te u fau ve iks üpsilon tset nul ains tsvai drai fir fünf zeks ziben akht noin',
  en: 'ei bi si di i ef ji eich ai jei kei el em en ou pi kyu ar es ti yu vi dabelyu eks wai zi zirou wan tu thri for faiv siks seven eit nain',
  fr: 'a be se de ö ef zhe ash i zhi ka el em en o pe kü er es te ü ve dublöve iks igrek zed zero ün dö trwa katr senk sis set üit nöf',
  es: 'a be se de e efe khe ache i khota ka ele eme ene o pe ku ere ese te u ube ubedoble ekis ye seta sero uno dos tres kuatro sinko seis siete ocho nuebe',
  it: 'a bi chi di e effe ji akka i ilunga kappa elle emme enne o pi ku erre esse ti u vu dopiavu iks ipsilon zeta zero uno due tre kuattro chinkue sei sette otto nove',
  pt: 'a be se de e efe zhe aga i zhota ka ele eme ene o pe ke erre ese te u ve dablyu shis ipsilon ze zero um dois tres kuatro sinku seis sete oitu nove',
  ru: 'a be tse de e ef ge ash i yot ka el em en o pe ku er es te u ve dubleve iks igrek zet nol odin dva tri chetyre pyat shest sem vosem devyat',
}

const tables = new Map(Object.entries(names).map(([language, text]) => [language, text.split(' ')]))
const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** Returns the code of a text read letter by letter; undefined for languages whose letter names are unknown. */
export function spelledCode(text: string, language: string): string | undefined {
  const table = tables.get(language)
  const spoken = table && [...text].map((letter) => table[letters.indexOf(letter)] ?? '').join('')
  return spoken && soundCode(spoken)
}

const mostLetters = 5

/** Returns true for texts that readers spell out: short ones without a vowel, or of letters and digits. */
export function isSpelled(text: string): boolean {
  if (text.length < 2 || text.length > mostLetters || !/^[a-z0-9]+$/.test(text)) return false
  return !/[aeiouy]/.test(text) || (/\d/.test(text) && text.length <= 4)
}
