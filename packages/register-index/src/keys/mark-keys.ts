import { bytesOf, hashBytes, maximumSquash, NameForm, squash, writeSoundKeys } from '@marklot/similarity'
import { LetterKeys } from '../layout/letter-keys.ts'
import { writeNearTrigrams } from '../layout/near-letters.ts'
import { ownerText, seatSign } from '../layout/owner-words.ts'

/*
 * The keys by which this package's segments list names, written as words for an engine that stores words. Both engines
 * get their keys from the same functions, so they find names in the same way.
 */

const maximumSounds = 24

/** The keys of a folded name. */
export interface NameKeys {
  /** The name without spaces, cut to the length that is compared; see `maximumSquash`. */
  letters: string
  /** The distinct trigrams of the name's spoken form. */
  trigrams: string[]
  /** Sound keys of the whole name, its letters in any order, and its initials. */
  sounds: string[]
  words: string[]
}

/**
 * The owner's keys: the folded name and seat, the distinct words of both, and a number that is the same for all seats
 * of an owner.
 */
export interface OwnerKeys {
  name: string
  seat: string
  words: string[]
  number: number
}

const inDigits = (value: number) => value.toString(36)
const wordsOf = (text: string) => [...new Set(text.split(' '))].filter((word) => word !== '')
const separator = String.fromCharCode(seatSign)

/** Makes keys. Reuses its buffers, so it handles one name at a time. */
export class KeyMaker {
  private readonly form = new NameForm()
  private readonly trigramCodes = new Uint16Array(maximumSquash + 1)
  private readonly soundCodes = new Uint32Array(maximumSounds)
  private readonly letterKeys = new LetterKeys()

  ofName(folded: string): NameKeys {
    const bytes = bytesOf(folded)
    const form = this.form.load(bytes, 0, bytes.length)
    return {
      letters: squash(folded).slice(0, maximumSquash),
      trigrams: this.trigramsOf(form),
      sounds: [...this.soundsOf(form), ...this.initialsOf(form)],
      words: wordsOf(folded),
    }
  }

  ofOwner(ownerName: string | null, ownerSeat: string | null): OwnerKeys | null {
    const text = ownerText(ownerName, ownerSeat)
    if (text === '') return null
    const [name = '', seat = ''] = text.split(separator)
    const counted = bytesOf(name === '' ? text : name)
    return { name, seat, words: wordsOf(`${name} ${seat}`), number: hashBytes(counted, 0, counted.length) | 0 }
  }

  /** The distinct trigrams of a name's spoken form. */
  trigramsOf({ squash: letters, squashLength }: NameForm): string[] {
    const { trigramCodes } = this
    const count = writeNearTrigrams(letters, Math.min(squashLength, maximumSquash), trigramCodes)
    return [...new Set(trigramCodes.subarray(0, count))].map(inDigits)
  }

  /** The keys that find names which sound alike or have the same letters in another order. */
  soundsOf(form: NameForm): string[] {
    const { wholeKeys } = writeSoundKeys(form, this.soundCodes)
    const keys = Array.from(this.soundCodes.subarray(0, wholeKeys), (key) => `s${inDigits(key)}`)
    const letters = this.letterKeys.ofLetters(form)
    if (letters !== null) keys.push(`l${inDigits(letters)}`)
    return keys
  }

  /** The key that finds names with these initials. */
  ofInitials = (initials: Uint8Array) => `i${inDigits(this.letterKeys.ofInitials(initials))}`

  private initialsOf(form: NameForm): string[] {
    return form.wordCount > 2 ? this.lettersOfInitials(form).map(this.ofInitials) : []
  }

  /** The initials of a name of several words. */
  lettersOfInitials = (form: NameForm) => this.letterKeys.initialsOf(form)
}
