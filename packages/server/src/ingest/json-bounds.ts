import { FileFault } from './file-fault.ts'

/** The bounds on a JSON file. Look-ups of single marks have at most a few hundred kilobytes and six levels. */
export const jsonBounds = { bytes: 32 * 2 ** 20, depth: 64, values: 500_000 }

const quote = 0x22
const backslash = 0x5c
const comma = 0x2c
const openBracket = 0x5b
const closeBracket = 0x5d
const openBrace = 0x7b
const closeBrace = 0x7d

/**
 * Checks the size, depth and number of values of a JSON text while its bytes arrive, before anything is parsed: a
 * parsed value takes up to a hundred times the memory of its text.
 */
export class JsonGuard {
  private bytes = 0
  private depth = 0
  private values = 0
  private inString = false
  private escaped = false

  /** Checks the next bytes. @throws FileFault if they exceed a bound */
  take(chunk: Buffer): void {
    this.bytes += chunk.length
    if (this.bytes > jsonBounds.bytes)
      throw new FileFault(`a JSON file of more than ${jsonBounds.bytes / 2 ** 20} MB is not read`)
    for (const byte of chunk) {
      if (this.inString) this.insideString(byte)
      else this.outsideString(byte)
    }
  }

  private insideString(byte: number): void {
    if (this.escaped) this.escaped = false
    else if (byte === backslash) this.escaped = true
    else if (byte === quote) this.inString = false
  }

  private outsideString(byte: number): void {
    switch (byte) {
      case quote:
        this.inString = true
        return
      case openBracket:
      case openBrace:
        if (++this.depth > jsonBounds.depth) throw new FileFault(`its JSON is nested deeper than ${jsonBounds.depth} levels`)
        this.count()
        return
      case closeBracket:
      case closeBrace:
        this.depth--
        return
      case comma:
        this.count()
    }
  }

  private count(): void {
    if (++this.values > jsonBounds.values) throw new FileFault(`its JSON has more than ${jsonBounds.values} values`)
  }
}
