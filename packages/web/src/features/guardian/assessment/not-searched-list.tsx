import type { GuardianCountry } from '@marklot/contracts/guardian'
import type { NotSearched } from '@marklot/contracts/guardian-blocks'
import { notations } from '@marklot/contracts/locale'
import { useMemo } from 'react'
import type * as z from 'zod/mini'
import { useFormat } from '../../../lib/format.ts'
import { useLocale, usePhrases } from '../../../lib/phrases.tsx'
import styles from './not-searched-list.module.css'

/** Returns the names of countries in the page's language. */
export function useCountryNames(): (code: GuardianCountry) => string {
  const locale = useLocale()
  const names = useMemo(() => new Intl.DisplayNames(notations[locale], { type: 'region' }), [locale])
  return (code) => names.of(code) ?? code
}

/** The parts that the evaluation did not cover, and why. */
export function NotSearchedList({ notSearched }: { notSearched: readonly z.infer<typeof NotSearched>[] }) {
  const t = usePhrases('assessment')
  const offices = usePhrases('offices')
  const format = useFormat()
  const nameOf = useCountryNames()
  const textOf = ({ reason, registrationOfficeCodes, countries }: z.infer<typeof NotSearched>) => {
    const places = format.list([...registrationOfficeCodes.map((code) => offices(code)), ...countries.map(nameOf)])
    switch (reason) {
      case 'notInPlan':
      case 'notSelected':
      case 'noData':
        return t(`unsearched.${reason}`, { places })
      case 'otherRegister':
        return places === '' ? t('unsearched.otherRegister.all') : t('unsearched.otherRegister', { places })
      default:
        return t(`unsearched.${reason}`)
    }
  }
  return (
    <div>
      <h3>{t('unsearched.title')}</h3>
      <ul className={styles.list}>
        {notSearched.map((one) => (
          <li key={one.reason}>{textOf(one)}</li>
        ))}
      </ul>
      <p className={styles.lead}>{t('unsearched.lead')}</p>
    </div>
  )
}
