import { useEffect, useId, useRef } from 'react'
import styles from './rating-field.module.css'

interface RatingFieldProps {
  legend: string
  /** Highest rating; the lowest is 1. */
  highest: number
  /** Null until one is chosen. */
  rating: number | null
  onChange: (rating: number) => void
  /** Accessible name of a rating. */
  labelOf: (rating: number) => string
  /** Shown beside the ratings. */
  hint: string
}

/**
 * A rating from 1 to `highest` as one group of radio buttons. Adopts a choice made before hydration, which React does
 * not report.
 */
export function RatingField({ legend, highest, rating, onChange, labelOf, hint }: RatingFieldProps) {
  const name = useId()
  const field = useRef<HTMLFieldSetElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, at hydration
  useEffect(() => {
    const chosen = field.current?.querySelector<HTMLInputElement>('input:checked')
    if (chosen) onChange(Number(chosen.value))
  }, [])
  return (
    <fieldset ref={field} className={styles.field}>
      <legend>{legend}</legend>
      <div className={styles.ratings}>
        {Array.from({ length: highest }, (_, place) => place + 1).map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={rating === value}
              aria-label={labelOf(value)}
              onChange={() => onChange(value)}
            />
            <span aria-hidden="true">{value}</span>
          </label>
        ))}
        <span className={styles.hint}>{hint}</span>
      </div>
    </fieldset>
  )
}
