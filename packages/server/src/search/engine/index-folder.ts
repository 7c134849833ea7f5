import { join } from 'node:path'

/**
 * Returns the index folder of one generation of the register. Separate folders prevent an index from being used for
 * another register.
 */
export const indexFolder = (dataDirectory: string, generation: string): string =>
  join(dataDirectory, 'index', `of-${generation.replace(/\W/g, '') || 'first'}`)
