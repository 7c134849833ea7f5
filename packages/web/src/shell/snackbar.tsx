import { useEffect, useRef, useState } from 'react'
import { usePhrases } from '../lib/phrases.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import { errorText, pageEvents, type Severity } from './events.ts'
import classes from './snackbar.module.css'

/** How long a message stays; spec 2, section 7.7. */
export const snackbarTimeoutMs = 10_000
/** More would cover the page; the oldest goes first. */
const maximumMessages = 3

interface Message {
  key: number
  severity: Severity
  text: string
}
const icons: Record<Severity, IconName> = { INFO: 'info', WARNING: 'warning', ERROR: 'error' }

/** Messages at the top of the page, fed by the page's events. */
export function Snackbar() {
  const t = usePhrases('shell')
  const [messages, setMessages] = useState<readonly Message[]>([])
  const lastKey = useRef(0)
  useEffect(() => {
    const show = (severity: Severity, text: string) => {
      lastKey.current += 1
      const message = { key: lastKey.current, severity, text }
      setMessages((shown) => [...shown.filter((other) => other.text !== text), message].slice(-maximumMessages))
    }
    const ends = [
      pageEvents.on('notified', ({ severity, text }) => show(severity, text)),
      pageEvents.on('errorOccurred', ({ error }) => show('ERROR', errorText(error))),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [])
  return (
    <section className={classes.messages} aria-label={t('messages')} aria-live="polite">
      {messages.map((message) => (
        <SnackbarMessage
          key={message.key}
          message={message}
          onEnd={() => setMessages((shown) => shown.filter(({ key }) => key !== message.key))}
        />
      ))}
    </section>
  )
}

/** Goes by itself after its time, which stands still while somebody points at the message or is in it. */
function SnackbarMessage({ message, onEnd }: { message: Message; onEnd: () => void }) {
  const t = usePhrases('shell')
  const [held, setHeld] = useState(false)
  const end = useRef(onEnd)
  end.current = onEnd
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => end.current(), snackbarTimeoutMs)
    return () => clearTimeout(timer)
  }, [held])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing only holds the message, it does nothing a keyboard user lacks
    <div
      className={classes.message}
      data-severity={message.severity}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={icons[message.severity]} />
      <p>
        <span className="vh">{t(`severity.${message.severity}`)}: </span>
        {message.text}
      </p>
      <button type="button" aria-label={t('dismiss')} onClick={onEnd}>
        <Icon name="x" />
      </button>
    </div>
  )
}
