import { type PilotStation, pilotStations } from '@marklot/contracts/pilot'
import type { ReactNode } from 'react'
import { usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import styles from './line.module.css'
import { useProjectHolder } from './project-context.tsx'

interface StationEndProps {
  station: PilotStation
  /** Whether the station can be marked as done. Otherwise the reader can only continue. */
  isReady?: boolean
  /** The action that completes the station, before the actions that all stations have. */
  children?: ReactNode
}

/** The end of an open station: mark it as done and continue, or continue without a decision. */
export function StationEnd({ station, isReady = true, children }: StationEndProps) {
  const t = usePhrases('pilot')
  const { project, mayChange, isSaving, change, open } = useProjectHolder()
  const next = pilotStations[pilotStations.indexOf(station) + 1]
  const isDone = project.stations.some((one) => one.station === station && one.doneUtc !== null)
  const goOn = () => next && open(next)
  const keep = () => {
    change({ done: { [station]: true } })
    goOn()
  }
  return (
    <div className={classNames(styles.act, styles.end)}>
      {children}
      <Button look={children ? 'outline' : 'primary'} disabled={!mayChange || !isReady} onClick={keep}>
        {t(next ? 'line.keep' : 'line.finish')}
      </Button>
      {isDone ? (
        <Button look="quiet" disabled={!mayChange} onClick={() => change({ done: { [station]: false } })}>
          {t('line.undo')}
        </Button>
      ) : (
        next && (
          <Button look="quiet" onClick={goOn}>
            {t('line.later')}
          </Button>
        )
      )}
      <span role="status" className={styles.status}>
        {isSaving ? t('line.keeping') : isDone ? t('line.kept') : ''}
      </span>
    </div>
  )
}
