import type { ReactNode } from 'react'
import { useChoice } from '../lib/use-choice.ts'
import { notRestored } from './not-restored.ts'

interface TickLabelProps {
  isTicked: boolean
  isDisabled?: boolean
  /** May render much of the page. The checkbox itself shows the tick at once (`useChoice`). */
  onTick: () => void
  className?: string
  children: ReactNode
}

/** A checkbox with its label around it. */
export function TickLabel({ isTicked, isDisabled, onTick, className, children }: TickLabelProps) {
  const [isShown, choose] = useChoice(isTicked, onTick)
  return (
    <label className={className}>
      <input type="checkbox" {...notRestored} checked={isShown} disabled={isDisabled} onChange={() => choose(!isShown)} />
      {children}
    </label>
  )
}
