import { type Locale, type RegistrationOfficeCode, registrationOfficeCodes } from '@marklot/contracts'
import { fold } from './text/fold.ts'

/** Countries, adjectives and offices in five languages; `*` stands for any ending. */
const officeWords: Record<RegistrationOfficeCode, string> = {
  de: `dpma deutschland deutsch deutsche deutschen deutscher deutsches deutschem brd germany german germans allemagne
    allemand allemande allemands allemandes alemania aleman alemana alemanas alemanes germania tedesco tedesca tedeschi
    tedesche bundesrepublik`,
  em: `euipo ue eu em eutm unionsmarke unionsmarken europa europe european europaisch* europaeisch* europaweit eu-weit euweit europaische
    europeen europeenne europeens europeennes europeo europea europeos europeas europee europei unione union
    communautaire comunitaria comunitario gemeinschaftsmarke eumarke alicante`,
  at: `osterreich osterreichisch* oesterreich oesterreichisch* austria austrian autriche autrichien* austriac* opa oepa`,
  ch: `schweiz schweizer schweizerisch* switzerland swiss suisse suisses suiza suizo suiza suizas suizos svizzera svizzero
    svizzere svizzeri ige ipi swissreg helvetique confederation`,
  fr: `frankreich franzosisch* franzoesisch* france french francais francaise francaises francia frances francesa franceses francesas
    francese francesi inpi`,
  es: `spanien spanisch* spain spanish espagne espagnol espagnole espagnols espagnoles espana espanol espanola espanoles
    espanolas spagna spagnolo spagnola spagnoli spagnole oepm`,
  us: `usa us uspto amerika amerikanisch* amerikas america american americas etats-unis etatsunis americain* eeuu
    estadounidense* american* americano americana stati-uniti statunitens* vereinigten-staaten states vereinigte`,
}
const byWord = new Map<string, RegistrationOfficeCode>()
const byStem: [string, RegistrationOfficeCode][] = []
for (const code of registrationOfficeCodes)
  for (const word of officeWords[code].split(/\s+/).filter(Boolean)) {
    if (word.endsWith('*')) byStem.push([word.slice(0, -1), code])
    else byWord.set(word, code)
  }

/** Names of offices and regions of several words. */
const phrases: readonly [RegExp, readonly RegistrationOfficeCode[]][] = [
  [/\b(?:etats unis|estados unidos|stati uniti|united states|vereinigten? staaten|ee ?uu|u s a|u s)\b/g, ['us']],
  [/\b(?:union europeenne|union europea|unione europea|european union|europaische[nr]? union|u e)\b/g, ['em']],
  [/\b(?:dach|d a ch|dach region|dach raum)\b/g, ['de', 'at', 'ch']],
]

/** Codes that are ordinary words in lower case. */
const codeWords: Readonly<Record<string, RegistrationOfficeCode>> = {
  DE: 'de',
  AT: 'at',
  CH: 'ch',
  FR: 'fr',
  ES: 'es',
  US: 'us',
  EU: 'em',
  UE: 'em',
  EM: 'em',
}

/** Countries that have no register here. Their names are not taken for signs. */
const otherCountries = new Set(
  fold(
    `italien italienisch italienische italienischen italy italian italie italienne italien italia italiano italiana italiane
    italiani uk england grossbritannien britain british kingdom royaume uni angleterre reino unido inglaterra regno unito inghilterra
    china chine cina chinesische chinese japan japon giappone polen poland pologne polonia niederlande netherlands
    holland pays bas holanda olanda belgien belgium belgique belgica belgio portugal portogallo danemark denmark
    schweden sweden kanada canada mexiko mexico mexique messico brasilien brazil bresil brasil brasile russland russia
    turkei turkey turquie turquia turchia liechtenstein luxemburg luxembourg tschechien ungarn india indien inde
    world welt weltweit worldwide mondial monde mundo mundial mondo mondiale global international internazionale
    internacional`,
  ).split(/\s+/),
)
const countryWords = new Set(
  'ausland abroad etranger extranjero estero countries lander pays paises paesi country land pais paese'.split(' '),
)

/** Returns the office that a word names. `typed` in capitals may be a code. */
export function officeOfWord(folded: string, typed: string): RegistrationOfficeCode | undefined {
  return (
    byWord.get(folded) ??
    codeWords[typed] ??
    (folded.length >= 6 ? byStem.find(([stem]) => folded.startsWith(stem))?.[1] : undefined)
  )
}
/** The long names of countries and offices, for the correction of typing errors. */
export const officeNames: readonly string[] = [...byWord.keys()].filter((word) => word.length >= 6 && /^[a-z]+$/.test(word))
export const isOtherCountry = (folded: string): boolean => otherCountries.has(folded)
/** Returns whether a word names a country, any country, or the whole world. */
export const isCountry = (folded: string): boolean => isOtherCountry(folded) || countryWords.has(folded)

/** Returns offices named by several words of a folded text, each with its place. */
export function officePhrases(text: string): { offices: readonly RegistrationOfficeCode[]; start: number; end: number }[] {
  return phrases.flatMap(([pattern, offices]) =>
    [...text.matchAll(pattern)].map((match) => ({ offices, start: match.index, end: match.index + match[0].length })),
  )
}

/** Words that introduce offices to leave out. */
export const exceptWords: Record<Locale, readonly string[]> = {
  de: ['ausser', 'ohne', 'nicht'],
  en: ['except', 'excluding', 'without', 'not'],
  fr: ['sauf', 'hors', 'excepte', 'sans', 'pas'],
  es: ['excepto', 'salvo', 'menos', 'sin', 'no'],
  it: ['eccetto', 'tranne', 'salvo', 'escluso', 'senza', 'non'],
}
