import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

/**
 * The folder with the offices' real files, which are not part of the repository: `OFFICE_SAMPLES`, or else
 * `shared/samples` next to the checkout. Without it, tests that use real files are skipped, and the test command lists
 * them as skipped.
 */
export const officeSamples = process.env.OFFICE_SAMPLES ?? resolve(import.meta.dirname, '../../../../shared/samples')
export const hasOfficeSamples = existsSync(officeSamples)
