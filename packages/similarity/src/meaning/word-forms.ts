/*
 * Regular inflection, so that the concept list holds only irregular forms: plurals of nouns, gender and number of
 * adjectives. German nouns are too irregular for rules; the list contains their plurals.
 */

export const languages = ['de', 'en', 'fr', 'es', 'it'] as const
export type Language = (typeof languages)[number]

/** The kind of words in a table, which decides the rules. */
export type WordKind = 'noun' | 'adjective' | 'fixed'

const vowelEnd = /[aeiouáéíóú]$/

function englishForms(word: string, kind: WordKind): string[] {
  if (kind === 'adjective') return []
  if (/(s|x|z|ch|sh)$/.test(word)) return [`${word}es`]
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`]
  return [`${word}s`]
}

function germanForms(word: string, kind: WordKind): string[] {
  if (kind !== 'adjective') return []
  const stem = word.endsWith('e') ? word.slice(0, -1) : word
  return ['e', 'er', 'es', 'en'].map((ending) => stem + ending)
}

function frenchForms(word: string, kind: WordKind): string[] {
  const plural = (form: string) => {
    if (/[sxz]$/.test(form)) return []
    if (/(eau|eu)$/.test(form)) return [`${form}x`]
    return form.endsWith('al') ? [`${form.slice(0, -2)}aux`] : [`${form}s`]
  }
  if (kind === 'noun') return plural(word)
  let feminine = `${word}e`
  if (word.endsWith('e')) feminine = word
  else if (word.endsWith('eux')) feminine = `${word.slice(0, -1)}se`
  else if (word.endsWith('er')) feminine = `${word.slice(0, -2)}ère`
  else if (word.endsWith('f')) feminine = `${word.slice(0, -1)}ve`
  else if (/(en|on|el)$/.test(word)) feminine = `${word}${word.at(-1)}e`
  return [feminine, ...plural(word), `${feminine}s`]
}

function spanishForms(word: string, kind: WordKind): string[] {
  const plural = (form: string) => {
    if (vowelEnd.test(form)) return `${form}s`
    return form.endsWith('z') ? `${form.slice(0, -1)}ces` : `${form}es`
  }
  const forms = /[sx]$/.test(word) ? [] : [plural(word)]
  if (kind !== 'adjective') return forms
  if (word.endsWith('o')) forms.unshift(`${word.slice(0, -1)}a`, `${word.slice(0, -1)}as`)
  if (word.endsWith('or')) forms.unshift(`${word}a`, `${word}as`)
  return forms
}

function italianForms(word: string, kind: WordKind): string[] {
  const stem = word.slice(0, -1)
  const hard = /[cg]$/.test(stem) ? 'h' : ''
  if (word.endsWith('io')) return kind === 'adjective' ? [stem, `${stem}a`, `${stem}e`] : [stem]
  if (word.endsWith('o'))
    return kind === 'adjective' ? [`${stem}a`, `${stem}${hard}i`, `${stem}${hard}e`] : [`${stem}${hard}i`, `${stem}i`]
  if (word.endsWith('a')) return [`${stem}${hard}e`]
  return word.endsWith('e') ? [`${stem}i`] : []
}

const rules: Record<Language, (word: string, kind: WordKind) => string[]> = {
  de: germanForms,
  en: englishForms,
  fr: frenchForms,
  es: spanishForms,
  it: italianForms,
}

/** Returns the regular forms of a listed word besides itself. Empty for phrases ("good morning") and digits. */
export function regularForms(language: Language, word: string, kind: WordKind): string[] {
  if (kind === 'fixed' || word.length < 3 || /[\s\d]/.test(word)) return []
  return rules[language](word, kind)
}
