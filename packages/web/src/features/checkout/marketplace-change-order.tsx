import { type MarketplaceChoice, marketplacePollingInterval } from '@marklot/contracts/payment'
import { useEffect, useState } from 'react'
import { useApiMutation } from '../../lib/api.tsx'
import { useFormat } from '../../lib/format.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { usePolling } from '../../lib/use-polling.ts'
import { LeaderItem, LeaderList } from '../../ui/leader-list.tsx'
import { useReloadAccount } from '../account/pieces/index.ts'
import styles from './checkout.module.css'
import type { ChosenChange } from './chosen-change.ts'
import { ActivationState } from './marketplace-parts.tsx'
import { type OrderOutcome, paymentOf, useOutcome } from './payment-calls.ts'

/** The current and the new plan or quantity. Price and invoice remain with the marketplace. */
export function ChangeSlip({ choice: { subscription, quantity }, chosen }: { choice: MarketplaceChoice; chosen: ChosenChange }) {
  const t = usePhrases('marketplace')
  const format = useFormat()
  const arrow = (from: string, to: string) => (from === to ? from : `${from} → ${to}`)
  return (
    <aside className={styles.slip} aria-label={t('change.slip')}>
      <h2>{t('change.slip')}</h2>
      <LeaderList>
        <LeaderItem label={t('fact.plan')}>
          {arrow(subscription.product.name, chosen.product?.name ?? subscription.product.name)}
        </LeaderItem>
        {quantity && (
          <LeaderItem label={t('fact.quantity')}>
            {arrow(format.count(quantity.current), format.count(chosen.quantity ?? quantity.current))}
          </LeaderItem>
        )}
      </LeaderList>
      <p className={styles.small}>{t('change.billed')}</p>
    </aside>
  )
}

/** Asks the marketplace for the change, and then for its state until the marketplace has decided. */
export function ChangeProgress({
  order,
  subscriptionId,
  onAgain,
}: {
  order: string
  subscriptionId: string
  onAgain: () => void
}) {
  const outcome = useOutcome(order)
  const reloadAccount = useReloadAccount()
  const [told, setTold] = useState<OrderOutcome | null>(null)
  const [isAsked, setIsAsked] = useState(false)
  const changing = useApiMutation('updating', (api, orderId: string) =>
    paymentOf(api).changeMarketplace({ params: { id: subscriptionId }, body: { orderId } }),
  )
  const { run } = changing
  useEffect(() => {
    if (isAsked) return
    setIsAsked(true)
    // The page reports a failure; the order's outcome explains its meaning.
    run(order).then(setTold, () => undefined)
  }, [isAsked, order, run])
  const shown = told?.outcome === 'waiting' ? (outcome.object ?? told) : (told ?? (changing.busy ? undefined : outcome.object))
  const state = shown?.outcome
  useEffect(() => {
    if (state === 'confirmed') reloadAccount()
  }, [state, reloadAccount])
  usePolling(state === 'waiting', outcome, marketplacePollingInterval)
  return <ActivationState shown={shown ?? null} busy={outcome.busy || changing.busy} onAsk={outcome.reload} onRetry={onAgain} />
}
