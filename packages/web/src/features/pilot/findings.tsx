import { classesOfProject, mostNamesAtOnce, type PilotProject, type ProjectName } from '@marklot/contracts/pilot'
import type { NameFinding, SearchedRegisters } from '@marklot/contracts/pilot-findings'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { useApiMutation } from '../../lib/api.tsx'
import { pilotOf } from './pieces/pilot-calls.ts'

/** The findings about a project's names, shared by its stations. */
export interface Findings {
  /** Returns the finding about a name; undefined: not checked yet. */
  of: (name: ProjectName) => NameFinding | undefined
  /** The registers with which all names are compared; null before the first check. */
  searched: SearchedRegisters | null
  isChecking: boolean
  /** A check failed before its end, so the remaining names were not checked. */
  hasFailed: boolean
  retry: () => void
  want: (names: readonly ProjectName[]) => void
}

interface Kept {
  /** The data on which the finding depends. An older finding is shown until the new one arrives. */
  basis: string
  finding: NameFinding
}

const Context = createContext<Findings | null>(null)

/** Returns the findings so far without checking anything. */
export function useKnownFindings(): Findings {
  const findings = useContext(Context)
  if (!findings) throw new Error('FindingsProvider is missing above this component')
  return findings
}

/** Returns the findings about these names. Checks missing ones in calls of twenty, and shows them as they arrive. */
export function useFindings(wanted: readonly ProjectName[]): Findings {
  const findings = useKnownFindings()
  const { want } = findings
  useEffect(() => want(wanted), [want, wanted])
  return findings
}

export function FindingsProvider({ project, children }: { project: PilotProject; children: ReactNode }) {
  const { id } = project
  const [known, setKnown] = useState<ReadonlyMap<number, Kept>>(new Map())
  const [searched, setSearched] = useState<SearchedRegisters | null>(null)
  const [wanted, setWanted] = useState<readonly ProjectName[]>([])
  const [hasFailed, setHasFailed] = useState(false)
  const ending = useRef<AbortController>(undefined)
  const basisOf = useBasis(project)
  const { run, busy } = useApiMutation('creating', async (api, names: readonly ProjectName[]) => {
    ending.current = new AbortController()
    const body = { nameIds: names.map((one) => one.id) }
    for await (const event of await pilotOf(api).findings({ params: { id }, body }, { signal: ending.current.signal })) {
      if (event.searched) setSearched(event.searched)
      const { finding } = event
      const name = names.find((one) => one.id === finding?.nameId)
      if (finding && name) setKnown((before) => new Map(before).set(name.id, { basis: basisOf(name), finding }))
    }
  })
  const missing = useMemo(
    () =>
      wanted
        .flatMap(({ id }) => project.names.find((one) => one.id === id) ?? [])
        .filter((name) => known.get(name.id)?.basis !== basisOf(name))
        .slice(0, mostNamesAtOnce),
    [wanted, project.names, known, basisOf],
  )
  useEffect(() => {
    if (missing.length === 0 || busy || hasFailed) return
    run(missing).catch(() => {
      if (!ending.current?.signal.aborted) setHasFailed(true)
    })
  }, [missing, busy, hasFailed, run])
  useEffect(() => () => ending.current?.abort(), [])
  const want = useCallback((names: readonly ProjectName[]) => setWanted(names), [])
  const findings = useMemo<Findings>(
    () => ({
      of: ({ id, name }) => {
        const finding = known.get(id)?.finding
        return finding?.name === name ? finding : undefined
      },
      searched,
      isChecking: missing.length > 0 && !hasFailed,
      hasFailed,
      retry: () => setHasFailed(false),
      want,
    }),
    [known, searched, missing.length, hasFailed, want],
  )
  return <Context value={findings}>{children}</Context>
}

/** Returns the data on which the finding of a name depends. */
function useBasis(project: PilotProject): (name: ProjectName) => string {
  const { goods, registrationOfficeCodes } = project
  const classes = classesOfProject(project).join()
  const shared = JSON.stringify([classes, goods, registrationOfficeCodes])
  return useCallback(
    ({ name, domains }) => JSON.stringify([shared, name, domains.map((one) => [one.name, one.availability])]),
    [shared],
  )
}
