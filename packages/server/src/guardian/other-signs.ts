/*
 * Makes other signs from a sign's own letters: another order of its words, another spelling, an element made of its own
 * syllables. Nothing comes from a list, so the product proposes no names of its own. Each sign is evaluated to find out
 * whether it helps.
 */

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

/** Returns a name of several words in other orders: reversed, and with the last word first. */
export function otherOrders(name: string): string[] {
  const words = wordsOf(name)
  if (words.length < 2) return []
  return unlike(name, [[...words].reverse().join(' '), [...words.slice(-1), ...words.slice(0, -1)].join(' ')])
}

/** Returns the name with its longest word respelled: reversed syllables, reversed vowels, another beginning. */
export function otherSpellings(name: string): string[] {
  const longest = longestWord(name)
  if (longest === undefined) return []
  const syllables = syllablesOf(longest)
  const turned = syllables.map((_, at) => [...syllables.slice(at), ...syllables.slice(0, at)].join('')).slice(1)
  const candidates = [[...syllables].reverse().join(''), ...turned, withTurnedVowels(longest), ...withOtherBeginning(longest)]
  return unlike(
    name,
    candidates.map((word) => name.replace(longest, () => likeCase(word, longest))),
  )
}

/** Returns the name followed by an element made of the syllables of its longest word. */
export function withElement(name: string): string[] {
  const longest = longestWord(name)
  if (longest === undefined) return []
  const syllables = syllablesOf(longest)
  if (syllables.length < 2) return []
  const elements = [[...syllables].reverse().join(''), [...syllables.slice(1), syllables[0]].join('')]
  return unlike(
    name,
    elements.map((element) => `${name} ${likeCase(element, longest)}`),
  )
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

/** Returns the candidates without duplicates and without the name itself. */
function unlike(name: string, candidates: readonly string[]): string[] {
  const known = new Set([name.toLowerCase()])
  return candidates.filter((one) => {
    const key = one.toLowerCase()
    if (known.has(key)) return false
    known.add(key)
    return true
  })
}
