import type { StoredBrandQuery } from '@marklot/contracts/radar'
import { pageEvents } from '../../lib/page-events.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useRemoveSearch } from './pieces/index.ts'

interface RemoveDialogProps {
  saved: StoredBrandQuery
  onRemoved: () => void
  onClose: () => void
}

/** Asks for confirmation before a saved search is deleted together with all its findings. */
export function RemoveDialog({ saved, onRemoved, onClose }: RemoveDialogProps) {
  const t = usePhrases('radar')
  const { id, name } = saved
  const removing = useRemoveSearch()
  const remove = async () => {
    await removing.run(id)
    pageEvents.emit('notified', { severity: 'INFO', text: t('remove.done', { name }) })
    onRemoved()
    onClose()
  }
  return (
    <ConfirmDialog
      title={t('remove.title', { name })}
      confirm={t('remove')}
      isBusy={removing.busy}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{t('remove.text')}</p>
    </ConfirmDialog>
  )
}
