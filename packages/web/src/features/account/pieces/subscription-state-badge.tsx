import { subscriptionStateColour, subscriptionStates } from '@marklot/contracts/billing'
import { usePhrases } from '../../../lib/phrases.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { providerState } from './provider-status.ts'
import styles from './subscription-state-badge.module.css'

/**
 * Shows a state by colour and word: active is green, not checked and unknown are grey, all others are red. States
 * outside the list count as unknown.
 */
export function SubscriptionStateBadge({ state }: { state: string }) {
  const t = usePhrases('billing')
  const known = subscriptionStates.find((one) => one === state)
  return (
    <span className={classNames(styles.state, styles[subscriptionStateColour(state)])}>
      {t(`subscriptionState.${known ?? 'unknown'}`)}
    </span>
  )
}

/** A provider's status in our words, with its colour. An unknown status is shown in the provider's words. */
export function ProviderStatusBadge({ status }: { status: string }) {
  const state = providerState(status)
  return (
    <>
      <SubscriptionStateBadge state={state} />
      {state === 'unknown' && ` (${status})`}
    </>
  )
}
