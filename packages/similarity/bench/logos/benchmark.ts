import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DrawingScripts, Drawn, Random } from './drawn.ts'
import { photographHarder } from './harder-photograph.ts'
import { photographSheet } from './sheet-on-table.ts'

/*
 * The logo benchmark is kept outside the repository. It consists of scripts that draw pictures from packages of icons,
 * named by LOGO_PACKAGES. This module reads them and draws a half's pictures.
 */

interface CopyRow {
  readonly id: string
  readonly alteration: string
  readonly other: string
  readonly seed: string
}

interface IdeaRow {
  readonly concept: string
  readonly part: string
  readonly vienna: string
  readonly ids: readonly string[]
}

interface WordRow {
  readonly id: string
  readonly word: string
  readonly font: string
  readonly layout: 'beside' | 'below'
  readonly ink: string
  readonly other: string
  readonly second: string
  readonly strangers: readonly string[]
}

/** Which pictures a half consists of. */
export interface Half {
  readonly half: string
  readonly logoSets: readonly string[]
  readonly gallery: readonly string[]
  readonly copies: readonly CopyRow[]
  readonly sameIdea: readonly IdeaRow[]
  readonly words: readonly WordRow[]
  readonly versions: readonly string[]
  baseName(id: string): string
}

export interface Scripts extends DrawingScripts {
  readonly alterations: Record<string, (id: string, random: Random, more: { half: string; other: string }) => Promise<Drawn>>
  original(id: string): Drawn
  randomOf(seed: string): Random
  withWord(id: string, word: string, font: string, ink: string, layout: string): Drawn
  plainName(name: string): string
  readConcepts(): Map<string, { vienna: string; names: readonly string[] }>
}

export interface Choice {
  /** The folder of the scripts. */
  readonly benchmark: string
  /** A file of sets and the half's name in it. */
  readonly sets: string
  readonly name: string
  readonly copies: number
}

export async function openBenchmark({ benchmark, sets, name, copies }: Choice) {
  const script = (file: string) => import(pathToFileURL(path.join(benchmark, file)).href)
  const scripts: Scripts = { ...(await script('draw.mjs')), ...(await script('concepts.mjs')) }
  const { manifest } = await script('manifest.mjs')
  const half: Half = manifest(name, JSON.parse(readFileSync(sets, 'utf8'))[name], { copies })
  return { half, scripts, pictures: picturesOf(half, scripts) }
}

/** Returns the kinds of pictures of a half, each a list of functions that draw one picture. */
function picturesOf(half: Half, scripts: Scripts) {
  const logos = [...new Set(half.copies.map(({ id }) => id))]
  return {
    gallery: half.gallery.map((id) => () => scripts.original(id)),
    copies: half.copies.map(
      ({ id, alteration, other, seed }) =>
        () =>
          scripts.alterations[alteration]?.(id, scripts.randomOf(seed), { half: half.half, other }),
    ),
    harder: logos.map((id) => () => photographHarder(scripts, id, scripts.randomOf(`${half.half} ${id} photographed harder`))),
    sheets: logos.map((id) => () => photographSheet(scripts, id, scripts.randomOf(`${half.half} ${id} on a table`))),
    words: half.words.flatMap(({ id, word, font, layout, ink, other, second, strangers }) => [
      () => scripts.withWord(id, word, font, ink, layout),
      () => scripts.withWord(id, other, second, ink, layout === 'below' ? 'beside' : 'below'),
      ...strangers.map((stranger) => () => scripts.withWord(stranger, word, font, ink, layout)),
    ]),
  }
}

export type PictureKind = keyof ReturnType<typeof picturesOf>
/** The row of a word's query among its pictures, of the right answer and of the wrong ones. */
export const picturesOfWord = { query: 0, right: 1, wrong: [2, 3, 4], count: 5 }
