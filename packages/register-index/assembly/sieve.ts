/*
 * Counts trigrams and compares letters in WebAssembly: the work done on hundreds of thousands of names per search. It
 * works on the memory of a segment and on scratch memory after it, of which each thread has its own.
 */

/* The layout of the scratch memory, as offsets. */
/** For each counted trigram, where its lists begin among all lists. */
export const LISTS: usize = 0
/** The weights of these trigrams. */
export const WEIGHTS: usize = 1024
/** By length, the least counter of a text; more than 255 if none can reach it. */
export const NEEDED: usize = 1280
/**
 * Letter → its places in the searched text as bits: the lowest byte of 32 letters, then the next byte of each, and so
 * on.
 */
export const PLACES: usize = 1792
/** The same for all letters of a kind. */
export const KIND_PLACES: usize = 1920
/** The number of letters → one more than may differ. */
export const LIMITS: usize = 2048
/** The number of letters × 32 + the number that differ → how many may differ in kind. */
export const KIND_LIMITS: usize = 2080
/** The shared weight of each text in the block. */
export const COUNTERS: usize = 3104
/** The flags of each text in the block; see the bits below. */
export const MARKS: usize = COUNTERS + 65536
/** The texts to compare: those that share enough, and those the caller appends. */
export const FOUND: usize = MARKS + 65536
/** The texts kept, each with its distance, the distance of the letters' kinds and its number of letters. */
export const NEAR: usize = FOUND + 131072 + 2
export const DISTANCES: usize = NEAR + 131072
export const KIND_DISTANCES: usize = DISTANCES + 65536
export const COUNTS: usize = KIND_DISTANCES + 65536
const GROUP: usize = COUNTS + 65536
const FETCHED: usize = GROUP + 80
const ROWS: usize = GROUP + 96
const OTHER_ROWS: usize = ROWS + 512
export const BYTES: usize = OTHER_ROWS + 256

/** Flags: the text shares enough trigrams; the text is kept however distant its letters are. */
export const SHARES: u8 = 1
export const IS_KEPT: u8 = 2

/** Fills a row after the end of its text. */
export const NO_LETTER: u8 = 31

/**
 * Counts the trigrams of the texts of one block. Returns how many share enough; these are in FOUND and flagged.
 * @param lengths address of the length of the block's first text
 */
export function countBlock(
  scratch: usize,
  postingStart: usize,
  postings: usize,
  lengths: usize,
  block: usize,
  texts: usize,
  trigrams: i32,
): i32 {
  const counters = scratch + COUNTERS
  memory.fill(counters, 0, texts)
  for (let i = 0; i < trigrams; i++) {
    const weight = <u32>load<u8>(scratch + WEIGHTS + i)
    const list = postingStart + ((<usize>load<u32>(scratch + LISTS + ((<usize>i) << 2)) + block) << 2)
    let at = postings + ((<usize>load<u32>(list)) << 1)
    const end = postings + ((<usize>load<u32>(list, 4)) << 1)
    for (; at < end; at += 2) {
      const counter = counters + <usize>load<u16>(at)
      store<u8>(counter, load<u8>(counter) + weight)
    }
  }
  // Texts of one length are adjacent and need the same weight.
  let next = scratch + FOUND
  for (let from: usize = 0; from < texts; ) {
    const length = load<u8>(lengths + from)
    const until = endOfLength(lengths, from, texts, length)
    const needed = <u32>load<u16>(scratch + NEEDED + ((<usize>length) << 1))
    if (needed <= 255) next = takeCrossed(scratch, from, until, needed, next)
    from = until
  }
  return <i32>((next - (scratch + FOUND)) >> 1)
}

/** Returns the first text after `from` with another length. */
function endOfLength(lengths: usize, from: usize, texts: usize, length: u8): usize {
  let low = from
  let high = texts
  while (low < high) {
    const middle = (low + high) >> 1
    if (load<u8>(lengths + middle) === length) low = middle + 1
    else high = middle
  }
  return low
}

