const greatestGuess = 1000
/**
 * The floor rises only in steps of at least this many thousandths, which raise the odds 1.6 times. Smaller steps do not
 * repay the new limits they require.
 */
const step = 12

/**
 * The least guess of a candidate, in thousandths. It rises once there are many more candidates than will be scored:
 * those guessed below it would not be scored anyway.
 */
export class GuessFloor {
  least: number
  private readonly most: number
  private count = 0
  private readonly perGuess = new Uint32Array(greatestGuess + 1)

  /** @param most the number of candidates that are scored, the best guesses first */
  constructor(least: number, most = Number.POSITIVE_INFINITY) {
    this.least = least
    this.most = most
  }

  /** Records a candidate with a guess of at least `least`. */
  take(guess: number): void {
    this.perGuess[guess]++
    this.count++
  }

  /** True if `least` has risen. */
  raise(): boolean {
    if (this.count < 2 * this.most) return false
    let count = 0
    let least = greatestGuess + 1
    while (count < this.most) count += this.perGuess[--least]
    if (least < this.least + step) return false
    this.least = least
    this.count = count
    return true
  }
}
