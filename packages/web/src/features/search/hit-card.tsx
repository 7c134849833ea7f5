import type { BrandHit } from '@marklot/contracts/search'
import { lazy, memo, Suspense } from 'react'
import { Link } from 'react-router'
import { useFormat } from '../../lib/format.ts'
import { Phrased } from '../../lib/phrased.tsx'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { ClassChips } from '../../ui/class-chips.tsx'
import { classNames } from '../../ui/class-names.ts'
import { canAlign } from '../../ui/comparison-columns.ts'
import { ComparisonLine } from '../../ui/comparison-line.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LogoTile } from '../../ui/logo-tile.tsx'
import { OfficeFlag } from '../../ui/office-flag.tsx'
import { ScoreParts } from '../../ui/score-parts.tsx'
import { StateBadge } from '../../ui/state-badge.tsx'
import { TickLabel } from '../../ui/tick-label.tsx'
import { useBrandName } from '../../ui/use-brand-name.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { higherScore } from './higher-score.ts'
import styles from './hit-card.module.css'
import { brandAddress } from './hit-link.ts'
import { HitTools } from './hit-tools.tsx'
import { OwnerName } from './owner-name.tsx'
import type { SearchState } from './search-state.ts'

const HitMotifs = lazy(() => import('./hit-motifs.tsx').then((module) => ({ default: module.HitMotifs })))
const HitLogo = lazy(() => import('./hit-logo.tsx').then((module) => ({ default: module.HitLogo })))

/**
 * Props of a hit, in addition to the mark. Every value keeps its identity between renderings, so that a memoized hit
 * renders only when it changes.
 */
export interface HitProps {
  hit: BrandHit
  /** The search in the address of the hit's page. */
  search: SearchState
  /** The searched classes, which are highlighted. */
  searchedClasses: readonly number[]
  today: string
  isTicked: boolean
  onTick: (hit: BrandHit) => void
}

interface HitCardProps extends HitProps {
  /** The sign with which the hit is compared. */
  query: string
}

/**
 * A hit as a card: its identity, its comparison, and the score with its parts. In the document, the name comes before
 * the checkbox, so that the Tab key reaches it first. The grid arranges them on the screen.
 */
export const HitCard = memo(function HitCard({ hit, query, search, searchedClasses, today, isTicked, onTick }: HitCardProps) {
  const t = usePhrases('search')
  const ui = usePhrases('ui')
  const format = useFormat()
  const locale = useLocale()
  const nameOf = useBrandName()
  const { comparison, score } = hit
  const isByLogo = higherScore(hit)?.of === 'logo'
  return (
    <div className={classNames(styles.hit, !comparison && !hit.similarity && styles.plain)} data-row="">
      <div className={styles.identity}>
        <h3>
          <Link className={styles.link} to={brandAddress(locale, hit.brandId, search)} data-hit={hit.brandId} dir="auto">
            {hit.name ?? (
              <span className={styles.noText}>
                <Icon name="no-text" small />
                {nameOf(hit)}
              </span>
            )}
          </Link>
        </h3>
        <p className={styles.number}>
          <OfficeFlag code={hit.registrationOfficeCode} show="code" />
          <span className="num">{hit.registrationNumberDisplay ?? hit.applicationNumberDisplay}</span>
        </p>
        <p className={styles.kind}>
          {ui(`type.${hit.brandType}`)}
          {hit.applicationDate && `, ${format.date(hit.applicationDate)}`}
          {hit.priorityDate !== null &&
            hit.priorityDate !== hit.applicationDate &&
            ` (${t('priorityOf', { date: format.date(hit.priorityDate) })})`}
        </p>
        <Owner hit={hit} search={search} />
      </div>
      <div className={styles.state}>
        <StateBadge
          category={hit.brandStateCategory}
          detail={stateDetail(hit, today, (day) => t('oppositionUntil', { date: format.date(day) }))}
        />
        <ClassChips classes={hit.niceClasses} highlighted={searchedClasses} limit={10} />
        {hit.motifs && (
          <Suspense>
            <Phrased of={['logos']}>
              <HitMotifs motifs={hit.motifs} chosen={search.filters.viennaCategories} />
            </Phrased>
          </Suspense>
        )}
      </div>
      {comparison && (
        <div className={classNames(styles.comparison, !canAlign(comparison) && styles.long, isByLogo && styles.below)}>
          <ComparisonLine comparison={comparison} query={query} hit={hit.name ?? ''} remark={t(`remark.${comparison.remark}`)} />
          <SoundNote comparison={comparison} score={isByLogo ? score : null} />
        </div>
      )}
      {hit.similarity && search.logo?.id && (
        <div className={classNames(styles.pictures, comparison && !isByLogo && styles.below)}>
          <Suspense>
            <Phrased of={['logos']}>
              <HitLogo hit={hit} logoId={search.logo.id} isSecond={!isByLogo && score !== null} />
            </Phrased>
          </Suspense>
        </div>
      )}
      {score && !isByLogo && (
        <div className={styles.score}>
          <ScoreParts score={score} />
        </div>
      )}
      <div className={styles.logo}>
        <LogoTile {...hit} size="hit" />
      </div>
      <TickLabel className={styles.select} isTicked={isTicked} onTick={() => onTick(hit)}>
        <span className={styles.selectText}>{t('compare.short')}</span>
        <VisuallyHidden>{nameOf(hit)}</VisuallyHidden>
      </TickLabel>
      <HitTools className={styles.tools} hit={hit} />
    </div>
  )
})

/** Returns the end of the opposition period while opposition is possible; otherwise the office's own state. */
export function stateDetail(hit: BrandHit, today: string, until: (day: string) => string): string {
  const { oppositionPeriodEndDate: end } = hit
  return end && end >= today && hit.brandStateCategory !== 'dead' ? until(end) : hit.brandState.shortDescription
}

/** Longer sound codes do not help readers. */
const longestSoundCode = 16

/** @param score the score of the name, unless it is shown elsewhere */
function SoundNote({ comparison, score }: { comparison: NonNullable<BrandHit['comparison']>; score: BrandHit['score'] }) {
  const t = usePhrases('search')
  const format = useFormat()
  const { hitSoundCode, querySoundCode } = comparison
  const sign = hitSoundCode === querySoundCode ? '=' : '≠'
  return (
    <p className={styles.sound}>
      <span>
        {score && `${t('mode.name')} ${format.percent(score.total)} · `}
        {t(`remark.${comparison.remark}`)}
      </span>
      {(hitSoundCode || querySoundCode) && hitSoundCode.length <= longestSoundCode && (
        <span className="num">{t('soundCodes', { hit: hitSoundCode || '–', sign, query: querySoundCode || '–' })}</span>
      )}
    </p>
  )
}

function Owner({ hit, search }: Pick<HitProps, 'hit' | 'search'>) {
  const t = usePhrases('search')
  if (hit.ownerNameNeedsLogin) {
    return (
      <p className={styles.owner}>
        <Icon name="lock" small />
        {t('ownerNeedsLogin')}
      </p>
    )
  }
  return hit.ownerName ? (
    <p className={search.mode === 'owner' ? undefined : styles.ownerName} dir="auto">
      <OwnerName hit={hit} search={search} />
    </p>
  ) : null
}
