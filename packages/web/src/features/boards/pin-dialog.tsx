import { type BrandBoard, longestBoardName, longestNote } from '@marklot/contracts/boards'
import { type FormEvent, useId, useState } from 'react'
import { useApi } from '../../lib/api.tsx'
import { pageEvents } from '../../lib/page-events.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { useSession } from '../../lib/session.tsx'
import type { PinnableBrand } from '../../shell/overlays.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { boardsOf, useBoardsOfBrand, useReloadBoards } from './board-calls.ts'
import { BoardChoice, type ChosenBoard } from './board-choice.tsx'

interface PinDialogProps {
  brand: PinnableBrand
  onClose: () => void
}

/** The popup that pins a brand on an existing board or a new one (spec 1, section 2, "Brand details"). */
export function PinDialog({ brand, onClose }: PinDialogProps) {
  const { account, isLoading } = useSession()
  if (!account && !isLoading) return <PleaseLogIn brand={brand} onClose={onClose} />
  return <ChooseBoard brand={brand} onClose={onClose} />
}

function PleaseLogIn({ brand, onClose }: PinDialogProps) {
  const t = usePhrases('boards')
  const session = usePhrases('session')
  const { signIn } = useSession()
  const start = (flow: 'signIn' | 'signUp') => () => void signIn.start(flow).catch(() => undefined)
  return (
    <Dialog
      title={t('pin.title', { name: brand.name })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={start('signIn')}>{session('login')}</Button>
          <Button look="primary" onClick={start('signUp')}>
            {session('signUp')}
          </Button>
        </>
      }
    >
      <p>{t('needsLogin')}</p>
    </Dialog>
  )
}

function ChooseBoard({ brand, onClose }: PinDialogProps) {
  const t = usePhrases('boards')
  const ui = usePhrases('ui')
  const formId = useId()
  const { object: boards, error, busy, reload } = useBoardsOfBrand(brand.brandId)
  const [isSaving, setIsSaving] = useState(false)
  return (
    <Dialog
      title={t('pin.title', { name: brand.name })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" look="primary" form={formId} disabled={!boards || isSaving}>
            {t('pin.confirm')}
          </Button>
        </>
      }
    >
      {boards ? (
        <PinForm id={formId} brand={brand} boards={boards} onClose={onClose} onBusy={setIsSaving} />
      ) : error && !busy ? (
        <ErrorState title={t('failed.title')}>
          <Button onClick={reload}>{ui('retry')}</Button>
        </ErrorState>
      ) : (
        <div role="status" aria-label={t('loading')}>
          <Skeleton height="160px" />
        </div>
      )}
    </Dialog>
  )
}

/** The board that the reader chose last, offered first the next time. */
let lastBoardId: number | null = null

interface PinFormProps extends PinDialogProps {
  id: string
  boards: readonly BrandBoard[]
  onBusy: (isBusy: boolean) => void
}

function PinForm({ id, brand, boards, onClose, onBusy }: PinFormProps) {
  const t = usePhrases('boards')
  const validation = usePhrases('validation')
  const api = boardsOf(useApi())
  const reload = useReloadBoards()
  const [chosen, setChosen] = useState<ChosenBoard>(
    () => boards.find((board) => board.id === lastBoardId)?.id ?? boards[0]?.id ?? 'default',
  )
  const [name, setName] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [note, setNote] = useState('')

  const boardOf = async (): Promise<{ id: number; name: string }> => {
    const known = boards.find((board) => board.id === chosen)
    return known ?? api.saveBoard({ body: chosen === 'new' ? { name } : {} })
  }
  const pin = async () => {
    const board = await boardOf()
    const typed = note.trim()
    await api.saveBookmark({
      params: { containerId: board.id },
      body: { brandId: brand.brandId, ...(typed !== '' && { note: typed }) },
    })
    lastBoardId = board.id
    pageEvents.emit('notified', { severity: 'INFO', text: t('pin.done', { name: brand.name, board: board.name }) })
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen === 'new' && name.trim() === '') return setFault(validation('required'))
    onBusy(true)
    void pin()
      .catch((error: unknown) => pageEvents.emit('errorOccurred', { error }))
      .finally(() => {
        onBusy(false)
        void reload()
      })
  }
  return (
    <form id={id} noValidate onSubmit={submit}>
      <BoardChoice boards={boards} chosen={chosen} onChoose={setChosen} />
      {chosen === 'new' && (
        <TextField
          name="name"
          label={t('pin.newName')}
          hint={t('namePlaceholder')}
          value={name}
          fault={fault}
          maxLength={longestBoardName}
          onChange={(value) => {
            setFault(null)
            setName(value)
          }}
        />
      )}
      <TextArea
        name="note"
        label={t('pin.note')}
        rows={2}
        required={false}
        maxLength={longestNote}
        value={note}
        onChange={setNote}
      />
    </form>
  )
}
