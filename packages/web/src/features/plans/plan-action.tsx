import type { Product } from '@marklot/contracts/billing'
import { usePhrases } from '../../lib/phrases.tsx'
import { useSession } from '../../lib/session.tsx'
import { overlays } from '../../shell/overlays.ts'
import { Button } from '../../ui/button.tsx'
import type { PlanState } from './plan-state.ts'
import styles from './plans.module.css'
import { usePlanAddress } from './use-plan-address.ts'

/** The action of a plan: see the subscription, upgrade, change, or buy and try. */
export function PlanAction({ product, state, isMain = false }: { product: Product; state: PlanState; isMain?: boolean }) {
  const t = usePhrases('plans')
  const { account } = useSession()
  const { choose, start } = usePlanAddress()
  if (state === 'active')
    return (
      <div className={styles.actions}>
        <Button size="large" onClick={() => overlays.open({ kind: 'subscription' })}>
          {t('seeSubscription')}
        </Button>
      </div>
    )
  const label = state === 'buy' ? 'choose' : state
  return (
    <div className={styles.actions}>
      <Button
        size="large"
        look={state === 'downgrade' ? 'quiet' : isMain ? 'primary' : 'outline'}
        onClick={() => choose(product.key)}
      >
        {t(label, { plan: product.name })}
      </Button>
      {state === 'buy' && account === null && (
        <Button look="quiet" onClick={() => start('signUp')}>
          {t('tryFree')}
        </Button>
      )}
    </div>
  )
}
