import { usePhrases } from '../../../lib/phrases.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

interface RemoveDialogProps {
  title: string
  text: string
  busy: boolean
  onRemove: () => void
  onClose: () => void
}

/** Asks before something is deleted for good. Needs the texts `checks`. */
export function RemoveDialog({ title, text, busy, onRemove, onClose }: RemoveDialogProps) {
  const t = usePhrases('checks')
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" disabled={busy} onClick={onRemove}>
            {t('remove')}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}
