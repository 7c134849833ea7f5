import type { LogoSimilarity } from '@marklot/contracts'
import type { LineColumn } from './thread/draw-line.ts'

const wholePicture = { box: { x: 0, y: 0, width: 1, height: 1 } }

/** Returns the columns of the line. If no parts could be cut, the two whole logos are shown one above the other. */
export function lineColumns({ columns, kind }: LogoSimilarity): LineColumn[] {
  if (columns.length === 0)
    return [{ isEqual: kind === 'identical' || kind === 'similar', own: wholePicture, found: wholePicture }]
  return columns.map(({ kind: feature, state, query, mark, queryColours, markColours }) => ({
    isEqual: state === 'equal',
    own: feature === 'colour' ? { colours: queryColours } : query && { box: query },
    found: feature === 'colour' ? { colours: markColours } : mark && { box: mark },
  }))
}
