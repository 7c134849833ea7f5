/*
 * Makes other signs from a sign's own letters: another order of its words, syllables or vowels, another beginning, or
 * an element made of its syllables. Nothing comes from a list, so the product proposes no names of its own. Each sign
 * is evaluated to find out whether it helps.
 */
import type { SaferChange } from '@marklot/contracts/guardian-assessment'

const vowels = 'aeiouyäöüàáâãåèéêëìíîïòóôõùúûý'
const isVowel = (letter: string) => vowels.includes(letter.toLowerCase())
/** The shortest word that can be changed, in letters. Shorter ones have too few. */
const shortestWord = 4

const wordsOf = (name: string) => name.split(/\s+/).filter((word) => word !== '')

/** Returns the word in the case of `model`: in all capitals, or with a capital at the beginning. */
function likeCase(word: string, model: string): string {
  if (model === model.toUpperCase()) return word.toUpperCase()
  const lower = word.toLowerCase()
  return model.charAt(0) === model.charAt(0).toUpperCase() ? lower.charAt(0).toUpperCase() + lower.slice(1) : lower
}

/**
 * Splits a word into syllables. Each has one group of vowels, and a single consonant between two groups begins the next
 * syllable.
 */
export function syllablesOf(word: string): string[] {
  const letters = [...word.toLowerCase()]
  const syllables: string[] = []
  let begun = ''
  let hasVowel = false
  letters.forEach((letter, at) => {
    const next = letters[at + 1]
    const opensSyllable = hasVowel && !isVowel(letter) && next !== undefined && isVowel(next)
    if (opensSyllable) {
      syllables.push(begun)
      begun = ''
      hasVowel = false
    }
    begun += letter
    hasVowel ||= isVowel(letter)
  })
  if (begun !== '' && !hasVowel && syllables.length > 0) syllables[syllables.length - 1] += begun
  else if (begun !== '') syllables.push(begun)
  return syllables
}

/** How another sign was made. */
export type SignChange = Extract<
  SaferChange['kind'],
  'otherOrder' | 'addElement' | 'otherSyllables' | 'otherVowels' | 'otherBeginning'
>

/** Returns other signs made from the letters of a name, each once, with the way in which they were made. */
export function otherSigns(name: string): { kind: SignChange; name: string }[] {
  const known = new Set([name.toLowerCase()])
  const made: [SignChange, string[]][] = [
    ['otherOrder', otherOrders(name)],
    ['addElement', withElements(name)],
    ['otherSyllables', inLongestWord(name, otherSyllables)],
    ['otherVowels', inLongestWord(name, (word) => [withTurnedVowels(word)])],
    ['otherBeginning', inLongestWord(name, withOtherBeginning)],
  ]
  return made.flatMap(([kind, names]) =>
    names.flatMap((one) => {
      const key = one.toLowerCase()
      if (known.has(key)) return []
      known.add(key)
      return [{ kind, name: one }]
    }),
  )
}

/** Returns a name of several words in other orders: reversed, and with the last word first. */
function otherOrders(name: string): string[] {
  const words = wordsOf(name)
  return [[...words].reverse().join(' '), [...words.slice(-1), ...words.slice(0, -1)].join(' ')]
}

/** Returns the name followed by an element: the syllables of its longest word in another order. */
function withElements(name: string): string[] {
  const longest = longestWord(name)
  if (longest === undefined) return []
  const elements = otherSyllables(longest).filter((element) => element.toLowerCase() !== longest.toLowerCase())
  return elements.slice(0, mostElements).map((element) => `${name} ${likeCase(element, longest)}`)
}
const mostElements = 2

/** Returns the name with each of the changes of its longest word. */
function inLongestWord(name: string, change: (word: string) => string[]): string[] {
  const longest = longestWord(name)
  if (longest === undefined) return []
  return change(longest).map((word) => name.replace(longest, () => likeCase(word, longest)))
}

/** Returns the syllables of a word in other orders: reversed, and beginning with each of the later ones. */
function otherSyllables(word: string): string[] {
  const syllables = syllablesOf(word)
  const turned = syllables.map((_, at) => [...syllables.slice(at), ...syllables.slice(0, at)].join('')).slice(1)
  return [[...syllables].reverse().join(''), ...turned]
}

function longestWord(name: string): string | undefined {
  const [longest] = wordsOf(name).sort((a, b) => b.length - a.length)
  return longest && [...longest].length >= shortestWord && /^\p{Script=Latin}+$/u.test(longest) ? longest : undefined
}

/** Returns the vowels in the opposite order: "Tavilo" → "Tovila". */
function withTurnedVowels(word: string): string {
  const own = [...word].filter(isVowel).reverse()
  return [...word].map((letter) => (isVowel(letter) ? (own.shift() ?? letter) : letter)).join('')
}

/** Returns the word without its first consonants, and with each of its other consonants in their place. */
function withOtherBeginning(word: string): string[] {
  const letters = [...word]
  const firstVowel = letters.findIndex(isVowel)
  if (firstVowel < 1) return []
  const rest = letters.slice(firstVowel).join('')
  const others = new Set(letters.slice(firstVowel).filter((letter) => /\p{L}/u.test(letter) && !isVowel(letter)))
  return [rest, ...[...others].map((consonant) => consonant + rest)]
}
