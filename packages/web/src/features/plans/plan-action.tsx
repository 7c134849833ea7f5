import type { Product } from '@marklot/contracts/billing'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import type { PlanState } from '../../lib/plan-state.ts'
import { useSession } from '../../lib/session.tsx'
import { overlays } from '../../shell/overlays.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import styles from './plans.module.css'
import { usePlanAddress } from './use-plan-address.ts'

interface PlanActionProps {
  plan: Product
  /** The product that the action orders: the plan, or its offer. */
  ordered: Product
  state: PlanState
  isMain?: boolean
}

/** The action of a plan: see the subscription, upgrade, change the plan, or buy and try it. */
export function PlanAction({ plan, ordered, state, isMain = false }: PlanActionProps) {
  const t = usePhrases('plans')
  const locale = useLocale()
  const { account } = useSession()
  const { start } = usePlanAddress()
  if (state === 'active')
    return (
      <div className={styles.actions}>
        <Button size="large" onClick={() => overlays.open({ kind: 'subscription' })}>
          {t('seeSubscription')}
        </Button>
      </div>
    )
  const look = state === 'downgrade' ? 'quiet' : isMain ? 'primary' : 'outline'
  return (
    <div className={styles.actions}>
      <Link className={buttonClass({ size: 'large', look })} to={paths.subscribe(locale, ordered.key)}>
        {t(state === 'buy' ? 'choose' : state, { plan: plan.name })}
      </Link>
      {state === 'buy' && account === null && (
        <Button look="quiet" onClick={() => start('signUp')}>
          {t('tryFree')}
        </Button>
      )}
    </div>
  )
}
