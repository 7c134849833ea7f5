import { type ExecutionFrequency, executionFrequencies } from '@marklot/contracts/radar'
import { useId } from 'react'
import { usePhrases } from '../../../lib/phrases.tsx'
import { useSession } from '../../../lib/session.tsx'
import styles from './frequency-field.module.css'

interface FrequencyFieldProps {
  value: ExecutionFrequency
  onChange: (value: ExecutionFrequency) => void
}

/** Asks how often the agents run a saved search, with an explanation. */
export function FrequencyField({ value, onChange }: FrequencyFieldProps) {
  const t = usePhrases('radar')
  const id = useId()
  const { account } = useSession()
  return (
    <fieldset className={styles.field} aria-describedby={id}>
      <legend>{t('frequency')}</legend>
      <div className={styles.choices}>
        {executionFrequencies.map((frequency) => (
          <label key={frequency}>
            <input
              type="radio"
              name="executionFrequency"
              value={frequency}
              checked={frequency === value}
              onChange={() => onChange(frequency)}
            />
            <span>{t(`frequency.${frequency}`)}</span>
          </label>
        ))}
      </div>
      <p id={id} className={styles.hint}>
        {t(`frequencyHint.${value}`)}{' '}
        {value !== 'none' && account && t('frequencyHint.zone', { zone: account.timeZone.replaceAll('_', ' ') })}
      </p>
    </fieldset>
  )
}
