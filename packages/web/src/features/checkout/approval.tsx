import { ApiError } from '@marklot/contracts/client'
import type { Order, PayPalConfiguration } from '@marklot/contracts/payment'
import type { FrameFault } from '@marklot/contracts/payment-frame'
import { useState } from 'react'
import { useApi } from '../../lib/api.tsx'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { useSession } from '../../lib/session.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { WizardQuestion } from '../../ui/wizard/wizard.tsx'
import styles from './checkout.module.css'
import { type OrderOutcome, paymentOf, usePayPalConfiguration } from './payment-calls.ts'
import { usePaymentFrame } from './use-payment-frame.ts'

interface ApprovalProps {
  order: Order
  onOutcome: (outcome: OrderOutcome) => void
  onCancelled: () => void
  onRefused: (reason: string) => void
  /** The server has to be asked how the order stands. */
  onUnclear: () => void
}

/** The payer approves the payment with the provider's buttons. Each failure of the script has words of its own. */
export function Approval(props: ApprovalProps) {
  const t = usePhrases('checkout')
  const configuration = usePayPalConfiguration()
  const [fault, setFault] = useState<{ part: Exclude<FrameFault, 'provider'>; detail: string } | null>(null)
  const { object, error, busy } = configuration
  return (
    <>
      <WizardQuestion title={t('approve.title')} lead={t('approve.lead', { number: props.order.number })} />
      {fault !== null ? (
        <ScriptFault part={fault.part} detail={fault.detail} onAgain={() => setFault(null)} />
      ) : object ? (
        <Frame {...props} configuration={object} onFault={(part, detail) => setFault({ part, detail })} />
      ) : error && !busy ? (
        <ScriptFault part="configuration" detail={detailOf(error)} onAgain={configuration.reload} />
      ) : (
        <Skeleton height="160px" />
      )}
    </>
  )
}

const detailOf = (error: Error) => (error instanceof ApiError ? `${error.status} ${error.code ?? ''}`.trim() : error.message)

function ScriptFault({
  part,
  detail,
  onAgain,
}: {
  part: 'configuration' | Exclude<FrameFault, 'provider'>
  detail: string
  onAgain: () => void
}) {
  const t = usePhrases('checkout')
  return (
    <ErrorState title={t(`script.${part}`)} text={t('script.nothing')}>
      <Button look="primary" onClick={onAgain}>
        {t('script.again')}
      </Button>
      <span className={styles.technical}>{t('technical', { detail })}</span>
    </ErrorState>
  )
}

interface FrameProps extends ApprovalProps {
  configuration: PayPalConfiguration
  onFault: (part: Exclude<FrameFault, 'provider'>, detail: string) => void
}

function Frame({ order, configuration, onOutcome, onCancelled, onRefused, onUnclear, onFault }: FrameProps) {
  const t = usePhrases('checkout')
  const locale = useLocale()
  const api = useApi()
  const { subscription } = useSession()
  const [isConfirming, setIsConfirming] = useState(false)
  const create = async () => {
    const payment = paymentOf(api)
    const running = subscription.object?.payPalSubscription?.id
    const approval =
      order.kind === 'purchase' || running === undefined
        ? await payment.createPayPal({ params: { id: order.id }, body: {} })
        : await payment.changePayPal({ params: { id: running }, body: { orderId: order.id } })
    return approval.providerId
  }
  const confirm = async (subscriptionId: string) => {
    setIsConfirming(true)
    try {
      onOutcome(await paymentOf(api).confirmPayPal({ body: { orderId: order.id, subscriptionId } }))
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) onRefused(detailOf(error))
      else onUnclear()
    }
  }
  const { frame, height, isRendered, isSandboxed, address } = usePaymentFrame(configuration, locale, {
    create: () =>
      create().catch((error: Error) => {
        onRefused(detailOf(error))
        throw error
      }),
    onApproved: (id) => void confirm(id),
    onCancelled,
    onFailed: (fault, detail) => (fault === 'provider' ? onRefused(detail) : onFault(fault, detail)),
  })
  return (
    <div className={styles.payment}>
      {(isConfirming || !isRendered) && <p role="status">{isConfirming ? t('approve.confirming') : t('approve.loading')}</p>}
      <iframe
        ref={frame}
        className={styles.frame}
        title={t('approve.frame')}
        src={address}
        style={{ height }}
        hidden={isConfirming}
        referrerPolicy="no-referrer"
        sandbox={isSandboxed ? 'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-forms' : undefined}
      />
      <p>{t('approve.privacy')}</p>
    </div>
  )
}
