import { ApiError } from '@marklot/contracts/client'
import type { Order, PayPalApproval, PayPalConfiguration } from '@marklot/contracts/payment'
import type { FrameFault } from '@marklot/contracts/payment-frame'
import { useEffect, useRef, useState } from 'react'
import { useApi } from '../../lib/api.tsx'
import { pageEvents } from '../../lib/page-events.ts'
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
  /** The subscription that the payer approved on the provider's own page before it led back here; null otherwise. */
  approvedId: string | null
  onOutcome: (outcome: OrderOutcome) => void
  onCancelled: () => void
  onRefused: (reason: string) => void
  /** The account, the plan or its price has changed since the order, so another order is needed. */
  onChanged: () => void
  /** The page has to ask the server for the state of the order. */
  onUnclear: () => void
}

/** Refusals that another order resolves. */
const changes = ['subscription.alreadyActive', 'subscription.awaitingActivation', 'product.notFound', 'order.priceChanged']
const detailOf = (error: Error) => (error instanceof ApiError ? `${error.status} ${error.code ?? ''}`.trim() : error.message)

/** The payer approves the payment with the provider's buttons. Each kind of script failure has its own message. */
export function Approval(props: ApprovalProps) {
  const { order, approvedId } = props
  const t = usePhrases('checkout')
  const { subscription } = useSession()
  const configuration = usePayPalConfiguration()
  const confirmation = useConfirmation(props)
  const [fault, setFault] = useState<{ part: Exclude<FrameFault, 'provider'>; detail: string } | null>(null)
  const { object, error, busy } = configuration
  const isTold = useRef(false)
  useEffect(() => {
    if (approvedId === null || isTold.current) return
    isTold.current = true
    void confirmation.confirm(approvedId)
  })
  const running = subscription.object?.payPalSubscription?.id ?? null
  const body = () => {
    if (confirmation.state === 'failed')
      return (
        <ErrorState title={t('approve.unclear')} text={t('approve.unclearText')}>
          <Button look="primary" onClick={confirmation.again}>
            {t('do.again')}
          </Button>
        </ErrorState>
      )
    if (fault !== null) return <ScriptFault part={fault.part} detail={fault.detail} onAgain={() => setFault(null)} />
    if (error && !busy && !object)
      return <ScriptFault part="configuration" detail={detailOf(error)} onAgain={configuration.reload} />
    if (!object || (order.kind !== 'purchase' && running === null && subscription.busy)) return <Skeleton height="160px" />
    const shown = { ...props, running, configuration: object, confirmation }
    // PayPal documents no change of plan for this generation of its script, so the approval is given on PayPal's own
    // page.
    if (object.scriptGeneration === 6 && order.kind !== 'purchase') return <LinkedPage {...shown} />
    return <Frame {...shown} onFault={(part, detail) => setFault({ part, detail })} />
  }
  return (
    <>
      <WizardQuestion title={t('approve.title')} lead={t('approve.lead', { number: order.number })} />
      {body()}
    </>
  )
}

interface Confirmation {
  state: 'idle' | 'busy' | 'failed'
  confirm: (subscriptionId: string) => Promise<void>
  again: () => void
}

/** Informs the server of what the payer approved. The call may be repeated. */
function useConfirmation({ order, onOutcome, onRefused, onUnclear }: ApprovalProps): Confirmation {
  const api = useApi()
  const [asked, setAsked] = useState<{ id: string; state: Confirmation['state'] }>({ id: '', state: 'idle' })
  const confirm = async (id: string) => {
    setAsked({ id, state: 'busy' })
    try {
      onOutcome(await paymentOf(api).confirmPayPal({ body: { orderId: order.id, subscriptionId: id } }))
    } catch (error) {
      const isRefusal = error instanceof ApiError && [400, 404, 409].includes(error.status)
      if (isRefusal) return onRefused(detailOf(error))
      setAsked({ id, state: 'failed' })
      onUnclear()
    }
  }
  return { state: asked.state, confirm, again: () => void confirm(asked.id) }
}

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

interface WayProps extends ApprovalProps {
  configuration: PayPalConfiguration
  confirmation: Confirmation
  /** The provider's id of the account's subscription, which a change of plan continues. */
  running: string | null
}

/** Creates the subscription that the payer approves. A failure ends the attempt. */
function useCreation({ order, running, onRefused, onChanged, onUnclear }: WayProps): () => Promise<PayPalApproval> {
  const api = useApi()
  return async () => {
    const payment = paymentOf(api)
    try {
      return order.kind === 'purchase' || running === null
        ? await payment.createPayPal({ params: { id: order.id }, body: {} })
        : await payment.changePayPal({ params: { id: running }, body: { orderId: order.id } })
    } catch (error) {
      const code = error instanceof ApiError ? (error.code ?? '') : ''
      if (code === 'order.closed') onUnclear()
      else if (changes.includes(code)) {
        if (code === 'order.priceChanged') pageEvents.emit('errorOccurred', { error })
        onChanged()
      } else onRefused(detailOf(error as Error))
      throw error
    }
  }
}

function Frame(props: WayProps & { onFault: (part: Exclude<FrameFault, 'provider'>, detail: string) => void }) {
  const { configuration, confirmation, onCancelled, onRefused, onFault } = props
  const t = usePhrases('checkout')
  const create = useCreation(props)
  const isConfirming = confirmation.state === 'busy'
  const { frame, height, isRendered, isSandboxed, address } = usePaymentFrame(configuration, useLocale(), {
    create: async () => (await create()).providerId,
    onApproved: (id) => void confirmation.confirm(id),
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

/** Links to the provider's own page, which leads back to this order. */
function LinkedPage(props: WayProps) {
  const { confirmation } = props
  const t = usePhrases('checkout')
  const create = useCreation(props)
  const [isLeaving, setIsLeaving] = useState(false)
  const leave = async () => {
    setIsLeaving(true)
    try {
      const { approvalUrl, providerId } = await create()
      if (approvalUrl === null) return await confirmation.confirm(providerId)
      location.assign(approvalUrl)
    } catch {
      setIsLeaving(false)
    }
  }
  const isBusy = isLeaving || confirmation.state === 'busy'
  return (
    <div className={styles.payment}>
      {confirmation.state === 'busy' && <p role="status">{t('approve.confirming')}</p>}
      <Button look="primary" size="large" disabled={isBusy} aria-busy={isBusy} onClick={() => void leave()}>
        {t('approve.open')}
      </Button>
      <p>{t('approve.privacy')}</p>
    </div>
  )
}
