import { join } from 'node:path'

/** The folder of the index of one generation of the register, so that an index is never opened for another register. */
export const indexFolder = (dataDirectory: string, generation: string): string =>
  join(dataDirectory, 'index', `of-${generation.replace(/\W/g, '') || 'first'}`)
