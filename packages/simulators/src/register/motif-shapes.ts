import type { Random } from './random.ts'
import { round } from './stroke-font.ts'

/** One or two colours for drawing a motif; `paper` fills the parts that are cut out. */
export interface Inks {
  main: string
  second: string
  paper: string
}

/** A picture of one thing in the square from (-50, -50) to (50, 50), with its classification codes. */
export interface Motif {
  name: string
  vienna: readonly string[]
  designCodes: readonly string[]
  draw: (random: Random, ink: Inks) => string
}

/** Returns the point at this angle (degrees, clockwise from the top) and distance from the centre. */
export function polar(angle: number, radius: number): string {
  const radians = ((angle - 90) * Math.PI) / 180
  return `${round(Math.cos(radians) * radius)} ${round(Math.sin(radians) * radius)}`
}

export function polygon(corners: number, radius: number, turn = 0): string {
  return Array.from({ length: corners }, (_, index) => polar(turn + (index * 360) / corners, radius)).join(' ')
}

export function starPoints(points: number, outer: number, inner: number): string {
  return Array.from({ length: points * 2 }, (_, index) => polar((index * 180) / points, index % 2 === 0 ? outer : inner)).join(
    ' ',
  )
}

/** Returns the same shape repeated around the centre. */
export function around(count: number, shape: string, start = 0): string {
  return Array.from(
    { length: count },
    (_, index) => `<g transform="rotate(${round(start + (index * 360) / count)})">${shape}</g>`,
  ).join('')
}

export const filled = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`
export const stroked = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
