import { mostDomains } from '@marklot/contracts/domains'
import { mostNamesAtOnce, type ProjectName } from '@marklot/contracts/pilot'
import type { Api } from '../../../lib/api.tsx'
import { useCapabilities } from '../../../lib/capabilities.tsx'
import { usePhrases } from '../../../lib/phrases.tsx'
import { Button } from '../../../ui/button.tsx'
import { DomainSummary, Recipients, useDomainProgress, useTlds } from '../../domains/pieces/index.ts'
import { pilotOf, useShowProject } from '../pieces/pilot-calls.ts'
import { useProjectHolder } from '../project-context.tsx'
import styles from './shortlist-station.module.css'

/** Checks domains of names on request, and states who receives the names. The results are stored with the names. */
export function DomainsPress({ names }: { names: readonly ProjectName[] }) {
  const t = usePhrases('stations')
  const hasDomains = useCapabilities().has('domains')
  const { project, mayChange } = useProjectHolder()
  const show = useShowProject()
  const asked = names.slice(0, mostNamesAtOnce)
  const tlds = useTlds()
    .object?.filter(({ tags }) => tags.includes('usual'))
    .slice(0, Math.floor(mostDomains / Math.max(1, asked.length)))
  const check = useDomainProgress(async function* (api: Api, nameIds: readonly number[], options: { signal: AbortSignal }) {
    const params = { id: project.id }
    // The top-level domains for which the page states who is asked.
    const body = { nameIds: [...nameIds], tlds: (tlds ?? []).map(({ key }) => key) }
    for await (const event of await pilotOf(api).checkDomains({ params, body }, options)) {
      const stored = event.project
      if (stored) show(project.id, (before) => before && { ...before, names: stored.names })
      yield { domains: event.domains.map(({ domain }) => domain), result: event.result }
    }
  })
  if (!hasDomains) return null
  const action = t(asked.some(({ domains }) => domains.length > 0) ? 'domains.again' : 'domains.check')
  return (
    <div className={styles.press}>
      <Button disabled={check.isRunning || !mayChange || !tlds} onClick={() => check.run(asked.map(({ id }) => id))}>
        {action}
      </Button>
      <p role="status" className={styles.state}>
        {check.isRunning && check.domains && (
          <DomainSummary domains={check.domains} results={check.results} isRunning={check.isRunning} />
        )}
      </p>
      {tlds && <Recipients tlds={tlds} action={action} />}
    </div>
  )
}
