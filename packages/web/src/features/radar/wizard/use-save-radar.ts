import type { QueryExecution, StoredBrandQuery, StoredBrandQueryInput } from '@marklot/contracts/radar'
import { isBlank } from '@marklot/contracts/rules'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { useApi, useApiMutation } from '../../../lib/api.tsx'
import { usePhrases } from '../../../lib/phrases.tsx'
import { type Faults, faultsOf, hasFaults, reportUnplaced } from '../../../ui/form/use-saving.ts'
import { allShared, type Recipients, radarOf, recipientFaults, useReloadRadar } from '../pieces/index.ts'
import { assessmentsOf, type Draft, radarSearchOf, type WatchedBrand } from './draft.ts'
import type { DraftHolder } from './use-draft.ts'

export interface SavedRadar {
  query: StoredBrandQuery
  /** Null: the first execution failed. */
  execution: QueryExecution | null
}

/** Returns the whole radar with its assessments in the form in which it is sent. */
export function radarInput(draft: Draft, brand: WatchedBrand, recipients: Recipients): StoredBrandQueryInput {
  const { executionFrequency, mailWhenNothingNew, savedId } = draft
  const ownerMail = recipients.ownerMail.trim()
  return {
    ...radarSearchOf(draft, brand),
    ...(savedId !== null && { id: savedId }),
    name: draft.name.trim(),
    description: draft.description.trim(),
    executionFrequency,
    ...(ownerMail !== '' && { ownerMail }),
    shareResults: allShared(recipients),
    notificationLanguage: recipients.notificationLanguage,
    mailWhenNothingNew,
    assessments: assessmentsOf(draft),
  }
}

interface SavingRadar {
  form: RefObject<HTMLFormElement | null>
  faults: Faults
  busy: boolean
  isRunning: boolean
  submit: (event: FormEvent) => void
}

/** Checks and saves the radar, and runs it for the first time. The first field with a fault gets the focus. */
export function useSaveRadar(options: {
  holder: DraftHolder
  brand: WatchedBrand
  recipients: Recipients
  onSaved: (saved: SavedRadar) => void
}): SavingRadar {
  const { holder, brand, recipients, onSaved } = options
  const { draft, change } = holder
  const messages = usePhrases('validation')
  const radar = radarOf(useApi())
  const reload = useReloadRadar()
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<Faults>({})
  const [isRunning, setIsRunning] = useState(false)
  const saving = useApiMutation('creating', (_, body: StoredBrandQueryInput) => radar.save({ body }), { shows: hasFaults })

  const show = (found: Faults) => {
    setFaults(found)
    const first = [...(form.current?.elements ?? [])].find((element) => found[(element as HTMLInputElement).name] !== undefined)
    ;(first as HTMLElement | undefined)?.focus()
  }
  const save = async () => {
    const query = await saving.run(radarInput(draft, brand, recipients))
    // Another attempt changes this radar instead of saving a second one.
    change({ savedId: query.id })
    setIsRunning(true)
    const execution = await radar.execute({ params: { id: query.id } }).catch(() => null)
    setIsRunning(false)
    void reload()
    onSaved({ query, execution })
  }
  return {
    form,
    faults,
    busy: saving.busy || isRunning,
    isRunning,
    submit: (event) => {
      event.preventDefault()
      const checked = {
        ...recipientFaults(recipients, draft.executionFrequency !== 'none'),
        ...(isBlank(draft.name) && { name: 'required' as const }),
      }
      const found = Object.fromEntries(Object.entries(checked).map(([field, fault]) => [field, messages(fault)]))
      show(found)
      // The page reports other failures, and the paywall those of the plan.
      if (Object.keys(found).length > 0) return
      save().catch((error: unknown) => {
        show(faultsOf(error))
        reportUnplaced(error, form.current)
      })
    },
  }
}
