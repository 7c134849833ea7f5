import { type RegistrationOfficeCode, registrationOfficeCodes } from '@marklot/contracts/office'
import { usePhrases } from '../../lib/phrases.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Fault } from '../../ui/form/fields.tsx'
import { OfficeTicks } from '../../ui/form/office-ticks.tsx'
import { OfficeFlag } from '../../ui/office-flag.tsx'
import { Notice } from '../../ui/states.tsx'
import { OfficeAdvice } from '../account/pieces/index.ts'
import styles from './checkout.module.css'

interface OfficePickerProps {
  /** How many offices may be chosen; null: all are included. */
  limit: number | null
  chosen: readonly RegistrationOfficeCode[]
  fault?: string
  onChange: (chosen: RegistrationOfficeCode[]) => void
}

/** Returns whether a plan includes every office, so that nothing is chosen. */
export const includesAll = (limit: number | null): limit is null => limit === null || limit >= registrationOfficeCodes.length

/** The choice of the plan's offices, with the recommendation to add the EU's (spec 1, section 5). */
export function OfficePicker({ limit, chosen, fault, onChange }: OfficePickerProps) {
  const t = usePhrases('checkout')
  const settings = usePhrases('settings')
  const isAll = includesAll(limit)
  const isCombined = chosen.includes('em') && chosen.some((code) => ['de', 'at', 'fr', 'es'].includes(code))
  if (isAll)
    return (
      <section className={styles.part} aria-labelledby="which-offices">
        <h2 id="which-offices">{t('offices.which')}</h2>
        <p className={styles.hint}>{t('offices.all')}</p>
        <ul className={styles.offices}>
          {registrationOfficeCodes.map((code) => (
            <li key={code}>
              <OfficeFlag code={code} />
            </li>
          ))}
        </ul>
      </section>
    )
  return (
    <section className={styles.part} aria-labelledby="which-offices">
      <div className={styles.partHead}>
        <h2 id="which-offices">{t('offices.which')}</h2>
        <p className={styles.count} aria-live="polite">
          <span className={styles.dots} aria-hidden="true">
            {Array.from({ length: limit }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the marks have no identity
              <i key={place} className={classNames(place < chosen.length && styles.filled)} />
            ))}
          </span>
          {settings('offices.chosen', { count: chosen.length, limit })}
        </p>
      </div>
      <fieldset className={styles.offices} aria-labelledby="which-offices" aria-describedby="offices-rule">
        <OfficeTicks
          name="packages"
          chosen={chosen}
          isDisabled={(code) => chosen.length >= limit && !chosen.includes(code)}
          onChange={onChange}
        />
      </fieldset>
      {fault && (
        <div role="alert">
          <Fault>{fault}</Fault>
        </div>
      )}
      <p id="offices-rule" className={styles.hint}>
        {settings('offices.rule')}
      </p>
      <div aria-live="polite">
        <OfficeAdvice chosen={chosen} hasRoom={chosen.length < limit} onChange={onChange} />
        {isCombined && (
          <Notice>
            <p>{t('offices.good')}</p>
          </Notice>
        )}
      </div>
    </section>
  )
}
