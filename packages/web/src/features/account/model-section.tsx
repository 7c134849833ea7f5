import { type Client, extendClient } from '@marklot/contracts'
import { advisorEndpoints } from '@marklot/contracts/advisor-endpoints'
import { type Api, useApiMutation, useApiQuery, useReload } from '../../lib/api.tsx'
import { useFormat } from '../../lib/format.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { dayOf } from './pieces/day-of.ts'
import { Section } from './section.tsx'

const table = { advisor: advisorEndpoints }
const advisorOf = (api: Api): Client<typeof table>['advisor'] => extendClient(api, table).advisor

/**
 * The consent to send names to a language model. It is as easy to withdraw as to give (GDPR, article 7 (3)). Absent
 * where no model is configured.
 */
export function ModelSection({ timeZone }: { timeZone: string }) {
  const t = usePhrases('settings')
  const format = useFormat()
  const reload = useReload()
  const { object: consent } = useApiQuery(['advisor', 'consent'], (api, options) => advisorOf(api).consent(undefined, options))
  const changing = useApiMutation('updating', (api, version: string | null) =>
    version === null ? advisorOf(api).withdrawConsent() : advisorOf(api).giveConsent({ body: { version } }),
  )
  if (!consent?.isNeeded) return null
  const { version, text, givenUtc } = consent
  const change = async () => {
    await changing.run(givenUtc === null ? version : null)
    await reload('advisor')
  }
  return (
    <Section id="model" title={t('model.title')} text={text}>
      <p role="status">
        {givenUtc === null ? t('model.none') : t('model.given', { date: format.date(dayOf(givenUtc, timeZone), 'long') })}
      </p>
      {/* The page reports a failure. */}
      <Button disabled={changing.busy} onClick={() => void change().catch(() => undefined)}>
        {t(givenUtc === null ? 'model.give' : 'model.withdraw')}
      </Button>
    </Section>
  )
}
