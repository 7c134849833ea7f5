import { useSyncExternalStore } from 'react'

/** Open modal dialogs, the topmost last. */
let dialogs: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()
function change(next: readonly HTMLDialogElement[]): void {
  dialogs = next
  for (const listener of [...listeners]) listener()
}

/** Opens a modal dialog. Returns the function that closes it. */
export function openModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal()
  change([...dialogs, dialog])
  return () => {
    dialog.close()
    change(dialogs.filter((other) => other !== dialog))
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the topmost open dialog. The browser makes everything outside it inert. */
export function useTopModal(): HTMLDialogElement | null {
  return useSyncExternalStore(
    subscribe,
    () => dialogs.at(-1) ?? null,
    () => null,
  )
}
