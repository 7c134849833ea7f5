import type { BrandStateCategory, BrandThumbnail } from '@marklot/contracts/brand'
import { Link } from 'react-router'
import { ClassChips } from './class-chips.tsx'
import { LogoTile } from './logo-tile.tsx'
import { OfficeFlag } from './office-flag.tsx'
import { StateBadge } from './state-badge.tsx'
import styles from './thumbnail-card.module.css'
import { useBrandName } from './use-brand-name.ts'

export interface ThumbnailCardProps {
  brand: BrandThumbnail & { numberDisplay: string; brandStateCategory: BrandStateCategory; niceClasses: readonly number[] }
  /** The mark's address. */
  to: string
  /** Highlighted classes. */
  highlighted?: readonly number[]
  /** Opens the mark in place. The browser handles clicks for a new tab or window. */
  onOpen?: () => void
}

/** A mark as a card in a row of marks: picture, name, office with number, state and classes. */
export function ThumbnailCard({ brand, to, highlighted = [], onOpen }: ThumbnailCardProps) {
  const nameOf = useBrandName()
  return (
    <div className={styles.card}>
      <Link
        className={styles.link}
        to={to}
        onClick={(event) => {
          if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          onOpen()
        }}
      >
        <span className={styles.tile} aria-hidden="true">
          <LogoTile {...brand} size="hit" />
        </span>
        <b dir="auto">{nameOf(brand)}</b>
      </Link>
      <p className={styles.number}>
        <OfficeFlag code={brand.registrationOfficeCode} show="code" />
        <span className="num">{brand.numberDisplay}</span>
      </p>
      <div className={styles.state}>
        <StateBadge category={brand.brandStateCategory} />
        <ClassChips classes={brand.niceClasses} highlighted={highlighted} limit={4} />
      </div>
    </div>
  )
}
