import { longestFeedbackComment } from '@marklot/contracts/feedback'
import { useEffect, useId, useRef } from 'react'
import { usePhrases } from '../../lib/phrases.tsx'
import controls from '../../ui/controls.module.css'
import styles from './comment-field.module.css'

interface CommentFieldProps {
  label: string
  rows: number
  value: string
  onChange: (value: string) => void
}

export function CommentField({ label, rows, value, onChange }: CommentFieldProps) {
  const t = usePhrases('feedback')
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  // What somebody typed before the page was taken over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once
  useEffect(() => {
    if (field.current?.value) onChange(field.current.value)
  }, [])
  return (
    <div>
      <label className={controls.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        ref={field}
        id={id}
        className={`${controls.input} ${styles.text}`}
        rows={rows}
        maxLength={longestFeedbackComment}
        placeholder={t('oneSentence')}
        aria-describedby={`${id}-hint`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {t('privacy')}
      </p>
    </div>
  )
}
