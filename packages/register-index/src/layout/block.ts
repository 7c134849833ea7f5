/** Texts that one block of postings covers: their places in it fit into 16 bits. */
export const blockSize = 65_536
/** Shifting the number of a text by this gives the number of its block. */
export const blockShift = 16

/** Blocks that hold this many texts; at least one. */
export const blocksOf = (texts: number): number => Math.max(1, Math.ceil(texts / blockSize))
