import { useMemo } from 'react'
import { useReference } from '../../lib/reference.ts'

/** Returns the short names of the Nice classes by number; empty until loaded. */
export function useNiceClasses(): ReadonlyMap<number, string> {
  const list = useReference('niceClasses').object
  return useMemo(() => new Map((list ?? []).map((value) => [Number(value.key), value.shortDescription])), [list])
}
