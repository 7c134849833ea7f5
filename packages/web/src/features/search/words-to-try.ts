/** The most words offered. */
const mostWords = 4
/** Shorter words are articles and legal forms more often than names. */
const shortestWord = 4

/** The words of a name of several words, longest first, to be searched one by one. Empty for a single word. */
export function wordsToTry(name: string): string[] {
  const words = [...new Set(name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== ''))]
  if (words.length < 2) return []
  return words
    .filter((word) => word.length >= shortestWord)
    .sort((a, b) => b.length - a.length)
    .slice(0, mostWords)
}
