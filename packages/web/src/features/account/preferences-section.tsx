import type { Account, AccountChange } from '@marklot/contracts/accounts'
import { locales } from '@marklot/contracts/locale'
import { useMemo, useState } from 'react'
import { useApiMutation } from '../../lib/api.tsx'
import { languageNames } from '../../lib/locale.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/form/fields.tsx'
import { hasFaults, useSaving } from '../../ui/form/use-saving.ts'
import styles from './account-page.module.css'
import { timeZoneName, timeZonesIn } from './pieces/time-zones.ts'
import { useReloadAccount } from './pieces/use-reload-account.ts'
import { Section } from './section.tsx'

export function PreferencesSection({ account }: { account: Account }) {
  const t = usePhrases('settings')
  const locale = useLocale()
  const reload = useReloadAccount()
  const [timeZone, setTimeZone] = useState(account.timeZone)
  const [language, setLanguage] = useState(account.notificationLanguage)
  const saving = useApiMutation(
    'updating',
    (api, body: AccountChange) => api.accounts.changeAccount({ params: { id: account.id }, body }),
    { shows: hasFaults },
  )
  const { form, faults, submit } = useSaving(
    () => ({}),
    async () => {
      await saving.run({ timeZone, notificationLanguage: language })
      reload()
    },
  )
  const zones = useMemo(
    () =>
      timeZonesIn(locale, [...new Set([account.timeZone, 'UTC', ...Intl.supportedValuesOf('timeZone')])], (area) =>
        t(`preferences.area.${area}`),
      ),
    [account.timeZone, locale, t],
  )
  return (
    <Section id="preferences" title={t('preferences.title')}>
      <form ref={form} noValidate onSubmit={submit} className={styles.form}>
        <SelectField
          name="timeZone"
          label={t('preferences.timeZone')}
          hint={`${timeZoneName(locale, timeZone)}. ${t('preferences.timeZoneHint')}`}
          value={timeZone}
          fault={faults.timeZone}
          options={zones}
          onChange={setTimeZone}
        />
        <SelectField
          name="notificationLanguage"
          label={t('preferences.notificationLanguage')}
          value={language}
          fault={faults.notificationLanguage}
          options={locales.map((one) => [one, languageNames[one]] as const)}
          onChange={(value) => setLanguage(locales.find((one) => one === value) ?? language)}
        />
        <p className={styles.whole}>
          <Button type="submit" disabled={saving.busy} aria-busy={saving.busy}>
            {t('save')}
          </Button>
        </p>
      </form>
    </Section>
  )
}
