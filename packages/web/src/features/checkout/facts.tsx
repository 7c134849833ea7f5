import type { ReactNode } from 'react'
import { LeaderItem, LeaderList } from '../../ui/leader-list.tsx'

/** The known facts, one per line. */
export function Facts({ rows }: { rows: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <LeaderList>
      {rows.map(
        ([label, value]) =>
          value !== null && (
            <LeaderItem key={label} label={label}>
              {value}
            </LeaderItem>
          ),
      )}
    </LeaderList>
  )
}
