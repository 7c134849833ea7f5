/**
 * Caches loaded values and promises by key: a waiting component must get the same promise at every rendering. A settled
 * promise states its result in the fields that React's `use` reads, so a component whose parts are loaded renders
 * without waiting. Failures are also cached until they are cleared, so that the component does not retry endlessly.
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
    const loading: Promise<V> = start().then(
      (value) => {
        this.#loaded.set(key, value)
        Object.assign(loading, { status: 'fulfilled', value })
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

  /** Clears failures after the page has shown them, so that the next caller retries. */
  forgetFailures(): void {
    for (const key of this.#failed) this.#loading.delete(key)
    this.#failed.clear()
  }
}
