import type { StoredBrandQuery } from '@marklot/contracts/radar'
import { pageEvents } from '../../lib/page-events.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useRemoveSearch } from './pieces/index.ts'

/** Asks before a saved search is deleted with all that it found. */
export function RemoveDialog({ saved, onClose }: { saved: StoredBrandQuery; onClose: () => void }) {
  const t = usePhrases('radar')
  const { id, name } = saved
  const removing = useRemoveSearch()
  const remove = async () => {
    await removing.run(id)
    pageEvents.emit('notified', { severity: 'INFO', text: t('remove.done', { name }) })
    onClose()
  }
  return (
    <Dialog
      title={t('remove.title', { name })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          {/* The page reports a failure and the question stays open. */}
          <Button look="primary" disabled={removing.busy} onClick={() => void remove().catch(() => undefined)}>
            {t('remove')}
          </Button>
        </>
      }
    >
      <p>{t('remove.text')}</p>
    </Dialog>
  )
}
