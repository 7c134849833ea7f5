import { blocksOf } from './block.ts'

/** Returns the weight of a trigram that `frequency` of `names` names have, 1 to 9. Rare trigrams weigh more. */
export function trigramWeight(frequency: number, names: number): number {
  if (frequency === 0) return 5
  return Math.max(1, Math.min(9, Math.round(Math.log2((names + 1) / frequency) * 0.65)))
}

/** Returns the number of names (or terms) that have the trigram. */
export function trigramFrequency(postingStart: Uint32Array, blocks: number, trigram: number): number {
  return postingStart[(trigram + 1) * blocks] - postingStart[trigram * blocks]
}

export function meanTrigramWeight(postingStart: Uint32Array, postings: Uint16Array, items: number): number {
  if (postings.length === 0) return 5
  const blocks = blocksOf(items)
  const trigrams = (postingStart.length - 1) / blocks
  let weighted = 0
  for (let trigram = 0; trigram < trigrams; trigram++) {
    const frequency = trigramFrequency(postingStart, blocks, trigram)
    if (frequency > 0) weighted += frequency * trigramWeight(frequency, items)
  }
  return weighted / postings.length
}
