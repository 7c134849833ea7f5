import { memo } from 'react'
import { Link } from 'react-router'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { ClassChips } from '../../ui/class-chips.tsx'
import { OfficeFlag } from '../../ui/office-flag.tsx'
import { StateBadge } from '../../ui/state-badge.tsx'
import { TickLabel } from '../../ui/tick-label.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { HitProps } from './hit-card.tsx'
import styles from './hit-line.module.css'
import { brandAddress } from './hit-link.ts'
import { OwnerName } from './owner-name.tsx'
import { PinButton } from './pin-button.tsx'

/** Another mark with the name above it, in one line. */
export const HitLine = memo(function HitLine({ hit, search, searchedClasses, isTicked, onTick }: Omit<HitProps, 'today'>) {
  const t = usePhrases('search')
  const locale = useLocale()
  const number = hit.registrationNumberDisplay ?? hit.applicationNumberDisplay
  return (
    <li className={styles.line} data-row="">
      <Link className={styles.link} to={brandAddress(locale, hit.brandId, search)} data-hit={hit.brandId}>
        <VisuallyHidden>{hit.name} </VisuallyHidden>
        <OfficeFlag code={hit.registrationOfficeCode} show="code" /> <span className="num">{number}</span>
      </Link>
      <TickLabel className={styles.select} isTicked={isTicked} onTick={() => onTick(hit)}>
        <VisuallyHidden>{`${t('compare.short')} ${hit.name} ${number}`}</VisuallyHidden>
      </TickLabel>
      <PinButton className={styles.pin} hit={hit} />
      <StateBadge category={hit.brandStateCategory} />
      <ClassChips classes={hit.niceClasses} highlighted={searchedClasses} limit={6} />
      <span className={styles.owner} dir="auto">
        <OwnerName hit={hit} search={search} />
      </span>
    </li>
  )
})
