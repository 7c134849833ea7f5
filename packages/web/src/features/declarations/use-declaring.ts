import { ApiError } from '@marklot/contracts/client'
import type { DeclarationReceipt } from '@marklot/contracts/declarations'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { hasStatus, useApiMutation } from '../../lib/api.tsx'
import { newId } from '../../lib/new-id.ts'
import { useLocale } from '../../lib/phrases.tsx'
import { type Faults, faultsOf, hasFaults, reportUnplaced } from '../../ui/form/use-saving.ts'
import { type DeclarationCalls, declarationsOf, visitorsDeclarations } from './declaration-calls.ts'

export interface Declaring {
  form: RefObject<HTMLFormElement | null>
  /** Faults by field name, in the page's language. */
  faults: Faults
  busy: boolean
  /** The last attempt did not reach the server. */
  hasFailed: boolean
  receipt: DeclarationReceipt | null
  submit: (event: FormEvent) => void
}

/**
 * Sends a declaration. A repeated attempt keeps its id as long as the declaration is unchanged, so that a declaration
 * whose reply was lost is not stored twice. It also arrives if the sign-in has expired.
 * @param send sends the current input under the given id
 */
export function useDeclaring(
  check: () => Faults,
  input: unknown,
  send: (calls: DeclarationCalls, requestId: string) => Promise<DeclarationReceipt>,
): Declaring {
  const locale = useLocale()
  const form = useRef<HTMLFormElement>(null)
  const request = useRef({ input: '', id: '' })
  const [faults, setFaults] = useState<Faults>({})
  const [hasFailed, setHasFailed] = useState(false)
  const [receipt, setReceipt] = useState<DeclarationReceipt | null>(null)
  const sending = useApiMutation(
    'creating',
    (api, requestId: string) =>
      send(declarationsOf(api), requestId).catch((error: unknown) => {
        if (error instanceof ApiError && hasStatus(error, 401)) return send(visitorsDeclarations(locale), requestId)
        throw error
      }),
    { shows: hasFaults },
  )
  const show = (found: Faults) => {
    setFaults(found)
    const first = [...(form.current?.elements ?? [])].find((element) => found[(element as HTMLInputElement).name] !== undefined)
    ;(first as HTMLElement | undefined)?.focus()
  }
  return {
    form,
    faults,
    busy: sending.busy,
    hasFailed,
    receipt,
    submit: (event) => {
      event.preventDefault()
      if (sending.busy) return
      const found = check()
      show(found)
      if (Object.keys(found).length > 0) return
      const text = JSON.stringify(input)
      if (request.current.input !== text) request.current = { input: text, id: newId() }
      setHasFailed(false)
      sending.run(request.current.id).then(setReceipt, (error: unknown) => {
        setHasFailed(!hasFaults(error))
        show(faultsOf(error))
        reportUnplaced(error, form.current)
      })
    },
  }
}
