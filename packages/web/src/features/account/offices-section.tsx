import type { OfficeChoice } from '@marklot/contracts/billing'
import { type RegistrationOfficeCode, registrationOfficeCodes } from '@marklot/contracts/office'
import { useState } from 'react'
import { useApiMutation, useApiQuery } from '../../lib/api.tsx'
import { useFormat } from '../../lib/format.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { sessionKey, useSession } from '../../lib/session.tsx'
import { nonEmptyList, validate } from '../../lib/validation.ts'
import { Button } from '../../ui/button.tsx'
import { Fault } from '../../ui/form/fields.tsx'
import { OfficeTicks } from '../../ui/form/office-ticks.tsx'
import { type Faults, hasFaults, useSaving } from '../../ui/form/use-saving.ts'
import styles from './account-page.module.css'
import { dayOf } from './pieces/day-of.ts'
import { OfficeAdvice } from './pieces/office-advice.tsx'
import { useReloadAccount } from './pieces/use-reload-account.ts'
import { Loaded, Section } from './section.tsx'

/** The choice of the offices that the plan searches, with the recommendation to add the EU's (spec 2, section 9.1). */
export function OfficesSection() {
  const t = usePhrases('settings')
  const offices = useApiQuery(sessionKey('offices'), (api, options) => api.billing.offices(undefined, options))
  return (
    <Section id="offices" title={t('offices.title')} text={t('offices.text')}>
      <Loaded holder={offices}>
        {(choice) =>
          choice.limit === null || choice.limit >= registrationOfficeCodes.length ? (
            <p>{t('offices.all')}</p>
          ) : (
            <OfficesForm key={choice.enabled.join()} choice={choice} limit={choice.limit} />
          )
        }
      </Loaded>
    </Section>
  )
}

function OfficesForm({ choice, limit }: { choice: OfficeChoice; limit: number }) {
  const t = usePhrases('settings')
  const rule = usePhrases('validation')
  const format = useFormat()
  const { account } = useSession()
  const reload = useReloadAccount()
  const [chosen, setChosen] = useState<readonly RegistrationOfficeCode[]>(choice.enabled)
  const saving = useApiMutation(
    'updating',
    (api, codes: readonly RegistrationOfficeCode[]) =>
      api.billing.chooseOffices({ body: { registrationOfficeCodes: [...codes] } }),
    { shows: hasFaults },
  )
  const { form, faults, submit } = useSaving(
    (): Faults => {
      const broken = validate(chosen, [nonEmptyList])
      if (broken) return { offices: rule(broken) }
      return chosen.length > limit ? { offices: t('offices.tooMany', { limit }) } : {}
    },
    async () => {
      await saving.run(chosen)
      reload()
    },
  )
  const isLocked = !choice.isChoosable
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <fieldset className={styles.offices} aria-describedby="offices-rule">
        <legend className={styles.count} aria-live="polite">
          {t('offices.chosen', { count: chosen.length, limit })}
        </legend>
        <OfficeTicks name="offices" chosen={chosen} isDisabled={() => isLocked} onChange={setChosen} />
      </fieldset>
      {chosen.length > limit ? (
        <div role="alert">
          <Fault>{t('offices.tooMany', { limit })}</Fault>
        </div>
      ) : (
        faults.offices && chosen.length === 0 && <Fault>{faults.offices}</Fault>
      )}
      {!isLocked && (
        <div className={styles.notice}>
          <OfficeAdvice chosen={chosen} hasRoom onChange={setChosen} />
        </div>
      )}
      <p id="offices-rule" className={styles.text}>
        {t('offices.rule')}{' '}
        {choice.changeableFromUtc && account && (
          <strong>{t('offices.changeableFrom', { date: format.date(dayOf(choice.changeableFromUtc, account.timeZone)) })}</strong>
        )}
      </p>
      {!isLocked && (
        <Button type="submit" disabled={saving.busy || account?.state === 'suspended'} aria-busy={saving.busy}>
          {t('save')}
        </Button>
      )}
    </form>
  )
}
