import type { LatestBrand } from '@marklot/contracts/statistics'
import { Link } from 'react-router'
import { useFormat } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { buttonClass } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { LogoTile } from '../logo-tile.tsx'
import { OfficeFlag } from '../office-flag.tsx'
import { useBrandName } from '../use-brand-name.ts'
import styles from './latest.module.css'

/** The most classes on a card. More would leave no room for the other facts. */
const mostClasses = 4

/**
 * One of the latest marks: logo, name or placeholder, flag, type, classes, and the button that opens it (spec 1,
 * section 2, "Each thumbnail card"). The whole card is clickable.
 */
export function LatestCard({ brand }: { brand: LatestBrand }) {
  const t = usePhrases('charts')
  const ui = usePhrases('ui')
  const locale = useLocale()
  const format = useFormat()
  const nameOf = useBrandName()
  const { name, brandType, niceClasses, numberDisplay } = brand
  const classes = niceClasses.slice(0, mostClasses).join(', ') + (niceClasses.length > mostClasses ? ' …' : '')
  return (
    <div className={styles.card}>
      <span className={styles.tile} aria-hidden="true">
        <LogoTile {...brand} size="hit" />
      </span>
      <div className={styles.foot}>
        <div className={styles.facts}>
          <p className={styles.name} dir="auto">
            {name ?? (
              <>
                <Icon name="no-text" />
                <span className="vh">{nameOf(brand)}</span>
              </>
            )}
          </p>
          <p className={styles.kind}>
            <OfficeFlag code={brand.registrationOfficeCode} show="code" />
            <span>
              {ui(`type.${brandType}`)}
              {classes !== '' && `, ${t('classes', { count: niceClasses.length, list: classes })}`}
            </span>
          </p>
          <p className={styles.kind}>
            <time dateTime={brand.applicationDate}>{format.date(brand.applicationDate)}</time>
          </p>
        </div>
        <Link className={`${buttonClass({ size: 'small' })} ${styles.details}`} to={paths.brand(locale, brand.brandId)}>
          <span aria-hidden="true">{t('latest.details')}</span>
          <span className="vh">{t('latest.detailsOf', { name: name ?? `${ui(`type.${brandType}`)} ${numberDisplay}` })}</span>
        </Link>
      </div>
    </div>
  )
}
