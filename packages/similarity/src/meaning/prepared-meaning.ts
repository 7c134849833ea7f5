import type { NameForm } from '../words/name-form.ts'
import { bytesOf, hashBytes } from '../words/name-form.ts'
import { compareUnits } from './meaning-similarity.ts'
import { type MeaningUnit, meansSomething, readUnits } from './reading.ts'
import { type Translation, translationsOf } from './translations.ts'
import { wordsOfConcept } from './vocabulary.ts'
import { languages } from './word-forms.ts'

const endLetters = 3
const endTable = 1 << 12
const endKey = (bytes: Uint8Array, at: number) => ((bytes[at] * 961) ^ (bytes[at + 1] * 31) ^ bytes[at + 2]) & (endTable - 1)

/** Words by their first or last letters, and a bit for each key in use. */
class WordsByEnd {
  private readonly bits = new Int32Array(endTable >> 5)
  private readonly words = new Map<number, Uint8Array[]>()

  put(key: number, word: Uint8Array): void {
    const known = this.words.get(key)
    if (known !== undefined) known.push(word)
    else {
      this.words.set(key, [word])
      this.bits[key >> 5] |= 1 << (key & 31)
    }
  }

  get(key: number): readonly Uint8Array[] | undefined {
    return ((this.bits[key >> 5] >>> (key & 31)) & 1) === 0 ? undefined : this.words.get(key)
  }
}

interface ConceptWord {
  bytes: Uint8Array
  hash: number
}

/** The words of the concepts requested so far, by the number of the concept. */
const conceptWords: (readonly ConceptWord[] | undefined)[] = []

function hashedWordsOf(number: number): readonly ConceptWord[] {
  let words = conceptWords[number]
  if (words === undefined) {
    words = languages
      .flatMap((language) => wordsOfConcept(number, language))
      .map((word) => {
        const bytes = bytesOf(word)
        return { bytes, hash: hashBytes(bytes, 0, bytes.length) }
      })
    conceptWords[number] = words
  }
  return words
}

/** Returns true if one of the words begins (or, with `ending`, ends) at offset `place` of the name's letters. */
function standsAt(words: readonly Uint8Array[] | undefined, hit: NameForm, place: number, ending: boolean): boolean {
  if (words === undefined) return false
  for (const word of words) {
    const from = ending ? place - word.length : place
    if (from < 0 || from + word.length > hit.squashLength) continue
    let i = 0
    while (i < word.length && hit.squash[from + i] === word[i]) i++
    if (i === word.length) return true
  }
  return false
}

/**
 * The meaning of a searched name, prepared for comparison with thousands of names. Most names share none of it, which
 * the first and last letters of their words show before anything is read. A word with the same meaning is at the
 * beginning or the end of a word of the found name; the rest of that word belongs to a phrase or a compound.
 */
export class PreparedMeaning {
  private units: readonly MeaningUnit[]
  private readonly own: ReadonlySet<number>
  /** Hashes of the other words for the name's meanings. */
  private readonly words = new Set<number>()
  private readonly beginnings = new WordsByEnd()
  private readonly endings = new WordsByEnd()
  /** The name with the default weights of its words, regardless of any register. */
  private readonly form: NameForm
  private readonly plainUnits: readonly MeaningUnit[]
  /** Computed on first use: comparing alone does not need them. */
  private knownTranslations: readonly Translation[] | null = null

  private constructor(form: NameForm, units: readonly MeaningUnit[]) {
    this.units = units
    this.own = new Set(units.map(({ hash }) => hash))
    this.form = form
    this.plainUnits = units
    for (const number of new Set(units.flatMap((unit) => unit.concepts))) {
      for (const { bytes, hash } of hashedWordsOf(number)) {
        if (this.own.has(hash) || this.words.has(hash)) continue
        this.words.add(hash)
        if (bytes.length < endLetters) continue
        this.beginnings.put(endKey(bytes, 0), bytes)
        this.endings.put(endKey(bytes, bytes.length - endLetters), bytes)
      }
    }
  }

  /** Null when no word of the name is known. Keeps `form`, which must not change afterwards. */
  static of(form: NameForm): PreparedMeaning | null {
    const units = readUnits(form)
    return meansSomething(units) ? new PreparedMeaning(form, units) : null
  }

  /** The same meaning with the weights of `form`, which holds the same name. */
  weighedAs(form: NameForm): PreparedMeaning {
    const copy: PreparedMeaning = Object.create(PreparedMeaning.prototype)
    return Object.assign(copy, this, { units: readUnits(form) })
  }

  /** Other names with the same meaning, to look up in the register. */
  get translations(): readonly Translation[] {
    this.knownTranslations ??= translationsOf(this.form, this.plainUnits)
    return this.knownTranslations
  }

  /**
   * The likeness in meaning, 0 to 1, when other words say the same; 0 when they do not, or when the words are equal.
   */
  translatedValue(hit: NameForm): number {
    if (!this.mayTranslate(hit)) return 0
    const { value, translated } = compareUnits(this.units, readUnits(hit))
    return translated ? value : 0
  }

  /** The likeness in meaning, 0 to 1; null when no word of the found name is known. */
  value(hit: NameForm): number | null {
    const units = readUnits(hit)
    return meansSomething(units) ? compareUnits(this.units, units).value : null
  }

  private mayTranslate(hit: NameForm): boolean {
    for (let word = 0; word < hit.wordCount; word++) {
      const from = hit.wordFrom[word]
      const until = hit.wordUntil[word]
      const hash = hit.wordHash[word]
      const stands =
        until - from < endLetters
          ? this.words.has(hash)
          : standsAt(this.beginnings.get(endKey(hit.squash, from)), hit, from, false) ||
            standsAt(this.endings.get(endKey(hit.squash, until - endLetters)), hit, until, true)
      if (stands && !this.own.has(hash)) return true
    }
    return false
  }
}
