import type { Checkout, OrderObstacle } from '@marklot/contracts/payment'
import { usePhrases } from '../../lib/phrases.tsx'
import { Support, ToPlans, ToSubscription } from './order-state.tsx'
import { Screen } from './way.tsx'

/** The obstacle to an order, and what resolves it. */
export function Obstacle({ obstacle, subscription }: { obstacle: OrderObstacle } & Pick<Checkout, 'subscription'>) {
  const t = usePhrases('checkout')
  return (
    <Screen title={t(`obstacle.${obstacle}.title`)} text={t(`obstacle.${obstacle}.text`)}>
      {subscription !== null && <ToSubscription />}
      <ToPlans />
      {obstacle === 'notForSale' && <Support order={null} />}
    </Screen>
  )
}
