import type { Picture } from '@marklot/similarity/logo'

/*
 * Invented pictures, generated from a number: a few discs, rings, bars, polygons and strokes, some on a field or in a
 * frame, some with a row of strokes that resembles a word.
 */

const side = 96

/** Returns pseudorandom numbers in [0, 1), the same for the same seed. */
export function numbersFrom(seed: number): () => number {
  let state = (seed * 0x9e3779b1) | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), state | 1)
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61)
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
}

type Shape = (x: number, y: number) => boolean

function shapeFrom(next: () => number): Shape {
  const [x, y, size] = [0.25 + next() * 0.5, 0.25 + next() * 0.5, 0.12 + next() * 0.25]
  const angle = next() * Math.PI
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const turned = (px: number, py: number) => [(px - x) * cos + (py - y) * sin, (py - y) * cos - (px - x) * sin] as const
  const kind = Math.floor(next() * 6)
  const inner = 0.4 + next() * 0.4
  const corners = 3 + Math.floor(next() * 5)
  return (px, py) => {
    const [u, v] = turned(px, py)
    const radius = Math.hypot(u, v)
    if (kind === 0) return radius < size
    if (kind === 1) return radius < size && radius > size * inner
    if (kind === 2) return Math.abs(u) < size && Math.abs(v) < size * 0.3
    if (kind === 3) return Math.abs(u) < size && Math.abs(v) < size * 0.8
    const sector = (Math.atan2(v, u) / (2 * Math.PI)) * corners
    const within = Math.abs(sector - Math.round(sector)) * 2
    return radius < size * (kind === 4 ? 1 - within * inner : 0.6 + within * inner * 0.6)
  }
}

/** Returns the picture with this number. */
export function inventedPicture(number: number): Picture {
  const next = numbersFrom(number + 1)
  const added = Array.from({ length: 1 + Math.floor(next() * 4) }, () => shapeFrom(next))
  const cut = Array.from({ length: Math.floor(next() * 3) }, () => shapeFrom(next))
  const frame = next()
  const hasWord = next() < 0.3
  const strokes = Array.from({ length: 24 }, () => next() < 0.55)
  const ink = (px: number, py: number): boolean => {
    if (hasWord && py > 0.8 && py < 0.92) return px > 0.1 && px < 0.9 && strokes[Math.floor(((px - 0.1) / 0.8) * 24)] === true
    const y = hasWord ? py / 0.78 : py
    const drawn = added.some((shape) => shape(px, y)) && !cut.some((shape) => shape(px, y))
    const edge = Math.max(Math.abs(px - 0.5), Math.abs(y - 0.5))
    if (frame < 0.12) return drawn !== edge < 0.46
    if (frame < 0.22) return drawn || (edge < 0.48 && edge > 0.44)
    return drawn
  }
  const rgba = new Uint8Array(side * side * 4)
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const isInk = ink((x + 0.5) / side, (y + 0.5) / side)
      rgba.set(isInk ? [20, 40, 120, 255] : [255, 255, 255, 255], (y * side + x) * 4)
    }
  }
  return { width: side, height: side, rgba }
}

/**
 * Returns the picture with one of six alterations: unchanged, mirrored, inverted, on its side, stretched or cropped.
 */
export function altered({ width, height, rgba }: Picture, alteration: number): Picture {
  const result = new Uint8Array(rgba.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [fromX, fromY] = sourceOf(alteration % 6, x, y, width)
      const from = (fromY * width + fromX) * 4
      for (let i = 0; i < 3; i++) {
        const value = rgba[from + i] ?? 0
        result[(y * width + x) * 4 + i] = alteration % 6 === 2 ? 255 - value : value
      }
      result[(y * width + x) * 4 + 3] = 255
    }
  }
  return { width, height, rgba: result }
}

function sourceOf(alteration: number, x: number, y: number, size: number): [x: number, y: number] {
  switch (alteration) {
    case 1:
      return [size - 1 - x, y]
    case 3:
      return [y, size - 1 - x]
    case 4:
      return [x, Math.min(size - 1, Math.floor(y * 0.85 + size * 0.075))]
    case 5:
      return [Math.min(size - 1, Math.floor(x * 0.92)), y]
    default:
      return [x, y]
  }
}
