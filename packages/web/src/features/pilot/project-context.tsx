import type { PilotProject, PilotStation, ProjectChange } from '@marklot/contracts/pilot'
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'
import { type Api, useApiMutation } from '../../lib/api.tsx'
import { pilotOf, useShowProject } from './pieces/pilot-calls.ts'

/** An open project for its stations, which read and change it. */
export interface ProjectHolder {
  project: PilotProject
  /** False without the feature: the project can then only be read. */
  mayChange: boolean
  isSaving: boolean
  /** Changes fields. The changes show immediately and are sent one after another. */
  change: (change: ProjectChange) => void
  /**
   * Sends a call that changes the project, after the earlier ones. Resolves with whether it succeeded. The page reports
   * a failure, or shows which plan would help.
   */
  send: (call: (api: Api) => Promise<PilotProject | null>, show?: (before: PilotProject) => PilotProject) => Promise<boolean>
  /** Opens a station. */
  open: (station: PilotStation) => void
}

const Context = createContext<ProjectHolder | null>(null)

export function ProjectProvider({ holder, children }: { holder: ProjectHolder; children: ReactNode }) {
  return <Context value={holder}>{children}</Context>
}

/** Returns the open project. @throws Error outside of a project */
export function useProjectHolder(): ProjectHolder {
  const holder = useContext(Context)
  if (!holder) throw new Error('ProjectProvider is missing above this component')
  return holder
}

/**
 * Returns functions that change a project. Changes show immediately and are sent in order. After a failure the project
 * is requested again.
 */
export function useProjectChanges(id: string, reload: () => void): Pick<ProjectHolder, 'isSaving' | 'change' | 'send'> {
  const show = useShowProject()
  const { run } = useApiMutation('updating', (api, call: (api: Api) => Promise<PilotProject | null>) => call(api))
  const [waiting, setWaiting] = useState(0)
  const count = useRef(0)
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const latest = useRef({ run, reload })
  latest.current = { run, reload }
  const send = useCallback<ProjectHolder['send']>(
    (call, showFirst) => {
      if (showFirst) show(id, (before) => before && showFirst(before))
      count.current += 1
      setWaiting(count.current)
      const sent = last.current.then(async () => {
        try {
          const project = await latest.current.run(call)
          // The answer to an earlier change lacks the later ones.
          if (project && count.current === 1) show(id, () => project)
          return true
        } catch {
          latest.current.reload()
          return false
        } finally {
          count.current -= 1
          setWaiting(count.current)
        }
      })
      last.current = sent
      return sent
    },
    [id, show],
  )
  const change = useCallback<ProjectHolder['change']>(
    (change) => {
      void send(
        (api) => pilotOf(api).changeProject({ params: { id }, body: change }),
        (before) => withChange(before, change),
      )
    },
    [id, send],
  )
  return { isSaving: waiting > 0, change, send }
}

/** Returns a project with a change applied. The server sets a station's time later. */
function withChange(before: PilotProject, { done = {}, ...fields }: ProjectChange): PilotProject {
  const now = new Date().toISOString()
  return {
    ...before,
    ...fields,
    stations: before.stations.map((one) => {
      const isDone = done[one.station]
      return isDone === undefined ? one : { ...one, doneUtc: isDone ? (one.doneUtc ?? now) : null }
    }),
  }
}
