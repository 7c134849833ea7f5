/*
 * The alarm for words that entered a list because a decided case failed: such words occur in the signs of the list of
 * cases that was open while the program was built, more often than in the signs of a list that was compiled later. The
 * lists of cases are no part of the repository; without them the test says what it leaves out.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { bytesOf, foldName, hashBytes, weightOfHash } from '@marklot/similarity'
import { tradeWordsOf } from '@marklot/similarity/assess/trade-words'
import { hasConcept } from '@marklot/similarity/meaning/vocabulary'
import { combiningForms, laudatoryWords } from '@marklot/similarity/words/weak-elements'
import { describe, expect, it } from 'vitest'
import { readPairs, type WordPair } from '../bench/conflict-pairs.ts'

const folder = process.env.DECIDED_CASES ?? path.resolve(import.meta.dirname, '../../../../shared/benchmarks')
const files = ['conflict-pairs.dev.jsonl', 'conflict-pairs-2.dev.jsonl'].map((file) => path.join(folder, file))
const areThere = files.every((file) => existsSync(file))
if (!areThere) {
  process.stderr.write(`Left out: the alarm for words taken from decided cases. No lists of cases in ${folder}.\n`)
}

/** Returns the distinct words of the signs of a list. */
const wordsOf = (pairs: readonly WordPair[]) =>
  new Set(
    pairs
      .flatMap(({ contestedNames, earlierNames }) => [...contestedNames, ...earlierNames])
      .flatMap((name) => foldName(name).split(' '))
      .filter((word) => word !== ''),
  )

const hashOf = (word: string) => hashBytes(bytesOf(word), 0, word.length)
const isWordOfTrade = (word: string) => /\D/.test(word) && weightOfHash(hashOf(word), bytesOf(word), 0, word.length) < 1
const allClasses = Array.from({ length: 45 }, (_, i) => i + 1)
const lists: readonly [string, (word: string) => boolean][] = [
  ['words of praise', (word) => laudatoryWords.has(word)],
  ['combining forms', (word) => [...combiningForms].some((form) => word === form || (form.length > 3 && word.startsWith(form)))],
  ['words of the Nice Classification', (word) => allClasses.some((niceClass) => tradeWordsOf(niceClass).has(word))],
  ['words of trade', isWordOfTrade],
  ['words with a meaning', (word) => hasConcept(hashOf(word))],
]

/**
 * The greatest surplus of the first list that chance explains, in standard errors: one list of a hundred exceeds it.
 */
const mostErrors = 2.6

describe.skipIf(!areThere)('lists of words', () => {
  const [first, second] = files.map((file) => (areThere ? wordsOf(readPairs(file)) : new Set<string>())) as [
    Set<string>,
    Set<string>,
  ]
  const ownFirst = [...first].filter((word) => !second.has(word))
  const ownSecond = [...second].filter((word) => !first.has(word))

  it.each(lists)('%s serve both lists of cases alike', (name, has) => {
    const [inFirst, inSecond] = [ownFirst.filter(has).length, ownSecond.filter(has).length]
    const [shareFirst, shareSecond] = [inFirst / ownFirst.length, inSecond / ownSecond.length]
    const share = (inFirst + inSecond) / (ownFirst.length + ownSecond.length)
    const error = Math.sqrt(share * (1 - share) * (1 / ownFirst.length + 1 / ownSecond.length))
    const surplus = (shareFirst - shareSecond) / error
    process.stdout.write(
      `${name}: ${(shareFirst * 100).toFixed(1)} % of the first list's words, ${(shareSecond * 100).toFixed(1)} % of the second's (${surplus.toFixed(1)} standard errors)\n`,
    )
    expect(surplus).toBeLessThan(mostErrors)
  })
})
