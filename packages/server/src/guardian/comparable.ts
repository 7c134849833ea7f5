import { foldName } from '@marklot/similarity'

/**
 * Returns whether a name has letters or digits to compare. Symbols alone, such as emoji, are no name that a register
 * holds.
 */
export const isComparable = (name: string): boolean => /[\p{L}\p{N}]/u.test(name) && foldName(name) !== ''
