import { useEffect, useRef } from 'react'

/** Fields that take pasted text themselves. */
const textFields = 'input:not([type=checkbox], [type=radio], [type=file]), textarea, [contenteditable]'

/**
 * Calls `onPicture` with a picture that the reader pastes anywhere on the page. A text that comes with a picture, as
 * from a word processor, goes to the text field that has the focus.
 */
export function usePastedPicture(onPicture: (file: File) => void): void {
  const current = useRef(onPicture)
  current.current = onPicture
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const { clipboardData: pasted, target } = event
      const picture = [...(pasted?.files ?? [])].find(({ type }) => type.startsWith('image/'))
      if (!picture || event.defaultPrevented) return
      if (pasted?.types.includes('text/plain') && target instanceof Element && target.closest(textFields)) return
      event.preventDefault()
      current.current(picture)
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [])
}
