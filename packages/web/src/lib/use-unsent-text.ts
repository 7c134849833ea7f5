import { useCallback, useEffect, useState } from 'react'
import { useSession } from './session.tsx'

/** A text that was typed but not sent. */
interface Unsent {
  /** The account whose person typed it; null for a visitor. */
  owner: string | null
  text: string
}
const nothing: Unsent = { owner: null, text: '' }

/** Returns the kept text that this reader may see. A visitor's text becomes that of the account that logs in. */
function read(key: string, owner: string | null): Unsent {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Unsent | null
    return kept !== null && (kept.owner === null || kept.owner === owner) ? { ...kept, owner } : { ...nothing, owner }
  } catch {
    return { ...nothing, owner }
  }
}

function write(key: string, unsent: Unsent): void {
  try {
    if (unsent.text === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(unsent))
  } catch {
    // Without storage the text is not kept.
  }
}

/**
 * Keeps the text of a field that was typed but not sent, because ideas and questions are confidential. It survives a
 * reload and the login, and ends with the window; nobody but the person who typed it sees it after a logout.
 * @param key the key in the storage of the window
 */
export function useUnsentText(key: string): { text: string; change: (text: string) => void; forget: () => void } {
  const { account, isLoading } = useSession()
  const owner = account?.id ?? null
  const [unsent, setUnsent] = useState(nothing)
  useEffect(() => {
    if (isLoading) return
    setUnsent((typed) => {
      const isOwn = typed.text !== '' && (typed.owner === null || typed.owner === owner)
      return isOwn ? { ...typed, owner } : read(key, owner)
    })
  }, [key, owner, isLoading])
  useEffect(() => {
    if (unsent.text !== '') write(key, unsent)
  }, [key, unsent])
  return {
    text: unsent.text,
    change: useCallback(
      (text: string) => {
        setUnsent({ owner, text })
        if (text === '') write(key, nothing)
      },
      [key, owner],
    ),
    forget: useCallback(() => write(key, nothing), [key]),
  }
}
