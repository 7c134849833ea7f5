import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/**
 * Returns the text of a field whose value comes from the address, which chips, filters and going back change. Two texts
 * are newer than the address: one typed before hydration, and one typed while the address does not yet contain the text
 * that the field sent (`send`).
 */
export function useTextOfAddress(address: string, input: RefObject<HTMLInputElement | null>) {
  const [text, setText] = useState(address)
  const isTakenOver = useRef(false)
  const sent = useRef<string | null>(null)
  useEffect(() => {
    if (sent.current !== address) setText(isTakenOver.current ? address : (input.current?.value ?? address))
    sent.current = null
    isTakenOver.current = true
  }, [address, input])
  /** Puts the shown text into the address. */
  const send = useCallback(
    (asked: string) => {
      setText(asked)
      // An equal text does not change the address, so no effect would reset this.
      sent.current = asked === address ? null : asked
    },
    [address],
  )
  return { text, setText, send }
}
