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
  const columns = placesBetween(width, coarse.width)
  const rows = placesBetween(height, coarse.height)
  for (let y = 0; y < height; y++) {
    const { first: top, second: bottom, share: down } = rows[y]
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const known = weight[at]
      if (known >= 1) continue
      const { first: left, second: right, share: across } = columns[x]
      const topLeft = (top * coarse.width + left) * 3
      const topRight = (top * coarse.width + right) * 3
      const bottomLeft = (bottom * coarse.width + left) * 3
      const bottomRight = (bottom * coarse.width + right) * 3
      for (let channel = 0; channel < 3; channel++) {
        const upper = coarse.rgb[topLeft + channel] * (1 - across) + coarse.rgb[topRight + channel] * across
        const lower = coarse.rgb[bottomLeft + channel] * (1 - across) + coarse.rgb[bottomRight + channel] * across
        const filled = upper * (1 - down) + lower * down
        rgb[at * 3 + channel] = rgb[at * 3 + channel] * known + filled * (1 - known)
      }
    }
  }
}

/** Two neighbouring pixels of a coarser line, and how much of the second one is mixed into the first one. */
interface PlaceBetween {
  readonly first: number
  readonly second: number
  readonly share: number
}

/** Returns where each pixel of a line lies in a line half as long. */
function placesBetween(length: number, coarse: number): PlaceBetween[] {
  return Array.from({ length }, (_, at) => {
    const place = Math.max(0, Math.min(coarse - 1, (at + 0.5) / 2 - 0.5))
    const first = Math.floor(place)
    return { first, second: Math.min(coarse - 1, first + 1), share: place - first }
  })
}
