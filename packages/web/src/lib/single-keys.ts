import { useSyncExternalStore } from 'react'

const storageKey = 'single-keys'
const listeners = new Set<() => void>()
/** Used if storage is full or not allowed. */
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
  // Another tab may change the choice.
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
 * Returns whether keys without Ctrl or Alt work as shortcuts. People who use speech input or press keys by accident
 * turn them off (WCAG 2.1.4). The browser stores the choice. On the server the keys are on.
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
    // The choice lasts until the page unloads.
  }
  for (const listener of listeners) listener()
}
