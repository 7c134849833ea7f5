import { maximumWords, type NameForm } from '../words/name-form.ts'
import { sameWord } from '../words/word-likeness.ts'
import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { ipaText } from './ipa.ts'
import { italian } from './italian.ts'
import { spanish } from './spanish.ts'
import { pronounce, type SpellingRules } from './spelling-rules.ts'
import { notKept, SpokenWords } from './spoken-words.ts'

/** The audiences that read a sign aloud, by language. */
export const audiences = ['de', 'en', 'fr', 'es', 'it'] as const
export type Audience = (typeof audiences)[number]

const rules: Record<Audience, SpellingRules> = { de: german, en: english, fr: french, es: spanish, it: italian }
const rulesInOrder = audiences.map((audience) => rules[audience])

/** Number of sounds of one reading that take part in a comparison. */
export const maximumSpoken = 64

const spokenWords = new SpokenWords(audiences.length, (audience, letters, from, until, out, start) =>
  pronounce(rulesInOrder[audience], letters, from, until, out, start),
)
const places = new Int16Array(maximumWords)

/** How each audience pronounces a name. `speak` reuses the buffers. */
export class Pronunciations {
  /** Number of different readings. `heardBy` holds, as bits, the audiences that share each of them. */
  count = 0
  readonly sounds = audiences.map(() => new Uint8Array(maximumSpoken))
  readonly lengths = new Uint8Array(audiences.length)
  readonly heardBy = new Uint8Array(audiences.length)

  /** Computes the readings of a name in all languages. */
  speak(form: NameForm): this {
    const { squash, wordCount, wordFrom, wordUntil } = form
    this.count = 0
    for (let word = 0; word < wordCount; word++) {
      const place = spokenWords.place(form, word)
      places[word] = place
      // Two words share a cache slot, so the readings of the first one are gone.
      for (let before = 0; before < word; before++)
        if (places[before] === place && !sameWord(form, before, form, word)) places[before] = notKept
    }
    for (let audience = 0; audience < rulesInOrder.length; audience++) {
      const own = rulesInOrder[audience]
      const out = this.sounds[this.count]
      let length = 0
      for (let word = 0; word < wordCount; word++) {
        const place = places[word]
        length =
          place === notKept
            ? pronounce(own, squash, wordFrom[word], wordUntil[word], out, length)
            : spokenWords.copy(place, audience, out, length)
      }
      const known = this.find(out, length)
      this.lengths[known] = length
      if (known === this.count) {
        this.heardBy[known] = 0
        this.count++
      }
      this.heardBy[known] |= 1 << audience
    }
    return this
  }

  /** Index of the reading that equals `sounds[0, length)`, or the next free index. */
  private find(sounds: Uint8Array, length: number): number {
    for (let i = 0; i < this.count; i++) {
      if (this.lengths[i] !== length) continue
      const other = this.sounds[i]
      let k = 0
      while (k < length && other[k] === sounds[k]) k++
      if (k === length) return i
    }
    return this.count
  }

  /** The reading of the audience at this index of `audiences`, in IPA letters. */
  text(audience: number): string {
    for (let i = 0; i < this.count; i++) {
      if ((this.heardBy[i] >>> audience) & 1) return ipaText(this.sounds[i], 0, this.lengths[i])
    }
    return ''
  }
}
