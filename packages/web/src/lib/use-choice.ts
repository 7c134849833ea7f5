import { startTransition, useOptimistic } from 'react'

/**
 * Returns the value of a control whose change renders much of the page. The control shows the choice at once. The
 * changes that `choose` makes follow in a transition, so that the browser first paints the click or key. A refused
 * choice disappears.
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
