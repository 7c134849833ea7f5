import type { BrandStateCategory, BrandThumbnail } from '@marklot/contracts/brand'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useFormat } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { useLocale } from '../../../lib/phrases.tsx'
import { ClassChips } from '../../../ui/class-chips.tsx'
import { OfficeFlag } from '../../../ui/office-flag.tsx'
import { StateBadge } from '../../../ui/state-badge.tsx'
import { useBrandName } from '../../../ui/use-brand-name.ts'
import { hitId } from '../element-ids.ts'
import styles from './cards.module.css'

interface MarkCellProps {
  resultId: string
  mark: Pick<BrandThumbnail, 'brandId' | 'name' | 'brandType' | 'registrationOfficeCode'> & {
    numberDisplay?: string
    brandStateCategory?: BrandStateCategory
    niceClasses?: readonly number[]
  }
  highlighted?: readonly number[] | undefined
  /** In percent. */
  score?: number | undefined
  children?: ReactNode
}

/** A mark of a result, linked to its entry. Facts in the text lead here. */
export function MarkCell({ resultId, mark, highlighted, score, children }: MarkCellProps) {
  const locale = useLocale()
  const format = useFormat()
  const nameOf = useBrandName()
  return (
    <li id={hitId(resultId, mark.brandId)} className={styles.hit} tabIndex={-1}>
      <p className={styles.name}>
        <Link to={paths.brand(locale, mark.brandId)} dir="auto">
          {nameOf(mark)}
        </Link>
        {score !== undefined && <span className={styles.score}>{format.percent(score)}</span>}
      </p>
      {children}
      <p className={styles.number}>
        <OfficeFlag code={mark.registrationOfficeCode} show="code" />
        {mark.numberDisplay && <span className="num">{mark.numberDisplay}</span>}
      </p>
      <div className={styles.state}>
        {mark.brandStateCategory && <StateBadge category={mark.brandStateCategory} />}
        {mark.niceClasses && <ClassChips classes={mark.niceClasses} highlighted={highlighted} limit={5} />}
      </div>
    </li>
  )
}
