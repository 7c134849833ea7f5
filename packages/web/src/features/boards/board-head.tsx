import type { BrandBoard, BrandBookmark } from '@marklot/contracts/boards'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useApiMutation } from '../../lib/api.tsx'
import { useFormat } from '../../lib/format.ts'
import { pageEvents } from '../../lib/page-events.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { ExportMenu } from '../../shell/export-menu.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { OutlineSign } from '../../ui/icon.tsx'
import type { ListTitle } from '../../ui/use-list-title.ts'
import { boardsOf, useExportBoard, useReloadBoards } from './board-calls.ts'
import styles from './board-head.module.css'
import { pencilShape, trashShape } from './icons.ts'
import { NameDialog } from './name-dialog.tsx'
import { useBoardAddress } from './use-board-address.ts'

interface BoardHeadProps {
  board: BrandBoard
  /** Undefined while they load. */
  bookmarks: readonly BrandBookmark[] | undefined
  /** The day of the board's next deadline. */
  nextDay: string | null
  title: ListTitle['title']
  onDeleted: () => void
}

/** The name of a board, its number of brands, its next deadline, and its actions. */
export function BoardHead({ board, bookmarks, nextDay, title, onDeleted }: BoardHeadProps) {
  const t = usePhrases('boards')
  const format = useFormat()
  const [asked, setAsked] = useState<'rename' | 'delete' | null>(null)
  const close = () => setAsked(null)
  return (
    <header className={styles.head}>
      <div>
        <h1 {...title} dir="auto">
          {board.name}
        </h1>
        <p className={styles.facts}>
          {t('count', { count: board.count })}
          {nextDay && `, ${t('nextDeadline', { date: format.date(nextDay) })}`}
        </p>
      </div>
      <div className={styles.actions}>
        {board.count > 0 && <ExportBoard board={board} />}
        <Button iconOnly aria-haspopup="dialog" aria-label={t('rename')} title={t('rename')} onClick={() => setAsked('rename')}>
          <OutlineSign shape={pencilShape} />
        </Button>
        <Button iconOnly aria-haspopup="dialog" aria-label={t('delete')} title={t('delete')} onClick={() => setAsked('delete')}>
          <OutlineSign shape={trashShape} />
        </Button>
      </div>
      {asked === 'rename' && <NameDialog board={board} onClose={close} />}
      {asked === 'delete' && <DeleteDialog board={board} bookmarks={bookmarks ?? []} onDeleted={onDeleted} onClose={close} />}
    </header>
  )
}

function ExportBoard({ board }: { board: BrandBoard }) {
  const t = usePhrases('boards')
  return (
    <ExportMenu
      label={t('export')}
      formats={['xlsx', 'csv'] as const}
      labelOf={(format) => t(`export.${format}`)}
      exporting={useExportBoard(board)}
    />
  )
}

interface DeleteDialogProps {
  board: BrandBoard
  bookmarks: readonly BrandBookmark[]
  onDeleted: () => void
  onClose: () => void
}

function DeleteDialog({ board, bookmarks, onDeleted, onClose }: DeleteDialogProps) {
  const t = usePhrases('boards')
  const navigate = useNavigate()
  const { addressOf } = useBoardAddress()
  const reload = useReloadBoards()
  const exporting = useExportBoard(board)
  const deleting = useApiMutation('deleting', (api, id: number) => boardsOf(api).deleteBoard({ params: { id } }))
  const notes = bookmarks.filter(({ note }) => note !== '').length
  const remove = async () => {
    await deleting.run(board.id)
    await navigate(addressOf(null), { replace: true })
    // Closes before the list is there again, because the list may still show the board, e.g. if it cannot be loaded.
    onClose()
    await reload()
    pageEvents.emit('notified', { severity: 'INFO', text: t('deleted', { board: board.name }) })
    onDeleted()
  }
  return (
    <ConfirmDialog
      title={t('delete.title', { board: board.name })}
      confirm={t('delete.confirm')}
      isBusy={deleting.busy}
      onConfirm={remove}
      onClose={onClose}
      before={
        board.count > 0 && (
          <Button disabled={exporting.busy} onClick={() => void exporting.run('xlsx').catch(() => undefined)}>
            {t('export.first')}
          </Button>
        )
      }
    >
      <p>
        {t('delete.brands', { count: board.count })} {notes > 0 && `${t('delete.notes', { count: notes })} `}
        {t('delete.final')}
      </p>
    </ConfirmDialog>
  )
}
