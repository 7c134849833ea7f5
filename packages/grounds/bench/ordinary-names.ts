/*
 * Invented names as registers hold them: one or two fanciful words, sometimes beside a word of trade, an arbitrary
 * everyday word, initials. A register registers such names, so a strong finding is a false alarm.
 */
const onsets = 'b br c cl cr d dr f fl g gr h j k kl l m n p pl pr q r s sk sl sp st t tr v w x y z'.split(' ')
const vowels = 'a a e e i o o u ai au ea io oo'.split(' ')
const codas = ['', '', '', 'n', 'r', 's', 'l', 'x', 'm', 'nd', 'rt', 'st', 'ck', 'nt']
const everyday =
  'eagle falcon tiger lantern harbour comet arrow willow raven anchor compass meadow orbit beacon ember crown maple otter pebble thunder'.split(
    ' ',
  )
const trade = 'group systems international design studio company solutions club consulting technologies'.split(' ')

/** A multiplicative congruential generator: the same names at every call. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
}

export function ordinaryNames(count: number): string[] {
  const random = numbers(20_261)
  const pick = (of: readonly string[]) => of[Math.floor(random() * of.length)] as string
  const invented = () => {
    const syllables = 2 + Math.floor(random() * 2)
    return Array.from({ length: syllables }, () => pick(onsets) + pick(vowels) + pick(codas)).join('')
  }
  return Array.from({ length: count }, () => {
    const kind = random()
    if (kind < 0.45) return invented()
    if (kind < 0.6) return `${invented()} ${invented()}`
    if (kind < 0.75) return `${invented()} ${pick(trade)}`
    if (kind < 0.9) return `${pick(everyday)} ${random() < 0.5 ? invented() : pick(everyday)}`
    return Array.from({ length: 3 }, () => String.fromCharCode(65 + Math.floor(random() * 26))).join('')
  })
}
