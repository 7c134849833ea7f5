/** One value of a chart. */
export interface ChartRow {
  key: string
  /** As a reader names it. */
  label: string
  /** Numbers are drawn, strings shown as they are; anything else is "Not Supported" (spec 2, section 8.2). */
  value: unknown
  /** A CSS colour; charts that need none ignore it. */
  colour?: string
  /** The search this value stands for. */
  to?: string
}

/** What can be drawn of a value: finite numbers from zero on; of everything else nothing. */
export function drawnValue(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0
}

/**
 * How a chart writes a value: numbers by `short` (K and M), strings as they are, all else by the sentence for what is
 * not supported.
 */
export function writtenValue(value: unknown, short: (value: number) => string, notSupported: string): string {
  if (typeof value === 'number' && Number.isFinite(value)) return short(value)
  return typeof value === 'string' ? value : notSupported
}

/** The sum of what is drawn. */
export function sumOf(rows: readonly Pick<ChartRow, 'value'>[]): number {
  return rows.reduce((sum, { value }) => sum + drawnValue(value), 0)
}

/** An arc of a donut: both in parts of the whole, 0 to 1, clockwise from the top. */
export interface Arc {
  key: string
  colour: string
  from: number
  length: number
}

/** The arcs of a donut, in the order of the rows; rows without anything to draw have none. */
export function arcsOf(rows: readonly ChartRow[]): Arc[] {
  const sum = sumOf(rows)
  const arcs: Arc[] = []
  let from = 0
  for (const { key, value, colour = 'currentColor' } of rows) {
    const length = sum === 0 ? 0 : drawnValue(value) / sum
    if (length > 0) arcs.push({ key, colour, from, length })
    from += length
  }
  return arcs
}

/**
 * A table as a spreadsheet takes it from the clipboard: tabs between cells, one line a row. Tabs and line ends inside
 * become blanks.
 */
export function tableText(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map((cell) => cell.replace(/\s+/g, ' ')).join('\t')).join('\n')
}
