import { type Client, extendClient } from '@marklot/contracts'
import { noticesEndpoints, type PriceNotice } from '@marklot/contracts/notices'
import { type Api, useApiMutation, useApiQuery, useReload } from '../../lib/api.tsx'
import { useFormat } from '../../lib/format.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { sessionKey } from '../../lib/session.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './account-page.module.css'
import { dayOf } from './pieces/day-of.ts'
import { Section } from './section.tsx'

const table = { notices: noticesEndpoints }
const noticesOf = (api: Api): Client<typeof table>['notices'] => extendClient(api, table).notices

/** A changed price of the running subscription, and the answer to a higher one. Absent if there is none. */
export function PricesSection({ timeZone }: { timeZone: string }) {
  const t = usePhrases('settings')
  const { object: notices } = useApiQuery(sessionKey('priceNotices'), (api, options) =>
    noticesOf(api).ownPrices(undefined, options),
  )
  if (!notices || notices.length === 0) return null
  return (
    <Section id="prices" title={t('prices.title')}>
      {notices.map((notice) => (
        <OneNotice key={notice.id} notice={notice} timeZone={timeZone} />
      ))}
    </Section>
  )
}

function OneNotice({ notice, timeZone }: { notice: PriceNotice; timeZone: string }) {
  const t = usePhrases('settings')
  const format = useFormat()
  const reload = useReload()
  const { id, product, oldPrice, price, startsUtc, isRaise, answer, agreement } = notice
  const answering = useApiMutation('updating', (api, agrees: boolean) =>
    noticesOf(api).answerPrice({ params: { id }, body: { agrees } }),
  )
  const give = async (agrees: boolean) => {
    await answering.run(agrees)
    await reload(...sessionKey('priceNotices'))
  }
  const money = (amount: number) => format.money(amount, 'EUR')
  const values = {
    plan: product.name,
    date: format.date(dayOf(startsUtc, timeZone), 'long'),
    old: money(oldPrice),
    price: money(price),
  }
  if (!isRaise) return <p role="status">{t('prices.lower', values)}</p>
  return (
    <div className={styles.answer}>
      <p>{t('prices.raise', values)}</p>
      <p role="status">{t(`prices.${answer}`, values)}</p>
      {answer !== 'agreed' && <p>{agreement}</p>}
      <div className={styles.buttons}>
        {answer !== 'agreed' && (
          // The page reports a failure.
          <Button look="primary" disabled={answering.busy} onClick={() => void give(true).catch(() => undefined)}>
            {t('prices.agree')}
          </Button>
        )}
        {answer !== 'declined' && (
          <Button disabled={answering.busy} onClick={() => void give(false).catch(() => undefined)}>
            {t(answer === 'agreed' ? 'prices.takeBack' : 'prices.decline')}
          </Button>
        )}
      </div>
    </div>
  )
}
