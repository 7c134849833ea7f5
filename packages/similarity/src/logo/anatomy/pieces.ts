import type { Component } from './components.ts'
import type { Ink } from './ink.ts'
import { heightOf, type PixelBox, widthOf } from './raster.ts'

/** Components of a drawing that are close together and apart from all others. */
export interface Piece {
  readonly components: readonly Component[]
  readonly box: PixelBox
  readonly isLettering: boolean
}

const mostCuts = 3
/** A gap counts from this share of the longest side. */
const leastGap = 0.025
/** Smaller pieces are dots, signs such as ® and dirt. */
const leastPiece = 0.07
/** Dots are smaller than this share of the letters' height. */
const dotShare = 0.4
/** The height of the tallest letter and the widest space between letters, both as multiples of the median height. */
const tallest = 2
const widestSpace = 1.3
/**
 * A row of letters is only cut beside a symbol or between words. There, the gap is this many times wider than all
 * others, and at least this share of the letters' height.
 */
const apart = 2
const wordSpace = 0.3
/** Letters of fewer pixels cannot be told apart. */
const leastHeight = 4
/**
 * The share of the ink of the half with less of it that may cross a gap: ascenders and tails of handwriting vertically,
 * specks sideways. A letter is a small share of a dark picture, so a share of all ink would hide it.
 */
const reaching = { across: 0.005, down: 0.04 }

/** Cuts a drawing at its widest gaps; an empty list if nothing stands apart. */
export function piecesOf(ink: Ink, labels: Int32Array, components: readonly Component[]): Piece[] {
  const profiles = profilesOf(ink, labels, components.length)
  const whole = longestOf(boxOf(components))
  let groups: (readonly Component[])[] = [components]
  for (let cuts = 0; cuts < mostCuts; cuts++) {
    const possible = groups
      .map((group) => ({ group, ...bestCut(group, profiles) }))
      // One cut may separate two pictures; further cuts only remove lettering.
      .filter(({ gap, parts }) => gap > 0 && (cuts === 0 || parts === 'lettering'))
      .sort((one, other) => other.gap - one.gap)
    if (possible.length === 0) break
    const [cut] = possible
    groups = groups.flatMap((group) => (group === cut.group ? cut.halves : [group]))
  }
  if (groups.length === 1) return []
  return groups
    .map((group) => ({ components: group, box: boxOf(group), isLettering: isLettering(group) }))
    .filter(({ box }) => longestOf(box) >= leastPiece * whole)
}

const longestOf = (box: PixelBox) => Math.max(widthOf(box), heightOf(box))

export function boxOf(components: readonly PixelBox[]): PixelBox {
  return {
    left: Math.min(...components.map(({ left }) => left)),
    top: Math.min(...components.map(({ top }) => top)),
    right: Math.max(...components.map(({ right }) => right)),
    bottom: Math.max(...components.map(({ bottom }) => bottom)),
  }
}

/** How much ink each component has in each column and in each row. */
interface Profiles {
  readonly columns: Uint16Array
  readonly rows: Uint16Array
  readonly width: number
  readonly height: number
}

function profilesOf({ width, height }: Ink, labels: Int32Array, count: number): Profiles {
  const columns = new Uint16Array((count + 1) * width)
  const rows = new Uint16Array((count + 1) * height)
  for (let at = 0; at < labels.length; at++) {
    if (labels[at] === 0) continue
    columns[labels[at] * width + (at % width)]++
    rows[labels[at] * height + Math.floor(at / width)]++
  }
  return { columns, rows, width, height }
}

/** A gap between the components up to one and the others, in the order of their centres. */
interface Gap {
  readonly gap: number
  readonly sorted: readonly Component[]
  readonly end: number
}

const halvesAt = ({ sorted, end }: Gap) => [sorted.slice(0, end), sorted.slice(end)] as const

