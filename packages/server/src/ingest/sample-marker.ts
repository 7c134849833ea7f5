import { stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'

/** The number of levels between a path and the marker above it: `DIR/SAMPLE.json` for `DIR/us/apc261120.zip`. */
const levels = 3

/**
 * Returns whether the sample generator made the deliveries: it puts a `SAMPLE.json` above them. Such marks are
 * invented, so they extend the sample register instead of removing it.
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
