import type { ReactNode } from 'react'
import { usePhrases } from '../lib/phrases.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

interface ConfirmDialogProps {
  title: string
  /** The button that goes ahead. */
  confirm: string
  isBusy: boolean
  onConfirm: () => Promise<void>
  onClose: () => void
  children: ReactNode
  /** Offered before the two answers. */
  before?: ReactNode
}

/** Asks before something is lost. A failure is reported by the page and keeps the question open. */
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
