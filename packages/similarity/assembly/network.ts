/*
 * Runs the layers of the network that finds ideas. Values and weights are 16-bit integers, and their products are
 * summed in 32 bits, so the sums are the same on every machine. They are rescaled with single-precision floats, whose
 * operations round in the same way everywhere.
 *
 * The values of a layer are stored place by place, with the channels of a place side by side. The number of channels is
 * a multiple of 8.
 */

/** Writes a row of kernel × kernel × channels for each place of the next layer. Everything beyond the edges is 0. */
export function layOut(from: usize, side: i32, channels: i32, kernel: i32, stride: i32, to: usize): void {
  const rowBytes = (<usize>channels) << 1
  const reach = kernel >> 1
  for (let y = 0; y < side; y += stride)
    for (let x = 0; x < side; x += stride)
      for (let down = -reach; down <= reach; down++)
        for (let across = -reach; across <= reach; across++) {
          const row = y + down
          const column = x + across
          if (row < 0 || column < 0 || row >= side || column >= side) memory.fill(to, 0, rowBytes)
          else memory.copy(to, from + <usize>(row * side + column) * rowBytes, rowBytes)
          to += rowBytes
        }
}

/** Writes a row of 32 for every second place of a view of one byte a place: 5 × 5 values and seven zeros. */
export function layOutView(view: usize, side: i32, to: usize): void {
  for (let y = 0; y < side; y += 2)
    for (let x = 0; x < side; x += 2) {
      for (let down = -2; down <= 2; down++)
        for (let across = -2; across <= 2; across++) {
          const row = y + down
          const column = x + across
          const isInside = row >= 0 && column >= 0 && row < side && column < side
          store<i16>(to, isInside ? <i16>load<u8>(view + <usize>(row * side + column)) : 0)
          to += 2
        }
      memory.fill(to, 0, 14)
      to += 14
    }
}

/**
 * Writes the product of each of `places` rows with each of `outputs` rows of weights, 32 bits each.
 * @param length values of a row, a multiple of 8; `places` is a multiple of 2 and `outputs` one of 4
 */
export function multiply(rows: usize, places: i32, length: i32, weights: usize, outputs: i32, to: usize): void {
  const rowBytes = (<usize>length) << 1
  for (let place = 0; place < places; place += 2) {
    const second = rows + rowBytes
    const toSecond = to + ((<usize>outputs) << 2)
    let weight = weights
    for (let output: usize = 0; output < (<usize>outputs) << 2; output += 16) {
      const b = weight + rowBytes
      const c = b + rowBytes
      const d = c + rowBytes
      let firstA = i32x4.splat(0)
      let firstB = firstA
      let firstC = firstA
      let firstD = firstA
      let secondA = firstA
      let secondB = firstA
      let secondC = firstA
      let secondD = firstA
      for (let at: usize = 0; at < rowBytes; at += 16) {
        const one = v128.load(rows + at)
        const other = v128.load(second + at)
        const ofA = v128.load(weight + at)
        firstA = i32x4.add(firstA, i32x4.dot_i16x8_s(one, ofA))
        secondA = i32x4.add(secondA, i32x4.dot_i16x8_s(other, ofA))
        const ofB = v128.load(b + at)
        firstB = i32x4.add(firstB, i32x4.dot_i16x8_s(one, ofB))
        secondB = i32x4.add(secondB, i32x4.dot_i16x8_s(other, ofB))
        const ofC = v128.load(c + at)
        firstC = i32x4.add(firstC, i32x4.dot_i16x8_s(one, ofC))
        secondC = i32x4.add(secondC, i32x4.dot_i16x8_s(other, ofC))
        const ofD = v128.load(d + at)
        firstD = i32x4.add(firstD, i32x4.dot_i16x8_s(one, ofD))
        secondD = i32x4.add(secondD, i32x4.dot_i16x8_s(other, ofD))
      }
      v128.store(to + output, fourSums(firstA, firstB, firstC, firstD))
      v128.store(toSecond + output, fourSums(secondA, secondB, secondC, secondD))
      weight = d + rowBytes
    }
    rows = second + rowBytes
    to = toSecond + ((<usize>outputs) << 2)
  }
}

/** Returns the sums of four vectors' lanes. */
function fourSums(a: v128, b: v128, c: v128, d: v128): v128 {
  const ab = i32x4.add(v128.shuffle<i32>(a, b, 0, 1, 4, 5), v128.shuffle<i32>(a, b, 2, 3, 6, 7))
  const cd = i32x4.add(v128.shuffle<i32>(c, d, 0, 1, 4, 5), v128.shuffle<i32>(c, d, 2, 3, 6, 7))
  return i32x4.add(v128.shuffle<i32>(ab, cd, 0, 2, 4, 6), v128.shuffle<i32>(ab, cd, 1, 3, 5, 7))
}

/** The next layer's values: each sum times its output's scale, plus its offset, as integers from 0 to 255. */
export function rescale(sums: usize, places: i32, outputs: i32, scales: usize, offsets: usize, to: usize): void {
  for (let place = 0; place < places; place++)
    for (let output: usize = 0; output < (<usize>outputs) << 2; output += 16) {
      const value = f32x4.mul(f32x4.convert_i32x4_s(v128.load(sums)), v128.load(scales + output))
      to = storeValues(f32x4.add(value, v128.load(offsets + output)), to)
      sums += 16
    }
}

/** Like `rescale`, for two kinds of sums added together. */
export function rescaleBoth(
  sums: usize,
  others: usize,
  places: i32,
  outputs: i32,
  scales: usize,
  otherScales: usize,
  offsets: usize,
  to: usize,
): void {
  for (let place = 0; place < places; place++)
    for (let output: usize = 0; output < (<usize>outputs) << 2; output += 16) {
      const value = f32x4.mul(f32x4.convert_i32x4_s(v128.load(sums)), v128.load(scales + output))
      const other = f32x4.mul(f32x4.convert_i32x4_s(v128.load(others)), v128.load(otherScales + output))
      to = storeValues(f32x4.add(f32x4.add(value, other), v128.load(offsets + output)), to)
      sums += 16
      others += 16
    }
}

/** Like `rescale`, for the absolute values of the sums, added up over 2 × 2 places. */
export function rescaleSizes(sums: usize, side: i32, outputs: i32, scales: usize, offsets: usize, to: usize): void {
  const placeBytes = (<usize>outputs) << 2
  for (let y = 0; y < side; y += 2)
    for (let x = 0; x < side; x += 2) {
      const first = sums + <usize>(y * side + x) * placeBytes
      const below = first + <usize>side * placeBytes
      for (let output: usize = 0; output < placeBytes; output += 16) {
        const upper = i32x4.add(i32x4.abs(v128.load(first + output)), i32x4.abs(v128.load(first + placeBytes + output)))
        const lower = i32x4.add(i32x4.abs(v128.load(below + output)), i32x4.abs(v128.load(below + placeBytes + output)))
        const value = f32x4.mul(f32x4.convert_i32x4_s(i32x4.add(upper, lower)), v128.load(scales + output))
        to = storeValues(f32x4.add(value, v128.load(offsets + output)), to)
      }
    }
}

function storeValues(value: v128, to: usize): usize {
  const whole = i32x4.trunc_sat_f32x4_s(f32x4.nearest(f32x4.min(f32x4.max(value, f32x4.splat(0)), f32x4.splat(255))))
  v128.store64_lane(to, i16x8.narrow_i32x4_s(whole, whole), 0)
  return to + 8
}
