import type { NamesResult, SimilarBrand } from '@marklot/contracts/guardian-blocks'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type * as z from 'zod/mini'
import { useLocale, usePhrases } from '../../../lib/phrases.tsx'
import { overlays } from '../../../shell/overlays.ts'
import { Button } from '../../../ui/button.tsx'
import { ClassChips } from '../../../ui/class-chips.tsx'
import { classNames } from '../../../ui/class-names.ts'
import type { SharedCell } from '../../../ui/comparison-columns.ts'
import { ComparisonOneLine } from '../../../ui/comparison-line.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { OfficeFlag } from '../../../ui/office-flag.tsx'
import { StateBadge } from '../../../ui/state-badge.tsx'
import { useBrandName } from '../../../ui/use-brand-name.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { sharedAddress } from '../../search/index.ts'
import { BrandDetail } from './brand-detail.tsx'
import styles from './brands-section.module.css'
import { Absent, NotCompared } from './counts.tsx'
import { classesOf, contentOf, logoSimilarityOf } from './judged-brands.ts'
import { RiskBadge } from './risk-badge.tsx'
import type { PartProps } from './use-again.ts'
import { usePrinting } from './use-printing.ts'

export type Found = z.infer<typeof NamesResult>['brands'][number]

interface FoundBrandProps extends Pick<PartProps, 'assessment'> {
  found: Found
  /** Undefined: not yet assessed. */
  judged: SimilarBrand | undefined
  /** Its letters under the columns of the list; null where it does not fit. */
  cells: readonly SharedCell[] | null
}

/**
 * A mark that was found, in one line. The line expands to the comparison, the reasons, and the ways to weaken the mark.
 */
export function FoundBrand({ assessment, found: { brand, sharedClasses }, judged, cells }: FoundBrandProps) {
  const t = usePhrases('assessment')
  const search = usePhrases('search')
  const locale = useLocale()
  const name = useBrandName()(brand)
  const [isOpen, setIsOpen] = useState(false)
  const isPrinting = usePrinting()
  const { brandId, comparison, score } = brand
  const detailId = `detail-${brandId}`
  const goods = judged?.risk.goods
  const logo = logoSimilarityOf(assessment, brandId)
  const value = (label: 'name' | 'logo' | 'goods', text: ReactNode) => (
    <span className={classNames(styles.number, styles[label])}>
      <span className={styles.label}>{t(`column.${label === 'goods' ? contentOf(assessment) : label}`)} </span>
      {text ?? <NotCompared />}
    </span>
  )
  return (
    <li className={styles.brand} id={`brand-${brandId}`}>
      <div className={styles.row}>
        <div className={styles.sign}>
          {comparison && (
            <ComparisonOneLine
              comparison={comparison}
              query={assessment.name}
              hit={brand.name ?? ''}
              remark={search(`remark.${comparison.remark}`)}
              cells={cells}
              wraps
            />
          )}
        </div>
        <div className={styles.identity}>
          <h3>
            <Link to={sharedAddress(locale, brandId, { text: assessment.name, classes: classesOf(assessment) })} dir="auto">
              {name}
            </Link>
          </h3>
          <p className={styles.register}>
            <OfficeFlag code={brand.registrationOfficeCode} show="code" />
            <span className="num">{brand.registrationNumberDisplay ?? brand.applicationNumberDisplay}</span>
          </p>
        </div>
        <div className={styles.state}>
          <StateBadge category={brand.brandStateCategory} />
          <ClassChips classes={brand.niceClasses} highlighted={sharedClasses} limit={5} />
        </div>
        {value('name', score?.total)}
        {value('logo', logo === 'other' ? <Absent reason={t('brand.otherLogo')} /> : logo)}
        {value('goods', goods ? t(`degree.${goods}`) : null)}
        <div className={styles.risk}>
          <RiskBadge riskClass={judged?.risk.riskClass ?? null} />
        </div>
        <div className={styles.buttons}>
          <Button
            look="quiet"
            iconOnly
            aria-haspopup="dialog"
            aria-label={search('pin', { name })}
            title={search('pin', { name })}
            onClick={() => overlays.open({ kind: 'pin', brand: { brandId, name } })}
          >
            <Icon name="bookmark" small />
          </Button>
          <Button
            look="quiet"
            iconOnly
            aria-expanded={isOpen}
            aria-controls={detailId}
            title={t('brand.open', { name })}
            onClick={() => setIsOpen(!isOpen)}
          >
            <VisuallyHidden>{t('brand.open', { name })}</VisuallyHidden>
            <span className={classNames(styles.chevron, isOpen && styles.up)}>
              <Icon name="chevron-down" />
            </span>
          </Button>
        </div>
      </div>
      <div id={detailId} hidden={!isOpen && !isPrinting}>
        {(isOpen || isPrinting) && (
          <BrandDetail assessment={assessment} brand={brand} sharedClasses={sharedClasses} judged={judged} />
        )}
      </div>
    </li>
  )
}
