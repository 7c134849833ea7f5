/** One value of a chart. */
export interface ChartRow {
  key: string
  /** The label that readers see. */
  label: string
  /** Numbers are drawn and strings are shown unchanged. Anything else is "Not Supported" (spec 2, section 8.2). */
  value: unknown
  /** A CSS colour. Charts without colours ignore it. */
  colour?: string
  /** The search for the marks behind this value. */
  to?: string
}

/** Returns the number to draw for a value: finite numbers from zero on are drawn, and anything else counts as 0. */
export function drawnValue(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0
}

/**
 * Returns the text of a value: numbers abbreviated by `short`, strings unchanged, anything else as the sentence for
 * unsupported values.
 */
export function writtenValue(value: unknown, short: (value: number) => string, notSupported: string): string {
  if (typeof value === 'number' && Number.isFinite(value)) return short(value)
  return typeof value === 'string' ? value : notSupported
}

/** Returns the sum of the drawn values. */
export function sumOf(rows: readonly Pick<ChartRow, 'value'>[]): number {
  return rows.reduce((sum, { value }) => sum + drawnValue(value), 0)
}

/** An arc of a donut. Both ends are parts of the whole, 0 to 1, clockwise from the top. */
export interface Arc {
  key: string
  colour: string
  from: number
  length: number
}

/** Returns the arcs of a donut, in the order of the rows. Rows without a drawn value have none. */
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
 * Returns a table in the clipboard format of spreadsheets: tabs between cells, one line per row. Replaces tabs and line
 * breaks inside cells with spaces.
 */
export function tableText(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map((cell) => cell.replace(/\s+/g, ' ')).join('\t')).join('\n')
}
