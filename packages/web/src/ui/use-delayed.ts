import { useEffect, useState } from 'react'

/** Returns true once `active` has lasted for this number of milliseconds, so that quick work shows no placeholder. */
export function useDelayed(active: boolean, milliseconds = 150): boolean {
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    if (!active) return setPassed(false)
    const timer = setTimeout(() => setPassed(true), milliseconds)
    return () => clearTimeout(timer)
  }, [active, milliseconds])
  return active && passed
}
