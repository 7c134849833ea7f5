import type { Assessment, AssessmentCounts } from '@marklot/contracts/guardian-assessment'
import { assessedSimilarity } from '@marklot/contracts/guardian-blocks'
import { lowerBoundsOf } from '@marklot/contracts/guardian-verdict'
import { type BrandHit, usualLogoSimilarity } from '@marklot/contracts/search'
import { labelled } from '@marklot/phrases'
import { useFormat } from '../../../lib/format.ts'
import { useLocale, usePhrases } from '../../../lib/phrases.tsx'
import { LeaderItem, LeaderList } from '../../../ui/leader-list.tsx'
import { useBrandName } from '../../../ui/use-brand-name.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './counts.module.css'
import { nearestBrandsOf } from './nearest-brands.ts'

/** The counts of spec 1, section 3, in its order, each with the block from which it comes. */
export const countedBlocks = [
  ['identicalNames', 'names'],
  ['similarNames', 'names'],
  ['identicalLogos', 'logos'],
  ['similarLogos', 'logos'],
  ['similarGoodsServices', 'industry'],
  ['sameNiceClass', 'industry'],
  ['countryDomains', 'domains'],
  ['commercialDomains', 'domains'],
  ['otherDomains', 'domains'],
] as const satisfies readonly (readonly [keyof AssessmentCounts, string])[]

const similarities = ['name', 'logo', 'goodsServices', 'niceClassCoverage'] as const

/** Marks below these similarities are not found, so the figure of the closest of them is not known. */
const thresholds: Partial<Record<(typeof similarities)[number], number>> = {
  name: assessedSimilarity,
  logo: usualLogoSimilarity,
}

/** The counts, and the highest similarity of each kind with the mark that has it. */
export function Counts({ assessment }: { assessment: Assessment }) {
  const t = usePhrases('assessment')
  const ui = usePhrases('ui')
  const locale = useLocale()
  const format = useFormat()
  const nameOf = useBrandName()
  const { counts, similarity, blocks } = assessment
  const nearest: Partial<Record<keyof typeof similarity, BrandHit>> = nearestBrandsOf(assessment)
  const lowerBounds: ReadonlySet<keyof AssessmentCounts> = lowerBoundsOf(blocks)
  // Identical names count among the similar ones.
  const labelOf = (key: keyof AssessmentCounts) =>
    key === 'similarNames' && (counts.identicalNames ?? 0) > 0 ? 'count.allNames' : (`count.${key}` as const)
  return (
    <>
      <h2 className={styles.title} id="counts">
        {t('counts')}
      </h2>
      <ul className={styles.counts} aria-labelledby="counts">
        {countedBlocks.map(([key, block]) => (
          <li key={key}>
            <a href={`#${block}`}>
              <Count
                value={counts[key]}
                isLowerBound={lowerBounds.has(key)}
                none={block === 'domains' ? t('count.notChecked') : ui('notCompared')}
              />
              <span>{t(labelOf(key), { count: counts[key] ?? 0 })}</span>
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.nearest}>
        <h3>{t('nearest')}</h3>
        <LeaderList>
          {similarities.map((key) => {
            const value = similarity[key]
            const from = thresholds[key]
            const brand = nearest[key]
            const label = t(`similarity.${key}`)
            return (
              <LeaderItem key={key} label={brand ? labelled(locale, label, nameOf(brand)) : label}>
                {value === null ? (
                  <NotCompared />
                ) : value === 0 && from !== undefined ? (
                  t('similarity.below', { similarity: format.percent(from) })
                ) : (
                  format.percent(value)
                )}
              </LeaderItem>
            )
          })}
        </LeaderList>
      </div>
    </>
  )
}

/** Shows a count. @param none says why there is no number */
function Count({ value, isLowerBound, none }: { value: number | null; isLowerBound: boolean; none: string }) {
  const format = useFormat()
  if (value === null)
    return (
      <>
        <b className={styles.null} aria-hidden="true">
          –
        </b>
        <small>{none}</small>
      </>
    )
  return (
    <b>
      {format.count(value)}
      {isLowerBound && '+'}
    </b>
  )
}

/** A dash is not a zero, so words explain it. */
export function Absent({ reason }: { reason: string }) {
  return (
    <span title={reason}>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{reason}</VisuallyHidden>
    </span>
  )
}

export function NotCompared() {
  const ui = usePhrases('ui')
  return <Absent reason={ui('notCompared')} />
}
