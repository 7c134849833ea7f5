import { startTransition, useOptimistic } from 'react'

/**
 * The value of a control whose change renders much of the page. The control shows the choice at once; what `choose`
 * changes follows in a transition, so that the browser paints the click or key first. A refused choice disappears.
 */
export function useChoice<T>(value: T, choose: (value: T) => void): [shown: T, choose: (value: T) => void] {
  const [shown, showAtOnce] = useOptimistic(value)
  return [
    shown,
    (next) =>
      startTransition(() => {
        showAtOnce(next)
        choose(next)
      }),
  ]
}
