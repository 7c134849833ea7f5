/** A sequence of values that one producer writes and one consumer reads at its own pace. */
export interface Channel<Value> extends AsyncIterable<Value> {
  push(value: Value): void
  /** Ends the sequence, with an error if one is given. */
  end(error?: unknown): void
}

export function openChannel<Value>(): Channel<Value> {
  const waiting: Value[] = []
  let isOpen = true
  let failure: unknown
  let wake: () => void = () => undefined
  return {
    push: (value) => {
      waiting.push(value)
      wake()
    },
    end: (error) => {
      isOpen = false
      failure = error
      wake()
    },
    async *[Symbol.asyncIterator]() {
      for (;;) {
        while (waiting.length > 0) yield waiting.shift() as Value
        if (!isOpen) break
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
      if (failure !== undefined) throw failure
    },
  }
}
