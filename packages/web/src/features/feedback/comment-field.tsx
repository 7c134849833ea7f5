import { longestFeedbackComment } from '@marklot/contracts/feedback'
import { useId } from 'react'
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
  return (
    <div>
      <label className={controls.label} htmlFor={id}>
        {label}
      </label>
      <textarea
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
