import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

/**
 * The folder with real files of the offices, which are not part of the repository: `OFFICE_SAMPLES`, else `shared/samples` beside the
 * checkout. Without it the tests over real files are skipped, and the test command lists them as such.
 */
export const officeSamples = process.env.OFFICE_SAMPLES ?? resolve(import.meta.dirname, '../../../../shared/samples')
export const hasOfficeSamples = existsSync(officeSamples)
