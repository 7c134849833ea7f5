import { blocksOf } from './anatomy/blocks.ts'
import { componentsOf } from './anatomy/components.ts'
import { originalBox } from './anatomy/derived-picture.ts'
import { dissect, partsOf } from './anatomy/dissect.ts'
import { looksLikeWord } from './anatomy/lettering.ts'
import { isPhotographed } from './anatomy/light.ts'
import { inPicture, look, sideFor, workingSide } from './anatomy/look.ts'
import { heightOf, type PixelBox, paperBehind, type Raster, rasterOf, wholeOf, widthOf } from './anatomy/raster.ts'
import { sheetIn } from './anatomy/sheet.ts'
import { shareOf } from './describe.ts'
import type { Box, Picture } from './types.ts'

/** The side in pixels of the raster in which blocks are found. Smaller ones do not show the letters of a text. */
export const framedSide = 768
const mostFrames = 4
/** A picture with fewer rows, such as lines of text, shows little else than a logo. */
const leastRows = 3
/** The width of a row is at least this multiple of its height. */
const rowWidth = 2
/** The height of a row, as a share of the picture's longer side and in pixels. Smaller text cannot be read. */
const rowHeight = 0.05
const leastRowHeight = 4
/** The shorter side of a logo as a share of the picture's longer side, the longer one as a multiple, and its area. */
const leastSide = 0.022
const longest = 9
const largest = 0.3
/** The most blocks that are looked at, the largest first. */
const mostBlocks = 40
/** Frames are wider than what they show by this share of its longer side, so that they show its background. */
const margin = 0.06

/**
 * Returns the parts of a picture that may be the logo a person means, the likeliest first: those of a screenshot, a
 * letter or a web page, or what is drawn on a sheet of paper in a photograph. Empty if the picture shows little else
 * than a logo.
 * @param picture best with a longer side of `framedSide` or more
 */
export function suggestedFrames(picture: Picture): Box[] {
  const paper = paperBehind(picture)
  const isPhoto = isPhotographed(rasterOf(picture, wholeOf(picture), workingSide, paper))
  const frames = isPhoto ? framesOnSheet(picture, paper) : framesOfBlocks(picture, paper)
  return frames.slice(0, mostFrames).map((box) => withMargin(box, picture))
}

function framesOnSheet(picture: Picture, paper: number | null): Box[] {
  const sheet = sheetIn(picture, { isPhoto: true, paper })
  const seen = sheet && dissect(sheet.picture)
  if (!seen) return []
  const drawn = seen.parts.filter(({ part, isLettering }) => part !== 'inside' && !isLettering)
  return drawn.map(({ box }) => originalBox(sheet, shareOf(sheet.picture, seen.raster, box)))
}

function framesOfBlocks(picture: Picture, paper: number | null): Box[] {
  const raster = rasterOf(picture, wholeOf(picture), framedSide, paper)
  const blocks = blocksOf(raster)
  if (blocks.filter((block) => isLowRow(block, raster)).length < leastRows) return []
  return blocks
    .filter((block) => isLogoSized(block, raster))
    .sort((one, other) => widthOf(other) * heightOf(other) - widthOf(one) * heightOf(one))
    .slice(0, mostBlocks)
    .map((block) => ({ block, chance: chanceOf(picture, block, raster, paper) }))
    .sort((one, other) => other.chance - one.chance)
    .map(({ block }) => shareOf(picture, raster, block))
}

/** Returns whether a block may be a logo by its measures: not too small, too long or too large. */
function isLogoSized(block: PixelBox, { width, height }: Raster): boolean {
  const [across, down] = [widthOf(block), heightOf(block)]
  const [shorter, longer] = [Math.min(across, down), Math.max(across, down)]
  const isLarge = across * down > largest * width * height
  return shorter >= leastSide * Math.max(width, height) && longer <= longest * shorter && !isLarge
}

function isLowRow(block: PixelBox, { width, height }: Raster): boolean {
  const [across, down] = [widthOf(block), heightOf(block)]
  return across >= rowWidth * down && down >= leastRowHeight && down <= rowHeight * Math.max(width, height)
}

/** Fewer pixels are dirt. */
const leastArea = 6
/** A drawing of so many components is half as likely a logo as one of few. */
const manyComponents = 15
const chances = { symbol: 1, symbolLikeWord: 0.6, word: 0.4, photo: 0.2 }

/**
 * Returns how likely a block is the logo. Symbols are likelier than words, simple drawings likelier than text, and
 * blocks at the top likelier than those at the bottom; photographs are unlikely.
 */
function chanceOf(picture: Picture, block: PixelBox, raster: Raster, paper: number | null): number {
  const region = inPicture(picture, raster, block, 2)
  const seen = look(picture, region, paper, sideFor(region), undefined)
  if (seen === null) return 0
  const [whole, ...parts] = partsOf(seen, componentsOf(seen.ink))
  // A button or a speech bubble is a field: its content tells what it is.
  const content = parts.find(({ part }) => part === 'inside') ?? whole
  const count = componentsOf(content.ink).list.filter(({ area }) => area > leastArea).length
  const pieces = parts.filter(({ part }) => part === 'piece')
  const isWord = looksLikeWord(content)
  const hasSymbol = pieces.length === 0 ? !isWord : pieces.some(({ isLettering }) => !isLettering)
  const kind = hasSymbol ? (isWord ? chances.symbolLikeWord : chances.symbol) : chances.word
  const place = 1.3 - block.top / raster.height
  return (kind * (seen.isPhoto ? chances.photo : 1) * place) / (1 + (count / manyComponents) ** 2)
}

function withMargin({ x, y, width, height }: Box, picture: Picture): Box {
  const more = margin * Math.max(width * picture.width, height * picture.height)
  const [across, down] = [more / picture.width, more / picture.height]
  const [left, top] = [Math.max(0, x - across), Math.max(0, y - down)]
  return { x: left, y: top, width: Math.min(1, x + width + across) - left, height: Math.min(1, y + height + down) - top }
}
