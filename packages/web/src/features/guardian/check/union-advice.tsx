import { recommendedOffice } from '@marklot/contracts/billing'
import { type RegistrationOfficeCode, registrationOfficeCodes } from '@marklot/contracts/office'
import { useState } from 'react'
import { Link } from 'react-router'
import { useFormat } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { useLocale, usePhrases } from '../../../lib/phrases.tsx'
import type { PlanOffices } from '../../../lib/use-plan-offices.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/states.tsx'
import { chosenOffices } from './draft.ts'
import styles from './regions-step.module.css'
import type { DraftHolder } from './use-draft.ts'

/** Offices of member states. */
const members: readonly RegistrationOfficeCode[] = ['de', 'at', 'fr', 'es']

/** Recommends the office of the EU beside that of a member state (spec 1, section 5). */
export function UnionAdvice({ holder, plan: { offices } }: { holder: DraftHolder; plan: PlanOffices }) {
  const t = usePhrases('guardian')
  const names = usePhrases('offices')
  const locale = useLocale()
  const format = useFormat()
  const [isDeclined, setIsDeclined] = useState(false)
  const chosen = chosenOffices(holder.draft)
  const office = recommendedOffice(chosen)
  if (office === null || isDeclined) return null
  const isInPlan = offices === null || offices.includes(office)
  const countries = format.list(chosen.filter((code) => members.includes(code)).map((code) => names(code)))
  const add = () =>
    holder.change((draft) => ({
      ...draft,
      registrationOfficeCodes: registrationOfficeCodes.filter(
        (code) => code === office || draft.registrationOfficeCodes.includes(code),
      ),
    }))
  return (
    <div className={styles.advice}>
      <Notice kind="warning">
        <b>{t('union.title')}</b>
        <p>{t(isInPlan ? 'union.text' : 'union.textOutside', { countries })}</p>
        <div className={styles.actions}>
          {isInPlan ? (
            <>
              <Button size="small" onClick={add}>
                {t('union.add')}
              </Button>
              <Button look="quiet" size="small" onClick={() => setIsDeclined(true)}>
                {t('union.decline')}
              </Button>
            </>
          ) : (
            <Link to={paths.account(locale, 'offices')}>{t('regions.changeOffices')}</Link>
          )}
        </div>
      </Notice>
    </div>
  )
}
