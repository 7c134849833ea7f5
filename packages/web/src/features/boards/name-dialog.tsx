import { type BrandBoard, longestBoardName } from '@marklot/contracts/boards'
import { isBlank } from '@marklot/contracts/rules'
import { type FormEvent, useId, useState } from 'react'
import { useApiMutation } from '../../lib/api.tsx'
import { usePhrases } from '../../lib/phrases.tsx'
import { useErrorText } from '../../shell/error-text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { boardsOf, useReloadBoards } from './board-calls.ts'

interface NameDialogProps {
  /** The board to rename; null: a new one. */
  board: BrandBoard | null
  onClose: () => void
  onSaved?: (board: BrandBoard) => void
}

/** Names a new board or renames one. */
export function NameDialog({ board, onClose, onSaved }: NameDialogProps) {
  const t = usePhrases('boards')
  const validation = usePhrases('validation')
  const formId = useId()
  const [name, setName] = useState(board?.name ?? '')
  const [fault, setFault] = useState<string | null>(null)
  const textOf = useErrorText()
  const reload = useReloadBoards()
  const saving = useApiMutation(
    'creating',
    (api, typed: string) => boardsOf(api).saveBoard({ body: board ? { id: board.id, name: typed } : { name: typed } }),
    { shows: () => true },
  )
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBlank(name)) return setFault(validation('required'))
    const saved = await saving.run(name)
    await reload()
    onSaved?.(saved)
    onClose()
  }
  return (
    <Dialog
      title={board ? t('rename') : t('newBoard')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" look="primary" form={formId} disabled={saving.busy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event).catch((error: unknown) => setFault(textOf(error)))}>
        <TextField
          name="name"
          label={t('name')}
          hint={t('namePlaceholder')}
          value={name}
          fault={fault}
          maxLength={longestBoardName}
          onChange={(value) => {
            setFault(null)
            setName(value)
          }}
        />
      </form>
    </Dialog>
  )
}
