import type { DateRange } from '@marklot/contracts/search'
import { usePhrases } from '../../lib/phrases.tsx'
import controls from '../controls.module.css'
import styles from './date-range-fields.module.css'
import { DateField } from './fields.tsx'

interface DateRangeFieldsProps {
  legend: string
  value: DateRange
  onChange: (range: DateRange) => void
}

/** Two date fields, from and until. Either may stay empty. */
export function DateRangeFields({ legend, value, onChange }: DateRangeFieldsProps) {
  const t = usePhrases('ui')
  return (
    <fieldset className={styles.fields}>
      <legend className={controls.hidden}>{legend}</legend>
      <DateField
        name="from"
        label={t('from')}
        max={value.until}
        value={value.from ?? ''}
        onChange={(from) => onChange({ ...value, from: from || undefined })}
      />
      <DateField
        name="until"
        label={t('until')}
        min={value.from}
        value={value.until ?? ''}
        onChange={(until) => onChange({ ...value, until: until || undefined })}
      />
    </fieldset>
  )
}
