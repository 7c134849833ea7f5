import { foldName } from '@marklot/similarity'

/**
 * Returns whether a name has letters or digits to compare. A register contains no names that consist only of symbols,
 * such as emoji.
 */
export const isComparable = (name: string): boolean => /[\p{L}\p{N}]/u.test(name) && foldName(name) !== ''
