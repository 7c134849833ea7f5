import { highestRating } from '@marklot/contracts/feedback'
import { useEffect, useId, useRef } from 'react'
import { useConfig } from '../../lib/config.tsx'
import { usePhrases } from '../../lib/phrases.tsx'
import styles from './rating-field.module.css'

const ratings = Array.from({ length: highestRating }, (_, place) => place + 1)

/** The question with its five answers: one group of radio buttons, moved through by arrow keys. */
export function RatingField({ rating, onChange }: { rating: number | null; onChange: (rating: number) => void }) {
  const t = usePhrases('feedback')
  const { productName } = useConfig()
  const name = useId()
  const field = useRef<HTMLFieldSetElement>(null)
  // What somebody chose before the page was taken over: React leaves it there and tells nobody, and choosing it again is no change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once
  useEffect(() => {
    const chosen = field.current?.querySelector<HTMLInputElement>('input:checked')
    if (chosen) onChange(Number(chosen.value))
  }, [])
  return (
    <fieldset ref={field} className={styles.field}>
      <legend>{t('question', { product: productName })}</legend>
      <div className={styles.ratings}>
        {ratings.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={rating === value}
              aria-label={t('chosen', { rating: value })}
              onChange={() => onChange(value)}
            />
            <span aria-hidden="true">{value}</span>
          </label>
        ))}
        <span className={styles.hint}>{rating === null ? t('scale') : t('chosen', { rating })}</span>
      </div>
    </fieldset>
  )
}
