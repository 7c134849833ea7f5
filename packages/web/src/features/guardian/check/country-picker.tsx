import { type GuardianCountry, guardianCountries, lacksOwnRegister, officesOfCountry } from '@marklot/contracts/guardian'
import { notations } from '@marklot/contracts/locale'
import { useMemo } from 'react'
import { useLocale, usePhrases } from '../../../lib/phrases.tsx'
import type { PlanOffices } from '../../../lib/use-plan-offices.ts'
import { Chip } from '../../../ui/chip.tsx'
import controls from '../../../ui/controls.module.css'
import { OfficeFlag } from '../../../ui/office-flag.tsx'
import { officeOf } from './draft.ts'
import styles from './regions-step.module.css'
import type { DraftHolder } from './use-draft.ts'

const fieldId = 'check-country'

/** Returns the names of the countries in the page's language. */
export function useCountryName(): (country: GuardianCountry) => string {
  const locale = useLocale()
  return useMemo(() => {
    const names = new Intl.DisplayNames(notations[locale], { type: 'region' })
    return (country) => names.of(country) ?? country
  }, [locale])
}

interface PickerProps {
  holder: DraftHolder
  plan: PlanOffices
}

/** Countries, with the registers that apply there and those that are not searched. */
export function CountryPicker({ holder, plan: { offices } }: PickerProps) {
  const t = usePhrases('guardian')
  const names = usePhrases('offices')
  const locale = useLocale()
  const nameOf = useCountryName()
  const { draft, change } = holder
  const isOutside = (country: GuardianCountry) => offices !== null && !offices.includes(officeOf(country))
  const left = guardianCountries
    .filter((country) => !draft.countries.includes(country))
    .sort((a, b) => nameOf(a).localeCompare(nameOf(b), locale))
  const add = (country: string) =>
    change((before) => ({
      ...before,
      countries: guardianCountries.filter((one) => one === country || before.countries.includes(one)),
    }))
  const remove = (country: GuardianCountry) =>
    change((before) => ({ ...before, countries: before.countries.filter((one) => one !== country) }))
  return (
    <>
      <label className={controls.label} htmlFor={fieldId}>
        {t('countries.field')}
      </label>
      <select id={fieldId} className={controls.input} value="" onChange={(event) => add(event.target.value)}>
        <option value="">{t('countries.choose')}</option>
        {left.map((country) => (
          <option key={country} value={country} disabled={isOutside(country)}>
            {isOutside(country) ? t('countries.outside', { country: nameOf(country) }) : nameOf(country)}
          </option>
        ))}
      </select>
      <p className={styles.count} aria-live="polite">
        {t('countries.chosen', { count: draft.countries.length })}
      </p>
      {draft.countries.length > 0 && (
        <>
          <ul className={styles.chips}>
            {draft.countries.map((country) => (
              <li key={country}>
                <Chip removeLabel={t('countries.remove', { country: nameOf(country) })} onRemove={() => remove(country)}>
                  {nameOf(country)}
                </Chip>
              </li>
            ))}
          </ul>
          <h2 className={styles.heading}>{t('countries.registers')}</h2>
          <ul className={styles.registers}>
            {draft.countries.map((country) => (
              <li key={country}>
                <span>{nameOf(country)}</span>
                <span>
                  <span className={styles.codes}>
                    {officesOfCountry(country).map((code) => (
                      <OfficeFlag key={code} code={code} show="code" />
                    ))}
                  </span>
                  {lacksOwnRegister(country) && (
                    <span className={styles.note}>
                      {t(country === 'BE' || country === 'NL' || country === 'LU' ? 'countries.benelux' : 'countries.lacks')}
                    </span>
                  )}
                  {isOutside(country) && (
                    <span className={styles.note}>{t('countries.notInPlan', { office: names(officeOf(country)) })}</span>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
