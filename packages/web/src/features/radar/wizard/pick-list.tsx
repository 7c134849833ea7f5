import type { BrandStateCategory, BrandType } from '@marklot/contracts/brand'
import type { RegistrationOfficeCode } from '@marklot/contracts/office'
import { useId } from 'react'
import { usePhrases } from '../../../lib/phrases.tsx'
import { ClassChips } from '../../../ui/class-chips.tsx'
import { LogoTile } from '../../../ui/logo-tile.tsx'
import { OfficeFlag } from '../../../ui/office-flag.tsx'
import { StateBadge } from '../../../ui/state-badge.tsx'
import { useBrandName } from '../../../ui/use-brand-name.ts'
import type { WatchedBrand } from './draft.ts'
import styles from './select-step.module.css'

/** A mark of the register that can be chosen. */
export interface PickableBrand {
  brandId: string
  name: string | null
  brandType: BrandType
  brandLogoUrl: string | null
  registrationOfficeCode: RegistrationOfficeCode
  brandStateCategory: BrandStateCategory
  numberDisplay: string
  niceClasses: readonly number[]
}

interface PickListProps {
  legend: string
  brands: readonly PickableBrand[]
  chosen: WatchedBrand | null
  onChoose: (brand: WatchedBrand) => void
}

/** Lists marks, one of which can be chosen. A mark without a name can be watched by its logo. */
export function PickList({ legend, brands, chosen, onChoose }: PickListProps) {
  const t = usePhrases('monitor')
  const nameOf = useBrandName()
  const id = useId()
  return (
    <fieldset className={styles.picks}>
      <legend className="vh">{legend}</legend>
      {brands.map((brand) => {
        const { brandId, name, niceClasses, numberDisplay } = brand
        return (
          <label key={brandId} className={styles.pick}>
            <input
              type="radio"
              name="brand"
              value={brandId}
              checked={chosen?.brandId === brandId}
              aria-labelledby={`${id}-${brandId}-name ${id}-${brandId}-entry`}
              disabled={name === null && brand.brandLogoUrl === null}
              onChange={() => onChoose({ brandId, name: name ?? '', niceClasses, goods: '', logoUrl: brand.brandLogoUrl })}
            />
            <LogoTile {...brand} size="row" />
            <span id={`${id}-${brandId}-name`}>
              <span className={styles.name} dir="auto">
                {nameOf(brand)}
              </span>
              {name === null && (
                <span className={styles.count}> {t(brand.brandLogoUrl === null ? 'select.noSign' : 'select.noName')}</span>
              )}
            </span>
            <span id={`${id}-${brandId}-entry`} className={styles.number}>
              <span className={styles.office}>
                <OfficeFlag code={brand.registrationOfficeCode} show="code" />
                <span className="num">{numberDisplay}</span>
              </span>
              <StateBadge category={brand.brandStateCategory} />
            </span>
            <ClassChips classes={niceClasses} limit={6} />
          </label>
        )
      })}
    </fieldset>
  )
}
