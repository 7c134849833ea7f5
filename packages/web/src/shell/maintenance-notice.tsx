import { notations } from '@marklot/contracts/locale'
import { useConfig } from '../lib/config.tsx'
import { useLocale, usePhrases } from '../lib/phrases.tsx'
import { Icon } from '../ui/icon.tsx'
import classes from './sample-notice.module.css'

/** Shows the next announced maintenance on every page until it ends. Times are in German time, as in the terms. */
export function MaintenanceNotice() {
  const t = usePhrases('shell')
  const locale = useLocale()
  const { maintenance: [next] = [], productName } = useConfig()
  if (!next) return null
  const format = new Intl.DateTimeFormat(notations[locale], { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Berlin' })
  // A span within one day names the day only once.
  const span = format.formatRange(new Date(next.startsUtc), new Date(next.endsUtc))
  return (
    <aside className={classes.notice} aria-label={t('maintenance')}>
      <p className="page">
        <Icon name="warning" small />
        <span>
          <strong>{t('maintenance')}.</strong> {t('maintenanceText', { product: productName, span })}
        </span>
      </p>
    </aside>
  )
}
