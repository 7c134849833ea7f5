import { useSyncExternalStore } from 'react'

const storageKey = 'single-keys'
const listeners = new Set<() => void>()
/** Holds where the browser keeps nothing: storage that is full or forbidden. */
let chosen: boolean | null = null

function read(): boolean {
  if (chosen !== null) return chosen
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    return true
  }
}

function subscribe(onChange: () => void): () => void {
  // Another tab of the same reader may change it.
  const onStorage = (event: StorageEvent) => {
    if (event.key !== storageKey && event.key !== null) return
    chosen = null
    onChange()
  }
  listeners.add(onChange)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(onChange)
    window.removeEventListener('storage', onStorage)
  }
}

/**
 * Whether keys without Ctrl or Alt do something. Who speaks to the computer, or hits keys by accident, turns them off (WCAG 2.1.4); the
 * choice stays in this browser. On the server they are on.
 */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(subscribe, read, () => true)
}

export function setSingleKeys(isOn: boolean): void {
  chosen = isOn
  try {
    if (isOn) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, 'off')
  } catch {
    // It holds until the page is left.
  }
  for (const listener of listeners) listener()
}
