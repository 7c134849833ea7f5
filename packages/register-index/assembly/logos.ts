/*
 * Compares vectors of logos in WebAssembly. Vectors are rows of signed bytes, as long as a multiple of 16. The searched
 * vector is widened to 16 bits once. Rows are compared four at a time, so that it is loaded once for all four.
 */

/** Returns the product of one row with a widened vector. */
function productOf(row: usize, length: usize, query: usize): i32 {
  let sum = i32x4.splat(0)
  for (let at: usize = 0; at < length; at += 16) {
    sum = i32x4.add(sum, i32x4.dot_i16x8_s(v128.load_ext<i8>(row + at), v128.load(query + (at << 1))))
    sum = i32x4.add(sum, i32x4.dot_i16x8_s(v128.load_ext<i8>(row + at, 8), v128.load(query + (at << 1), 16)))
  }
  return i32x4.extract_lane(sum, 0) + i32x4.extract_lane(sum, 1) + i32x4.extract_lane(sum, 2) + i32x4.extract_lane(sum, 3)
}

/** Returns the products of four consecutive rows with a widened vector. */
function fourProducts(row: usize, length: usize, query: usize): v128 {
  const third = row + (length << 1)
  return fourProductsAt(row, row + length, third, third + length, length, query)
}

/** Returns the products of four rows with a widened vector. */
function fourProductsAt(first: usize, second: usize, third: usize, fourth: usize, length: usize, query: usize): v128 {
  let a = i32x4.splat(0)
  let b = a
  let c = a
  let d = a
  for (let at: usize = 0; at < length; at += 8) {
    const part = v128.load(query + (at << 1))
    a = i32x4.add(a, i32x4.dot_i16x8_s(v128.load_ext<i8>(first + at), part))
    b = i32x4.add(b, i32x4.dot_i16x8_s(v128.load_ext<i8>(second + at), part))
    c = i32x4.add(c, i32x4.dot_i16x8_s(v128.load_ext<i8>(third + at), part))
    d = i32x4.add(d, i32x4.dot_i16x8_s(v128.load_ext<i8>(fourth + at), part))
  }
  const ab = i32x4.add(v128.shuffle<i32>(a, b, 0, 1, 4, 5), v128.shuffle<i32>(a, b, 2, 3, 6, 7))
  const cd = i32x4.add(v128.shuffle<i32>(c, d, 0, 1, 4, 5), v128.shuffle<i32>(c, d, 2, 3, 6, 7))
  return i32x4.add(v128.shuffle<i32>(ab, cd, 0, 2, 4, 6), v128.shuffle<i32>(ab, cd, 1, 3, 5, 7))
}

/** Widens a vector to 16 bits. */
export function widen(row: usize, length: usize, to: usize): void {
  for (let at: usize = 0; at < length; at += 8) v128.store(to + (at << 1), v128.load_ext<i8>(row + at))
}

/** Writes the product of every row with a widened vector, 32 bits each. */
export function products(rows: usize, count: i32, length: usize, query: usize, to: usize): void {
  const four = length << 2
  let at: i32 = 0
  for (; at + 4 <= count; at += 4) {
    v128.store(to + ((<usize>at) << 2), fourProducts(rows, length, query))
    rows += four
  }
  for (; at < count; at++) {
    store<i32>(to + ((<usize>at) << 2), productOf(rows, length, query))
    rows += length
  }
}

/**
 * Appends at `to` the places of rows in [from, until) whose product reaches `least`, each followed by the product.
 * Returns how many. There must be room for all rows. First and second halves of rows lie apart.
 * @param half the length of a half
 * @param leastOfHalf what the first halves must reach; four rows of which none does are not read further
 */
export function scan(
  first: usize,
  second: usize,
  from: i32,
  until: i32,
  half: usize,
  query: usize,
  leastOfHalf: i32,
  least: i32,
  to: usize,
): i32 {
  const begin = to
  const four = half << 2
  const rest = query + (half << 1)
  const promising = i32x4.splat(leastOfHalf)
  const needed = i32x4.splat(least)
  first += <usize>from * half
  second += <usize>from * half
  let at = from
  for (; at + 4 <= until; at += 4, first += four, second += four) {
    let found = fourProducts(first, half, query)
    if (!v128.any_true(i32x4.ge_s(found, promising))) continue
    found = i32x4.add(found, fourProducts(second, half, rest))
    const bits = i32x4.bitmask(i32x4.ge_s(found, needed))
    to = appendThose(bits, to, found, at, at + 1, at + 2, at + 3)
  }
  for (; at < until; at++, first += half, second += half) {
    const found = productOf(first, half, query) + productOf(second, half, rest)
    if (found >= least) to = append(to, at, found)
  }
  return <i32>((to - begin) >> 3)
}

