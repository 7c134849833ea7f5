import { useEffect, useRef } from 'react'

/**
 * Asks again after a pause while the answer is still awaited.
 * @param pause milliseconds; in a list of pauses, the last one repeats
 */
export function usePolling(
  isWaiting: boolean,
  { busy, reload }: { busy: boolean; reload: () => void },
  pause: number | readonly number[],
): void {
  const asked = useRef(0)
  useEffect(() => {
    if (!isWaiting || busy) return
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      timer = setTimeout(
        () => {
          asked.current += 1
          reload()
          // If an immediate answer brings nothing new, nothing changes here, so the wait begins again.
          wait()
        },
        typeof pause === 'number' ? pause : pause[Math.min(asked.current, pause.length - 1)],
      )
    }
    wait()
    return () => clearTimeout(timer)
  }, [isWaiting, busy, reload, pause])
}
