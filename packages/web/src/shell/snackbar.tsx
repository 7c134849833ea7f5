import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTopModal } from '../lib/modal-dialogs.ts'
import { pageEvents } from '../lib/page-events.ts'
import { usePhrases } from '../lib/phrases.tsx'
import { classNames } from '../ui/class-names.ts'
import controls from '../ui/controls.module.css'
import { Icon } from '../ui/icon.tsx'
import { useErrorText } from './error-text.ts'
import { type Notification, notifications, useNotifications } from './notifications.ts'
import { SeverityWord, severityIcons } from './severity.tsx'
import classes from './snackbar.module.css'

/** How long a message stays, in milliseconds (spec 2, section 7.7). */
export const snackbarTimeoutMs = 10_000

/**
 * Turns the page's events into notifications (spec 2, section 7.7). Must come before every component that emits one.
 */
export function NotificationFeed() {
  const textOf = useErrorText()
  const describe = useRef(textOf)
  describe.current = textOf
  useEffect(() => {
    const ends = [
      pageEvents.on('notified', ({ severity, text }) => notifications.add(severity, text)),
      pageEvents.on('errorOccurred', ({ error }) => notifications.add('ERROR', describe.current(error))),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [])
  return null
}

/**
 * Messages at the top of the page, newest first. They are below the top bar, so that its menus stay within reach. While
 * a modal dialog is open, they are inside it: it covers the page, which screen readers then ignore.
 */
export function Snackbar() {
  const t = usePhrases('shell')
  const { shown } = useNotifications()
  const dialog = useTopModal()
  const messages = shown.map((message) => <SnackbarMessage key={message.key} message={message} />)
  return (
    <>
      {/* Stays while it is empty: screen readers announce what is added to a region that they know. */}
      <section className={classes.messages} aria-label={t('messages')} aria-live="polite">
        {!dialog && messages}
      </section>
      {dialog &&
        createPortal(
          <div className={classNames(classes.messages, classes.inDialog)} aria-live="polite">
            {messages}
          </div>,
          dialog,
        )}
    </>
  )
}

/** Milliseconds after which a message has been announced, so that a move into or out of a dialog does not repeat it. */
const announcedAfterMs = 1_000

/** A message that disappears after its time. The time stops while the message is hovered or has the focus. */
function SnackbarMessage({ message }: { message: Notification }) {
  const t = usePhrases('shell')
  const { key, severity, text, timestamp } = message
  const [isAnnounced] = useState(() => Date.now() - timestamp > announcedAfterMs)
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => notifications.expire(key), snackbarTimeoutMs)
    return () => clearTimeout(timer)
  }, [held, key])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing only holds the message, it does nothing a keyboard user lacks
    <div
      className={classes.message}
      data-severity={severity}
      aria-live={isAnnounced ? 'off' : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={severityIcons[severity]} />
      <p>
        <SeverityWord severity={severity} /> {text}
      </p>
      <button type="button" className={controls.dismiss} aria-label={t('dismiss')} onClick={() => notifications.dismiss(key)}>
        <Icon name="x" />
      </button>
    </div>
  )
}