/** Flags the texts in [from, until) whose counter reaches `needed` and appends them at `next`. Returns the new end. */
function takeCrossed(scratch: usize, from: usize, until: usize, needed: u32, next: usize): usize {
  const counters = scratch + COUNTERS
  const wanted = i8x16.splat(<i8>needed)
  let text = from & ~63
  for (; text < until; text += 64) {
    const a = i8x16.ge_u(v128.load(counters + text), wanted)
    const b = i8x16.ge_u(v128.load(counters + text, 16), wanted)
    const c = i8x16.ge_u(v128.load(counters + text, 32), wanted)
    const d = i8x16.ge_u(v128.load(counters + text, 48), wanted)
    if (!v128.any_true(v128.or(v128.or(a, b), v128.or(c, d)))) continue
    let bits =
      <u64>(<u32>i8x16.bitmask(a)) |
      ((<u64>(<u32>i8x16.bitmask(b))) << 16) |
      ((<u64>(<u32>i8x16.bitmask(c))) << 32) |
      ((<u64>(<u32>i8x16.bitmask(d))) << 48)
    if (text < from) bits &= ~(<u64>0) << (from - text)
    if (text + 64 > until) bits &= ~(<u64>0) >> (text + 64 - until)
    for (; bits !== 0; bits &= bits - 1) {
      const one = text + <usize>ctz(bits)
      store<u8>(scratch + MARKS + one, SHARES)
      store<u16>(next, <u16>one)
      next += 2
    }
  }
  return next
}

/** Clears the flags of the first texts in FOUND. */
export function unmark(scratch: usize, count: i32): void {
  for (let i = 0; i < count; i++) store<u8>(scratch + MARKS + load<u16>(scratch + FOUND + ((<usize>i) << 1)), 0)
}

/**
 * Compares those of the first `count` texts in FOUND that lie in [from, until) with the searched one. Appends to NEAR
 * those that are near enough or flagged to be kept.
 *
 * The distances are those of `near-distance.ts` (Myers 1999; Hyyrö 2003), computed for sixteen texts at once.
 * @param rows address of the row of the block's text 0, if it were in this group
 * @param row bytes per row, at most 32
 * @param length letters of the searched text, 1 to 32
 * @returns the number of texts in NEAR
 */
export function compare(scratch: usize, count: i32, from: u32, until: u32, rows: usize, row: usize, length: i32, near: i32): i32 {
  const group = scratch + GROUP
  const found = scratch + FOUND
  let inGroup = 0
  let ahead = 0
  let last = near
  for (let i = 0; i < count; i++) {
    if (i === ahead) {
      ahead = min(count, i + 64)
      fetch(scratch, i, ahead, from, until, rows, row)
    }
    const text = load<u16>(found + ((<usize>i) << 1))
    if (text < from || text >= until) continue
    store<u16>(group + ((<usize>inGroup) << 1), text)
    if (++inGroup === 16) {
      last = compareLetters(scratch, 16, rows, row, length, last)
      inGroup = 0
    }
  }
  if (inGroup > 0) last = compareLetters(scratch, inGroup, rows, row, length, last)
  // Few texts are left, so the kinds of their letters are compared separately.
  for (let first = near; first < last; first += 16)
    near = compareKinds(scratch, first, min(16, last - first), rows, row, length, near)
  return near
}

/** Prefetches the rows of many texts, so that their cache misses overlap. */
function fetch(scratch: usize, first: i32, end: i32, from: u32, until: u32, rows: usize, row: usize): void {
  let any: u32 = 0
  for (let i = first; i < end; i++) {
    const text = load<u16>(scratch + FOUND + ((<usize>i) << 1))
    if (text >= from && text < until) any |= load<u8>(rows + <usize>text * row)
  }
  // Stores the sum, so that the compiler keeps the reads.
  store<u32>(scratch + FETCHED, any)
}