interface Cut {
  readonly gap: number
  /** Whether one half is a row of letters beside something else. */
  readonly parts: 'lettering' | 'pictures'
  readonly halves: readonly (readonly Component[])[]
}

/** Returns the clearest gap beside lettering, or without lettering the widest gap. A gap of 0 means there is none. */
function bestCut(group: readonly Component[], profiles: Profiles): Cut {
  let best: Cut = { gap: 0, parts: 'pictures', halves: [] }
  for (const cut of possibleCuts(group, profiles)) {
    const { gap } = cut
    const halves = halvesAt(cut)
    const [letters, others] = isLettering(halves[0]) ? halves : halves.toReversed()
    if (isLettering(letters) && !isLettering(others)) {
      const score = gap * shareOfLetters(letters) ** 2
      if (best.parts === 'lettering' && score <= best.gap) continue
      best = { gap: score, parts: 'lettering', halves: withDots(letters, others) }
    } else if (best.parts === 'pictures' && gap > best.gap) best = { gap, parts: 'pictures', halves }
  }
  return best
}

const middleHeightOf = (group: readonly Component[]) => group.map(heightOf).sort((one, other) => one - other)[group.length >> 1]

/** Returns the widest space between components from left to right. */
function widestSpaceIn(row: readonly Component[]): number {
  let [widest, end] = [0, Infinity]
  for (const { left, right } of row.toSorted((one, other) => one.left - other.left)) {
    widest = Math.max(widest, left - end - 1)
    end = end === Infinity ? right : Math.max(end, right)
  }
  return widest
}

/** Returns all gaps that are wide enough. Their halves are made one by one, because a raster of dots has thousands. */
function possibleCuts(group: readonly Component[], { columns, rows, width, height }: Profiles): Gap[] {
  const least = Math.max(2, leastGap * longestOf(boxOf(group)))
  const wide = [
    ...cutsAlong(group, ({ left, right }) => [left, right], columns, width, reaching.across),
    ...cutsAlong(group, ({ top, bottom }) => [top, bottom], rows, height, reaching.down),
  ].filter(({ gap }) => gap >= least)
  if (!isLettering(group)) return wide
  const space = wordSpace * middleHeightOf(group)
  return wide.filter((cut) => cut.gap >= Math.max(space, ...halvesAt(cut).map((half) => apart * widestSpaceIn(half))))
}

/** Returns the halves of a drawing at its widest gap, large ones only. `piecesOf` cuts beside lettering first. */
export function widestHalves(ink: Ink, labels: Int32Array, components: readonly Component[]): (readonly Component[])[] {
  const cuts = possibleCuts(components, profilesOf(ink, labels, components.length))
  const [widest] = cuts.sort((one, other) => other.gap - one.gap)
  const whole = longestOf(boxOf(components))
  return (widest ? halvesAt(widest) : []).filter((half) => longestOf(boxOf(half)) >= leastPiece * whole)
}

/**
 * Returns the share of a row's components that are as tall as letters. A row that includes dots of a picture has a
 * smaller share.
 */
function shareOfLetters(row: readonly Component[]): number {
  const height = heightOf(boxOf(row))
  return row.filter((part) => heightOf(part) > dotShare * height).length / row.length
}

/** Assigns dots and accents to the lettering if they are nearer to it. */
function withDots(letters: readonly Component[], others: readonly Component[]): [Component[], Component[]] {
  const row = boxOf(letters)
  const large = new Set(others.filter((part) => longestOf(part) >= dotShare * heightOf(row)))
  const drawing = boxOf([...large])
  const isDot = (part: Component) => large.size > 0 && !large.has(part) && distanceOf(part, row) < distanceOf(part, drawing)
  return [[...letters, ...others.filter(isDot)], others.filter((part) => !isDot(part))]
}

/** Returns the longer of the distances across and down between two boxes, 0 where they overlap. */
export const distanceOf = (one: PixelBox, other: PixelBox) =>
  Math.max(0, one.left - other.right, other.left - one.right, one.top - other.bottom, other.top - one.bottom)

