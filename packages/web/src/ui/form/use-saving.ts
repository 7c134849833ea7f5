import { ApiError, type ErrorDetail } from '@marklot/contracts'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { pageEvents } from '../../lib/page-events.ts'
import { usePhrases } from '../../lib/phrases.tsx'

export type Faults = Readonly<Record<string, string>>

export interface Saving {
  form: RefObject<HTMLFormElement | null>
  /** Faults by field name, in the page's language. */
  faults: Faults
  submit: (event: FormEvent) => void
}

/**
 * Submits a form: checks it, saves it and confirms. Faults found by the page or the server are shown beside their
 * fields, and the first one gets the focus. The page reports all other failures: the mutation of `save` needs
 * `shows: hasFaults`, so that it does not report those as well.
 * @param options `isQuiet`: shows no message after saving, because the page continues by itself
 */
export function useSaving(check: () => Faults, save: () => Promise<unknown>, { isQuiet = false } = {}): Saving {
  const t = usePhrases('settings')
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<Faults>({})
  const show = (found: Faults) => {
    setFaults(found)
    const first = [...(form.current?.elements ?? [])].find((element) => found[(element as HTMLInputElement).name] !== undefined)
    ;(first as HTMLElement | undefined)?.focus()
  }
  return {
    form,
    faults,
    submit: (event) => {
      event.preventDefault()
      const found = check()
      show(found)
      if (Object.keys(found).length > 0) return
      save().then(
        () => isQuiet || pageEvents.emit('notified', { severity: 'INFO', text: t('saved') }),
        (error: unknown) => {
          show(faultsOf(error))
          reportUnplaced(error, form.current)
        },
      )
    },
  }
}

/** Returns whether the server blames single fields for a failure. */
export const hasFaults = (error: unknown) => Object.keys(faultsOf(error)).length > 0

/** Lets the page report a failure if the server blames something that is not a field of the form. */
export function reportUnplaced(error: unknown, form: HTMLFormElement | null): void {
  const isPlaced = (field: string) => form?.elements.namedItem(field) != null
  if (!Object.keys(faultsOf(error)).every(isPlaced)) pageEvents.emit('errorOccurred', { error })
}

/** Returns the faults that the server found, by field, with its sentences. */
export function faultsOf(error: unknown): Faults {
  if (!(error instanceof ApiError)) return {}
  const details = (error.body as { details?: readonly ErrorDetail[] } | null)?.details ?? []
  return Object.fromEntries(details.map(({ path, message }) => [path.replace(/^body\./, '').split('.')[0] ?? path, message]))
}
