import { type Client, extendClient } from '@marklot/contracts'
import { newsEndpoints } from '@marklot/contracts/news'
import { type Api, useApiMutation, useApiQuery, useReload } from '../../lib/api.tsx'
import { useFormat } from '../../lib/format.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { sessionKey } from '../../lib/session.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './account-page.module.css'
import { dayOf } from './pieces/day-of.ts'
import { Section } from './section.tsx'

const table = { news: newsEndpoints }
const newsOf = (api: Api): Client<typeof table>['news'] => extendClient(api, table).news
const key = sessionKey('newsConsents')

/** The consent to news by e-mail, with its proof and the way to withdraw it. Absent if none was given. */
export function NewsSection({ timeZone }: { timeZone: string }) {
  const t = usePhrases('settings')
  const format = useFormat()
  const reload = useReload()
  const { object: consents } = useApiQuery(key, (api, options) => newsOf(api).ownConsents(undefined, options))
  const withdrawing = useApiMutation('deleting', (api, _: undefined) => newsOf(api).withdraw())
  const [consent] = consents ?? []
  if (!consent) return null
  const { state, email, givenUtc, confirmedUtc, withdrawnUtc } = consent
  const at = withdrawnUtc ?? confirmedUtc ?? givenUtc
  const withdraw = async () => {
    await withdrawing.run(undefined)
    await reload(...key)
  }
  return (
    <Section id="news" title={t('news.title')} text={consent.text}>
      <div className={styles.answer}>
        <p role="status">{t(`news.${state}`, { email, date: format.date(dayOf(at, timeZone), 'long') })}</p>
        {(state === 'pending' || state === 'confirmed') && (
          <div>
            <Button
              disabled={withdrawing.busy}
              // The page reports a failure.
              onClick={() => void withdraw().catch(() => undefined)}
            >
              {t('news.withdraw')}
            </Button>
          </div>
        )}
      </div>
    </Section>
  )
}
