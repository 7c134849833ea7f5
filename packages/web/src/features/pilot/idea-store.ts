const storageKey = 'pilot-idea'

/**
 * Returns the idea that a visitor typed before the login. It lasts until the window is closed, because ideas are
 * confidential.
 */
export function readIdea(): string {
  try {
    return sessionStorage.getItem(storageKey) ?? ''
  } catch {
    return ''
  }
}

export function keepIdea(idea: string): void {
  try {
    if (idea === '') sessionStorage.removeItem(storageKey)
    else sessionStorage.setItem(storageKey, idea)
  } catch {
    // Without storage the idea is not kept.
  }
}
