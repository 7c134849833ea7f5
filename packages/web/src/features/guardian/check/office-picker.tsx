import { filingFeeOf } from '@marklot/contracts/guardian'
import { type RegistrationOfficeCode, registrationOfficeCodes } from '@marklot/contracts/office'
import { Link } from 'react-router'
import { useFormat } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { useLocale, usePhrases } from '../../../lib/phrases.tsx'
import type { PlanOffices } from '../../../lib/use-plan-offices.ts'
import { useHealth } from '../../../shell/use-health.ts'
import { classNames } from '../../../ui/class-names.ts'
import { withOffice } from '../../../ui/form/office-ticks.tsx'
import { OfficeFlag } from '../../../ui/office-flag.tsx'
import { useFees } from '../pieces/index.ts'
import styles from './regions-step.module.css'
import type { DraftHolder } from './use-draft.ts'

interface PickerProps {
  holder: DraftHolder
  plan: PlanOffices
}

/** The seven offices. Offices outside the plan are listed but cannot be chosen. */
export function OfficePicker({ holder, plan: { offices, plan } }: PickerProps) {
  const t = usePhrases('guardian')
  const names = usePhrases('offices')
  const locale = useLocale()
  const format = useFormat()
  const fees = useFees().object
  const register = useHealth().object?.register.offices
  const chosen = holder.draft.registrationOfficeCodes
  const toggle = (code: RegistrationOfficeCode, isChosen: boolean) =>
    holder.change((draft) => ({
      ...draft,
      registrationOfficeCodes: withOffice(draft.registrationOfficeCodes, code, isChosen),
    }))
  const facts = (code: RegistrationOfficeCode) => {
    const office = register?.[code]
    if (!office || office.marks === 0) return t('regions.noData')
    return office.asOf
      ? t('regions.marks', { number: format.short(office.marks), date: format.date(office.asOf) })
      : t('regions.marksUndated', { number: format.short(office.marks) })
  }
  const outside = offices ? registrationOfficeCodes.filter((code) => !offices.includes(code)) : []
  return (
    <fieldset className={styles.offices}>
      <legend className={styles.count} aria-live="polite">
        {offices && plan
          ? t('regions.ofPlan', { count: chosen.filter((code) => offices.includes(code)).length, all: offices.length, plan })
          : t('regions.chosen', { count: chosen.length })}
      </legend>
      {registrationOfficeCodes.map((code) => {
        const isOutside = outside.includes(code)
        const isChosen = chosen.includes(code)
        const fee = fees?.find(({ registrationOfficeCode }) => registrationOfficeCode === code)
        return (
          <label key={code} className={classNames(styles.office, isOutside && styles.outside)}>
            <input
              type="checkbox"
              name="offices"
              checked={isChosen}
              // An office outside the plan that was chosen before can be removed.
              disabled={isOutside && !isChosen}
              onChange={(event) => toggle(code, event.target.checked)}
            />
            <OfficeFlag code={code} show="flag" />
            <span className={styles.words}>
              <b>{names(code)}</b>
              <span>{names(`office.${code}`)}</span>
            </span>
            <span className={styles.facts}>{isOutside ? t('regions.notInPlan') : facts(code)}</span>
            <span className={styles.fee}>
              {fee && t('regions.from', { amount: format.money(filingFeeOf(fee, 1), fee.currency) })}
            </span>
          </label>
        )
      })}
      {outside.length > 0 && (
        <p className={styles.hint}>
          {t('regions.outside', { offices: format.list(outside.map((code) => names(code))) })}{' '}
          <Link to={paths.account(locale, 'offices')}>{t('regions.changeOffices')}</Link>{' '}
          <Link to={paths.products(locale)}>{t('regions.seePlans')}</Link>
        </p>
      )}
    </fieldset>
  )
}
