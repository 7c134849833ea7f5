import { maximumSquash, NameForm, writeSoundKeys } from '@marklot/similarity'
import { alphabetKey } from '../layout/alphabet-key.ts'
import { blockShift, blocksOf } from '../layout/block.ts'
import { LetterKeys } from '../layout/letter-keys.ts'
import { nearTrigramCount, writeNearTrigrams } from '../layout/near-letters.ts'
import { groupBy, type TextTable } from './text-table.ts'

/*
 * Orders names and builds the structures that find them: trigram postings, sound key lists and the alphabetical order.
 */

interface Names {
  nameBytes: Uint8Array
  nameStart: Uint32Array
}

/** Calls `visit` for each distinct trigram of each name, names ascending. */
function eachTrigram(names: Names, visit: (name: number, trigram: number) => void): void {
  const squash = new Uint8Array(maximumSquash)
  const trigrams = new Uint16Array(maximumSquash + 1)
  const lastName = new Int32Array(nearTrigramCount).fill(-1)
  const count = names.nameStart.length - 1
  for (let name = 0; name < count; name++) {
    const length = squashInto(names, name, squash)
    const found = writeNearTrigrams(squash, length, trigrams)
    for (let i = 0; i < found; i++) {
      const trigram = trigrams[i]
      if (lastName[trigram] === name) continue
      lastName[trigram] = name
      visit(name, trigram)
    }
  }
}

function squashInto(names: Names, name: number, squash: Uint8Array): number {
  const until = names.nameStart[name + 1]
  let length = 0
  for (let i = names.nameStart[name]; i < until && length < squash.length; i++) {
    const byte = names.nameBytes[i]
    if (byte !== 0x20) squash[length++] = byte
  }
  return length
}

export function buildPostings(names: Names): { postingStart: Uint32Array; postings: Uint16Array } {
  const blocks = blocksOf(names.nameStart.length - 1)
  const postingStart = new Uint32Array(nearTrigramCount * blocks + 1)
  let total = 0
  eachTrigram(names, (name, trigram) => {
    const list = trigram * blocks + (name >>> blockShift) + 1
    postingStart[list]++
    total++
  })
  for (let list = 1; list < postingStart.length; list++) {
    postingStart[list] += postingStart[list - 1]
  }
  const next = postingStart.slice()
  const postings = new Uint16Array(total)
  eachTrigram(names, (name, trigram) => {
    const list = trigram * blocks + (name >>> blockShift)
    const at = next[list]
    postings[at] = name & 0xffff
    next[list] = at + 1
  })
  return { postingStart, postings }
}

const maximumKeys = 24

/** Lists names by the hashes of their keys (sound, letters, initials), with about one bucket for two names. */
export function buildSoundLists(names: Names): { soundStart: Uint32Array; soundNames: Uint32Array } {
  const count = names.nameStart.length - 1
  let buckets = 256
  while (buckets < count / 2) buckets *= 2
  const soundStart = new Uint32Array(buckets + 1)
  const keys = new Uint32Array(maximumKeys)
  const form = new NameForm()
  const letterKeys = new LetterKeys()
  const each = (visit: (name: number, bucket: number) => void) => {
    for (let name = 0; name < count; name++) {
      form.load(names.nameBytes, names.nameStart[name], names.nameStart[name + 1])
      const found = writeSoundKeys(form, keys).wholeKeys
      for (let i = 0; i < found; i++) visit(name, keys[i] & (buckets - 1))
      const letters = letterKeys.ofLetters(form)
      if (letters !== null) visit(name, letters & (buckets - 1))
      if (form.wordCount > 2)
        for (const initials of letterKeys.initialsOf(form)) visit(name, letterKeys.ofInitials(initials) & (buckets - 1))
    }
  }
  each((_, bucket) => {
    soundStart[bucket + 1]++
  })
  for (let bucket = 0; bucket < buckets; bucket++) {
    soundStart[bucket + 1] += soundStart[bucket]
  }
  const next = soundStart.slice()
  const soundNames = new Uint32Array(soundStart[buckets])
  each((name, bucket) => {
    const at = next[bucket]
    soundNames[at] = name
    next[bucket] = at + 1
  })
  return { soundStart, soundNames }
}

