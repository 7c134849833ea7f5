import type { Account } from '@marklot/contracts/accounts'
import { legalFigures } from '@marklot/phrases/legal/figures'
import { useState } from 'react'
import { useApiMutation } from '../../lib/api.tsx'
import { useFormat } from '../../lib/format.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { confirm, validate } from '../../lib/validation.ts'
import { useErrorText } from '../../shell/error-text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Tick } from '../../ui/form/fields.tsx'
import { Notice } from '../../ui/states.tsx'
import { dayOf } from './pieces/day-of.ts'
import { useReloadAccount } from './pieces/use-reload-account.ts'
import { Section } from './section.tsx'

export function DeleteSection({ account }: { account: Account }) {
  const t = usePhrases('settings')
  const format = useFormat()
  const reload = useReloadAccount()
  const [isAsking, setIsAsking] = useState(false)
  const withdrawing = useApiMutation('updating', (api, _: undefined) => api.accounts.withdrawDeletion())
  const { deletionDays } = account.isBusinessCustomer ? legalFigures.business : legalFigures.consumer
  return (
    <Section id="delete" title={t('delete.title')} text={t('delete.text', { days: deletionDays })}>
      {account.deletionRequestedUtc ? (
        <Notice kind="warning">
          <p>
            {t('delete.due', {
              date: format.date(dayOf(account.deletionDueUtc ?? account.deletionRequestedUtc, account.timeZone), 'long'),
            })}
          </p>
          <Button disabled={withdrawing.busy} onClick={() => void withdrawing.run(undefined).then(reload, () => undefined)}>
            {t('delete.withdraw')}
          </Button>
        </Notice>
      ) : (
        <Button onClick={() => setIsAsking(true)}>{t('delete.start')}</Button>
      )}
      {isAsking && <ConfirmDeletion onClose={() => setIsAsking(false)} onDone={reload} />}
    </Section>
  )
}

function ConfirmDeletion({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const t = usePhrases('settings')
  const rule = usePhrases('validation')
  const [isUnderstood, setIsUnderstood] = useState(false)
  const [wasSent, setWasSent] = useState(false)
  const requesting = useApiMutation('deleting', (api, _: undefined) => api.accounts.requestDeletion(), {
    shows: () => true,
  })
  const textOf = useErrorText()
  const broken = validate(isUnderstood, [confirm])
  const request = async () => {
    setWasSent(true)
    if (broken) return
    // A refusal, for example because a subscription runs, stays readable in the dialog.
    await requesting.run(undefined).then(
      () => {
        onDone()
        onClose()
      },
      () => undefined,
    )
  }
  return (
    <Dialog
      title={t('delete.confirmTitle')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" disabled={requesting.busy} onClick={() => void request()}>
            {t('delete.start')}
          </Button>
        </>
      }
    >
      <p>{t('delete.confirmText')}</p>
      <Tick name="understood" checked={isUnderstood} fault={wasSent && broken ? rule(broken) : null} onChange={setIsUnderstood}>
        {t('delete.understood')}
      </Tick>
      {requesting.error && (
        <Notice kind="warning">
          <p role="alert">{textOf(requesting.error)}</p>
        </Notice>
      )}
    </Dialog>
  )
}
