import { useState } from 'react'
import { type Api, type ApiMutationOptions, type MutationHolder, useApiMutation, useReload } from '../../lib/api.tsx'
import { errorText, pageEvents } from '../../lib/page-events.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { Button, type ButtonLook } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Fault } from '../../ui/form/fields.tsx'

/** First part of the key of every query of this page. */
export const adminKey = 'admin'
/** First parts of the keys of queries that a change may affect, including the keyed lists. */
const changedAnswers: readonly unknown[] = [adminKey, 'reference', 'products', 'packages']

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
export function ConfirmButton<V>({ text, ...props }: ChangeButtonProps<V> & { text: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const { label, name, look, size = 'small' } = props
  return (
    <>
      <Button look={look} size={size} aria-label={name} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && <ConfirmDialog {...props} text={text} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function ConfirmDialog<V>({
  label,
  name,
  text,
  change,
  values,
  done,
  onClose,
}: ChangeButtonProps<V> & { text: string; onClose: () => void }) {
  const t = usePhrases('admin')
  const [fault, setFault] = useState<string | null>(null)
  return (
    <Dialog
      title={name ?? label}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            look="primary"
            disabled={change.busy}
            onClick={() => {
              change.run(values).then(
                () => {
                  pageEvents.emit('notified', { severity: 'INFO', text: done })
                  onClose()
                },
                (error: unknown) => setFault(errorText(error)),
              )
            }}
          >
            {label}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {fault && (
        <div role="alert">
          <Fault>{fault}</Fault>
        </div>
      )}
    </Dialog>
  )
}
