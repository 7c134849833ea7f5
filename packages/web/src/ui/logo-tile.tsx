import type { BrandType } from '@marklot/contracts/brand'
import { useState } from 'react'
import { usePhrases } from '../lib/phrases.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { logoAddress } from './logo-address.ts'
import { LogoPicture } from './logo-picture.tsx'
import styles from './logo-tile.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface LogoTileProps {
  name: string | null
  brandType: BrandType
  brandLogoUrl: string | null
  size: 'row' | 'hit' | 'page'
}

/** The most letters of a word that is set larger. */
const mostShort = 3

/**
 * Shows a mark's logo on a neutral tile, which is dark for pictures delivered in white. A word mark shows its word; a
 * missing or broken picture shows a placeholder icon.
 */
export function LogoTile({ name, brandType, brandLogoUrl, size }: LogoTileProps) {
  const t = usePhrases('ui')
  const [failed, setFailed] = useState<string | null>(null)
  const isShort = name !== null && [...name].length <= mostShort
  const tile = classNames(styles.tile, styles[size], isShort && styles.short)
  const address = brandLogoUrl && logoAddress(brandLogoUrl, size === 'page' ? 'original' : 'thumbnail')
  if (address && failed !== address.src) {
    const { src, isForeign } = address
    return (
      <span className={tile}>
        <LogoPicture
          className={styles.image}
          src={src}
          alt={name ? t('logoOf', { name }) : t('logo')}
          loading={size === 'page' ? 'eager' : 'lazy'}
          decoding="async"
          referrerPolicy={isForeign ? 'no-referrer' : undefined}
          onBroken={setFailed}
        />
      </span>
    )
  }
  return (
    <span className={tile}>
      {name && brandType === 'Word' ? (
        <span className={styles.word} dir="auto" aria-hidden="true">
          {name}
        </span>
      ) : (
        <>
          <Icon name="no-picture" />
          <VisuallyHidden>{t('noLogo')}</VisuallyHidden>
        </>
      )}
    </span>
  )
}
