import type { TrigramQuery } from './trigram-query.ts'

/** How far a search looks. */
export interface Effort {
  /** Shares of trigrams from which on names are compared. */
  leastShare: number
  /** Names that are compared letter by letter at most, about: where many are alike the shares they need rise. */
  mostCompared: number
}

/** Names that share no more word by word are compared only where their trigrams are alike. */
const leastWords = { from: 0.56, to: 0.7 }
/** Who asks for less than this guess wants to see what is little alike: fewer words in common will do. */
const openBelow = { guess: 560, words: 0.3 }
/** Up to which share of trigrams the needs may rise, and by how much from block to block. */
const mostNeeded = 0.5
const steps = { share: 1.15, words: 1.04 }

/** What a name must have in common with the searched one to be compared with it; rises from block to block while too many have it. */
export class Needs {
  /** The part of the trigrams. */
  share: number
  /** What the words in common let expect, as `SharedWords.value`. */
  words: number
  /** True when nothing is too little alike to be looked at. */
  readonly isOpen: boolean
  private readonly leastShare: number
  private readonly leastWords: number
  private readonly trigrams: TrigramQuery
  private readonly mostOfBlock: number
  private allowed = 0
  private compared = 0

  /** @param least what candidates must be guessed to score, in thousandths */
  constructor({ leastShare, mostCompared }: Effort, least: number, blocks: number, trigrams: TrigramQuery) {
    this.isOpen = least < openBelow.guess
    this.leastShare = leastShare
    this.leastWords = this.isOpen ? openBelow.words : leastWords.from
    this.share = this.leastShare
    this.words = this.leastWords
    this.trigrams = trigrams
    let comparable = 0
    for (let block = 0; block < blocks; block++) if (trigrams.isComparable(block)) comparable++
    this.mostOfBlock = mostCompared / Math.max(1, comparable)
  }

  /** Takes note of how many names of a block were compared. */
  endBlock(block: number, compared: number): void {
    if (!this.trigrams.isComparable(block)) return
    this.compared += compared
    this.allowed += this.mostOfBlock
    const isMuch = this.compared > this.allowed
    const share = isMuch ? this.share * steps.share : this.share / steps.share
    const words = isMuch ? this.words * steps.words : this.words / steps.words
    this.share = Math.max(this.leastShare, Math.min(mostNeeded, share))
    this.words = Math.max(this.leastWords, Math.min(leastWords.to, words))
  }
}
