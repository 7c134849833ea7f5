import { niceClasses } from '@marklot/nice'

/*
 * Invented names in the proportions of a register: made-up words, one or two words of trade, and both together.
 * Deterministic.
 */

const onsets = 'b br c ch cl d dr f fl g gl gr h j k kl l m n p pl pr qu r s sc sh sl sp st t tr v w x y z'.split(' ')
const vowels = 'a a a e e e i i i o o u y ai au ea ei eo ia io oo ou ue'.split(' ')
const codas = ['', '', '', '', '', 'n', 'r', 's', 'l', 't', 'x', 'm', 'nd', 'rt', 'st', 'ck', 'nt', 'ng', 'ss', 'll', 'tz']

/** Numbers in [0, 1) from a linear congruential generator (Numerical Recipes). */
function randomNumbers(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

export function inventedNames(count: number): string[] {
  const random = randomNumbers(29)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const trade = [
    ...new Set(
      niceClasses.flatMap(({ terms, commonTerms }) => terms.slice(0, commonTerms).flatMap(({ en, de, fr }) => [en, de, fr])),
    ),
  ]
    .flatMap((term) => term.split(/[^\p{L}]+/u))
    .filter((word) => word.length > 2)
  const madeUp = () => {
    const syllables = 2 + Math.floor(random() * 2)
    const word = Array.from(
      { length: syllables },
      (_, at) => pick(onsets) + pick(vowels) + (at === syllables - 1 ? pick(codas) : ''),
    ).join('')
    return word.charAt(0).toUpperCase() + word.slice(1)
  }
  const shapes = [madeUp, madeUp, madeUp, () => `${madeUp()} ${pick(trade)}`, () => `${pick(trade)} ${pick(trade)}`]
  return Array.from({ length: count }, () => pick(shapes)())
}
