/** The most words offered. */
const mostWords = 4
/** Words shorter than this are more often articles and legal forms than names. */
const shortestWord = 4

/** Returns the words of a name, longest first, to search for one by one. Empty for a name of one word. */
export function wordsToTry(name: string): string[] {
  const words = [...new Set(name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== ''))]
  if (words.length < 2) return []
  return words
    .filter((word) => word.length >= shortestWord)
    .sort((a, b) => b.length - a.length)
    .slice(0, mostWords)
}
