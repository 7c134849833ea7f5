import { stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'

/** How far above a path the marker may lie: `DIR/SAMPLE.json` for `DIR/us/apc261120.zip`. */
const levels = 3

/**
 * Whether deliveries were made by the sample generator, which puts a `SAMPLE.json` over them. Such marks stay invented ones, whoever
 * loads them: they join the sample register in place of removing it.
 */
export async function isSampleDelivery(paths: readonly string[]): Promise<boolean> {
  const marked = await Promise.all(paths.map(hasMarker))
  return marked.length > 0 && marked.every(Boolean)
}

async function hasMarker(path: string): Promise<boolean> {
  let folder = resolve(path)
  for (let level = 0; level < levels; level++, folder = dirname(folder)) {
    const marker = await stat(join(folder, 'SAMPLE.json')).catch(() => undefined)
    if (marker?.isFile()) return true
  }
  return false
}