/**
 * Splits a group in the order of its centres. The gap is the space between the inks of both halves. There is no gap if
 * a component lies wholly on the other half's side, because it belongs there.
 */
function cutsAlong(
  group: readonly Component[],
  extent: (part: Component) => readonly [from: number, to: number],
  profile: Uint16Array,
  length: number,
  ignored: number,
): Gap[] {
  const centre = (part: Component) => extent(part)[0] + extent(part)[1]
  const sorted = [...group].sort((one, other) => centre(one) - centre(other))
  const before = endings(sorted, profile, length, ignored, false)
  const after = endings(sorted.toReversed(), profile, length, ignored, true).toReversed()
  const lastBegin = running(
    sorted.map((part) => extent(part)[0]),
    Math.max,
  )
  const firstEnd = running(sorted.map((part) => extent(part)[1]).toReversed(), Math.min).toReversed()
  return before.slice(0, -1).map((end, at) => {
    const begin = after[at + 1]
    const isMixed = lastBegin[at] >= begin || firstEnd[at + 1] <= end
    return { gap: isMixed ? 0 : begin - end - 1, sorted, end: at + 1 }
  })
}

/** Returns the greatest or smallest of the first one, two, three … numbers. */
function running(numbers: readonly number[], choose: (one: number, other: number) => number): number[] {
  const chosen: number[] = []
  for (const number of numbers) chosen.push(choose(chosen.at(-1) ?? number, number))
  return chosen
}

/**
 * Returns where the ink of the first one, two, three … components ends, ignoring the small amount that reaches farther.
 */
function endings(
  sorted: readonly Component[],
  profile: Uint16Array,
  length: number,
  ignored: number,
  fromEnd: boolean,
): number[] {
  const sums = new Uint32Array(length)
  const whole = sorted.reduce((sum, part) => sum + part.area, 0)
  let area = 0
  return sorted.map((part) => {
    for (let at = 0; at < length; at++) sums[at] += profile[part.label * length + at]
    area += part.area
    let rest = Math.min(area, whole - area) * ignored
    let end = fromEnd ? 0 : length - 1
    for (; sums[end] === 0 || sums[end] <= rest; end += fromEnd ? 1 : -1) rest -= sums[end]
    return end
  })
}

/**
 * Returns whether components are lettering: three or more components of about one height but different sizes, close
 * together in a row and with nothing taller among them; or a single stroke that is very long, as in a script.
 */
function isLettering(group: readonly Component[]): boolean {
  const row = boxOf(group)
  if (widthOf(row) < 2.2 * heightOf(row)) return false
  const large = group.filter((part) => part.area > 3 && longestOf(part) >= dotShare * heightOf(row))
  const letters = large.filter((part) => heightOf(part) > 0.4 * heightOf(row) && heightOf(part) >= leastHeight)
  if (letters.length < 3) return widthOf(row) > (large.length <= 3 ? 3.2 : 6) * heightOf(row)
  const heights = letters.map(heightOf).sort((one, other) => one - other)
  const middle = heights[heights.length >> 1]
  if (heights[heights.length - 1] > tallest * middle || heightOf(row) > 2.4 * middle) return false
  const line = (row.top + row.bottom) / 2
  const slack = 0.15 * heightOf(row)
  if (letters.some(({ top, bottom }) => top > line + slack || bottom < line - slack)) return false
  const inOrder = letters.toSorted((one, other) => one.left - other.left)
  if (inOrder.some((part, at) => at > 0 && part.left - inOrder[at - 1].right > widestSpace * middle)) return false
  return !areEqual(letters)
}

/** Returns true for dots and other ornaments that repeat. */
export function areEqual(components: readonly Component[]): boolean {
  const areas = components.map(({ area }) => area)
  return components.length > 2 && Math.max(...areas) <= 1.08 * Math.min(...areas)
}
