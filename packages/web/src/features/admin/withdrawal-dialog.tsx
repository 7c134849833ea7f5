import type { Declaration, WithdrawalAssessment } from '@marklot/contracts/declarations'
import { useState } from 'react'
import { Link } from 'react-router'
import { useApiQuery } from '../../lib/api.tsx'
import { useFormat } from '../../lib/format.ts'
import { errorText, pageEvents } from '../../lib/page-events.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Fault } from '../../ui/form/fields.tsx'
import { declarationsOf } from '../declarations/index.ts'
import { adminKey, shownInDialog, useChange } from './change.tsx'
import { Answer, Facts } from './parts.tsx'
import { useAdminAddress } from './use-admin-address.ts'
import { useInstant } from './use-instant.ts'

/** The effect of a withdrawal on the contract, and the button that carries it out. */
export function WithdrawalDialog({ declaration, onClose }: { declaration: Declaration; onClose: () => void }) {
  const t = usePhrases('admin')
  const { id, reference } = declaration
  const answer = useApiQuery(
    [adminKey, 'withdrawal', id],
    (api, options) => declarationsOf(api).withdrawal({ params: { id } }, options),
    { staleTime: 0 },
  )
  return (
    <Dialog title={t('withdrawal.title', { reference })} onClose={onClose}>
      <Answer answer={answer}>
        {(assessment) =>
          assessment ? (
            <Assessment declaration={declaration} assessment={assessment} onClose={onClose} />
          ) : (
            <p>{t('withdrawal.noContract')}</p>
          )
        }
      </Answer>
    </Dialog>
  )
}

function Assessment({
  declaration,
  assessment,
  onClose,
}: {
  declaration: Declaration
  assessment: WithdrawalAssessment
  onClose: () => void
}) {
  const t = usePhrases('admin')
  const format = useFormat()
  const instant = useInstant()
  const { addressOf } = useAdminAddress()
  const [fault, setFault] = useState<string | null>(null)
  const { id } = declaration
  const { contractId, product, orderNumber, orderedUtc, untilUtc, right, usedDays, paidDays, paid, owed, refund } = assessment
  const undo = useChange(
    'updating',
    (api, amount: number) => declarationsOf(api).undo({ params: { id }, body: { refund: amount } }),
    shownInDialog,
  )
  const money = (amount: number) => format.money(amount, 'EUR')
  const carryOut = () =>
    undo.run(refund).then(
      () => {
        pageEvents.emit('notified', { severity: 'INFO', text: t('withdrawal.done') })
        onClose()
      },
      (error: unknown) => setFault(errorText(error)),
    )
  return (
    <>
      <p role="status">{t(`withdrawal.right.${right}`)}</p>
      <Facts
        facts={[
          [
            t('product'),
            <Link key="contract" to={addressOf({ tab: 'payments', part: 'subscriptions', subscription: contractId, query: '' })}>
              {product}
            </Link>,
          ],
          [t('withdrawal.order'), `${orderNumber}, ${instant(orderedUtc)}`],
          [t('withdrawal.received'), instant(declaration.receivedUtc)],
          [t('withdrawal.until'), instant(untilUtc)],
          [t('withdrawal.days'), t('withdrawal.daysOf', { used: usedDays, paid: paidDays })],
          [t('withdrawal.paid'), money(paid)],
          [t('withdrawal.owed'), money(owed)],
          [t('withdrawal.refund'), money(refund)],
        ]}
      />
      {fault && (
        <div role="alert">
          <Fault>{fault}</Fault>
        </div>
      )}
      {right === 'open' && (
        <>
          <p>{t('withdrawal.text')}</p>
          <div>
            <Button look="primary" disabled={undo.busy} aria-busy={undo.busy} onClick={() => void carryOut()}>
              {t('withdrawal.carryOut', { amount: money(refund) })}
            </Button>
          </div>
        </>
      )}
    </>
  )
}
