/**
 * Keeps what was loaded under a key, and the promise of what is on its way: a component that waits for it must get the same
 * promise at every rendering. A failure is kept as well, or the component would start again without end, until it is forgotten.
 */
export class LoadOnce<V> {
  readonly #loaded = new Map<string, V>()
  readonly #loading = new Map<string, Promise<V>>()
  readonly #failed = new Set<string>()

  get(key: string): V | undefined {
    return this.#loaded.get(key)
  }

  load(key: string, start: () => Promise<V>): Promise<V> {
    const known = this.#loading.get(key)
    if (known) return known
    const loading = start().then(
      (value) => {
        this.#loaded.set(key, value)
        return value
      },
      (error: unknown) => {
        this.#failed.add(key)
        throw error
      },
    )
    this.#loading.set(key, loading)
    return loading
  }

  keys(): string[] {
    return [...this.#loaded.keys()]
  }

  /** After the failure was shown: the next one who asks tries again. */
  forgetFailures(): void {
    for (const key of this.#failed) this.#loading.delete(key)
    this.#failed.clear()
  }
}
