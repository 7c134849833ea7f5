/**
 * Official languages of the Union, except the five whose words `area.ts` lists. Irish and Maltese are missing because
 * nobody here could check their words.
 */
export const unionLanguages = [
  'nl',
  'da',
  'sv',
  'fi',
  'et',
  'lv',
  'lt',
  'pl',
  'cs',
  'sk',
  'sl',
  'hr',
  'hu',
  'ro',
  'pt',
  'bg',
  'el',
] as const
export type UnionLanguage = (typeof unionLanguages)[number]

/** Articles, prepositions and conjunctions, which carry no meaning of their own. */
export const unionGrammar: Readonly<Record<UnionLanguage, string>> = {
  nl: 'de het een en of van voor met zonder in op uit aan bij door te tot naar om als is zijn uw je jouw mijn onze ons',
  da: 'den det de en et og eller af for med uden i på til fra om ved som er din dit dine min vores',
  sv: 'den det de en ett och eller av för med utan i på till från om vid som är din ditt dina min vår vårt',
  fi: 'ja tai sekä on ei kuin että ilman kanssa sinun minun meidän',
  et: 'ja või ning on ei kui et ilma koos sinu minu meie',
  lv: 'un vai ar bez no par uz pie ir nav kā tavs mans mūsu',
  lt: 'ir ar su be iš apie į prie yra nėra kaip tavo mano mūsų',
  pl: 'i oraz lub z ze bez dla do od na w we o po przy jest nie jak twój mój nasz',
  cs: 'a i nebo s se bez pro do od na v ve o po při z ze je není jak tvůj můj náš',
  sk: 'a i alebo s so bez pre do od na v vo o po pri z zo je nie ako tvoj môj náš',
  sl: 'in ali z s brez za do od na v o po pri iz je ni kot tvoj moj naš',
  hr: 'i ili s sa bez za do od na u o po pri iz je nije kao tvoj moj naš',
  hu: 'a az egy és vagy nélkül van nem mint is te én mi',
  ro: 'un o și sau cu fără pentru de din la în pe ca este nu al a ai ale meu tău nostru',
  pt: 'o a os as um uma e ou de do da dos das com sem para por em no na nos nas ao à como é não seu sua meu minha nosso',
  bg: 'и или с със без за до от на в във по при е не като твой мой наш',
  el: 'ο η το οι τα του της των ένα μια και ή με χωρίς για από σε στο στη στον είναι δεν σαν μου σου μας',
}

/** How the dictionary form of an adjective ends, and the endings of its other common forms. */
export const adjectiveEndings: Readonly<Record<UnionLanguage, readonly (readonly [RegExp, readonly string[]])[]>> = {
  nl: [[/(?<=[^aeiou])$/, ['e']]],
  da: [[/(?<=[^aeiouyæøå])$/, ['t', 'e']]],
  sv: [[/(?<=[^aeiouyäöå])$/, ['t', 'a']]],
  fi: [],
  et: [],
  lv: [[/s$/, ['a', 'ais', 'ā']]],
  lt: [[/as$/, ['a', 'i']]],
  pl: [
    [/y$/, ['a', 'e']],
    [/(?<=[kg])i$/, ['a', 'ie']],
  ],
  cs: [[/ý$/, ['á', 'é']]],
  sk: [[/[ýy]$/, ['á', 'é', 'a', 'e']]],
  sl: [[/(?<=[^aeiou])$/, ['a', 'o', 'i']]],
  hr: [[/(?<=[^aeiou])$/, ['a', 'o', 'i']]],
  hu: [],
  ro: [[/(?<=[^aeiouăâî])$/, ['ă', 'e', 'i']]],
  pt: [[/o$/, ['a', 'os', 'as']]],
  bg: [[/(?<=[^аеиоуъюя])$/, ['а', 'о', 'и']]],
  el: [
    [/ός$/, ['ή', 'ό']],
    [/ος$/, ['η', 'α', 'ο']],
  ],
}

/** Languages that form compounds without a space. */
export const compoundingUnionLanguages: readonly UnionLanguage[] = ['nl', 'da', 'sv', 'fi', 'et', 'hu']
