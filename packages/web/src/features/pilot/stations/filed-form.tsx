import type { RegistrationOfficeCode } from '@marklot/contracts/office'
import { longestFilingNumber, type ProjectFiling } from '@marklot/contracts/pilot'
import { type FormEvent, useState } from 'react'
import { usePhrases } from '../../../lib/phrases.tsx'
import { Button } from '../../../ui/button.tsx'
import { DateField, TextField } from '../../../ui/form/fields.tsx'
import { useProjectHolder } from '../project-context.tsx'
import styles from './filing-station.module.css'
import stations from './stations.module.css'

const days = ['filedOn', 'publishedOn', 'registeredOn'] as const

/** The owner's filing at an office. The deadlines are computed from its days. */
export function FiledForm({ office }: { office: RegistrationOfficeCode }) {
  const t = usePhrases('stations')
  const { project, mayChange, change } = useProjectHolder()
  const stored = project.filings.find((one) => one.registrationOfficeCode === office)
  const [filing, setFiling] = useState<ProjectFiling>(
    stored ?? { registrationOfficeCode: office, number: '', filedOn: null, publishedOn: null, registeredOn: null },
  )
  const [isRefused, setIsRefused] = useState(false)
  const others = project.filings.filter((one) => one.registrationOfficeCode !== office)
  const set = (change: Partial<ProjectFiling>) => setFiling((before) => ({ ...before, ...change }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsRefused(filing.filedOn === null)
    if (filing.filedOn !== null)
      change({ filings: [...others, { ...filing, number: filing.number.trim() }], done: { filing: true } })
  }
  return (
    <form className={styles.filed} onSubmit={submit} noValidate aria-labelledby="i-have-filed">
      <h3 id="i-have-filed">{t('filing.filed')}</h3>
      <p className={stations.small}>{t('filing.filedText')}</p>
      <TextField
        name="number"
        label={t('filing.number')}
        required={false}
        maxLength={longestFilingNumber}
        value={filing.number}
        onChange={(number) => set({ number })}
      />
      <div className={styles.days}>
        {days.map((day) => (
          <DateField
            key={day}
            name={day}
            label={t(`filing.${day}`)}
            fault={day === 'filedOn' && isRefused && filing.filedOn === null ? t('filing.dayMissing') : null}
            value={filing[day] ?? ''}
            onChange={(date) => set({ [day]: date || null })}
          />
        ))}
      </div>
      <div className={styles.act}>
        <Button type="submit" disabled={!mayChange}>
          {t('filing.save')}
        </Button>
        {stored && (
          <Button
            look="quiet"
            disabled={!mayChange}
            onClick={() => {
              change({ filings: others })
              setFiling({ registrationOfficeCode: office, number: '', filedOn: null, publishedOn: null, registeredOn: null })
            }}
          >
            {t('filing.remove')}
          </Button>
        )}
      </div>
    </form>
  )
}
