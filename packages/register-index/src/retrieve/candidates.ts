import { blockSize } from '../layout/block.ts'
import type { Segment } from '../layout/segment.ts'

/** The guess for any name of a segment whose names are all scored. */
const unknownGuess = 900

/** Names found, with what they are guessed to score in thousandths; reused. */
export class Candidates {
  count = 0
  names = new Uint32Array(4096)
  guesses = new Uint16Array(4096)

  /** Every name of the segment, for those that are scored as a whole. */
  takeAll({ names }: Segment): void {
    this.count = 0
    for (let name = 0; name < names; name++) this.add(name, unknownGuess)
  }

  add(name: number, guess: number): void {
    if (this.count === this.names.length) {
      const names = new Uint32Array(this.count * 2)
      names.set(this.names)
      this.names = names
      const grown = new Uint16Array(this.count * 2)
      grown.set(this.guesses)
      this.guesses = grown
    }
    this.names[this.count] = name
    this.guesses[this.count++] = guess
  }
}

/** The best guess of each name of one block. */
export class BlockGuesses {
  count = 0
  /** The names with a guess, by the order in which they got one. */
  readonly names = new Uint16Array(blockSize)
  private readonly best = new Uint16Array(blockSize)

  /** Keeps a guess that is at least `least` and better than those before. */
  take(name: number, guess: number, least: number): void {
    const before = this.best[name]
    if (guess < least || guess <= before) return
    if (before === 0) this.names[this.count++] = name
    this.best[name] = guess
  }

  /** Calls `visit` with each name and its best guess, and starts the next block. */
  drain(visit: (name: number, guess: number) => void): void {
    for (let i = 0; i < this.count; i++) {
      const name = this.names[i]
      visit(name, this.best[name])
      this.best[name] = 0
    }
    this.count = 0
  }
}
