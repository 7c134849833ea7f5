import type { Inks, Motif } from './motif-shapes.ts'
import { motifs } from './motifs.ts'
import type { Random } from './random.ts'
import type { Drawing, SampleMarkKind } from './sample-mark.ts'
import { canStroke, round, strokeText } from './stroke-font.ts'

interface Palette {
  main: string
  second: string
  names: readonly string[]
  /** Vienna colours of division 29.01 for the two inks. */
  vienna: readonly string[]
}

const colourCode: Readonly<Record<string, string>> = {
  red: '29.01.01',
  yellow: '29.01.02',
  gold: '29.01.02',
  green: '29.01.03',
  blue: '29.01.04',
  turquoise: '29.01.04',
  violet: '29.01.05',
  white: '29.01.06',
  brown: '29.01.07',
  black: '29.01.08',
  grey: '29.01.96',
  orange: '29.01.98',
  pink: '29.01.97',
}

function palette(main: string, second: string, ...names: [string, string?]): Palette {
  const used = names.filter((name) => name !== undefined)
  const codes = used.flatMap((name) => colourCode[name] ?? [])
  if (used.length === 2) codes.push('29.01.12')
  return { main, second, names: used, vienna: codes }
}

const palettes: readonly Palette[] = [
  palette('#12355b', '#e4a11b', 'blue', 'yellow'),
  palette('#0b6e4f', '#8bc34a', 'green'),
  palette('#b3001b', '#f2b5a7', 'red', 'pink'),
  palette('#1d1d1f', '#1d1d1f', 'black'),
  palette('#1d1d1f', '#c8a24a', 'black', 'gold'),
  palette('#4b2e83', '#b08bd9', 'violet'),
  palette('#5b3a1e', '#c98d4b', 'brown'),
  palette('#e4572e', '#17324d', 'orange', 'blue'),
  palette('#00798c', '#7fd1c7', 'turquoise'),
  palette('#d81e5b', '#33272a', 'pink', 'black'),
  palette('#2e4057', '#9aa5b1', 'blue', 'grey'),
  palette('#3c6e00', '#f4c20d', 'green', 'yellow'),
  palette('#0057b8', '#63a4ff', 'blue'),
  palette('#7a1f2b', '#d9b44a', 'red', 'gold'),
  palette('#234f1e', '#a0522d', 'green', 'brown'),
  palette('#4a4a4a', '#a6a6a6', 'grey'),
  palette('#ff6f00', '#ffb74d', 'orange'),
  palette('#005f56', '#e07a5f', 'green', 'orange'),
]

type Ground = 'white' | 'transparent' | 'coloured' | 'white-on-transparent'

interface Canvas {
  width: number
  height: number
  body: string
}

/** The picture formats of an office. JPEG alone excludes transparency. */
export type PictureFormats = 'png' | 'jpg' | 'both'

/**
 * Draws an invented device: a picture, a monogram or the name in lettering, composed from the repertoire.
 * @param name drawn as letters where possible; a sign without a name is a picture alone
 */
export function drawSign(
  random: Random,
  kind: SampleMarkKind,
  name: string | undefined,
  formats: PictureFormats = 'both',
): Drawing {
  const colours = random.pick(palettes)
  const drawnGround: Ground = random.weighted([
    ['white', 58],
    ['transparent', 19],
    ['coloured', 19],
    ['white-on-transparent', 4],
  ])
  const prefersJpeg = random.chance(0.45)
  const isOpaque = formats === 'jpg' || kind === 'colour'
  const ground = isOpaque && drawnGround !== 'coloured' ? 'white' : drawnGround
  const isTransparent = ground === 'transparent' || ground === 'white-on-transparent'
  const ink: Inks =
    ground === 'coloured'
      ? { main: '#ffffff', second: colours.second === colours.main ? '#e8e8e8' : colours.second, paper: colours.main }
      : ground === 'white-on-transparent'
        ? { main: '#ffffff', second: '#ffffff', paper: '#8a8a8a' }
        : { main: colours.main, second: colours.second, paper: '#ffffff' }
  const motif = random.pick(motifs)
  const vienna = new Set<string>()
  const designCodes = new Set<string>()
  const parts: string[] = []
  const use = (picture: Motif): void => {
    for (const code of picture.vienna) vienna.add(code)
    for (const code of picture.designCodes) designCodes.add(code)
    parts.push(picture.name)
  }
  const text = kind !== 'colour' && name !== undefined && canStroke(name) ? name : undefined
  const canvas =
    kind === 'colour'
      ? colourField(colours, parts)
      : kind === 'combined' && text !== undefined
        ? combined(random, text, motif, ink, use)
        : device(random, text, motif, ink, use)
  if (text !== undefined) {
    vienna.add('27.05.01')
    designCodes.add('270301')
    parts.push(`the wording "${text}"`)
  }
  const usesColours = ground !== 'white-on-transparent'
  if (usesColours) for (const code of colours.vienna) vienna.add(code)
  else vienna.add('29.01.06')
  const background = isTransparent
    ? ''
    : `<rect width="100%" height="100%" fill="${ground === 'coloured' ? colours.main : '#ffffff'}"/>`
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${canvas.width}" height="${canvas.height}">${background}${canvas.body}</svg>`,
    vienna: [...vienna].sort(),
    designCodes: [...designCodes].sort(),
    description: `The mark consists of ${parts.join(' and ')}.`,
    colours: usesColours ? [...colours.names] : ['white'],
    format: formats === 'both' ? (isTransparent || !prefersJpeg ? 'png' : 'jpg') : formats,
    isTransparent,
  }
}

