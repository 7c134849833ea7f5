const greatestGuess = 1000
/** Other limits are worth their making only where they are higher by so much, in thousandths: there the odds are 1.6 times as good. */
const step = 12

/**
 * What candidates must be guessed to score at least, in thousandths. As soon as there are many more than are scored it rises: those guessed to score less
 * would not be scored anyhow.
 */
export class GuessFloor {
  least: number
  private readonly most: number
  private count = 0
  private readonly perGuess = new Uint32Array(greatestGuess + 1)

  /** @param most candidates that are scored, the best guesses first */
  constructor(least: number, most = Number.POSITIVE_INFINITY) {
    this.least = least
    this.most = most
  }

  /** Takes note of a candidate guessed to score at least `least`. */
  take(guess: number): void {
    this.perGuess[guess] = this.perGuess[guess] + 1
    this.count++
  }

  /** True when `least` has risen. */
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
