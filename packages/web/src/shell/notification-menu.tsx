import { notations } from '@marklot/contracts/locale'
import { useState } from 'react'
import { useLocale, usePhrases } from '../lib/phrases.tsx'
import { Icon } from '../ui/icon.tsx'
import { Menu } from './menu.tsx'
import classes from './notification-menu.module.css'
import { type Notification, notifications, useNotifications } from './notifications.ts'
import { SeverityWord, severityIcons } from './severity.tsx'

/** Higher counts show as "9+". */
const mostCounted = 9

/**
 * An envelope with the number of new notifications. Below it are the new and the old ones (spec 1, section 2; spec 2,
 * section 7.7).
 */
export function NotificationMenu() {
  const t = usePhrases('shell')
  const { fresh, old } = useNotifications()
  const [isOpen, setIsOpen] = useState(false)
  const count = fresh.length
  return (
    <Menu
      className={classes.menu}
      label={count > 0 ? t('notificationsNew', { count }) : t('notifications')}
      button={
        <span className={classes.envelope}>
          <Icon name="mail" />
          {count > 0 && <span className={classes.badge}>{count > mostCounted ? `${mostCounted}+` : count}</span>}
        </span>
      }
      onOpen={() => {
        setIsOpen(true)
        notifications.menuOpened()
      }}
      onClose={() => {
        setIsOpen(false)
        notifications.menuClosed()
      }}
    >
      {isOpen && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: by keyboard it is scrolled once it has the focus
        <section className={classes.lists} aria-label={t('notifications')} tabIndex={0}>
          {fresh.length + old.length === 0 && <p className={classes.empty}>{t('notifications.empty')}</p>}
          <List title={t('notifications.fresh')} list={fresh} />
          <List title={t('notifications.old')} list={old} />
        </section>
      )}
    </Menu>
  )
}

function List({ title, list }: { title: string; list: readonly Notification[] }) {
  const locale = useLocale()
  if (list.length === 0) return null
  // Renders nothing on the server, whose clock differs.
  const time = new Intl.DateTimeFormat(notations[locale], { timeStyle: 'short' })
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {list.map(({ key, severity, text, timestamp }) => (
          <li key={key} data-severity={severity}>
            <Icon name={severityIcons[severity]} />
            <p>
              <SeverityWord severity={severity} /> {text}
            </p>
            <time className="num" dateTime={new Date(timestamp).toISOString()}>
              {time.format(timestamp)}
            </time>
          </li>
        ))}
      </ul>
    </>
  )
}
