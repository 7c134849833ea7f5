import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** True while the page is printed, so that paper shows what the screen folds away. */
export function usePrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    // The browser prints the page as it is when the listener returns.
    const before = () => flushSync(() => setIsPrinting(true))
    const after = () => setIsPrinting(false)
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [])
  return isPrinting
}
