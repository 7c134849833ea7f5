import { useState } from 'react'
import { type Api, type ApiMutationOptions, type MutationHolder, useApiMutation, useReload } from '../../lib/api.tsx'
import { pageEvents } from '../../lib/page-events.ts'
import { Button, type ButtonLook } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

/** First part of the key of every query of this page. */
export const adminKey = 'admin'
/** First parts of the keys of queries that a change may affect, including the keyed lists. */
const changedAnswers: readonly unknown[] = [adminKey, 'reference', 'products', 'packages']

/** For changes of a dialog that shows each failure itself, so that the page does not show it as well. */
export const shownInDialog: ApiMutationOptions = { shows: () => true }

/** Returns a mutation. Once it succeeds, the page reloads what it shows; nothing is shown optimistically. */
export function useChange<V, T>(
  reason: 'updating' | 'creating' | 'deleting',
  call: (api: Api, values: V) => Promise<T>,
  options?: ApiMutationOptions,
) {
  const reload = useReload()
  const mutation = useApiMutation(reason, call, options)
  const run = async (values: V) => {
    const answer = await mutation.run(values)
    await Promise.all(changedAnswers.map((part) => reload(part)))
    return answer
  }
  return { ...mutation, run } satisfies MutationHolder<V, T>
}

interface ChangeButtonProps<V> extends ButtonLook {
  label: string
  /** Accessible name for cases where the label alone does not name the object. */
  name?: string
  change: MutationHolder<V, unknown>
  values: V
  /** Message on success. */
  done: string
}

/** A button for a reversible change. */
export function ChangeButton<V>({ label, name, change, values, done, look, size = 'small' }: ChangeButtonProps<V>) {
  return (
    <Button
      look={look}
      size={size}
      aria-label={name}
      disabled={change.busy}
      onClick={() => {
        // The page reports a failure.
        change.run(values).then(
          () => pageEvents.emit('notified', { severity: 'INFO', text: done }),
          () => undefined,
        )
      }}
    >
      {label}
    </Button>
  )
}

/** A button that asks for confirmation, for changes that are irreversible or affect others. */
export function ConfirmButton<V>({
  label,
  name,
  change,
  values,
  done,
  text,
  look,
  size = 'small',
}: ChangeButtonProps<V> & { text: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const confirm = async () => {
    await change.run(values)
    pageEvents.emit('notified', { severity: 'INFO', text: done })
    setIsOpen(false)
  }
  return (
    <>
      <Button look={look} size={size} aria-label={name} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={name ?? label}
          confirm={label}
          isBusy={change.busy}
          onConfirm={confirm}
          onClose={() => setIsOpen(false)}
        >
          <p>{text}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
