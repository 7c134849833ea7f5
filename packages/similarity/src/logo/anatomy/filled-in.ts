interface Level {
  readonly width: number
  readonly height: number
  readonly rgb: Float32Array
  readonly weight: Float32Array
}

/** Returns the values of known pixels, with the gaps between them filled in smoothly from coarser and coarser means. */
export function filledIn(rgb: Float32Array, isKnown: Uint8Array, width: number, height: number): Float32Array {
  const levels: Level[] = [{ width, height, rgb: rgb.slice(), weight: Float32Array.from(isKnown) }]
  for (let level = levels[0]; level.width > 1 || level.height > 1; level = levels[levels.length - 1]) levels.push(halved(level))
  for (let at = levels.length - 2; at >= 0; at--) fillFrom(levels[at], levels[at + 1])
  return levels[0].rgb
}

function halved({ width, height, rgb, weight }: Level): Level {
  const [halfWidth, halfHeight] = [Math.ceil(width / 2), Math.ceil(height / 2)]
  const half = new Float32Array(halfWidth * halfHeight * 3)
  const weights = new Float32Array(halfWidth * halfHeight)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = y * width + x
      const to = (y >> 1) * halfWidth + (x >> 1)
      weights[to] += weight[from]
      for (let channel = 0; channel < 3; channel++) half[to * 3 + channel] += rgb[from * 3 + channel] * weight[from]
    }
  for (let at = 0; at < weights.length; at++) {
    if (weights[at] === 0) continue
    for (let channel = 0; channel < 3; channel++) half[at * 3 + channel] /= weights[at]
    weights[at] = Math.min(1, weights[at])
  }
  return { width: halfWidth, height: halfHeight, rgb: half, weight: weights }
}

/** Fills what is not fully known from the next coarser level, between whose pixels it is mixed. */
function fillFrom({ width, height, rgb, weight }: Level, coarse: Level): void {
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      if (weight[at] >= 1) continue
      const across = Math.max(0, Math.min(coarse.width - 1, (x + 0.5) / 2 - 0.5))
      const down = Math.max(0, Math.min(coarse.height - 1, (y + 0.5) / 2 - 0.5))
      const [left, top] = [Math.floor(across), Math.floor(down)]
      const [right, bottom] = [Math.min(coarse.width - 1, left + 1), Math.min(coarse.height - 1, top + 1)]
      for (let channel = 0; channel < 3; channel++) {
        const value = (column: number, row: number) => coarse.rgb[(row * coarse.width + column) * 3 + channel]
        const upper = value(left, top) * (1 - across + left) + value(right, top) * (across - left)
        const lower = value(left, bottom) * (1 - across + left) + value(right, bottom) * (across - left)
        const filled = upper * (1 - down + top) + lower * (down - top)
        rgb[at * 3 + channel] = rgb[at * 3 + channel] * weight[at] + filled * (1 - weight[at])
      }
    }
}
