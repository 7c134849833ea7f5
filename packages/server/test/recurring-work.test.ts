import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

/** Timers that are not recurring work. A process uses them to refresh its own copy of data or to watch its memory. */
const ownTimers = [
  ['identity', 'embedded', 'index.ts'],
  ['logos', 'decode', 'decode-process.ts'],
  ['search', 'engine', 'follow-register.ts'],
  ['search', 'engine', 'index-snapshots.ts'],
  ['search', 'engine', 'opensearch', 'cluster-searches.ts'],
].map((path) => path.join(sep))

const sources = fileURLToPath(new URL('../src', import.meta.url))
/** Returns the files of the capabilities that contain the text. */
const filesWith = (text: RegExp) =>
  readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith(`platform${sep}`))
    .filter((path) => text.test(readFileSync(join(sources, path), 'utf8')))

it('is done by jobs: no capability has a timer of its own', () => {
  expect(filesWith(/setInterval\(/).sort()).toEqual(ownTimers)
})

it('is defined, like all tasks, in the file tasks.ts of its capability', () => {
  const files = filesWith(/\bdefine(Recurring)?Task\(/)
  expect(files.length).toBeGreaterThan(12)
  expect(files.filter((path) => !path.endsWith(`${sep}tasks.ts`))).toEqual([])
})
