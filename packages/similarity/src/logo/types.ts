/** Straight (not premultiplied) sRGB with alpha, row by row. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly rgba: Uint8Array
}

/** A rectangle as fractions of the picture, 0 to 1. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export const viewParts = ['whole', 'inside', 'piece'] as const
/** The whole drawing, the content of a frame or field, or one of several separate pieces. */
export type ViewPart = (typeof viewParts)[number]

export interface LogoView {
  readonly part: ViewPart
  readonly box: Box
  readonly copy: Int8Array
}

/** The stored description of a mark's picture. */
export interface LogoDescription {
  readonly version: number
  /** One 64-bit hash of the whole drawing without its background. */
  readonly hash: BigUint64Array
  /** Four colours as red, green, blue and share (255 is all of the drawing); see `coloursOf`. */
  readonly colours: Uint8Array
  /** One to four views; the first shows the whole. */
  readonly views: readonly LogoView[]
  readonly idea: Int8Array
}

/** How a picture has to be turned to match: mirrored first, then turned clockwise. */
export const positions = [
  'upright',
  'quarter',
  'half',
  'threeQuarters',
  'mirrored',
  'mirroredQuarter',
  'mirroredHalf',
  'mirroredThreeQuarters',
  'left',
  'right',
] as const
export type Position = (typeof positions)[number]

export interface PositionedView extends LogoView {
  readonly position: Position
  /** Hashes of a picture beside a word, in the first view that shows it. Marks with another word may have them. */
  readonly hashes?: readonly PositionedHash[]
}

/** A part of a picture that a person may leave out of a search. */
export interface LogoPart extends Box {
  readonly isLettering: boolean
}

/** The hash of a drawing in one position. */
export interface PositionedHash {
  readonly position: Position
  readonly hash: bigint
}

/** A picture that is searched for. */
export interface LogoQuery {
  readonly description: LogoDescription
  readonly views: readonly PositionedView[]
  /** Hashes of the whole drawing. */
  readonly hashes: readonly PositionedHash[]
  readonly parts: readonly LogoPart[]
}

export const alterations = [
  'mirrored',
  'turned',
  'quarterTurn',
  'inverted',
  'recoloured',
  'framed',
  'withWord',
  'withoutWord',
  'part',
] as const
/** How a found picture differs from the searched one. */
export type Alteration = (typeof alterations)[number]

/** How alike two pictures are in each respect, 0 to 100; null if one of them has nothing to compare. */
export interface LogoScores {
  /** The parts that match best, where one of the pictures has parts. */
  readonly part: number | null
  readonly whole: number | null
  /** The drawing without its lettering. */
  readonly shape: number | null
  readonly colour: number | null
}

export const columnKinds = ['shape', 'part', 'word', 'colour'] as const
export type ColumnKind = (typeof columnKinds)[number]

/** A cell of the picture line: a part of a picture or, for its colours, at most two of them. */
export type LogoCell =
  | { readonly box: Box }
  | { readonly colours: readonly (readonly [red: number, green: number, blue: number])[] }

/** A feature of the searched picture above that of the found one. */
export interface LogoColumn {
  readonly kind: ColumnKind
  /** Whether the found picture has the same feature, a different one, or none. */
  readonly state: 'equal' | 'different' | 'missing'
  readonly alterations: readonly Alteration[]
  /** Null if one of the pictures lacks the feature. */
  readonly query: LogoCell | null
  readonly mark: LogoCell | null
}
