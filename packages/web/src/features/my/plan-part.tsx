import { lazy } from 'react'
import { Link } from 'react-router'
import { loadChunk } from '../../lib/load-chunk.ts'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { useSession } from '../../lib/session.tsx'
import { Part } from '../../shell/part.tsx'
import { LeaderList } from '../../ui/leader-list.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { loadPlanFeatures } from '../account/index.ts'
import { DashboardPart, NothingYet } from './dashboard-part.tsx'

const PlanFeatures = lazy(() => loadChunk(loadPlanFeatures))

/** The plan with its features, their limits and their use. */
export function PlanPart() {
  const t = usePhrases('dashboard')
  const locale = useLocale()
  const { subscription } = useSession()
  const { object, busy } = subscription
  const product = object?.product
  return (
    <DashboardPart title={t('plan.title')} link={<Link to={paths.account(locale)}>{t('plan.toAccount')}</Link>}>
      {product ? (
        <>
          <p>{product.name}</p>
          <Part fallback={<Skeleton height="96px" />}>
            <LeaderList>
              <PlanFeatures product={product} />
            </LeaderList>
          </Part>
        </>
      ) : busy ? (
        <Skeleton height="96px" />
      ) : (
        <NothingYet text={t('plan.none')}>
          <Link to={paths.products(locale)}>{t('plan.toPlans')}</Link>
        </NothingYet>
      )}
    </DashboardPart>
  )
}
