/** Returns the source of a pattern that finds words or phrases only where no letter adjoins them. */
export const wholeWords = (source: string): string => `(?<!\\p{L})(?:${source})(?!\\p{L})`

/** Returns the source of a pattern that finds exactly this text. */
export const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
