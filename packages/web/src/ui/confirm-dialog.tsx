import type { ReactNode } from 'react'
import { usePhrases } from '../lib/phrases.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

interface ConfirmDialogProps {
  title: string
  /** The label of the button that confirms. */
  confirm: string
  isBusy: boolean
  onConfirm: () => Promise<void>
  onClose: () => void
  children: ReactNode
  /** Offered before the two answers. */
  before?: ReactNode
}

/** Asks for confirmation before something is lost. The page reports a failure, and the dialog stays open. */
export function ConfirmDialog({ title, confirm, isBusy, onConfirm, onClose, children, before }: ConfirmDialogProps) {
  const t = usePhrases('ui')
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          {before}
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" disabled={isBusy} onClick={() => void onConfirm().catch(() => undefined)}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
