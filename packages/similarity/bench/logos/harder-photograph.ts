import type { DrawingScripts, Drawn, Random } from './drawn.ts'

/*
 * A logo photographed from paper under bad light: perspective, light that curves, a shadow with an edge, the weave and
 * the grain of the paper, noise of the sensor and blur. The benchmark's own photograph has light in a plane only.
 */

const grid = 24

export function photographHarder({ drawing, raster, inks }: DrawingScripts, id: string, random: Random): Drawn {
  const icon = `<g transform="translate(80 80)">${drawing(id, random.pick(inks)).svg}</g>`
  return photographed(raster(icon, 160, 160, '#f5f5f5', 220), random)
}

/** Photographs a drawing. */
export function photographed({ data, width, height }: Drawn, random: Random): Drawn {
  const seen = perspective(random)
  const light = lightOf(random)
  const texture = textureOf(random)
  const out = new Uint8Array(data.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [u, v] = [x / width - 0.5, y / height - 0.5]
      const [fromX, fromY] = seen(u, v)
      const [shade, grain] = [light(u, v), texture(u, v, x, y)]
      for (let channel = 0; channel < 3; channel++) {
        const value = sample(data, width, height, fromX * width, fromY * height, channel)
        const noise = (random.next() + random.next() + random.next() - 1.5) * 22
        out[(y * width + x) * 4 + channel] = Math.max(0, Math.min(255, value * shade + grain + noise))
      }
      out[(y * width + x) * 4 + 3] = 255
    }
  return blurred({ data: out, width, height })
}

function perspective(random: Random) {
  const little = () => random.between(-0.1, 0.1)
  const [g, h] = [little() * 1.6, little() * 1.6]
  const [a, b, c, d] = [1 + little(), little() * 1.5, little() * 1.5, 1 + little()]
  return (u: number, v: number) => {
    const depth = 1 + g * u + h * v
    return [(a * u + b * v) / depth + 0.5, (c * u + d * v) / depth + 0.5] as const
  }
}

function lightOf(random: Random) {
  const some = () => random.between(-0.35, 0.35)
  const [across, down, curveAcross, curveDown, twist] = [some(), some(), some(), some(), some()]
  const [direction, edge] = [random.between(0, 2 * Math.PI), random.between(-0.3, 0.3)]
  const [softness, shadow] = [random.between(0.015, 0.08), random.between(0.62, 0.85)]
  return (u: number, v: number) => {
    const curve = 2 * (curveAcross * (u * u - 0.08) + curveDown * (v * v - 0.08) + twist * u * v)
    const side = Math.cos(direction) * u + Math.sin(direction) * v - edge
    return (0.85 + across * u + down * v + curve) * (1 - (1 - shadow) / (1 + Math.exp(-side / softness)))
  }
}

function textureOf(random: Random) {
  const [weave, depth, slant] = [random.between(0.25, 0.9), random.between(4, 9), random.between(0, Math.PI)]
  const grains = Float64Array.from({ length: grid * grid }, () => random.between(-1, 1))
  return (u: number, v: number, x: number, y: number) => {
    const [across, down] = [(u + 0.5) * (grid - 1.1), (v + 0.5) * (grid - 1.1)]
    const [left, top] = [Math.floor(across), Math.floor(down)]
    const at = (column: number, row: number) => grains[row * grid + column] ?? 0
    const upper = at(left, top) * (1 - across + left) + at(left + 1, top) * (across - left)
    const lower = at(left, top + 1) * (1 - across + left) + at(left + 1, top + 1) * (across - left)
    const threads = Math.sin((Math.cos(slant) * x + Math.sin(slant) * y) * weave)
    return depth * (upper * (1 - down + top) + lower * (down - top) + 0.6 * threads)
  }
}

const paper = 245

function sample(data: Uint8Array, width: number, height: number, x: number, y: number, channel: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const at = (column: number, row: number) =>
    column < 0 || row < 0 || column >= width || row >= height ? paper : (data[(row * width + column) * 4 + channel] ?? paper)
  const upper = at(left, top) * (1 - x + left) + at(left + 1, top) * (x - left)
  const lower = at(left, top + 1) * (1 - x + left) + at(left + 1, top + 1) * (x - left)
  return upper * (1 - y + top) + lower * (y - top)
}

function blurred({ data, width, height }: Drawn): Drawn {
  const out = data.slice()
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++)
      for (let channel = 0; channel < 3; channel++) {
        let sum = 0
        for (let dy = -1; dy <= 1; dy++)
          for (let dx = -1; dx <= 1; dx++) {
            const weight = (2 - Math.abs(dx)) * (2 - Math.abs(dy))
            sum += weight * (data[((y + dy) * width + x + dx) * 4 + channel] ?? 0)
          }
        out[(y * width + x) * 4 + channel] = sum / 16
      }
  return { data: out, width, height }
}