/** Appends the places whose bit is set, each with its product. */
function appendThose(bits: i32, to: usize, products: v128, a: i32, b: i32, c: i32, d: i32): usize {
  if (bits === 0) return to
  if (bits & 1) to = append(to, a, i32x4.extract_lane(products, 0))
  if (bits & 2) to = append(to, b, i32x4.extract_lane(products, 1))
  if (bits & 4) to = append(to, c, i32x4.extract_lane(products, 2))
  if (bits & 8) to = append(to, d, i32x4.extract_lane(products, 3))
  return to
}

function append(to: usize, place: i32, product: i32): usize {
  store<i32>(to, place)
  store<i32>(to, product, 4)
  return to + 8
}

/**
 * Writes at `to` the places in [from, until) whose mark has its bit set in `marks`. Returns how many.
 * @param records for each row its mark, in the bits of `mask`
 */
export function collect(records: usize, mask: u32, from: i32, until: i32, marks: usize, to: usize): i32 {
  const begin = to
  for (let at = from; at < until; at++) {
    const record = load<u32>(records + ((<usize>at) << 2)) & mask
    store<i32>(to, at)
    to += (<usize>((load<u32>(marks + ((<usize>(record >> 5)) << 2)) >> (record & 31)) & 1)) << 2
  }
  return <i32>((to - begin) >> 2)
}

/** Like `scan`, for the rows at these places. */
export function scanPlaces(
  first: usize,
  second: usize,
  places: usize,
  count: i32,
  half: usize,
  query: usize,
  leastOfHalf: i32,
  least: i32,
  to: usize,
): i32 {
  const begin = to
  const rest = query + (half << 1)
  const promising = i32x4.splat(leastOfHalf)
  const needed = i32x4.splat(least)
  let i = 0
  for (; i + 4 <= count; i += 4) {
    const place = places + ((<usize>i) << 2)
    const atA = load<i32>(place)
    const atB = load<i32>(place, 4)
    const atC = load<i32>(place, 8)
    const atD = load<i32>(place, 12)
    const a = <usize>atA * half
    const b = <usize>atB * half
    const c = <usize>atC * half
    const d = <usize>atD * half
    let found = fourProductsAt(first + a, first + b, first + c, first + d, half, query)
    if (!v128.any_true(i32x4.ge_s(found, promising))) continue
    found = i32x4.add(found, fourProductsAt(second + a, second + b, second + c, second + d, half, rest))
    const bits = i32x4.bitmask(i32x4.ge_s(found, needed))
    to = appendThose(bits, to, found, atA, atB, atC, atD)
  }
  for (; i < count; i++) {
    const at = load<i32>(places + ((<usize>i) << 2))
    const row = <usize>at * half
    const found = productOf(first + row, half, query) + productOf(second + row, half, rest)
    if (found >= least) to = append(to, at, found)
  }
  return <i32>((to - begin) >> 3)
}

/** What the sixteen half bytes stand for; `src/logo/half-bytes.ts` writes them. */
// biome-ignore format: sixteen numbers in a row
const levels = i8x16(-83, -63, -49, -38, -29, -20, -12, -4, 4, 12, 20, 29, 38, 49, 63, 83)

/**
 * Returns the product of one row of half bytes with a widened vector. Sixteen bytes hold 32 numbers: low halves first.
 */
function halfBytesProduct(row: usize, length: usize, query: usize): i32 {
  let sum = i32x4.splat(0)
  for (let at: usize = 0; at < length; at += 16) {
    const packed = v128.load(row + at)
    const low = i8x16.swizzle(levels, v128.and(packed, i8x16.splat(15)))
    const high = i8x16.swizzle(levels, i8x16.shr_u(packed, 4))
    const part = query + (at << 2)
    sum = i32x4.add(sum, i32x4.dot_i16x8_s(i16x8.extend_low_i8x16_s(low), v128.load(part)))
    sum = i32x4.add(sum, i32x4.dot_i16x8_s(i16x8.extend_high_i8x16_s(low), v128.load(part, 16)))
    sum = i32x4.add(sum, i32x4.dot_i16x8_s(i16x8.extend_low_i8x16_s(high), v128.load(part, 32)))
    sum = i32x4.add(sum, i32x4.dot_i16x8_s(i16x8.extend_high_i8x16_s(high), v128.load(part, 48)))
  }
  return i32x4.extract_lane(sum, 0) + i32x4.extract_lane(sum, 1) + i32x4.extract_lane(sum, 2) + i32x4.extract_lane(sum, 3)
}

