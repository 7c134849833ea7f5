import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inject } from 'vitest'

/** Returns the bundled index thread, in place of `bench/index-thread-entry.ts`, because it starts faster. */
export const indexThreadEntry = () => ({ url: pathToFileURL(join(inject('bundles'), 'index-thread.js')), isSource: false })
