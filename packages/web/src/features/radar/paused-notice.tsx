import type { StoredBrandQuery } from '@marklot/contracts/radar'
import { usePhrases } from '../../lib/phrases.tsx'
import { overlays, paywallCodes } from '../../shell/overlays.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/states.tsx'
import { useInstant } from './pieces/index.ts'

/** Explains why the agents do not run a search, and how to resolve it. */
export function PausedNotice({ paused }: { paused: NonNullable<StoredBrandQuery['paused']> }) {
  const t = usePhrases('radar')
  const errors = usePhrases('errors')
  const { day } = useInstant()
  const code = paywallCodes.find((one) => one === paused.reason)
  return (
    <Notice kind="warning">
      <p>
        {t('paused', { date: day(paused.sinceUtc) })} {errors(paused.reason)}{' '}
        {code && (
          <Button look="quiet" size="small" onClick={() => overlays.open({ kind: 'paywall', code })}>
            {t('paused.help')}
          </Button>
        )}
      </p>
    </Notice>
  )
}
