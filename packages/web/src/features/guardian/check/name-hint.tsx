import type { NameHint as Answer } from '@marklot/contracts/guardian'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { useFormat } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { useLocale, usePhrases } from '../../../lib/phrases.tsx'
import { Button } from '../../../ui/button.tsx'
import { sharedAlignment } from '../../../ui/comparison-columns.ts'
import { ComparisonOneLine } from '../../../ui/comparison-line.tsx'
import { OfficeFlag } from '../../../ui/office-flag.tsx'
import { StateBadge } from '../../../ui/state-badge.tsx'
import { Skeleton } from '../../../ui/states.tsx'
import { useBrandName } from '../../../ui/use-brand-name.ts'
import { searchedOffices } from '../../search/index.ts'
import styles from './name-hint.module.css'
import type { Hint } from './use-hint.ts'

/**
 * Shows the current matches in the registers while the name is typed. It never gives an all-clear, and always names
 * offices and dates.
 */
export function NameHint({ hint, name }: { hint: Hint; name: string }) {
  const t = usePhrases('guardian')
  const ui = usePhrases('ui')
  const { answer, busy, hasFailed, reload } = hint
  if (name === '' || (!answer && !busy && !hasFailed)) return <div role="status" className={styles.status} />
  return (
    <div className={styles.hint} aria-busy={busy}>
      {hasFailed ? (
        <div role="alert" className={styles.failed}>
          <p>{t('hint.failed')}</p>
          <Button size="small" onClick={reload}>
            {ui('retry')}
          </Button>
        </div>
      ) : (
        <>
          <p role="status" className={styles.head}>
            {answer && !busy ? <Headline answer={answer} /> : t('hint.asking')}
          </p>
          {answer ? <Marks answer={answer} name={hint.name} /> : <Skeleton height="72px" />}
        </>
      )}
    </div>
  )
}

function Headline({ answer: { identical, similar, similarIsLowerBound } }: { answer: Answer }) {
  const t = usePhrases('guardian')
  const format = useFormat()
  if (identical > 0) return t('hint.identical', { count: identical })
  if (similar === 0) return t('hint.none')
  return similarIsLowerBound ? t('hint.similarAtLeast', { number: format.count(similar) }) : t('hint.similar', { count: similar })
}

function Marks({ answer, name }: { answer: Answer; name: string }) {
  const t = usePhrases('guardian')
  const locale = useLocale()
  const format = useFormat()
  const nameOf = useBrandName()
  const { brands, similar, similarIsLowerBound, minimumSimilarity } = answer
  const alignment = useMemo(() => sharedAlignment(brands.map(({ comparison }) => comparison)), [brands])
  return (
    <>
      {brands.length > 0 && (
        <ol className={styles.brands} aria-label={t('hint.brands')}>
          {brands.map((brand, place) => (
            <li key={brand.brandId}>
              <Link className={styles.mark} to={paths.brand(locale, brand.brandId, { q: name })}>
                <OfficeFlag code={brand.registrationOfficeCode} show="code" />
                <span>{brand.applicationNumberDisplay}</span>
              </Link>
              <span className={styles.letters}>
                {brand.comparison ? (
                  <ComparisonOneLine
                    comparison={brand.comparison}
                    query={name}
                    hit={nameOf(brand)}
                    cells={alignment?.rows[place] ?? null}
                  />
                ) : (
                  <span dir="auto">{nameOf(brand)}</span>
                )}
              </span>
              <StateBadge category={brand.brandStateCategory} />
              {brand.similarity !== null && <b className={styles.similarity}>{format.percent(brand.similarity)}</b>}
            </li>
          ))}
        </ol>
      )}
      <div className={styles.foot}>
        <p>
          {t(similarIsLowerBound ? 'hint.basisAtLeast' : 'hint.basis', {
            count: similar,
            similarity: format.percent(minimumSimilarity),
          })}
        </p>
        <OfficesLine answer={answer} />
      </div>
    </>
  )
}

/** The offices with their days, and those that were not asked. */
function OfficesLine({ answer }: { answer: Answer }) {
  const t = usePhrases('guardian')
  const format = useFormat()
  const { current, late, undated, left, outsidePlan } = searchedOffices(answer.offices)
  const codes = (list: readonly string[]) => list.map((code) => code.toUpperCase()).join(', ')
  const days = (from: string, until: string) =>
    from === until ? format.date(until) : t('hint.days', { from: format.date(from), until: format.date(until) })
  const sentences = [
    current && t('hint.asOf', { offices: codes(current.codes), date: days(current.from, current.until) }),
    undated.length > 0 && `${codes(undated)}.`,
    ...late.map(({ code, asOf }) => t('hint.late', { offices: codes([code]), date: asOf ? format.date(asOf) : '–' })),
    ...left
      .filter(({ reason }) => reason === 'noData')
      .map(({ codes: without }) => t('hint.noData', { offices: codes(without) })),
    outsidePlan && t('hint.notInPlan', { offices: codes(outsidePlan.codes) }),
    answer.isSample && t('hint.sample'),
  ]
  return <p>{sentences.filter(Boolean).join(' ')}</p>
}
