/*
 * Reads words aloud by spelling rules. A language's rules are pairs `letters:sound`, where `^` and `$` stand for the
 * ends of the word; the longest match wins. Sounds are written in the plain letters of LANGUAGES.md.
 */

export interface Spelling {
  readonly sounds: ReadonlyMap<string, string>
  readonly longest: number
}

/** Joins tables of rules; later ones win. */
export function readSpelling(...tables: readonly string[]): Spelling {
  const sounds = new Map<string, string>()
  for (const pair of tables.flatMap((table) => table.split(/\s+/).filter(Boolean))) {
    const [letters = '', sound = ''] = pair.split(':')
    sounds.set(letters, sound)
  }
  return { sounds, longest: Math.max(...[...sounds.keys()].map((letters) => letters.length)) }
}

const marks = /\p{M}/gu
const plainLetter = (letter: string) => letter.normalize('NFD').replace(marks, '')

/** Reads one word in lower case. Letters without a rule lose their accent and sound as themselves. */
export function speak(word: string, { sounds, longest }: Spelling): string {
  const text = `^${word}$`
  let spoken = ''
  for (let at = 0; at < text.length; ) {
    let length = Math.min(longest, text.length - at)
    let sound: string | undefined
    for (; length > 0; length--) {
      sound = sounds.get(text.slice(at, at + length))
      if (sound !== undefined) break
    }
    if (sound === undefined) {
      const letter = plainLetter(text.charAt(at))
      sound = sounds.get(letter) ?? (/[a-z0-9]/.test(letter) ? letter : '')
      length = 1
    }
    spoken += sound
    at += length
  }
  return spoken
}
