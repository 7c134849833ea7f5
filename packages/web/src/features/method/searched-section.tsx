import { registrationOfficeCodes } from '@marklot/contracts/office'
import type { ReactNode } from 'react'
import { useFormat } from '../../lib/format.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { useHealth } from '../../shell/use-health.ts'
import { Icon } from '../../ui/icon.tsx'
import { OfficeFlag } from '../../ui/office-flag.tsx'
import styles from './method-page.module.css'
import { MethodSection } from './method-section.tsx'
import tables from './tables.module.css'

const searched = ['yes.names', 'yes.states', 'yes.all'] as const
const notSearched = ['receipt.notLogos', 'receipt.notMeaning', 'receipt.notInternational', 'receipt.notCompanies'] as const

/** What the search covers and what it does not, with each register's date. */
export function SearchedSection() {
  const t = usePhrases('method')
  const search = usePhrases('search')
  return (
    <MethodSection name="searched">
      <div className={styles.halves}>
        <div>
          <h3>{t('searched.yes')}</h3>
          <ul className={styles.list}>
            {searched.map((key) => (
              <Item key={key} icon="check">
                {t(key)}
              </Item>
            ))}
          </ul>
        </div>
        <div>
          <h3>{t('searched.no')}</h3>
          <ul className={styles.list}>
            {notSearched.map((key) => (
              <Item key={key} icon="minus">
                {search(key)}
              </Item>
            ))}
          </ul>
        </div>
      </div>
      <Registers />
    </MethodSection>
  )
}

function Item({ icon, children }: { icon: 'check' | 'minus'; children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} small />
      <span>{children}</span>
    </li>
  )
}

function Registers() {
  const t = usePhrases('method')
  const shell = usePhrases('shell')
  const format = useFormat()
  const register = useHealth().object?.register
  if (!register) return null
  return (
    <>
      <table className={tables.table}>
        <caption>{t('offices.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('offices.office')}</th>
            <th scope="col" className={tables.number}>
              {t('offices.marks')}
            </th>
            <th scope="col" className={tables.number}>
              {t('offices.asOf')}
            </th>
          </tr>
        </thead>
        <tbody>
          {registrationOfficeCodes.map((code) => {
            const office = register.offices[code]
            return (
              <tr key={code}>
                <th scope="row">
                  <OfficeFlag code={code} />
                </th>
                <td className={tables.number}>{format.count(office?.marks ?? 0)}</td>
                <td className={tables.number}>{office?.asOf ? format.date(office.asOf) : t('offices.none')}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {register.isSample && <p className={tables.note}>{shell('sampleDataText')}</p>}
    </>
  )
}
