/** A glyph: its width and its strokes as SVG path data in a box 100 high, y downwards, capitals from 0 to 100. */
type Glyph = readonly [width: number, path: string]

/**
 * Capitals, digits and a few signs drawn as strokes. Letters are paths, so that pictures do not depend on the fonts of
 * the machine.
 */
const glyphs: Readonly<Record<string, Glyph>> = {
  A: [72, 'M0 100 36 0 72 100M14 64H58'],
  B: [60, 'M0 0V100H32A27 27 0 0 0 32 47H0M0 0H29A23.500 23.500 0 0 1 29 47'],
  C: [70, 'M70 22A42 50 0 1 0 70 78'],
  D: [68, 'M0 0V100H22A46 50 0 0 0 22 0Z'],
  E: [54, 'M54 0H0V100H54M0 49H46'],
  F: [52, 'M52 0H0V100M0 50H44'],
  G: [74, 'M70 20A42 50 0 1 0 74 60V52H44'],
  H: [64, 'M0 0V100M64 0V100M0 49H64'],
  I: [4, 'M2 0V100'],
  J: [42, 'M42 0V72A21 28 0 0 1 0 74'],
  K: [60, 'M0 0V100M58 0 2 56M20 40 60 100'],
  L: [50, 'M0 0V100H50'],
  M: [80, 'M0 100V0L40 66 80 0V100'],
  N: [66, 'M0 100V0L66 100V0'],
  O: [82, 'M41 0A41 50 0 1 1 40.900 0Z'],
  P: [58, 'M0 100V0H31A27 27 0 0 1 31 55H0'],
  Q: [82, 'M41 0A41 50 0 1 1 40.900 0ZM50 70 78 104'],
  R: [60, 'M0 100V0H31A26 26 0 0 1 31 52H0M30 52 60 100'],
  S: [58, 'M55 16C46 -6 3 -4 4 25C5 52 57 44 57 74C57 106 8 106 1 80'],
  T: [62, 'M0 0H62M31 0V100'],
  U: [66, 'M0 0V64A33 36 0 0 0 66 64V0'],
  V: [70, 'M0 0 35 100 70 0'],
  W: [98, 'M0 0 25 100 49 16 73 100 98 0'],
  X: [66, 'M0 0 66 100M66 0 0 100'],
  Y: [66, 'M0 0 33 50 66 0M33 50V100'],
  Z: [60, 'M0 0H60L0 100H60'],
  '0': [64, 'M32 0C74 0 74 100 32 100S-10 0 32 0Z'],
  '1': [26, 'M0 20 26 0V100'],
  '2': [56, 'M2 28C2 -10 56 -8 54 28C54 52 12 72 0 100H56'],
  '3': [56, 'M2 12C20 -8 54 -2 52 24C50 44 34 47 20 47C40 47 58 54 56 76C52 106 10 106 0 84'],
  '4': [62, 'M48 100V0L0 70H62'],
  '5': [56, 'M50 0H8L4 44C24 32 56 38 56 68C56 104 12 108 0 84'],
  '6': [60, 'M50 4C18 10 0 44 2 72C6 110 62 106 60 68C56 34 10 36 2 68'],
  '7': [56, 'M0 0H56L18 100'],
  '8': [58, 'M29 0C58 0 58 46 29 46S0 0 29 0ZM29 46C66 46 66 100 29 100S-8 46 29 46Z'],
  '9': [60, 'M10 96C42 90 60 56 58 28C54 -10 -2 -6 0 32C4 66 50 64 58 32'],
  '&': [74, 'M74 100 14 34C-2 10 24 -8 38 6C56 28 2 46 2 74C4 108 58 106 70 58'],
  '-': [30, 'M0 54H30'],
  "'": [4, 'M2 0V22'],
  '.': [4, 'M2 97V100'],
  '!': [4, 'M2 0V68M2 96V100'],
  '+': [44, 'M22 30V74M0 52H44'],
  ',': [6, 'M5 94 0 112'],
}

/** Marks above a letter, drawn around its centre. */
const accents: Readonly<Record<string, string>> = {
  '\u0308': 'M-15 -20V-16M15 -20V-16',
  '\u0301': 'M-5 -14 8 -30',
  '\u0300': 'M5 -14 -8 -30',
  '\u0302': 'M-14 -14 0 -28 14 -14',
  '\u0303': 'M-17 -16C-10 -30 6 -10 17 -24',
  '\u030a': 'M0 -32A9 9 0 1 1 -0.100 -32Z',
}

const folds: Readonly<Record<string, string>> = { Ø: 'O', Ł: 'L', ß: 'SS', Æ: 'AE', Œ: 'OE' }

export interface StrokedText {
  /** `<g>` with one path per letter, without stroke attributes. The caller sets colour, width and joins on a parent. */
  svg: string
  width: number
}

/**
 * Returns a line of text as strokes with the top left at the origin and capitals `height` units tall. Characters
 * without a glyph are left out.
 * @param tracking extra space between letters as a share of the height
 */
export function strokeText(text: string, height: number, tracking = 0.26, slant = 0): StrokedText {
  const scale = height / 100
  let x = 0
  let path = ''
  let lastMiddle = 0
  const capitals = [...text.toLocaleUpperCase('en')].map((letter) => folds[letter] ?? letter).join('')
  for (const letter of capitals.normalize('NFD')) {
    if (letter === ' ') {
      x += 46
      continue
    }
    const accent = accents[letter]
    if (accent) {
      const middle = lastMiddle
      path += `<path transform="translate(${middle} 0)" d="${accent}"/>`
      continue
    }
    const glyph = glyphs[letter]
    if (!glyph) continue
    path += `<path transform="translate(${round(x)} 0)" d="${glyph[1]}"/>`
    lastMiddle = round(x + glyph[0] / 2)
    x += glyph[0] + tracking * 100
  }
  const width = Math.max(0, x - tracking * 100) * scale
  const skew = slant === 0 ? '' : ` skewX(${-slant})`
  return { svg: `<g transform="scale(${round(scale)})${skew}">${path}</g>`, width }
}

/** Returns true if every character can be drawn. */
export function canStroke(text: string): boolean {
  const capitals = [...text.toLocaleUpperCase('en')].map((letter) => folds[letter] ?? letter).join('')
  return [...capitals.normalize('NFD')].every((letter) => letter === ' ' || letter in glyphs || letter in accents)
}

export function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
