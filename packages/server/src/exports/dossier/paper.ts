import type { ArchiveDocument } from '../../platform/pdf.ts'
import { openTags, type TagPlace, type Tags } from '../../platform/tagged-pages.ts'

/* Colours of the light scheme; paper is always light. */
export const colours = {
  ink: '#12232b',
  quiet: '#47565d',
  line: '#dfd8ca',
  primary: '#0f4c5c',
  amber: '#f2a541',
  join: '#1b6475',
  differentInk: '#7a3a00',
  different: '#fbdda9',
  gap: '#8a8778',
  low: { ink: '#1f6b43', area: '#e3f0e8' },
  middle: { ink: '#8a4b00', area: '#fce9c6' },
  high: { ink: '#a32b24', area: '#f9e1dd' },
} as const

/** Margins of a page in points: 18 mm at the sides, and room for the header and the footer. */
export const margins = { top: 74, bottom: 66, left: 51, right: 51 }

export interface TextStyle {
  size?: number
  isBold?: boolean
  colour?: string
  align?: 'left' | 'right' | 'center'
  lineGap?: number
  /** The target of the text's link. */
  link?: string
  /** Whether to cut the text at the end of the first line. */
  isOneLine?: boolean
}

/** The page on which a dossier is drawn, from top to bottom. Lengths are in points. */
export interface Paper {
  document: ArchiveDocument
  tags: Tags
  left: number
  width: number
  /** Begins a new page unless this much space is left. Returns whether it began one. */
  keep(height: number): boolean
  /** Returns the height of a text at a given width. */
  heightOf(text: string, width: number, style?: TextStyle): number
  /**
   * Writes a text at a position, outside the structure tree. Returns how far down the text reached, which is negative
   * if the text continued on the next page.
   */
  write(text: string, x: number, y: number, width: number, style?: TextStyle): number
  /** Writes a text as an element at the current height, and moves on below it. */
  flow(type: string, text: string, style?: TextStyle & { within?: TagPlace; indent?: number; after?: number }): void
  line(y: number, options?: { x?: number; width?: number; colour?: string; weight?: number }): void
}

const ordinary = 9.5

export function openPaper(document: ArchiveDocument, drawable: (text: string) => string): Paper {
  const tags = openTags(document)
  const left = margins.left
  const width = document.page.width - margins.left - margins.right
  const bottom = document.page.height - margins.bottom
  const set = ({ size = ordinary, isBold = false, colour = colours.ink }: TextStyle) =>
    document
      .font(isBold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(colour)
  const gapOf = ({ lineGap, size = ordinary }: TextStyle) => lineGap ?? size * 0.22
  const paper: Paper = {
    document,
    tags,
    left,
    width,
    keep: (height) => {
      const isNew = document.y + height > bottom
      if (isNew) document.addPage()
      return isNew
    },
    heightOf: (text, within, style = {}) => {
      set(style)
      return document.heightOfString(drawable(text), { width: within, lineGap: gapOf(style) })
    },
    write: (text, x, y, within, style = {}) => {
      set(style)
      document.text(drawable(text), x, y, {
        width: within,
        lineGap: gapOf(style),
        align: style.align ?? 'left',
        ...(style.link === undefined ? {} : { link: style.link }),
        ...(style.isOneLine ? { height: 1, ellipsis: true } : {}),
      })
      return document.y - y
    },
    flow: (type, text, { within = tags, indent = 0, after = 6, ...style } = {}) => {
      // A text longer than a page continues on the next one; shorter texts are kept together.
      const height = paper.heightOf(text, width - indent, style)
      paper.keep(Math.min(height, bottom - margins.top))
      within.draw(type, () => paper.write(text, left + indent, document.y, width - indent, style))
      document.y += after
    },
    line: (y, { x = left, width: long = width, colour = colours.line, weight = 0.75 } = {}) =>
      tags.decorate(() => {
        document
          .moveTo(x, y)
          .lineTo(x + long, y)
          .lineWidth(weight)
          .strokeColor(colour)
          .stroke()
      }),
  }
  return paper
}
