import { NameForm } from '@marklot/similarity'
import { blockSize } from '../layout/block.ts'
import { LetterKeys } from '../layout/letter-keys.ts'
import { LookUps } from './alphabet.ts'
import { BlockGuesses, Candidates } from './candidates.ts'
import { Guesser, type LeastNear } from './guess.ts'
import { TermMatcher } from './match-terms.ts'
import type { LetterLimits } from './near-rows.ts'
import { Sieves } from './sieve.ts'
import { TermLookUp } from './term-places.ts'
import { BlockCounts } from './term-view.ts'
import { DistinctTrigrams } from './trigram-query.ts'

/** What the letters of a name must be like to reach a guess. */
export interface NeededLetters {
  leastNear: LeastNear
  limits: LetterLimits
}

/** The memory retrieval works in: one for each thread, reused from search to search. */
export class RetrieveScratch {
  readonly sieves = new Sieves()
  readonly distinct = new DistinctTrigrams()
  readonly lookUp = new TermLookUp()
  readonly matcher = new TermMatcher(this, this.lookUp)
  readonly counts = new BlockCounts()
  readonly guesses = new BlockGuesses()
  readonly guesser = new Guesser()
  readonly lookUps = new LookUps()
  readonly letterKeys = new LetterKeys()
  readonly form = new NameForm()
  readonly soundKeys = new Uint32Array(24)
  /** The names found one by one, before the blocks are counted. */
  readonly direct = new Candidates()
  /** Names whose letters are compared next, and where those begin in `nameBytes`. */
  readonly looks = new Uint32Array(blockSize)
  readonly starts = new Uint32Array(blockSize)
  /** By the length of the searched name and the guess to reach: searches need the same few again and again. */
  readonly needed = new Map<number, NeededLetters>()
}