/** Appends to NEAR the texts of the group that are near enough or kept. Returns the new end. */
function compareLetters(scratch: usize, inGroup: i32, rows: usize, row: usize, length: i32, near: i32): i32 {
  const group = scratch + GROUP
  takeColumns(scratch, group, inGroup, rows, row)
  const counts = countsOf(scratch, <i32>row)
  const distances = distancesOf(scratch, PLACES, <i32>row, length, -1)
  let bits = mayHold(distances, counts, length) | i8x16.bitmask(i8x16.lt_u(distances, lookUp(scratch + LIMITS, counts)))
  for (let i = 0; i < inGroup; i++)
    bits |= (<i32>((load<u8>(scratch + MARKS + load<u16>(group + ((<usize>i) << 1))) & IS_KEPT) !== 0)) << i
  v128.store(group + 32, distances)
  v128.store(group + 48, counts)
  for (bits &= (1 << inGroup) - 1; bits !== 0; bits &= bits - 1) {
    const lane = <usize>ctz(bits)
    store<u16>(scratch + NEAR + ((<usize>near) << 1), load<u16>(group + (lane << 1)))
    store<u8>(scratch + DISTANCES + near, load<u8>(group + 32 + lane))
    store<u8>(scratch + COUNTS + near, load<u8>(group + 48 + lane))
    near++
  }
  return near
}

/**
 * Keeps the texts in NEAR, from `near` on, whose letters differ little enough in kind, and those flagged to be kept.
 * Returns the new end.
 */
function compareKinds(scratch: usize, first: i32, inGroup: i32, rows: usize, row: usize, length: i32, near: i32): i32 {
  takeColumns(scratch, scratch + NEAR + ((<usize>first) << 1), inGroup, rows, row)
  v128.store(scratch + GROUP, distancesOf(scratch, KIND_PLACES, <i32>row, length, 0))
  const stay = mayHold(v128.load(scratch + DISTANCES + first), v128.load(scratch + COUNTS + first), length)
  for (let i = 0; i < inGroup; i++) {
    const text = load<u16>(scratch + NEAR + ((<usize>(first + i)) << 1))
    const distance = load<u8>(scratch + DISTANCES + first + i)
    const count = load<u8>(scratch + COUNTS + first + i)
    const ofKinds = load<u8>(scratch + GROUP + i)
    const limit = load<u8>(scratch + KIND_LIMITS + (((<usize>count) << 5) | (<usize>distance & 31)))
    const isKept = (stay >> i) & 1 || (load<u8>(scratch + MARKS + text) & IS_KEPT) !== 0
    store<u16>(scratch + NEAR + ((<usize>near) << 1), text)
    store<u8>(scratch + DISTANCES + near, distance)
    store<u8>(scratch + KIND_DISTANCES + near, ofKinds)
    store<u8>(scratch + COUNTS + near, count)
    near += <i32>(isKept || ofKinds <= limit)
  }
  return near
}

