import type { BrandHit, LogosCompared as LogoCounts } from '@marklot/contracts/search'
import { lazy, Suspense } from 'react'
import { loadChunk } from '../../../lib/load-chunk.ts'
import { Phrased } from '../../../lib/phrased.tsx'
import { loadHitLogo, loadLogoFacts } from '../../search/index.ts'

const HitLogo = lazy(() => loadChunk(loadHitLogo).then((module) => ({ default: module.HitLogo })))

const LogosCompared = lazy(() => loadChunk(loadLogoFacts).then((module) => ({ default: module.LogosCompared })))

/** Shows how many of the marks' pictures were compared, and the date of their descriptions. */
export function ComparedLogos({ compared }: { compared: LogoCounts }) {
  return (
    <Suspense>
      <Phrased of={['logos']}>
        <LogosCompared compared={compared} />
      </Phrased>
    </Suspense>
  )
}

/** The picture line of a mark that a saved search by logo found. */
export function RowLogo({ hit, logoId }: { hit: BrandHit; logoId: string }) {
  return (
    <Suspense>
      <Phrased of={['logos']}>
        <HitLogo hit={hit} logoId={logoId} isNarrow />
      </Phrased>
    </Suspense>
  )
}
