import type { BrandSuggestion } from '@marklot/contracts/search'
import { type CSSProperties, useMemo } from 'react'
import { Link } from 'react-router'
import { useFormat } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { type SharedCell, sharedAlignment } from '../../ui/comparison-columns.ts'
import { ComparisonHeader, ComparisonOneLine } from '../../ui/comparison-line.tsx'
import { LogoTile } from '../../ui/logo-tile.tsx'
import { OfficeFlag } from '../../ui/office-flag.tsx'
import { StateBadge } from '../../ui/state-badge.tsx'
import { useBrandName } from '../../ui/use-brand-name.ts'
import styles from './hero.module.css'

interface HeroMarksProps {
  marks: readonly BrandSuggestion[]
  /** The sign with which the marks are compared. */
  sign: string
  signLabel: string
  /** Replaces the reading instructions. */
  remark: string | null
}

/** Marks aligned in shared columns, so that the reader can scan down (mockups README, decision 1). */
export function HeroMarks({ marks, sign, signLabel, remark }: HeroMarksProps) {
  const t = usePhrases('home')
  const alignment = useMemo(() => sharedAlignment(marks.map((mark) => mark.comparison)), [marks])
  const [before, after] = t('read', { marked: '\u0000' }).split('\u0000')
  const columns = { '--n': alignment?.header.length ?? 1 } as CSSProperties
  return (
    <div style={columns}>
      <p className={styles.head}>
        <span className={styles.sign}>{signLabel}</span>
        <span className={styles.letters} aria-hidden="true">
          {alignment ? <ComparisonHeader letters={alignment.header} /> : <span className={styles.plain}>{sign}</span>}
        </span>
        <span className={remark ? styles.remark : styles.read}>
          {remark ?? (
            <>
              {before}
              <mark>{t('other')}</mark>
              {after}
            </>
          )}
        </span>
      </p>
      <ul className={styles.marks} aria-label={t('suggestions')}>
        {marks.map((mark, place) => (
          <HeroMark key={mark.brandId} mark={mark} sign={sign} cells={alignment?.rows[place] ?? null} />
        ))}
      </ul>
    </div>
  )
}

/**
 * One mark: logo, letters under the sign's, name, office, number, state and similarity. Links to the mark, compared
 * with the sign.
 */
function HeroMark({ mark, sign, cells }: { mark: BrandSuggestion; sign: string; cells: readonly SharedCell[] | null }) {
  const ui = usePhrases('ui')
  const locale = useLocale()
  const format = useFormat()
  const name = useBrandName()(mark)
  const { comparison, similarity } = mark
  return (
    <li>
      <Link className={styles.mark} to={paths.brand(locale, mark.brandId, { q: sign })}>
        <span className={styles.logo} aria-hidden="true">
          <LogoTile {...mark} size="row" />
        </span>
        <span className={styles.letters} aria-hidden="true">
          {comparison && <ComparisonOneLine comparison={comparison} query={sign} hit={name} cells={cells} />}
        </span>
        <span className={styles.identity}>
          <span className={styles.name} dir="auto">
            {name}
          </span>
          <span className={styles.facts}>
            <OfficeFlag code={mark.registrationOfficeCode} show="code" />
            <span className="num">{mark.applicationNumberDisplay}</span>
          </span>
        </span>
        <span className={styles.state}>
          <StateBadge category={mark.brandStateCategory} />
        </span>
        <span className={styles.likeness}>
          {similarity !== null && (
            <>
              <span className="vh">{ui('similarity')} </span>
              {format.percent(similarity)}
            </>
          )}
        </span>
      </Link>
    </li>
  )
}