/** Loads the rows of up to sixteen texts as columns. */
function takeColumns(scratch: usize, texts: usize, count: i32, rows: usize, row: usize): void {
  const places = i8x16(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
  const noLetters = i8x16.splat(NO_LETTER)
  // A short row is followed by the next one.
  const isInRow = i8x16.lt_u(places, i8x16.splat(<i8>min(row, 16)))
  const isInSecond = i8x16.lt_s(places, i8x16.splat(<i8>row - 16))
  for (let i: usize = 0; i < <usize>count; i++) {
    const letters = rows + <usize>load<u16>(texts + (i << 1)) * row
    v128.store(scratch + ROWS + (i << 4), v128.bitselect(v128.load(letters), noLetters, isInRow))
    if (row > 16) v128.store(scratch + ROWS + 256 + (i << 4), v128.bitselect(v128.load(letters, 16), noLetters, isInSecond))
  }
  turn(scratch + ROWS, scratch + OTHER_ROWS)
  if (row > 16) turn(scratch + ROWS + 256, scratch + OTHER_ROWS)
}

/** Returns the number of letters of each of the sixteen texts. */
function countsOf(scratch: usize, columns: i32): v128 {
  let counts = i8x16.splat(0)
  for (let i = 0; i < columns; i++) {
    const isThere = i8x16.ne(v128.load(scratch + ROWS + ((<usize>i) << 4)), i8x16.splat(NO_LETTER))
    if (!v128.any_true(isThere)) break
    counts = i8x16.sub(counts, isThere)
  }
  return counts
}

/** Computes the distances. @param swaps -1 counts swapped neighbours as one difference, 0 as two */
function distancesOf(scratch: usize, places: usize, columns: i32, length: i32, swaps: i32): v128 {
  if (length <= 16) return distancesOfShort(scratch, scratch + places, columns, length, swaps)
  return i8x16.narrow_i16x8_u(
    i16x8.narrow_i32x4_s(
      quarterDistances(scratch, scratch + places, columns, length, swaps, 0),
      quarterDistances(scratch, scratch + places, columns, length, swaps, 1),
    ),
    i16x8.narrow_i32x4_s(
      quarterDistances(scratch, scratch + places, columns, length, swaps, 2),
      quarterDistances(scratch, scratch + places, columns, length, swaps, 3),
    ),
  )
}

/** Transposes sixteen rows of sixteen letters. Each pass rotates the eight bits of a letter's address by one. */
function turn(rows: usize, other: usize): void {
  pass(rows, other)
  pass(other, rows)
  pass(rows, other)
  pass(other, rows)
}

function pass(from: usize, to: usize): void {
  for (let i: usize = 0; i < 128; i += 16) {
    const a = v128.load(from + i)
    const b = v128.load(from + i, 128)
    v128.store(to + (i << 1), v128.shuffle<u8>(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23))
    v128.store(to + (i << 1), v128.shuffle<u8>(a, b, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31), 16)
  }
}

/** Looks up each of sixteen numbers in a table of 32 bytes; 0 for greater numbers. */
function lookUp(table: usize, numbers: v128): v128 {
  return v128.or(
    v128.swizzle(v128.load(table), numbers),
    v128.swizzle(v128.load(table, 16), v128.sub<u8>(numbers, i8x16.splat(16))),
  )
}

/** Returns the distances of sixteen texts from one of up to 16 letters. */
function distancesOfShort(scratch: usize, table: usize, columns: i32, length: i32, swaps: i32): v128 {
  const maySwap = i16x8.splat(<i16>swaps)
  const last = length - 1
  const one = i16x8.splat(1)
  let positive0 = i16x8.splat(-1)
  let positive1 = positive0
  let negative0 = i16x8.splat(0)
  let negative1 = negative0
  let diagonal0 = negative0
  let diagonal1 = negative0
  let before0 = negative0
  let before1 = negative0
  let distance0 = i16x8.splat(<i16>length)
  let distance1 = distance0
  for (let i = 0; i < columns; i++) {
    const letters = v128.load(scratch + ROWS + ((<usize>i) << 4))
    const isThere = i8x16.ne(letters, i8x16.splat(NO_LETTER))
    if (!v128.any_true(isThere)) break
    const low = lookUp(table, letters)
    const high = lookUp(table + 32, letters)
    const here0 = v128.shuffle<u8>(low, high, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23)
    const here1 = v128.shuffle<u8>(low, high, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31)

    const swapped0 = v128.and(i16x8.shl(v128.andnot(here0, diagonal0), 1), before0)
    diagonal0 = v128.or(
      v128.or(v128.xor(i16x8.add(v128.and(here0, positive0), positive0), positive0), here0),
      v128.or(negative0, swapped0),
    )
    const up0 = v128.or(negative0, v128.not(v128.or(diagonal0, positive0)))
    const down0 = v128.and(diagonal0, positive0)
    distance0 = i16x8.add(
      distance0,
      v128.and(
        i16x8.sub(v128.and(i16x8.shr_u(up0, last), one), v128.and(i16x8.shr_u(down0, last), one)),
        i16x8.extend_low_i8x16_s(isThere),
      ),
    )
    const upper0 = v128.or(i16x8.shl(up0, 1), one)
    positive0 = v128.or(i16x8.shl(down0, 1), v128.not(v128.or(diagonal0, upper0)))
    negative0 = v128.and(upper0, diagonal0)
    before0 = v128.and(here0, maySwap)

    const swapped1 = v128.and(i16x8.shl(v128.andnot(here1, diagonal1), 1), before1)
    diagonal1 = v128.or(
      v128.or(v128.xor(i16x8.add(v128.and(here1, positive1), positive1), positive1), here1),
      v128.or(negative1, swapped1),
    )
    const up1 = v128.or(negative1, v128.not(v128.or(diagonal1, positive1)))
    const down1 = v128.and(diagonal1, positive1)
    distance1 = i16x8.add(
      distance1,
      v128.and(
        i16x8.sub(v128.and(i16x8.shr_u(up1, last), one), v128.and(i16x8.shr_u(down1, last), one)),
        i16x8.extend_high_i8x16_s(isThere),
      ),
    )
    const upper1 = v128.or(i16x8.shl(up1, 1), one)
    positive1 = v128.or(i16x8.shl(down1, 1), v128.not(v128.or(diagonal1, upper1)))
    negative1 = v128.and(upper1, diagonal1)
    before1 = v128.and(here1, maySwap)
  }
  return i8x16.narrow_i16x8_u(distance0, distance1)
}

/** Returns the distances of four of the sixteen texts from one of up to 32 letters. */
function quarterDistances(scratch: usize, table: usize, columns: i32, length: i32, swaps: i32, quarter: usize): v128 {
  const maySwap = i32x4.splat(swaps)
  const last = length - 1
  const one = i32x4.splat(1)
  let positive = i32x4.splat(-1)
  let negative = i32x4.splat(0)
  let diagonal = negative
  let before = negative
  let distance = i32x4.splat(length)
  for (let i = 0; i < columns; i++) {
    const letters = v128.load32_zero(scratch + ROWS + ((<usize>i) << 4) + (quarter << 2))
    const isThere = i8x16.ne(letters, i8x16.splat(NO_LETTER))
    // The four bytes of each place, from which a lane is assembled.
    const low = v128.shuffle<u8>(
      lookUp(table, letters),
      lookUp(table + 32, letters),
      0,
      16,
      1,
      17,
      2,
      18,
      3,
      19,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
    )
    const high = v128.shuffle<u8>(
      lookUp(table + 64, letters),
      lookUp(table + 96, letters),
      0,
      16,
      1,
      17,
      2,
      18,
      3,
      19,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
    )
    const here = v128.shuffle<u8>(low, high, 0, 1, 16, 17, 2, 3, 18, 19, 4, 5, 20, 21, 6, 7, 22, 23)
    const there = i32x4.extend_low_i16x8_s(i16x8.extend_low_i8x16_s(isThere))
    if (!v128.any_true(there)) break
    const swapped = v128.and(i32x4.shl(v128.andnot(here, diagonal), 1), before)
    diagonal = v128.or(
      v128.or(v128.xor(i32x4.add(v128.and(here, positive), positive), positive), here),
      v128.or(negative, swapped),
    )
    const up = v128.or(negative, v128.not(v128.or(diagonal, positive)))
    const down = v128.and(diagonal, positive)
    distance = i32x4.add(
      distance,
      v128.and(i32x4.sub(v128.and(i32x4.shr_u(up, last), one), v128.and(i32x4.shr_u(down, last), one)), there),
    )
    const upper = v128.or(i32x4.shl(up, 1), one)
    positive = v128.or(i32x4.shl(down, 1), v128.not(v128.or(diagonal, upper)))
    negative = v128.and(upper, diagonal)
    before = v128.and(here, maySwap)
  }
  return distance
}

/**
 * Returns the bits of the texts that may contain all letters of the searched text in order, or may be longer than their
 * row.
 */
function mayHold(distances: v128, counts: v128, length: i32): i32 {
  const isInOrder = i8x16.eq(distances, i8x16.sub(counts, i8x16.splat(<i8>length)))
  const isCut = i8x16.eq(counts, i8x16.splat(32))
  return i8x16.bitmask(v128.or(isInOrder, isCut))
}
