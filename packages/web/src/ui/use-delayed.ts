import { useEffect, useState } from 'react'

/** True once `active` has lasted for so many milliseconds: what is quick shows no sign of waiting. */
export function useDelayed(active: boolean, milliseconds = 150): boolean {
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    if (!active) return setPassed(false)
    const timer = setTimeout(() => setPassed(true), milliseconds)
    return () => clearTimeout(timer)
  }, [active, milliseconds])
  return active && passed
}
