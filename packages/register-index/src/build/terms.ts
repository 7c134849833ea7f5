import { genericWeight, NameForm, writeSoundKeys } from '@marklot/similarity'
import { isFirstTerm, mostEndingLetters, type TermLists, termMass } from '../layout/term-lists.ts'
import { growableUint32 } from '../memory/growable.ts'
import { buildHeardLetters } from './heard-letters.ts'
import { buildPostings, orderByLength } from './name-lists.ts'
import { groupBy, TextTable } from './text-table.ts'

export function buildTerms(names: { nameBytes: Uint8Array; nameStart: Uint32Array }): TermLists {
  const count = names.nameStart.length - 1
  const table = new TextTable(Math.ceil(count / 4))
  const pairTerm = growableUint32(count * 2)
  const pairName = growableUint32(count * 2)
  const nameMass = new Uint8Array(count)
  const form = new NameForm()
  for (let name = 0; name < count; name++) {
    form.load(names.nameBytes, names.nameStart[name], names.nameStart[name + 1])
    const first = pairTerm.length
    let mass = 0
    let weighty = 0
    for (let word = 0; word < form.wordCount; word++) {
      const from = form.wordFrom[word]
      const until = form.wordUntil[word]
      const weight = form.wordWeight[word]
      mass += termMass(weight, until - from)
      if (weight > genericWeight) weighty++
      const term = table.addBytes(form.squash, from, until)
      let repeated = false
      for (let pair = first; pair < pairTerm.length && !repeated; pair++) repeated = pairTerm.items[pair] === term
      if (repeated) continue
      pairTerm.push(term)
      pairName.push(weighty === 1 && weight > genericWeight ? (name | isFirstTerm) >>> 0 : name)
    }
    nameMass[name] = Math.min(255, Math.max(1, Math.floor(mass)))
  }
  const { renumbered, nameBytes, nameStart, nameLength } = orderByLength(table)
  const terms = pairTerm.toArray()
  for (let pair = 0; pair < terms.length; pair++) terms[pair] = renumbered[terms[pair]]
  const { start, items } = groupBy(terms, table.count)
  const termNameMass = new Uint8Array(items.length)
  for (let i = 0; i < items.length; i++) {
    const entry = pairName.items[items[i]]
    items[i] = entry
    termNameMass[i] = nameMass[(entry & ~isFirstTerm) >>> 0]
  }
  const { postingStart, postings } = buildPostings({ nameBytes, nameStart })
  return {
    termBytes: nameBytes,
    termStart: nameStart,
    termLength: nameLength,
    termPostingStart: postingStart,
    termPostings: postings,
    termHeard: buildHeardLetters({ nameBytes, nameStart, nameLength }),
    ...buildTermSounds(nameBytes, nameStart),
    termsByEnding: orderByEnding(nameBytes, nameStart),
    termNameStart: start,
    termNames: items,
    termNameMass,
    nameMass,
  }
}

/** Orders terms by their last letters, read backwards: sorts by one letter after the other, the last letter last. */
function orderByEnding(bytes: Uint8Array, starts: Uint32Array): Uint32Array {
  const count = starts.length - 1
  let order = Uint32Array.from({ length: count }, (_, term) => term)
  let sorted = new Uint32Array(count)
  const letters = new Uint8Array(count)
  for (let back = mostEndingLetters; back > 0; back--) {
    const next = new Uint32Array(257)
    for (let i = 0; i < count; i++) {
      const term = order[i]
      const at = starts[term + 1] - back
      const letter = at < starts[term] ? 0 : bytes[at]
      letters[i] = letter
      next[letter + 1]++
    }
    for (let letter = 0; letter < 256; letter++) next[letter + 1] += next[letter]
    for (let i = 0; i < count; i++) sorted[next[letters[i]]++] = order[i]
    const swap = order
    order = sorted
    sorted = swap
  }
  return order
}

/** Lists terms by the hashes of their sound keys. */
function buildTermSounds(bytes: Uint8Array, starts: Uint32Array): { termSoundStart: Uint32Array; termSounds: Uint32Array } {
  const count = starts.length - 1
  let buckets = 256
  while (buckets < count) buckets *= 2
  const form = new NameForm()
  const keys = new Uint32Array(24)
  const bucketOf = new Int32Array(count * 3).fill(-1)
  for (let term = 0; term < count; term++) {
    form.load(bytes, starts[term], starts[term + 1])
    const { wholeKeys } = writeSoundKeys(form, keys)
    for (let i = 0; i < Math.min(3, wholeKeys); i++) bucketOf[term * 3 + i] = keys[i] & (buckets - 1)
  }
  const { start, items } = groupBy(bucketOf, buckets)
  for (let i = 0; i < items.length; i++) items[i] = Math.floor(items[i] / 3)
  return { termSoundStart: start, termSounds: items }
}
