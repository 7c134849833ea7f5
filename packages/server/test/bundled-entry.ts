import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inject } from 'vitest'
import type { CodeEntry } from '../src/platform/code-entry.ts'

/**
 * Finds the bundled entry of a thread or a process, in place of `src/platform/code-entry.ts`. It needs 0.3 seconds of
 * processor time to start; one that reads TypeScript needs about a second.
 */
export const codeEntry = (name: string): CodeEntry => ({ url: pathToFileURL(bundledProgram(name)), isSource: false })

/** Returns the path of a program that was bundled for this run. @throws Error if it was not */
export function bundledProgram(name: string): string {
  const path = join(inject('bundles'), `${name}.js`)
  if (!existsSync(path)) throw new Error(`${name} is not bundled for the tests: add it in scripts/test-bundles.mjs`)
  return path
}
