const storageKey = 'chat-question'

/** Reads the question that was typed but not sent. It survives the login and ends with the window. */
export function readQuestion(): string {
  try {
    return sessionStorage.getItem(storageKey) ?? ''
  } catch {
    return ''
  }
}

export function keepQuestion(question: string): void {
  try {
    if (question === '') sessionStorage.removeItem(storageKey)
    else sessionStorage.setItem(storageKey, question)
  } catch {
    // Without storage the question is not kept.
  }
}
