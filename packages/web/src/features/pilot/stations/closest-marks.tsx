import type { NameFinding } from '@marklot/contracts/pilot-findings'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useLocale } from '../../../lib/phrases.tsx'
import { OfficeFlag } from '../../../ui/office-flag.tsx'
import { useBrandName } from '../../../ui/use-brand-name.ts'
import styles from './shortlist-station.module.css'

/** The most marks below the counts. */
const mostMarks = 3

/** The closest marks, as links to their pages. */
export function ClosestMarks({ finding: { name, brands } }: { finding: NameFinding }) {
  const locale = useLocale()
  const nameOf = useBrandName()
  if (brands.length === 0) return null
  return (
    <ul className={styles.marks}>
      {brands.slice(0, mostMarks).map(({ brand }) => (
        <li key={brand.brandId}>
          <OfficeFlag code={brand.registrationOfficeCode} show="code" />
          <Link to={paths.brand(locale, brand.brandId, { q: name })} dir="auto">
            {nameOf(brand)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
