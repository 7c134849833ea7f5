/** One event of a stream: its type (`message` unless stated) and its data. */
export interface StreamEvent {
  type: string
  data: string
}

/** Reads an event stream (HTML, 9.2.6) with any line endings, in chunks of any size. Comments are skipped. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent, void, undefined> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let rest = ''
  let type = ''
  let data: string[] = []
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      rest += decoder.decode(part.value, { stream: true })
      // A carriage return at the end may be the first half of a line ending.
      const lines = rest.split(/\r\n|\n|\r(?!$)/)
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (line === '') {
          if (data.length > 0) yield { type: type || 'message', data: data.join('\n') }
          type = ''
          data = []
        } else if (line.startsWith('data:')) data.push(line.slice(line[5] === ' ' ? 6 : 5))
        else if (line.startsWith('event:')) type = line.slice(6).trim()
      }
    }
  } finally {
    // Also runs when the consumer stops early, so that the server notices the end.
    await reader.cancel().catch(() => undefined)
  }
}
