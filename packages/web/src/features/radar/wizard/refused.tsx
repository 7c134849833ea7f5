import { lazy, Suspense } from 'react'
import { Phrased } from '../../../lib/phrased.tsx'
import type { PaywallCode } from '../../../shell/overlays.ts'
import { Skeleton } from '../../../ui/states.tsx'
import { loadPaywall } from '../../account/index.ts'
import { useMonitorAddress } from './use-monitor-address.ts'

const PaywallState = lazy(() => loadPaywall().then((module) => ({ default: module.PaywallState })))

/** The paywall in place of a step. */
export function Refused({ code }: { code: PaywallCode }) {
  const { go } = useMonitorAddress()
  return (
    <Suspense fallback={<Skeleton height="320px" />}>
      <Phrased of={['paywall']}>
        <PaywallState code={code} onFirstPage={() => go('select')} />
      </Phrased>
    </Suspense>
  )
}
