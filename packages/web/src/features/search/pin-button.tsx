import type { BrandHit } from '@marklot/contracts/search'
import { usePhrases } from '../../lib/phrases.tsx'
import { overlays } from '../../shell/overlays.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { useBrandName } from '../../ui/use-brand-name.ts'
import styles from './pin-button.module.css'

/** Opens the popup that pins a hit on a board. */
export function PinButton({ hit, className }: { hit: BrandHit; className?: string }) {
  const t = usePhrases('search')
  const name = useBrandName()(hit)
  return (
    <button
      type="button"
      className={classNames(styles.pin, className)}
      aria-haspopup="dialog"
      aria-label={t('pin', { name })}
      title={t('pin', { name })}
      onClick={() => overlays.open({ kind: 'pin', brand: { brandId: hit.brandId, name } })}
    >
      <Icon name="bookmark" small />
    </button>
  )
}
