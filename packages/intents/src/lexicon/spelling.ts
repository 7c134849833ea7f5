import { officeNames } from '../offices.ts'
import { commonWords } from './common-words.ts'
import { expressions } from './index.ts'

/** Shorter words have too many neighbours one letter away. */
const shortest = 5

function deletionsOf(word: string): string[] {
  const all = [word]
  for (let at = 0; at < word.length; at++) all.push(word.slice(0, at) + word.slice(at + 1))
  return all
}

/** Returns whether one word becomes the other if one letter is replaced, added, removed, or swapped with the next. */
function isOneApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let from = 0
  while (from < a.length && a[from] === b[from]) from++
  let tail = 0
  while (tail < Math.min(a.length, b.length) - from && a.at(-1 - tail) === b.at(-1 - tail)) tail++
  const left = a.slice(from, a.length - tail)
  const right = b.slice(from, b.length - tail)
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}

let index: Map<string, string[]> | undefined
function neighbours(): Map<string, string[]> {
  if (index) return index
  index = new Map()
  const words = new Set([
    ...commonWords.keys(),
    ...officeNames,
    ...expressions.flatMap(({ parts }) => parts.map((one) => one.replace('*', ''))),
  ])
  for (const word of words) {
    if (word.length < shortest) continue
    for (const key of deletionsOf(word)) {
      const known = index.get(key)
      if (known) known.push(word)
      else index.set(key, [word])
    }
  }
  return index
}

/** Returns the known words that a mistyped word may mean; at most eight. */
export function corrections(folded: string): string[] {
  if (folded.length < shortest - 1 || folded.length > 24) return []
  const found = new Set<string>()
  for (const key of deletionsOf(folded))
    for (const word of neighbours().get(key) ?? []) if (word !== folded && isOneApart(folded, word)) found.add(word)
  return [...found].slice(0, 8)
}
