/** Straight RGBA, as the scripts draw it. */
export interface Drawn {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

export interface Random {
  next(): number
  between(from: number, to: number): number
  pick<T>(list: readonly T[]): T
}

/** Functions that draw an icon in a given ink. */
export interface DrawingScripts {
  readonly inks: readonly string[]
  drawing(id: string, ink?: string): { readonly svg: string }
  raster(svg: string, width: number, height: number, ground: string, pixels: number): Drawn
}
