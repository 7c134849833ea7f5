import type { DomainName, DomainResult } from '@marklot/contracts/domains'
import { useEffect, useRef, useState } from 'react'
import { type Api, type ApiMutationOptions, useApiMutation } from '../../../lib/api.tsx'
import { overlays, paywallCodeOf } from '../../../shell/overlays.ts'

/** A message during a check: the names at its beginning, then each result as it arrives. */
interface DomainPart {
  domains: readonly DomainName[]
  result: DomainResult | null
}

/** Domains while they are checked. */
export interface DomainProgress<Question> {
  /** In the order of the page; null before the first check. */
  domains: readonly DomainName[] | null
  results: ReadonlyMap<string, DomainResult>
  isRunning: boolean
  error: Error | null
  /** Starts a check. The page reports a refusal that the caller does not show, or shows which plan would help. */
  run: (question: Question) => void
}

/** Checks domains on request, never automatically. Shows results as they arrive; leaving the page cancels the check. */
export function useDomainProgress<Question>(
  ask: (api: Api, question: Question, options: { signal: AbortSignal }) => AsyncIterable<DomainPart>,
  options?: ApiMutationOptions,
): DomainProgress<Question> {
  const [domains, setDomains] = useState<readonly DomainName[] | null>(null)
  const [results, setResults] = useState<ReadonlyMap<string, DomainResult>>(new Map())
  const ending = useRef<AbortController>(undefined)
  const { run, busy, error } = useApiMutation(
    'creating',
    async (api, question: Question) => {
      ending.current = new AbortController()
      const { signal } = ending.current
      setResults(new Map())
      let isAnswered = false
      try {
        for await (const { domains: named, result } of ask(api, question, { signal })) {
          isAnswered = true
          if (named.length > 0) setDomains(named)
          if (result) setResults((known) => new Map(known).set(result.name, result))
        }
      } finally {
        // The domains of the check before would look like an answer to this one.
        if (!isAnswered) setDomains(null)
      }
    },
    options,
  )
  useEffect(() => () => ending.current?.abort(), [])
  return {
    domains,
    results,
    isRunning: busy,
    error,
    run: (question) =>
      void run(question).catch((error: unknown) => {
        const code = paywallCodeOf(error)
        if (code) overlays.open({ kind: 'paywall', code, about: 'domains' })
      }),
  }
}
