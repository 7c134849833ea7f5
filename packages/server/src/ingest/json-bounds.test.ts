import { expect, it } from 'vitest'
import { JsonGuard, jsonBounds } from './json-bounds.ts'

const piece = 64 * 1024

/** Reads pieces until the guard refuses one. Returns the pieces read and the reason. */
function readUntilRefused(pieces: Iterable<string>): { read: number; reason: string } {
  const guard = new JsonGuard()
  let read = 0
  try {
    for (const text of pieces) {
      read += 1
      guard.take(Buffer.from(text))
    }
  } catch (error) {
    return { read, reason: (error as Error).message }
  }
  return { read, reason: '' }
}
function* endless(text: string): Generator<string> {
  for (;;) yield text
}

it('stops reading at the first piece that is nested too deeply', () => {
  expect(readUntilRefused(endless('['.repeat(piece)))).toEqual({ read: 1, reason: 'its JSON is nested deeper than 64 levels' })
  expect(readUntilRefused(endless('{"a":')).read).toBe(jsonBounds.depth + 1)
})

it('stops reading at the first value too many', () => {
  const { read, reason } = readUntilRefused(endless('[],'))
  expect(reason).toBe('its JSON has more than 500000 values')
  expect(read).toBe(jsonBounds.values / 2 + 1)
})

it('stops reading at the first piece beyond the size', () => {
  const { read, reason } = readUntilRefused(endless(' '.repeat(piece)))
  expect(reason).toBe('a JSON file of more than 32 MB is not read')
  expect(read).toBe(jsonBounds.bytes / piece + 1)
})

it('counts no brackets and commas in texts, wherever a piece ends', () => {
  const text = `{"a":"${'[{,'.repeat(1_000)}\\"${'['.repeat(1_000)}\\\\","b":[1,2]}`
  for (const size of [1, 2, 7, text.length]) {
    const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, i) => text.slice(i * size, (i + 1) * size))
    expect(readUntilRefused(pieces)).toEqual({ read: pieces.length, reason: '' })
  }
})
