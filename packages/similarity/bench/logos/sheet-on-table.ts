import type { DrawingScripts, Drawn, Random } from './drawn.ts'
import { photographed } from './harder-photograph.ts'

/*
 * A logo on a sheet of paper that lies on a table, as people photograph a card: turned, seen at an angle, with much of
 * the table around it. On half of the sheets, lines of text stand beside the logo; sometimes something else lies there.
 */

/** The scene, and the part of it that the photograph shows. Outside of the scene there would be no table. */
const scene = { width: 832, height: 624 }
const shown = { width: 640, height: 480 }
const tables = ['#8a6642', '#b58a5a', '#5b4632', '#3b3b3f', '#c9c2b5', '#6d7a80', '#a3452f', '#d9cbb0']
const papers = ['#ffffff', '#f7f5ee', '#fbfbfb', '#f2efe6']
const things = ['#dddddd', '#222222', '#375a7f']

export function photographSheet({ drawing, raster, inks }: DrawingScripts, id: string, random: Random): Drawn {
  const { width, height } = scene
  const table = random.pick(tables)
  const svg = `${grain(table, random)}${sheet(drawing(id, random.pick(inks)).svg, random)}${thing(random)}`
  return cut(photographed(raster(svg, width, height, table, width), random))
}

function grain(table: string, random: Random): string {
  const { width, height } = scene
  let lines = `<rect width="${width}" height="${height}" fill="${table}"/>`
  if (random.next() >= 0.6) return lines
  for (let y = random.between(0, 20); y < height; y += random.between(6, 50)) {
    const curve = `M0 ${y} Q${width / 2} ${y + random.between(-8, 8)} ${width} ${y + random.between(-12, 12)}`
    const [opacity, stroke] = [random.between(0.05, 0.3), random.between(0.5, 3)]
    lines += `<path d="${curve}" stroke="#000" stroke-opacity="${opacity}" stroke-width="${stroke}" fill="none"/>`
  }
  return lines
}

function sheet(logo: string, random: Random): string {
  const width = random.between(240, 430)
  const height = width * random.between(0.55, 0.8)
  const [x, y] = [scene.width / 2 + random.between(-60, 60), scene.height / 2 + random.between(-40, 40)]
  const corner = `x="${-width / 2}" y="${-height / 2}"`
  const size = `width="${width}" height="${height}"`
  const paper = `<rect ${corner} ${size} fill="#000" opacity=".25" transform="translate(4 5)"/><rect ${corner} ${size} fill="${random.pick(papers)}"/>`
  const scale = (height * random.between(0.35, 0.7)) / 100
  const content =
    random.next() < 0.5
      ? `<g transform="translate(${random.between(-0.1, 0.1) * width} ${random.between(-0.05, 0.05) * height}) scale(${scale})">${logo}</g>`
      : `<g transform="translate(${-0.25 * width} 0) scale(${Math.min(scale, (width * 0.4) / 100)})">${logo}</g>${text(width, height, random)}`
  return `<g transform="translate(${x} ${y}) rotate(${random.between(-12, 12)})">${paper}${content}</g>`
}

const text = (width: number, height: number, random: Random): string =>
  [0, 1, 2, 3]
    .map((line) => {
      const y = (line * 0.14 - 0.25) * height
      return `<rect x="${width * 0.08}" y="${y}" width="${width * random.between(0.2, 0.34)}" height="${height * 0.05}" fill="#333"/>`
    })
    .join('')

/** Something else at a corner of the table. */
function thing(random: Random): string {
  if (random.next() >= 0.4) return ''
  const [x, y] = [random.pick([116, scene.width - 116]), random.pick([90, scene.height - 90])]
  return `<circle cx="${x}" cy="${y}" r="${random.between(30, 80)}" fill="${random.pick(things)}"/>`
}

/** Returns the middle of the scene. */
function cut({ data, width }: Drawn): Drawn {
  const [left, top] = [(scene.width - shown.width) / 2, (scene.height - shown.height) / 2]
  const out = new Uint8Array(shown.width * shown.height * 4)
  for (let y = 0; y < shown.height; y++) {
    const from = ((top + y) * width + left) * 4
    out.set(data.subarray(from, from + shown.width * 4), y * shown.width * 4)
  }
  return { data: out, ...shown }
}
