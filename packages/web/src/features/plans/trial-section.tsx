import type { Product } from '@marklot/contracts/billing'
import { Link } from 'react-router'
import { useCapabilities } from '../../lib/capabilities.tsx'
import { useFormat } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { useSession } from '../../lib/session.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { TrialLeft } from '../account/index.ts'
import { trialFeatures } from './plan-features.ts'
import styles from './plans.module.css'
import { usePlanAddress } from './use-plan-address.ts'
import { useTrialProduct } from './use-products.ts'

/** The trial and how to start it; hidden for people with a plan. */
export function TrialSection() {
  const t = usePhrases('plans')
  const session = usePhrases('session')
  const locale = useLocale()
  const { account, subscription } = useSession()
  const { start } = usePlanAddress()
  const trial = useTrialProduct().object
  const isTrial = subscription.object?.type === 'trial'
  if (account && subscription.object && !isTrial) return null
  return (
    <section className={styles.trial} aria-labelledby="trial">
      <div>
        <h2 id="trial">{t('trial.title')}</h2>
        <p>
          {trial && <TrialContent trial={trial} />}
          {t('trial.text')}
        </p>
      </div>
      <div className={styles.trialActions}>
        {account ? (
          <>
            {subscription.object && <TrialLeft subscription={subscription.object} />}
            <Link className={buttonClass({ size: 'large' })} to={paths.search(locale)}>
              {t('trial.search')}
            </Link>
          </>
        ) : (
          <>
            <Button size="large" onClick={() => start('signUp')}>
              {session('signUp')}
            </Button>
            <Button look="quiet" size="large" onClick={() => start('signIn')}>
              {session('login')}
            </Button>
          </>
        )}
      </div>
    </section>
  )
}

/** The content of the trial in one sentence. */
function TrialContent({ trial }: { trial: Product }) {
  const t = usePhrases('plans')
  const billing = usePhrases('billing')
  const format = useFormat()
  const features = trialFeatures(trial, useCapabilities()).map(({ key, limit }) =>
    limit !== null && (key === 'search.full' || key === 'guardian.creation' || key === 'chat')
      ? t(`trial.${key}`, { count: limit })
      : billing(`feature.${key}`),
  )
  if (features.length === 0) return null
  return <>{t('trial.holds', { features: format.list(features) })} </>
}
