import type { DateRange } from '@marklot/contracts/search'
import { useId } from 'react'
import { usePhrases } from '../lib/phrases.tsx'
import controls from './controls.module.css'
import styles from './date-range-fields.module.css'

/** From and until as the browser's own date fields; either may stay empty. */
export function DateRangeFields({
  legend,
  value,
  onChange,
}: {
  legend: string
  value: DateRange
  onChange: (range: DateRange) => void
}) {
  const t = usePhrases('ui')
  const id = useId()
  return (
    <fieldset className={styles.fields}>
      <legend className={controls.hidden}>{legend}</legend>
      {(['from', 'until'] as const).map((end) => (
        <div key={end}>
          <label className={controls.label} htmlFor={`${id}${end}`}>
            {t(end)}
          </label>
          <input
            id={`${id}${end}`}
            className={controls.input}
            type="date"
            min={end === 'until' ? value.from : '1800-01-01'}
            max={end === 'from' ? (value.until ?? '2199-12-31') : '2199-12-31'}
            value={value[end] ?? ''}
            onChange={(event) => onChange({ ...value, [end]: event.target.value || undefined })}
          />
        </div>
      ))}
    </fieldset>
  )
}
