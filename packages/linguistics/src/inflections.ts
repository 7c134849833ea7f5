/*
 * The most regular endings of each language, as `ending>ending`: the ending of a dictionary form, and the ending of
 * other forms of the same word. With an empty left side, the ending is added to any word. They cover plurals, feminine
 * forms, cases that change only the end, and present tenses. Forms with another stem are in the language files.
 */
const endings: Record<string, string> = {
  de: '>e >en >er >n >es e>en en>e en>t en>er >isch er>in',
  en: '>s >es y>ies >ing e>ing >ed e>ed >er e>er >y >ish',
  fr: '>s >x >e >es er>e er>es er>é al>aux eur>euse eux>euse on>onne',
  es: '>s >es o>a o>os o>as a>as ar>a ar>o er>e ir>e ón>ona dor>dora ar>ando ar>ado',
  it: 'o>i a>e e>i o>a are>a are>o ere>e ire>e co>chi ca>che are>ato',
  pt: '>s >es o>a o>os o>as a>as ar>a ar>o er>e ir>e ão>ões ão>ona l>is m>ns ar>ado',
  nl: '>en >s >e en> en>t en>er >je >jes',
  sv: '>ar >or >er >en >et >n >t >a a>or a>er e>ar a>ar',
  da: '>er >e >en >et >r >n >t e>er',
  nb: '>er >e >en >et >r >n >t e>er',
  fi: '>t >n >a >ä >ja >jä nen>set a>i >ssa',
  et: '>d >t >i >e >id',
  pl: 'a>y a>i a>ę a>ą >y >i >a >ów >em ać>a ić>i yć>y y>a y>e ek>ki ec>cy >owy',
  cs: 'a>y a>u a>e >y >i >a >u >em at>á it>í ý>á ý>é ek>ky ec>ci o>a >ový',
  sk: 'a>y a>u >y >i >a >u >om ať>a iť>í ý>á ý>é ek>ky ec>ci o>á',
  hr: 'a>e a>u a>i >i >a >u >om ati>a iti>i an>na o>a ac>ci ak>ci',
  sr: 'a>e a>u a>i >i >a >u >om ati>a iti>i o>a',
  sl: 'a>e a>o a>i >i >a >u >om ati>a iti>i o>a ec>ci ec>ca en>na',
  bg: 'а>и >и >ът >а >та >то я>и о>а ен>на',
  mk: 'а>и >и >от >та >то о>а',
  ru: 'а>ы а>и а>у >ы >и >а >у >ов ь>и я>и ый>ая ый>ое ий>ая ать>ает ить>ит о>а ой>ая ец>цы ок>ки',
  uk: 'а>и а>у >и >і >а >у >ів ь>і я>і ий>а ий>е ати>ає ити>ить о>а ок>ки',
  hu: '>k >ok >ek >ök >t >i >s a>ák e>ék >os >es >as',
  ro: '>i >uri >e >ul >a ă>e ă>a >ii e>i >easca',
  tr: '>lar >ler >ı >i >u >ü >da >de >ci >cı >lı >li >sız >mak >mek mak> mek>',
  el: 'ος>οι ος>η ος>ο α>ες η>ες ο>α ι>ια ης>ες ω>ει άς>άδες',
  lv: 's>i s>a s>u a>as a>u a>e š>i >iem',
  lt: 'as>ai as>a as>o a>os a>ą is>iai ti> us>i as>ė',
  ca: '>s a>es ca>ques >es o>os >a ar>a ó>ons í>ins à>ans at>ada ut>uda er>era',
  sq: '>i >t >a >u >e ë>a',
  eu: '>a >ak a>ak',
  ga: '>a >í >anna',
  is: 'ur>ar ur>ir >ar >ir >i >a >inn >ið a>ur',
  id: '>an >nya >i',
  ms: '>an >nya >i',
  tl: '>ng >in >an',
  sw: '',
  ar: '',
  he: '>ים >ה >ות ה>ות',
  hi: 'ा>ी ा>े ी>ियां >ों',
}

/** German writes nouns with a capital letter. They have no "-er", which would make "Krieger" of "Krieg". */
const germanNouns = '>e >en >n >s >es e>en en>e >isch er>in'

interface Ending {
  readonly from: string
  readonly to: string
}

const readEndings = (text: string): readonly Ending[] =>
  text
    .split(' ')
    .filter((pair) => pair.includes('>'))
    .map((pair) => ({ from: pair.slice(0, pair.indexOf('>')), to: pair.slice(pair.indexOf('>') + 1) }))

const tables = new Map(Object.entries(endings).map(([language, text]) => [language, readEndings(text)]))
const nounTable = readEndings(germanNouns)

const endingsOf = (word: string, language: string): readonly Ending[] =>
  language === 'de' && /^\p{Lu}/u.test(word) ? nounTable : (tables.get(language) ?? [])

const shortestStem = 3

/** Abbreviations and numbers are not read as words. */
export const isAbbreviation = (word: string) => /\d/.test(word) || /^[A-Z]{2,4}$/.test(word)

/** English doubles a consonant after one short vowel before endings that begin with a vowel: "slag", "slagging". */
const shortEnglish = /^[^aeiou]*[aeiou][bdfglmnprtvz]$/
const doubles = (word: string, { from, to }: Ending, language: string) =>
  language === 'en' && from === '' && /^(?:ing|ed|er|y|ish)$/.test(to) && shortEnglish.test(word)

/**
 * Returns further forms of a word, in lower case, by the regular endings of its language and kind. Phrases and
 * abbreviations have none.
 */
export function inflectedForms(listed: string, language: string): string[] {
  if (listed.includes(' ') || isAbbreviation(listed)) return []
  const word = listed.toLowerCase().normalize('NFC')
  return endingsOf(listed, language)
    .filter(({ from }) => word.endsWith(from) && word.length - from.length >= shortestStem)
    .map((ending) => {
      const stem = word.slice(0, word.length - ending.from.length)
      return (doubles(word, ending, language) ? stem + stem.slice(-1) : stem) + ending.to
    })
}
