import type { BrandHit } from '@marklot/contracts/search'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useBrandName } from '../../ui/use-brand-name.ts'
import styles from './pin-button.module.css'
import { PinButton } from './pin-button.tsx'

/** What can be done with a hit at once: pin it, and watch it if it has a name or a picture. */
export function HitTools({ hit, className }: { hit: BrandHit; className?: string }) {
  const ui = usePhrases('ui')
  const locale = useLocale()
  const label = ui('watch', { name: useBrandName()(hit) })
  return (
    <div className={className}>
      <PinButton hit={hit} />
      {(hit.name !== null || hit.brandLogoUrl !== null) && (
        <Link className={styles.pin} to={paths.monitor(locale, { brand: hit.brandId })} aria-label={label} title={label}>
          <Icon name="radar" small />
        </Link>
      )}
    </div>
  )
}
