import { type Client, extendClient } from '@marklot/contracts'
import { noticesEndpoints, type TermsNotice } from '@marklot/contracts/notices'
import { Link } from 'react-router'
import { type Api, useApiMutation, useApiQuery, useReload } from '../../lib/api.tsx'
import { useFormat } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { sessionKey } from '../../lib/session.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './account-page.module.css'
import { dayOf } from './pieces/day-of.ts'
import { Section } from './section.tsx'

const table = { notices: noticesEndpoints }
const noticesOf = (api: Api): Client<typeof table>['notices'] => extendClient(api, table).notices

/** Announced changes of the terms, and the way to object to them in time. Absent if there are none. */
export function TermsSection({ timeZone }: { timeZone: string }) {
  const t = usePhrases('settings')
  const { object: notices } = useApiQuery(sessionKey('termsNotices'), (api, options) =>
    noticesOf(api).ownTerms(undefined, options),
  )
  if (!notices || notices.length === 0) return null
  return (
    <Section id="terms" title={t('terms.title')}>
      {notices.map((notice) => (
        <OneNotice key={notice.id} notice={notice} timeZone={timeZone} />
      ))}
    </Section>
  )
}

function OneNotice({ notice, timeZone }: { notice: TermsNotice; timeZone: string }) {
  const t = usePhrases('settings')
  const locale = useLocale()
  const format = useFormat()
  const reload = useReload()
  const { id, document, version, objectionUntilUtc, objectedUtc } = notice
  const objecting = useApiMutation('updating', (api, _: undefined) => noticesOf(api).objectToTerms({ params: { id } }))
  const object = async () => {
    await objecting.run(undefined)
    await reload(...sessionKey('termsNotices'))
  }
  const day = (instant: string) => format.date(dayOf(instant, timeZone), 'long')
  const isOpen = objectedUtc === null && Date.parse(objectionUntilUtc) > Date.now()
  return (
    <div className={styles.answer}>
      <p role="status">
        {t('terms.notice', { date: day(objectionUntilUtc) })}{' '}
        {objectedUtc !== null && t('terms.objected', { date: day(objectedUtc) })}{' '}
        <Link to={paths.terms(locale, { audience: document === 'terms-business' ? 'business' : undefined, version })}>
          {t('terms.read')}
        </Link>
      </p>
      {isOpen && (
        <div>
          <Button
            disabled={objecting.busy}
            // The page reports a failure.
            onClick={() => void object().catch(() => undefined)}
          >
            {t('terms.object')}
          </Button>
        </div>
      )}
    </div>
  )
}
