/** The number of texts one block of postings covers: places within a block fit in 16 bits. */
export const blockSize = 65_536
/** The number of a text, shifted right by this, is the number of its block. */
export const blockShift = 16

/** Returns the number of blocks for this many texts, at least one. */
export const blocksOf = (texts: number): number => Math.max(1, Math.ceil(texts / blockSize))
