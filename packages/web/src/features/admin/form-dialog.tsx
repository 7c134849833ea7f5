import { type FormEvent, type ReactNode, useId } from 'react'
import { usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Fault } from '../../ui/form/fields.tsx'
import styles from './admin.module.css'

interface FormDialogProps {
  title: string
  /** The words of the button that sends the form. */
  action: string
  isBusy: boolean
  /** Why the server refused; null if it has not refused. */
  refusal: string | null
  onSubmit(event: FormEvent<HTMLFormElement>): void
  onClose(): void
  children: ReactNode
}

/** A dialog with a form, the button that sends it, and the message of a server that refuses. */
export function FormDialog({ title, action, isBusy, refusal, onSubmit, onClose, children }: FormDialogProps) {
  const t = usePhrases('admin')
  const form = useId()
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" type="submit" form={form} disabled={isBusy} aria-busy={isBusy}>
            {action}
          </Button>
        </>
      }
    >
      <form id={form} noValidate className={styles.form} onSubmit={onSubmit}>
        {children}
        {refusal && (
          <div role="alert">
            <Fault>{refusal}</Fault>
          </div>
        )}
      </form>
    </Dialog>
  )
}
