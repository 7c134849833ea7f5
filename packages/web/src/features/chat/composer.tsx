import { longestQuestion } from '@marklot/contracts/chat'
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { FullNote } from '../../ui/form/full-note.tsx'
import { OutlineSign } from '../../ui/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './composer.module.css'
import { shapes } from './shapes.ts'

interface ComposerProps {
  value: string
  onChange: (value: string) => void
  onSend: (text: string) => void
  /** Set while an answer is being written. */
  onStop?: (() => void) | undefined
  isBusy?: boolean
  /** Whether to focus the field, except where that would open an on-screen keyboard. */
  hasFocus?: boolean
  /** The number of questions left. */
  quota?: ReactNode
}

/** The field for a message to Brandy. Enter sends; Shift+Enter begins a new line. */
export function Composer({ value, onChange, onSend, onStop, isBusy = false, hasFocus = false, quota }: ComposerProps) {
  const t = usePhrases('chat')
  const field = useRef<HTMLTextAreaElement>(null)
  // Runs once: sets the focus, and picks up text that was typed before hydration, which React does not report.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once
  useEffect(() => {
    const typed = field.current?.value
    if (typed && typed !== value) onChange(typed)
    if (hasFocus && window.matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true })
  }, [])
  const send = () => {
    const text = value.trim()
    if (text !== '' && !isBusy && !onStop) onSend(text)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const press = (event: KeyboardEvent) => {
    // While an input method composes text, Enter accepts its suggestion.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form className={styles.composer} onSubmit={submit}>
      <div className={styles.box}>
        <label className={styles.field}>
          <VisuallyHidden>{t('message')}</VisuallyHidden>
          <textarea
            ref={field}
            name="message"
            rows={1}
            dir="auto"
            value={value}
            maxLength={longestQuestion}
            placeholder={t(onStop ? 'message.answering' : 'message.placeholder')}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={press}
          />
        </label>
        {onStop ? (
          <Button onClick={onStop}>
            <OutlineSign shape={shapes.stop} />
            {t('stop')}
          </Button>
        ) : (
          <Button look="primary" type="submit" iconOnly aria-label={t('send')} disabled={isBusy}>
            <OutlineSign shape={shapes.send} />
          </Button>
        )}
      </div>
      <FullNote value={value} maxLength={longestQuestion} />
      <p className={styles.below}>
        <span>
          {t('reads')} {quota}
        </span>
        <span className={styles.keys} aria-hidden="true">
          <kbd>{t('keys.enter')}</kbd> {t('keys.send')}, <kbd>{t('keys.shift')}</kbd> <kbd>{t('keys.enter')}</kbd>{' '}
          {t('keys.line')}
        </span>
      </p>
    </form>
  )
}
