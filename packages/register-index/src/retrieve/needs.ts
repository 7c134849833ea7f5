import type { TrigramQuery } from './trigram-query.ts'

/** How far a search looks. */
export interface Effort {
  /** The least share of trigrams of a name that is compared. */
  leastShare: number
  /** The approximate limit of names compared letter by letter. If many names are alike, the shares they need rise. */
  mostCompared: number
}

/** Names that share fewer words are compared only if their trigrams are alike. */
const leastWords = { from: 0.56, to: 0.7 }
/** A search that accepts guesses below this looks for distant names, so fewer common words suffice. */
const openBelow = { guess: 560, words: 0.3 }
/** The greatest share of trigrams that the needs can reach, and their growth from block to block. */
const mostNeeded = 0.5
const steps = { share: 1.15, words: 1.04 }

/**
 * What a name must have in common with the searched one before they are compared. The needs rise from block to block
 * while too many names meet them.
 */
export class Needs {
  /** The share of trigrams. */
  share: number
  /** The likeness expected from the common words, as in `SharedWords.value`. */
  words: number
  /** True if even very different names are considered. */
  readonly isOpen: boolean
  private readonly leastShare: number
  private readonly leastWords: number
  private readonly trigrams: TrigramQuery
  private readonly mostOfBlock: number
  private allowed = 0
  private compared = 0

  /** @param least the least guess of a candidate, in thousandths */
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

  /** Records how many names of a block were compared. */
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
