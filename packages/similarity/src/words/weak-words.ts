/*
 * Words that add little or nothing to a sign's distinctiveness for all goods (EUIPO Guidelines, part B, section 4,
 * chapter 3; TMEP 1209.03(d) on entity designations): legal forms, articles and conjunctions, domain endings, words of
 * trade. They are not ignored; they weigh less in a comparison. How often the register uses an element is weighed
 * separately.
 */

const legalForms =
  'gmbh ag kg ohg gbr ug mbh co cie inc incorporated ltd limited llc llp lp plc corp corporation sa sas sarl sl slu srl spa snc bv nv oy ab as aps se ev eg kgaa sro zoo pty company compagnie compania'
const functionWords =
  'the a an der die das den dem des ein eine le la les l un une el los las il lo gli i and und et y e o or oder of von van de du del della di da do dos des for fur pour para per by with mit at in im on to zu zum your my our'
const domainEndings = 'com net org de eu at ch fr es info online shop www'
const tradeWords =
  'group gruppe groupe grupo gruppo holding international global world services service solutions systems system products produkte company brand brands shop store studio design team club collection original originals premium pro plus new neu bio eco oko super quality edition line series technology technologies tech solution industries industrie industry enterprises society association verein'

const weights = new Map<string, number>()
const add = (words: string, weight: number) => {
  for (const word of words.split(' ')) weights.set(word, Math.min(weight, weights.get(word) ?? 1))
}
add(legalForms, 0.08)
add(functionWords, 0.08)
add(domainEndings, 0.12)
add(tradeWords, 0.3)

const fnv = (word: string) => {
  let hash = 0x811c9dc5
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193)
  return hash >>> 0
}
/** Keyed by the hash as a signed number: V8 stores those unboxed, while larger ones are boxed on every look-up. */
const weightByHash = new Map([...weights].map(([word, weight]) => [fnv(word) | 0, weight]))
/**
 * A bit set over the low bits of these hashes. Most words are not in it, and a bit test is cheaper than a map look-up.
 */
const hashBits = 13
const mayBeWeak = new Int32Array(1 << (hashBits - 5))
const weakPlace = (hash: number) => (hash ^ (hash >>> hashBits)) & ((1 << hashBits) - 1)
for (const hash of weightByHash.keys()) {
  const place = weakPlace(hash)
  mayBeWeak[place >> 5] |= 1 << (place & 31)
}

/** Words up to this weight may be added or dropped without changing the sign: legal forms, articles, domain endings. */
export const genericWeight = 0.12
/** A year or a number says little about the origin of goods. */
const numberWeight = 0.4

/**
 * Returns the weight of an element of a name, 0 to 1. `hash` is `hashBytes` of the folded letters `squash[from,
 * until)`, which are a word or a part of one. A register that counts how many marks share an element supplies its own
 * function in place of `weightOfHash`.
 */
export type ElementWeight = (hash: number, squash: Uint8Array, from: number, until: number) => number

/**
 * Returns the weight of the folded word `bytes[from, until)`, 0 to 1, given its `hashBytes` hash: 1 for a distinctive
 * word, 0.08 for an article or a legal form, 0.4 for a bare number.
 */
export function weightOfHash(hash: number, bytes: Uint8Array, from: number, until: number): number {
  const place = weakPlace(hash)
  if (((mayBeWeak[place >> 5] >>> (place & 31)) & 1) === 1) {
    const weight = weightByHash.get(hash | 0)
    if (weight !== undefined) return weight
  }
  for (let i = from; i < until; i++) if (bytes[i] > 0x39) return 1
  return numberWeight
}