/**
 * Orders the texts of a table by their number of letters without spaces, and alphabetically within one length. All
 * texts of a block are then about equally long, and similar texts lie close together in memory. `renumbered` maps a
 * text's number in the table to its place in this order; `sortedNames` lists the texts in alphabetical order.
 */
export function orderByLength(table: TextTable) {
  const { bytes, starts } = table.views()
  const { count } = table
  const sortedNames = sortNames({ nameBytes: bytes, nameStart: starts })
  const lengths = new Int32Array(count)
  for (let i = 0; i < count; i++) {
    const text = sortedNames[i]
    let length = 0
    const until = starts[text + 1]
    for (let at = starts[text]; at < until; at++) if (bytes[at] !== 0x20) length++
    lengths[i] = Math.min(length, maximumSquash)
  }
  const order = groupBy(lengths, maximumSquash + 1).items
  const renumbered = new Uint32Array(count)
  const nameBytes = new Uint8Array(bytes.length)
  const nameStart = new Uint32Array(count + 1)
  const nameLength = new Uint8Array(count)
  let end = 0
  for (let text = 0; text < count; text++) {
    const place = order[text]
    const old = sortedNames[place]
    renumbered[old] = text
    nameBytes.set(bytes.subarray(starts[old], starts[old + 1]), end)
    end += starts[old + 1] - starts[old]
    nameStart[text + 1] = end
    nameLength[text] = lengths[place]
  }
  for (let i = 0; i < count; i++) sortedNames[i] = renumbered[sortedNames[i]]
  return { nameBytes, nameStart, nameLength, renumbered, sortedNames }
}

/** Up to this many names, comparing them takes less time than sorting by digits. */
const fewNames = 4_096

/**
 * Returns all names in the alphabetical order of their letters without spaces. Names with equal letters are ordered by
 * number.
 */
function sortNames(names: Names): Uint32Array {
  const count = names.nameStart.length - 1
  const left = new Uint8Array(maximumSquash)
  const right = new Uint8Array(maximumSquash)
  const compare = (a: number, b: number) => {
    const n = squashInto(names, a, left)
    const m = squashInto(names, b, right)
    for (let i = 0; i < n && i < m; i++) {
      const difference = left[i] - right[i]
      if (difference !== 0) return difference
    }
    return n - m || a - b
  }
  const high = new Uint32Array(count)
  const low = new Uint32Array(count)
  for (let name = 0; name < count; name++) {
    const key = alphabetKey(names.nameBytes, names.nameStart[name], names.nameStart[name + 1])
    high[name] = Math.floor(key / 0x100000000)
    low[name] = key % 0x100000000
  }
  let order = new Uint32Array(count)
  for (let name = 0; name < count; name++) order[name] = name
  if (count <= fewNames) return order.sort((a, b) => high[a] - high[b] || low[a] - low[b] || compare(a, b))
  let other = new Uint32Array(count)
  for (const [keys, shift] of [
    [low, 0],
    [low, 16],
    [high, 0],
    [high, 16],
  ] as const) {
    const start = new Uint32Array(65_537)
    for (let i = 0; i < count; i++) {
      const digit = ((keys[i] >>> shift) & 0xffff) + 1
      start[digit]++
    }
    for (let digit = 0; digit < 65_536; digit++) start[digit + 1] += start[digit]
    for (let i = 0; i < count; i++) {
      const name = order[i]
      const digit = (keys[name] >>> shift) & 0xffff
      const at = start[digit]
      other[at] = name
      start[digit] = at + 1
    }
    const swap = order
    order = other
    other = swap
  }
  for (let from = 0; from < count; ) {
    let until = from + 1
    const first = order[from]
    while (until < count && high[order[until]] === high[first] && low[order[until]] === low[first]) until++
    if (until - from > 1) order.subarray(from, until).sort(compare)
    from = until
  }
  return order
}
