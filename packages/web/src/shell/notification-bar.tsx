import { usePhrases } from '../lib/phrases.tsx'
import controls from '../ui/controls.module.css'
import { Icon } from '../ui/icon.tsx'
import classes from './notification-bar.module.css'
import { notifications, useNotifications } from './notifications.ts'
import { SeverityWord, severityIcons } from './severity.tsx'

/**
 * The newest warning or error that left the snackbar unseen, below the top bar. It covers the page instead of moving
 * it. Closing it or opening the notification menu removes it.
 */
export function NotificationBar() {
  const t = usePhrases('shell')
  const [newest, ...others] = useNotifications().missed
  if (!newest) return null
  return (
    <section className={classes.bar} data-severity={newest.severity} aria-label={t('missed')}>
      <div className="page">
        <Icon name={severityIcons[newest.severity]} />
        <p>
          <SeverityWord severity={newest.severity} /> {newest.text}
          {others.length > 0 && <span className={classes.more}> {t('missedMore', { count: others.length })}</span>}
        </p>
        <button type="button" className={controls.dismiss} aria-label={t('dismiss')} onClick={notifications.forgetMissed}>
          <Icon name="x" />
        </button>
      </div>
    </section>
  )
}
