import { type Concept, readMeaning, readRegister } from './concepts.ts'

/** The script that a language is written in, by its Unicode name. */
export type Script =
  | 'Latin'
  | 'Cyrillic'
  | 'Greek'
  | 'Arabic'
  | 'Hebrew'
  | 'Devanagari'
  | 'Bengali'
  | 'Tamil'
  | 'Thai'
  | 'Hangul'
  | 'Japanese'
  | 'Han'
  | 'Georgian'

/** The file of one language; LANGUAGES.md describes the format of its text. */
export interface LanguageSource {
  /** BCP 47, such as `pt` or `zh-Hans` */
  readonly code: string
  readonly script: Script
  readonly text: string
}

/** One word of a language and its meaning. */
export interface LanguageWord {
  readonly word: string
  readonly transliteration?: string
  /** Its sound in the plain letters of LANGUAGES.md; given where the spelling misleads. */
  readonly spoken?: string
  readonly concept: Concept
  /** 0 for the usual word of the concept; higher for words later in its line. */
  readonly rank: number
}

/** Reads `word`, `word=transliteration`, `word/spoken` and `word=transliteration/spoken`. */
function readWord(text: string, concept: Concept, rank: number): LanguageWord {
  const [written = '', spoken] = text.split('/').map((part) => part.trim())
  const [word = '', transliteration] = written.split('=').map((part) => part.trim())
  if (!word) throw new Error(`Expected a word for ${concept.key}`)
  return { word, concept, rank, ...(transliteration ? { transliteration } : {}), ...(spoken ? { spoken } : {}) }
}

/** Reads an own meaning: `! register | de | en | fr | es | it : words`. */
function readOwnMeaning(line: string): { concept: Concept; words: string } {
  const colon = line.lastIndexOf(' : ')
  if (colon < 0) throw new Error(`Expected " : " before the words: ${line}`)
  const [register = '', ...cells] = line.slice(1, colon).split('|')
  const meaning = readMeaning(cells)
  const known = readRegister(register.trim())
  const concept = { key: `!${meaning.en}`, register: known, hurtful: known !== 'everyday', undignified: false, meaning }
  return { concept, words: line.slice(colon + 3) }
}

/**
 * Reads the words of a language.
 * @throws Error for a key that is not in any concept table, or a line that breaks the format; either is a bug in the
 * data
 */
export function readLanguage(source: LanguageSource, concepts: ReadonlyMap<string, Concept>): LanguageWord[] {
  return source.text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => {
      if (line.startsWith('!')) {
        const { concept, words } = readOwnMeaning(line)
        return words.split(',').map((word, rank) => readWord(word, concept, rank))
      }
      const [key = ''] = line.split(' ', 1)
      const concept = concepts.get(key)
      if (!concept) throw new Error(`Unknown concept in ${source.code}: ${line}`)
      return line
        .slice(key.length)
        .split(',')
        .map((word, rank) => readWord(word, concept, rank))
    })
}
