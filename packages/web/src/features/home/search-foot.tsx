import { registrationOfficeCodes } from '@marklot/contracts/office'
import { maximumResultNames } from '@marklot/contracts/search'
import { Link } from 'react-router'
import { useCapabilities } from '../../lib/capabilities.tsx'
import { useFormat } from '../../lib/format.ts'
import { paths, queryString } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { useHealth } from '../../shell/use-health.ts'
import { OutlineSign } from '../../ui/icon.tsx'
import styles from './hero.module.css'
import type { Alike } from './use-alike.ts'

const registerShape =
  'M4 6c0 1.657 3.582 3 8 3s8 -1.343 8 -3s-3.582 -3 -8 -3s-8 1.343 -8 3M4 6v6c0 1.657 3.582 3 8 3m8 -3.5v-5.5M4 12v6c0 1.657 3.582 3 8 3M15 18a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M20.2 20.2l1.8 1.8'

interface SearchFootProps {
  /** The typed text; empty at first. */
  text: string
  /** The sign with which the marks above are compared. */
  sign: string
  alike: Alike['alike']
}

/**
 * Shows the registers searched and their dates, how they were searched, and a link to all hits. Also names the offices
 * without data.
 */
export function SearchFoot({ text, sign, alike }: SearchFootProps) {
  const t = usePhrases('home')
  const locale = useLocale()
  const format = useFormat()
  const q = text || sign
  const check = useCapabilities().get('guardian.creation')
  const all = () => {
    if (!alike) return t('allUnknown')
    return alike.totalIsLowerBound
      ? t('allAtLeast', { number: format.count(Math.min(alike.total, maximumResultNames)) })
      : t('all', { count: alike.total })
  }
  return (
    <div className={styles.foot}>
      <p>
        <OutlineSign shape={registerShape} small />
        <span>
          <SearchedOffices /> <Link to={paths.method(locale)}>{t('method')}</Link>
        </span>
      </p>
      {q !== '' && (
        <span className={styles.ways}>
          {text !== '' && check !== undefined && (
            <Link className={styles.all} to={`/${locale}${check}${queryString({ q: text })}`}>
              {t('checkName')}
            </Link>
          )}
          <Link className={styles.all} to={paths.search(locale, { q })}>
            {all()}
          </Link>
        </span>
      )}
    </div>
  )
}

function SearchedOffices() {
  const t = usePhrases('home')
  const format = useFormat()
  const offices = useHealth().object?.register.offices
  if (!offices) return null
  const withData = registrationOfficeCodes.filter((code) => (offices[code]?.marks ?? 0) > 0)
  const without = registrationOfficeCodes.filter((code) => !withData.includes(code))
  const dates = withData.flatMap((code) => offices[code]?.asOf ?? []).sort()
  const [from] = dates
  const until = dates.at(-1)
  const codes = (list: readonly string[]) => list.map((code) => code.toUpperCase()).join(', ')
  const asOf =
    from && until
      ? from === until
        ? t('asOf', { date: format.date(until) })
        : t('asOfBetween', { from: format.date(from), until: format.date(until) })
      : null
  const parts = [codes(withData), asOf, without.length > 0 ? t('withoutData', { offices: codes(without) }) : null].filter(
    (part) => part,
  )
  return <>{parts.join(' · ')} · </>
}
