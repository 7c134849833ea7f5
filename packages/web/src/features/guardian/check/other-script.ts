/** Letters of scripts other than the Latin one, in which no description is read. */
const foreign = /(?!\p{Script=Latin})\p{L}/gu
const letters = /\p{L}/gu

/**
 * Returns whether the letters of a description are of another script than the Latin one, in part or for the most part.
 */
export function otherScript(idea: string): 'no' | 'partly' | 'mostly' {
  const count = idea.match(foreign)?.length ?? 0
  if (count === 0) return 'no'
  return count * 2 >= (idea.match(letters)?.length ?? 0) ? 'mostly' : 'partly'
}
