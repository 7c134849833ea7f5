/** Parses JSON; returns undefined if the text is not JSON, so that a schema refuses it. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