/** Like `scan`, for rows of half bytes; `length` is in bytes. */
export function scanHalfBytes(rows: usize, from: i32, until: i32, length: usize, query: usize, least: i32, to: usize): i32 {
  const begin = to
  let row = rows + <usize>from * length
  for (let at = from; at < until; at++) {
    const found = halfBytesProduct(row, length, query)
    row += length
    if (found >= least) to = append(to, at, found)
  }
  return <i32>((to - begin) >> 3)
}

/** Like `scanPlaces`, for rows of half bytes; `length` is in bytes. */
export function scanHalfBytesPlaces(
  rows: usize,
  places: usize,
  count: i32,
  length: usize,
  query: usize,
  least: i32,
  to: usize,
): i32 {
  const begin = to
  for (let i = 0; i < count; i++) {
    const at = load<i32>(places + ((<usize>i) << 2))
    const found = halfBytesProduct(rows + <usize>at * length, length, query)
    if (found >= least) to = append(to, at, found)
  }
  return <i32>((to - begin) >> 3)
}

/** Writes, for each row, the number of the nearest centre. `wide` has room for one widened row. */
export function nearest(rows: usize, count: i32, length: usize, centres: usize, inAll: i32, wide: usize, to: usize): void {
  for (let i = 0; i < count; i++) {
    widen(rows, length, wide)
    rows += length
    store<i32>(to + ((<usize>i) << 2), nearestOf(centres, 0, inAll, length, wide))
  }
}

/** The greatest product of the last call of `nearestOf`. */
let greatest: i32 = 0

function nearestOf(centres: usize, from: i32, until: i32, length: usize, wide: usize): i32 {
  let best = from
  greatest = i32.MIN_VALUE
  let centre = centres + <usize>from * length
  let at = from
  for (; at + 4 <= until; at += 4) {
    const found = fourProducts(centre, length, wide)
    centre += length << 2
    if (!v128.any_true(i32x4.gt_s(found, i32x4.splat(greatest)))) continue
    if (i32x4.extract_lane(found, 0) > greatest) {
      greatest = i32x4.extract_lane(found, 0)
      best = at
    }
    if (i32x4.extract_lane(found, 1) > greatest) {
      greatest = i32x4.extract_lane(found, 1)
      best = at + 1
    }
    if (i32x4.extract_lane(found, 2) > greatest) {
      greatest = i32x4.extract_lane(found, 2)
      best = at + 2
    }
    if (i32x4.extract_lane(found, 3) > greatest) {
      greatest = i32x4.extract_lane(found, 3)
      best = at + 3
    }
  }
  for (; at < until; at++) {
    const found = productOf(centre, length, wide)
    centre += length
    if (found <= greatest) continue
    greatest = found
    best = at
  }
  return best
}

/**
 * Like `nearest`, in two steps: the three coarse centres nearest to a row, then the fine centres of these.
 * @param starts for each coarse centre the number of its first fine centre, and their number after the last
 */
export function assign(
  rows: usize,
  count: i32,
  length: usize,
  coarse: usize,
  inCoarse: i32,
  starts: usize,
  fine: usize,
  wide: usize,
  to: usize,
): void {
  for (let i = 0; i < count; i++) {
    widen(rows, length, wide)
    rows += length
    let first = -1
    let second = -1
    let third = -1
    let ofFirst = i32.MIN_VALUE
    let ofSecond = i32.MIN_VALUE
    let ofThird = i32.MIN_VALUE
    for (let centre = 0; centre < inCoarse; centre++) {
      const found = productOf(coarse + <usize>centre * length, length, wide)
      if (found <= ofThird) continue
      if (found > ofFirst) {
        third = second
        ofThird = ofSecond
        second = first
        ofSecond = ofFirst
        first = centre
        ofFirst = found
      } else if (found > ofSecond) {
        third = second
        ofThird = ofSecond
        second = centre
        ofSecond = found
      } else {
        third = centre
        ofThird = found
      }
    }
    let best = nearestIn(first, starts, fine, length, wide)
    let ofBest = greatest
    if (second >= 0) {
      const other = nearestIn(second, starts, fine, length, wide)
      if (greatest > ofBest) {
        best = other
        ofBest = greatest
      }
    }
    if (third >= 0) {
      const other = nearestIn(third, starts, fine, length, wide)
      if (greatest > ofBest) best = other
    }
    store<i32>(to + ((<usize>i) << 2), best)
  }
}

function nearestIn(centre: i32, starts: usize, fine: usize, length: usize, wide: usize): i32 {
  const at = starts + ((<usize>centre) << 2)
  return nearestOf(fine, load<i32>(at), load<i32>(at, 4), length, wide)
}
