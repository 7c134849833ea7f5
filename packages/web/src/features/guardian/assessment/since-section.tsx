import type { AssessmentComparison } from '@marklot/contracts/guardian-assessment'
import type { BrandHit } from '@marklot/contracts/search'
import { labelled } from '@marklot/phrases'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { hasStatus, type QueryHolder, useApiQuery } from '../../../lib/api.tsx'
import { useFormat } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { useLocale, usePhrases } from '../../../lib/phrases.tsx'
import { Button } from '../../../ui/button.tsx'
import { OfficeFlag } from '../../../ui/office-flag.tsx'
import { StateBadge } from '../../../ui/state-badge.tsx'
import { useBrandName } from '../../../ui/use-brand-name.ts'
import { useInstant } from '../../radar/pieces/index.ts'
import { sharedAddress } from '../../search/index.ts'
import { guardianOf } from '../pieces/index.ts'
import { Pending, Section } from './block-section.tsx'
import { countedBlocks } from './counts.tsx'
import { Outcome } from './outcome.tsx'
import { RiskBadge } from './risk-badge.tsx'
import styles from './since-section.module.css'
import type { PartProps } from './use-again.ts'

/** A number that makes the labels of the counts plural. */
const manyOf = 2

interface SinceSectionProps extends Pick<PartProps, 'assessment'> {
  otherId: number
}

const useComparison = (id: number, other: number): QueryHolder<AssessmentComparison> =>
  useApiQuery(['guardian', 'comparison', id, other], (api, options) =>
    guardianOf(api).compareAssessments({ params: { id }, query: { with: other } }, options),
  )

/** Shows how a repeated evaluation differs from the previous one. */
export function SinceSection({ assessment, otherId }: SinceSectionProps) {
  const t = usePhrases('assessment')
  const ui = usePhrases('ui')
  const locale = useLocale()
  const instant = useInstant()
  const { object, error, busy, reload } = useComparison(assessment.id, otherId)
  const other = object?.other
  return (
    <Section
      id="since"
      title={t('since')}
      isBusy={busy}
      aside={
        other && (
          <Link to={paths.assessment(locale, other.id)}>
            {t('since.last', { date: instant.dayAndTime(other.finishedUtc ?? other.createdUtc) })}
          </Link>
        )
      }
    >
      {object ? (
        <Differences comparison={object} name={assessment.name} />
      ) : hasStatus(error, 404) ? (
        <p className={styles.note}>{t('since.missing')}</p>
      ) : error && !busy ? (
        <div role="alert">
          <p className={styles.note}>{t('since.failed')}</p>
          <Button onClick={reload}>{ui('retry')}</Button>
        </div>
      ) : (
        <Pending />
      )}
    </Section>
  )
}

function Differences({ comparison, name }: { comparison: AssessmentComparison; name: string }) {
  const t = usePhrases('assessment')
  const locale = useLocale()
  const format = useFormat()
  const { assessment, other, changedParts, offices, hasOtherVersions, counts, otherCounts, added, gone, changed } = comparison
  // Domains are checked only on request: unchecked ones have not changed.
  const isAsked = ([key, block]: (typeof countedBlocks)[number]) =>
    block !== 'domains' || (counts[key] !== null && otherCounts[key] !== null)
  const otherCountsOf = countedBlocks.filter(([key]) => counts[key] !== otherCounts[key]).filter(isAsked)
  const isSame =
    assessment.verdict === other.verdict &&
    changedParts.length + otherCountsOf.length + added.length + gone.length + changed.length === 0
  const number = (value: number | null) => (value === null ? '–' : format.count(value))
  const day = (date: string | null) => (date === null ? '–' : format.date(date))
  return (
    <>
      {isSame && <p className={styles.same}>{t('since.nothing')}</p>}
      <ul className={styles.facts}>
        {assessment.verdict !== other.verdict && (
          <li className={styles.risk}>
            <span>{t('riskScore')}</span>
            <Outcome of={other} />
            <span>→</span>
            <Outcome of={assessment} />
          </li>
        )}
        {otherCountsOf.map(([key]) => (
          <li key={key} className="num">
            {labelled(locale, t(`count.${key}`, { count: manyOf }), `${number(otherCounts[key])} → ${number(counts[key])}`)}
          </li>
        ))}
        {changedParts.length > 0 && (
          <li>{t('since.case', { parts: format.list(changedParts.map((part) => t(`since.part.${part}`))) })}</li>
        )}
        {offices.map(({ registrationOfficeCode: code, asOf, otherAsOf }) => (
          <li key={code}>{t('since.register', { office: code.toUpperCase(), before: day(otherAsOf), after: day(asOf) })}</li>
        ))}
        {hasOtherVersions && <li>{t('since.versions')}</li>}
      </ul>
      <Group title={t('since.added')} brands={added} name={name} />
      <Group title={t('since.gone')} brands={gone} name={name} />
      <Group title={t('since.changed')} brands={changed.map(({ brand }) => brand)} name={name}>
        {(brand) => {
          const one = changed.find((other) => other.brand === brand)
          if (!one) return null
          return (
            <>
              {one.otherState.key !== brand.brandState.key && (
                <span>{t('since.state', { state: one.otherState.shortDescription })}</span>
              )}
              {one.riskClass !== one.otherRiskClass && (
                <span className={styles.risk}>
                  <RiskBadge riskClass={one.otherRiskClass} />
                  <span>→</span>
                  <RiskBadge riskClass={one.riskClass} />
                </span>
              )}
            </>
          )
        }}
      </Group>
    </>
  )
}

interface GroupProps {
  title: string
  brands: readonly BrandHit[]
  /** The name that was evaluated. */
  name: string
  children?: (brand: BrandHit) => ReactNode
}

function Group({ title, brands, name, children }: GroupProps) {
  const locale = useLocale()
  const nameOf = useBrandName()
  if (brands.length === 0) return null
  return (
    <div className={styles.group}>
      <h3>{title}</h3>
      <ul>
        {brands.map((brand) => (
          <li key={brand.brandId}>
            <Link to={sharedAddress(locale, brand.brandId, { text: name, classes: [] })} dir="auto">
              {nameOf(brand)}
            </Link>
            <span className={styles.number}>
              <OfficeFlag code={brand.registrationOfficeCode} show="code" />
              <span className="num">{brand.registrationNumberDisplay ?? brand.applicationNumberDisplay}</span>
            </span>
            <StateBadge category={brand.brandStateCategory} detail={brand.brandState.shortDescription} />
            {children?.(brand)}
          </li>
        ))}
      </ul>
    </div>
  )
}
