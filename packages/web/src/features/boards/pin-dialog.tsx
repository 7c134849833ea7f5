import { type BrandBoard, longestBoardName, longestNote } from '@marklot/contracts/boards'
import { isBlank } from '@marklot/contracts/rules'
import { type FormEvent, useId, useState } from 'react'
import { useApiMutation } from '../../lib/api.tsx'
import { pageEvents } from '../../lib/page-events.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { useSession } from '../../lib/session.tsx'
import { useErrorText } from '../../shell/error-text.ts'
import type { PinnableBrand } from '../../shell/overlays.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { SignInButtons } from '../../ui/sign-in-buttons.tsx'
import { ErrorState, Notice, Skeleton } from '../../ui/states.tsx'
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
  return (
    <Dialog title={t('pin.title', { name: brand.name })} onClose={onClose} footer={<SignInButtons primary="signUp" inDialog />}>
      <p>{t('needsLogin')}</p>
    </Dialog>
  )
}

/** The reader's choice and input. */
interface Pinned {
  /** Null: a new board is saved first, under `name`; without a name it is the default board. */
  board: BrandBoard | null
  name?: string
  note: string
}

function ChooseBoard({ brand, onClose }: PinDialogProps) {
  const t = usePhrases('boards')
  const ui = usePhrases('ui')
  const formId = useId()
  const { object: boards, error, busy, reload } = useBoardsOfBrand(brand.brandId)
  const reloadAll = useReloadBoards()
  const textOf = useErrorText()
  const pinning = useApiMutation(
    'creating',
    async (api, { board, name, note }: Pinned) => {
      const calls = boardsOf(api)
      const chosen = board ?? (await calls.saveBoard({ body: { name } }))
      await calls.saveBookmark({
        params: { containerId: chosen.id },
        body: { brandId: brand.brandId, ...(note !== '' && { note }) },
      })
      return chosen
    },
    { shows: () => true },
  )
  const pin = async (pinned: Pinned) => {
    const board = await pinning.run(pinned)
    lastBoardId = board.id
    pageEvents.emit('notified', { severity: 'INFO', text: t('pin.done', { name: brand.name, board: board.name }) })
    onClose()
    await reloadAll()
  }
  return (
    <Dialog
      title={t('pin.title', { name: brand.name })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" look="primary" form={formId} disabled={!boards || pinning.busy}>
            {t('pin.confirm')}
          </Button>
        </>
      }
    >
      {boards ? (
        // A failure stays readable in the dialog.
        <PinForm id={formId} boards={boards} onPin={(pinned) => void pin(pinned).catch(() => undefined)} />
      ) : error && !busy ? (
        <ErrorState title={t('failed.title')}>
          <Button onClick={reload}>{ui('retry')}</Button>
        </ErrorState>
      ) : (
        <div role="status" aria-label={t('loading')}>
          <Skeleton height="160px" />
        </div>
      )}
      {pinning.error && (
        <Notice kind="warning">
          <p role="alert">{textOf(pinning.error)}</p>
        </Notice>
      )}
    </Dialog>
  )
}

/** The board that the reader chose last, offered first the next time. */
let lastBoardId: number | null = null

interface PinFormProps {
  id: string
  boards: readonly BrandBoard[]
  onPin: (pinned: Pinned) => void
}

function PinForm({ id, boards, onPin }: PinFormProps) {
  const t = usePhrases('boards')
  const validation = usePhrases('validation')
  const [chosen, setChosen] = useState<ChosenBoard>(
    () => boards.find((board) => board.id === lastBoardId)?.id ?? boards[0]?.id ?? 'default',
  )
  const [name, setName] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [note, setNote] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen === 'new' && isBlank(name)) return setFault(validation('required'))
    const board = boards.find((one) => one.id === chosen) ?? null
    onPin({ board, name: chosen === 'new' ? name : undefined, note: note.trim() })
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
