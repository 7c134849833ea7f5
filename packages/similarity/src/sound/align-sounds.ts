/*
 * Edit distance over sounds with per-sound costs, restricted to the band in which the distance can stay within a budget
 * (E. Ukkonen, "Algorithms for Approximate String Matching", Information and Control 64 (1985) 100-118). One kernel
 * serves all sound inventories.
 */

/**
 * Costs in hundredths of a sound: `confusion[left * count + right]` for mistaking one for the other, `omission[sound]`
 * for adding or dropping one.
 */
export interface SoundCosts {
  readonly count: number
  readonly confusion: Uint8Array
  readonly omission: Uint8Array
}

/** The most sounds that are compared. It bounds the cost for names of any length. */
export const maximumSounds = 64
/** Added when the names begin differently: listeners notice the beginning most. */
export const beginning = 18
const never = 0x3fffffff
/**
 * Returns the most two names may cost for a likeness of `least`, plus a margin, so that rounding excludes no exact
 * match.
 */
export const budgetOf = (least: number, longest: number) => (least > 0 ? ((1 - least) * 100 * longest + 1) | 0 : 100 * longest)
const row = new Int32Array(maximumSounds + 1)
const others = new Uint8Array(maximumSounds + 1)
const insertions = new Uint8Array(maximumSounds + 1)

/**
 * Likeness of two pronunciations, 0 to 1 and symmetric; 1 when they are equal. The beginning weighs a little more.
 * Returns 0 for a likeness that is certainly below `least`.
 */
export function alignSounds(
  left: Uint8Array,
  leftFrom: number,
  leftUntil: number,
  right: Uint8Array,
  rightFrom: number,
  rightUntil: number,
  { count, confusion, omission }: SoundCosts,
  least: number,
): number {
  let n = Math.min(leftUntil - leftFrom, maximumSounds)
  let m = Math.min(rightUntil - rightFrom, maximumSounds)
  if (n === 0 || m === 0) return n === m ? 1 : 0
  const longest = n > m ? n : m
  const budget = budgetOf(least, longest)
  // A common beginning or end costs nothing, regardless of the sounds between.
  let skipped = 0
  while (skipped < n && skipped < m && left[leftFrom + skipped] === right[rightFrom + skipped]) skipped++
  const leftStart = leftFrom + skipped
  const rightStart = rightFrom + skipped
  n -= skipped
  m -= skipped
  while (n > 0 && m > 0 && left[leftStart + n - 1] === right[rightStart + m - 1]) {
    n--
    m--
  }
  const start = skipped === 0 && (n > 0 || m > 0) ? beginning : 0
  row[0] = start
  let leastInsertion = 0xff
  let sum = start
  for (let j = 1; j <= m; j++) {
    const other = right[rightStart + j - 1]
    const cost = omission[other]
    others[j] = other
    insertions[j] = cost
    leastInsertion += (cost - leastInsertion) & ((cost - leastInsertion) >> 31)
    sum += cost
    row[j] = sum
  }
  let leastRemoval = 0xff
  for (let i = 0; i < n; i++) {
    const cost = omission[left[leftStart + i]]
    leastRemoval += (cost - leastRemoval) & ((cost - leastRemoval) >> 31)
  }
  // How far an alignment may leave the diagonals between the two ends: each step away and back leaves a sound out.
  const more = m - n
  const spare = budget - start - (more > 0 ? more * leastInsertion : -more * leastRemoval)
  if (spare < 0) return 0
  const aside = (spare / (leastInsertion + leastRemoval)) | 0
  const lowest = (more < 0 ? more : 0) - aside
  const highest = (more > 0 ? more : 0) + aside
  // Two rows at a time share their loads, and neither waits for the other.
  let i = 1
  for (; i < n; i += 2) {
    const one = left[leftStart + i - 1]
    const two = left[leftStart + i]
    const baseOne = one * count
    const baseTwo = two * count
    const removalOne = omission[one]
    const removalTwo = omission[two]
    let j = i + lowest
    const until = i + 1 + highest < m ? i + 1 + highest : m
    // Cells that the previous row did not reach.
    for (let beyond = i + highest; beyond <= until; beyond++) row[beyond] = never
    let diagonalOne = never
    let bestOne = never
    let bestTwo = never
    if (j <= 0) {
      diagonalOne = row[0]
      bestOne = diagonalOne + removalOne
      bestTwo = bestOne + removalTwo
      row[0] = bestTwo
      j = 1
    } else diagonalOne = row[j - 1]
    let diagonalTwo = bestOne
    let smallest = bestTwo
    for (; j <= until; j++) {
      const above = row[j]
      const other = others[j]
      const insertion = insertions[j]
      const replacedOne = diagonalOne + confusion[baseOne + other]
      const removedOne = above + removalOne
      const insertedOne = bestOne + insertion
      // The minimum of three without a branch: no branch predictor can guess it.
      bestOne = removedOne + ((replacedOne - removedOne) & ((replacedOne - removedOne) >> 31))
      bestOne += (insertedOne - bestOne) & ((insertedOne - bestOne) >> 31)
      const replacedTwo = diagonalTwo + confusion[baseTwo + other]
      const removedTwo = bestOne + removalTwo
      const insertedTwo = bestTwo + insertion
      bestTwo = insertedTwo + ((replacedTwo - insertedTwo) & ((replacedTwo - insertedTwo) >> 31))
      bestTwo += (removedTwo - bestTwo) & ((removedTwo - bestTwo) >> 31)
      row[j] = bestTwo
      diagonalOne = above
      diagonalTwo = bestOne
      smallest += (bestTwo - smallest) & ((bestTwo - smallest) >> 31)
    }
    if (smallest > budget) return 0
  }
  if (i === n) {
    const sound = left[leftStart + i - 1]
    const base = sound * count
    const removal = omission[sound]
    let j = i + lowest
    // The only cell that the previous row did not reach is the last one of this row.
    if (i > 1 && i + highest <= m) row[i + highest] = never
    let best = never
    let diagonal = never
    if (j <= 0) {
      diagonal = row[0]
      best = diagonal + removal
      j = 1
    } else diagonal = row[j - 1]
    for (; j <= m; j++) {
      const above = row[j]
      const replaced = diagonal + confusion[base + others[j]]
      const removed = above + removal
      const inserted = best + insertions[j]
      best = removed + ((replaced - removed) & ((replaced - removed) >> 31))
      best += (inserted - best) & ((inserted - best) >> 31)
      diagonal = above
    }
    row[m] = best
  }
  const cost = row[m]
  return cost > budget ? 0 : Math.max(0, 1 - cost / 100 / longest)
}