interface Lettering {
  svg: string
  width: number
  height: number
}

/** Returns the name in up to four lines that fill the box as well as possible. */
function lettering(
  random: Random,
  text: string,
  width: number,
  height: number,
  colour: string,
  align: 'left' | 'middle',
): Lettering {
  const words = text.split(/\s+/)
  const longest = Math.max(...words.map((word) => word.length))
  const target = Math.max(
    longest,
    Math.ceil(text.length / (text.length > 34 ? 4 : text.length > 20 ? 3 : text.length > 11 ? 2 : 1)),
  )
  const lines: string[] = []
  for (const word of words) {
    const last = lines[lines.length - 1]
    if (last !== undefined && last.length + 1 + word.length <= target) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  const tracking = random.pick([0.16, 0.24, 0.24, 0.4])
  const slant = random.chance(0.2) ? 12 : 0
  const weight = random.pick([9, 13, 17, 22])
  const join = random.chance(0.6) ? 'round' : 'miter'
  const cap = join === 'round' ? 'round' : random.pick(['butt', 'square'])
  const widest = Math.max(...lines.map((line) => strokeText(line, 100, tracking).width)) + weight + (slant === 0 ? 0 : 22)
  const gap = 52
  const total = lines.length * 100 + (lines.length - 1) * gap + weight
  const scale = Math.min(width / widest, height / total, 0.62)
  const rows = lines.map((line, index) => {
    const stroked = strokeText(line, 100, tracking, slant)
    const x = (align === 'middle' ? (widest - stroked.width) / 2 : weight / 2) + (slant === 0 ? 0 : 11)
    return `<g transform="translate(${round(x)} ${weight / 2 + index * (100 + gap)})">${stroked.svg}</g>`
  })
  return {
    svg: `<g transform="scale(${round(scale)})" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="${cap}" stroke-linejoin="${join}">${rows.join('')}</g>`,
    width: widest * scale,
    height: total * scale,
  }
}

const at = (x: number, y: number, scale: number, svg: string): string =>
  `<g transform="translate(${round(x)} ${round(y)}) scale(${round(scale)})">${svg}</g>`

/** Returns a picture with lettering: beside it, below it, or letters alone in a frame or over a line. */
function combined(random: Random, text: string, motif: Motif, ink: Inks, use: (motif: Motif) => void): Canvas {
  const layout = random.next()
  if (layout < 0.42) {
    const size = { width: 400, height: random.pick([130, 160]) }
    const letters = lettering(
      random,
      text,
      size.width - size.height - 30,
      size.height - 60,
      random.chance(0.75) ? ink.main : ink.second,
      'left',
    )
    const width = Math.round(Math.min(size.width, size.height + letters.width + 36))
    use(motif)
    return {
      width,
      height: size.height,
      body:
        at(size.height / 2, size.height / 2, (size.height - 30) / 100, motif.draw(random, ink)) +
        at(size.height + 6, (size.height - letters.height) / 2, 1, letters.svg),
    }
  }
  if (layout < 0.74) {
    const letters = lettering(random, text, 256, 84, ink.main, 'middle')
    use(motif)
    return {
      width: 300,
      height: 280,
      body:
        at(150, 100, 1.55, framed(random, motif, ink)) +
        at((300 - letters.width) / 2, 190 + (76 - letters.height) / 2, 1, letters.svg),
    }
  }
  if (layout < 0.88) {
    const letters = lettering(random, text, 300, 84, ink.main, 'middle')
    const small = random.chance(0.5)
    if (small) use(motif)
    const shape = random.chance(0.5)
      ? `<rect x="12" y="12" width="356" height="156" rx="${random.pick([0, 14, 78])}" fill="none" stroke="${ink.second}" stroke-width="7"/>`
      : `<ellipse cx="190" cy="90" rx="180" ry="80" fill="none" stroke="${ink.second}" stroke-width="7"/>`
    return {
      width: 380,
      height: 180,
      body: `${shape}${small ? at(190, 42, 0.4, motif.draw(random, ink)) : ''}${at((380 - letters.width) / 2, (small ? 106 : 90) - letters.height / 2, small ? 0.9 : 1, small ? at(letters.width * 0.05, 0, 1, letters.svg) : letters.svg)}`,
    }
  }
  const letters = lettering(random, text, 350, 100, ink.main, 'middle')
  const height = Math.round(letters.height + 64)
  return {
    width: 390,
    height,
    body:
      at((390 - letters.width) / 2, 22, 1, letters.svg) +
      `<path d="M30 ${height - 20}Q195 ${height - 44} 360 ${height - 20}" fill="none" stroke="${ink.second}" stroke-width="7" stroke-linecap="round"/>`,
  }
}

/** Returns the specimen of a colour mark: the plain colours side by side. */
function colourField(colours: Palette, parts: string[]): Canvas {
  parts.push(`the color(s) ${colours.names.join(' and ')} as such`)
  return {
    width: 240,
    height: 160,
    body: `<rect width="120" height="160" fill="${colours.main}"/><rect x="120" width="120" height="160" fill="${colours.second}"/>`,
  }
}

/** Returns a picture without lettering, a framed picture, or a monogram. */
function device(random: Random, text: string | undefined, motif: Motif, ink: Inks, use: (motif: Motif) => void): Canvas {
  const form = random.next()
  if (form < 0.18) {
    const letter = (text?.match(/[A-Za-z]/)?.[0] ?? String.fromCharCode(65 + random.between(0, 25))).toUpperCase()
    const frame = random.pick(frames)
    use({
      ...frame,
      name: `the letter ${letter} in ${frame.name}`,
      vienna: [...frame.vienna, `27.05.${String(letter.charCodeAt(0) - 64).padStart(2, '0')}`],
      designCodes: [...frame.designCodes, '270301'],
    })
    const glyph = strokeText(letter, 46)
    const stroke = `<g transform="translate(${round(-glyph.width / 2)} -23)" fill="none" stroke="${ink.paper}" stroke-width="19" stroke-linejoin="round" stroke-linecap="round">${glyph.svg}</g>`
    return { width: 240, height: 240, body: at(120, 120, 2.2, frame.draw(random, ink) + stroke) }
  }
  use(motif)
  return {
    width: 260,
    height: 260,
    body: at(130, 130, form < 0.6 ? 2.2 : 2.3, form < 0.6 ? motif.draw(random, ink) : framed(random, motif, ink)),
  }
}

const frames: readonly Motif[] = [
  { name: 'a circle', vienna: ['26.01.15'], designCodes: ['260121'], draw: (_, ink) => `<circle r="49" fill="${ink.main}"/>` },
  {
    name: 'a square with rounded corners',
    vienna: ['26.04.05'],
    designCodes: ['260921'],
    draw: (_, ink) => `<rect x="-46" y="-46" width="92" height="92" rx="18" fill="${ink.main}"/>`,
  },
  {
    name: 'a hexagonal field',
    vienna: ['26.05.04'],
    designCodes: ['261321'],
    draw: (_, ink) => `<path d="M0 -49 43 -24.500V24.500L0 49 -43 24.500V-24.500Z" fill="${ink.main}"/>`,
  },
  {
    name: 'a shield',
    vienna: ['24.01.03'],
    designCodes: ['240102'],
    draw: (_, ink) => `<path d="M-44 -44H44V0C44 26 22 42 0 49C-22 42 -44 26 -44 0Z" fill="${ink.main}"/>`,
  },
]

/** Returns the motif as it is, or in half of the cases in reversed ink on a plain field. */
function framed(random: Random, motif: Motif, ink: Inks): string {
  if (random.chance(0.5)) return motif.draw(random, ink)
  const frame = random.pick(frames)
  const second = ink.second === ink.main ? ink.paper : ink.second
  return `${frame.draw(random, ink)}<g transform="scale(.6)">${motif.draw(random, { main: ink.paper, second, paper: ink.main })}</g>`
}
