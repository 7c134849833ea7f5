import { useEffect, useState } from 'react'
import { hasStatus } from '../../lib/api.tsx'
import { usePhrases } from '../../lib/phrases.tsx'
import { usePolling } from '../../lib/use-polling.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { useReloadAccount } from '../account/pieces/index.ts'
import { Approval } from './approval.tsx'
import { OrderState, ProductNotFound, type ShownOutcome } from './order-state.tsx'
import { useOutcome } from './payment-calls.ts'
import type { SubscribeAddress } from './use-subscribe-address.ts'

/** Milliseconds between two checks of an activation; the last value repeats. */
const pauses = [3_000, 5_000, 10_000, 20_000, 40_000, 60_000]

interface PlacedOrderProps {
  id: string
  approval: SubscribeAddress['approval']
  /** Begins another order with the same input. */
  onAgain: () => void
  onState: (state: 'open' | 'confirmed' | 'other') => void
}

/** An order that was placed: the approval of its payment, then the outcome. */
export function PlacedOrder({ id, approval, onAgain, onState }: PlacedOrderProps) {
  const t = usePhrases('checkout')
  const ui = usePhrases('ui')
  const outcome = useOutcome(id)
  const reloadAccount = useReloadAccount()
  const [stopped, setStopped] = useState(approval?.given === 'cancelled' ? { reason: '' } : null)
  const { object: shown, busy, error } = outcome
  const state = shown === undefined ? null : shown.outcome
  useEffect(() => {
    if (state !== null) onState(state === 'open' ? 'open' : state === 'confirmed' ? 'confirmed' : 'other')
  }, [state, onState])
  // Separate, because a reload renders the page again, which may pass another `onState`.
  useEffect(() => {
    if (state === 'confirmed') reloadAccount()
  }, [state, reloadAccount])
  usePolling(state === 'awaitingActivation' || state === 'failedAtActivation', outcome, pauses)
  if (hasStatus(error, 404)) return <ProductNotFound />
  if (shown === undefined)
    return error && !busy ? (
      <ErrorState level={1} title={t('failed.title')} text={t('failed.text')}>
        <Button onClick={outcome.reload}>{ui('retry')}</Button>
      </ErrorState>
    ) : (
      <div role="status" aria-label={t('loading')}>
        <Skeleton height="240px" />
      </div>
    )
  if (shown.outcome === 'open' && stopped === null)
    return (
      <Approval
        order={shown.order}
        approvedId={approval?.given === 'given' ? approval.subscriptionId : null}
        onOutcome={outcome.tell}
        onCancelled={() => setStopped({ reason: '' })}
        onRefused={(reason) => setStopped({ reason })}
        onChanged={onAgain}
        onUnclear={outcome.reload}
      />
    )
  const screen: ShownOutcome =
    shown.outcome === 'open'
      ? stopped?.reason
        ? { outcome: 'failedAtProvider', order: shown.order, reason: stopped.reason }
        : { outcome: 'cancelled', order: shown.order }
      : (shown as ShownOutcome)
  return <OrderState shown={screen} busy={busy} onRefresh={outcome.reload} onAgain={onAgain} />
}
