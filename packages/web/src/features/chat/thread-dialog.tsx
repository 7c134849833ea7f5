import { longestThreadTitle } from '@marklot/contracts/chat'
import { isBlank } from '@marklot/contracts/rules'
import { type FormEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { pageEvents } from '../../lib/page-events.ts'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { afterRemoval } from '../../ui/use-list-title.ts'
import { useRemoveThread, useRenameThread } from './chat-calls.ts'
import type { ThreadTask } from './thread-task.ts'

interface ThreadDialogProps {
  task: ThreadTask
  /** The thread that the page shows. */
  current: string | null
  /** Called when a thread other than `current` has been deleted. */
  onRemoved: () => void
  onClose: () => void
}

/** Renames or deletes a thread. */
export function ThreadDialog({ task, ...rest }: ThreadDialogProps) {
  return task.kind === 'rename' ? <Rename thread={task.thread} {...rest} /> : <Delete thread={task.thread} {...rest} />
}

type Props = Omit<ThreadDialogProps, 'task'> & Pick<ThreadTask, 'thread'>

function Rename({ thread, onClose }: Props) {
  const t = usePhrases('chat')
  const ui = usePhrases('ui')
  const form = useId()
  const [title, setTitle] = useState(thread.title)
  const renaming = useRenameThread()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBlank(title)) return
    try {
      await renaming.run({ id: thread.id, title: title.trim() })
      onClose()
    } catch {
      // The page has reported the failure; the dialog stays open.
    }
  }
  return (
    <Dialog
      title={t('thread.rename')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{ui('cancel')}</Button>
          <Button look="primary" type="submit" form={form} disabled={renaming.busy || isBlank(title)}>
            {t('thread.save')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void submit(event)}>
        <TextField name="title" label={t('thread.name')} value={title} onChange={setTitle} maxLength={longestThreadTitle} />
      </form>
    </Dialog>
  )
}

function Delete({ thread, current, onRemoved, onClose }: Props) {
  const t = usePhrases('chat')
  const locale = useLocale()
  const navigate = useNavigate()
  const removing = useRemoveThread()
  const remove = async () => {
    await removing.run(thread.id)
    pageEvents.emit('notified', { severity: 'INFO', text: t('thread.deleted') })
    onClose()
    if (thread.id === current) await navigate(paths.chat(locale), { state: afterRemoval })
    else onRemoved()
  }
  return (
    <ConfirmDialog
      title={t('thread.delete.title', { title: thread.title || t('threads.new') })}
      confirm={t('thread.delete')}
      isBusy={removing.busy}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{t('thread.delete.text')}</p>
    </ConfirmDialog>
  )
}
