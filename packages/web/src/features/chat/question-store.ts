const storageKey = 'chat-question'

/** The question that was typed and not yet sent; it survives the login. It ends with the window. */
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
