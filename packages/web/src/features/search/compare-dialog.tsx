import type { BrandHit, BrandQueryResult } from '@marklot/contracts/search'
import { type CSSProperties, lazy, type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import { useFormat } from '../../lib/format.ts'
import { Phrased } from '../../lib/phrased.tsx'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { ClassChips } from '../../ui/class-chips.tsx'
import { mostSharedColumns, sharedAlignment } from '../../ui/comparison-columns.ts'
import { ComparisonInColumns, ComparisonOneLine } from '../../ui/comparison-line.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LogoTile } from '../../ui/logo-tile.tsx'
import { OfficeFlag } from '../../ui/office-flag.tsx'
import { ScoreParts } from '../../ui/score-parts.tsx'
import { StateBadge } from '../../ui/state-badge.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { useBrandName } from '../../ui/use-brand-name.ts'
import { useDelayed } from '../../ui/use-delayed.ts'
import styles from './compare-dialog.module.css'
import { type ComparedMark, sharedClasses, useComparedMarks } from './compared-marks.ts'
import { signOf } from './expert.ts'
import { brandAddress, searchedFor } from './hit-link.ts'
import { useSearch } from './search-context.ts'
import { useSelection } from './selection.ts'

const HitLogo = lazy(() => import('./hit-logo.tsx').then((module) => ({ default: module.HitLogo })))

interface CompareDialogProps {
  result: BrandQueryResult | undefined
  onClose: () => void
  onRemove: (brandId: string) => void
}

/** Up to four marks in columns, with the same facts in each row and shared classes highlighted. */
export function CompareDialog({ result, onClose, onRemove }: CompareDialogProps) {
  const t = usePhrases('search')
  const { search } = useSearch()
  const selection = useSelection()
  const searched = searchedFor(search)
  const marks = useComparedMarks(
    search.compare,
    searched.text,
    searched.classes.join(),
    (id) => selection.hits.get(id) ?? result?.hits.find(({ brandId }) => brandId === id),
  )
  return (
    <Dialog
      title={t('compare.title')}
      width="widest"
      onClose={onClose}
      footer={
        <Button onClick={() => window.print()}>
          <Icon name="printer" small />
          {t('print')}
        </Button>
      }
    >
      <ComparisonTable marks={marks} query={signOf(search)} onRemove={onRemove} />
    </Dialog>
  )
}

interface ComparisonTableProps {
  marks: readonly ComparedMark[]
  query: string
  onRemove: (brandId: string) => void
}

function ComparisonTable({ marks, query, onRemove }: ComparisonTableProps) {
  const t = usePhrases('search')
  const ui = usePhrases('ui')
  const format = useFormat()
  const { search } = useSearch()
  const shared = sharedClasses(marks.flatMap(({ hit }) => hit ?? []))
  const isSlow = useDelayed(marks.some(({ hit, failed }) => !hit && !failed))
  const row = (label: string, cell: (hit: BrandHit) => ReactNode) => (
    <tr>
      <th scope="row">{label}</th>
      {marks.map(({ id, hit, failed }) => (
        <td key={id}>{hit ? cell(hit) : failed ? '–' : isSlow ? <Skeleton width="80%" /> : null}</td>
      ))}
    </tr>
  )
  const day = (date: string | null) => (date ? <span className={styles.nowrap}>{format.date(date)}</span> : '–')
  // Every mark has the same columns of letters, so that corresponding letters stand above each other.
  const alignment = sharedAlignment(
    marks.map(({ hit }) => hit?.comparison ?? null),
    mostSharedColumns,
    mostSharedColumns,
  )
  const isScored = marks.some(({ hit }) => hit?.score || hit?.comparison)
  const comparesLogos = marks.some(({ hit }) => hit?.similarity)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={styles.scroll} aria-label={t('compare.title')} tabIndex={0}>
        <table className={styles.table} style={{ '--marks': marks.length } as CSSProperties}>
          <thead>
            <tr>
              <td />
              {marks.map((mark) => (
                <MarkHead key={mark.id} mark={mark} onRemove={() => onRemove(mark.id)} />
              ))}
            </tr>
          </thead>
          <tbody>
            {isScored &&
              row(t('column.sign'), ({ comparison, name, brandId }) => {
                if (!comparison) return ui('notCompared')
                const remark = t(`remark.${comparison.remark}`)
                const signs = { comparison, query, hit: name ?? '', remark }
                const cells = alignment?.rows[marks.findIndex(({ id }) => id === brandId)] ?? null
                return (
                  <>
                    {alignment ? (
                      <ComparisonInColumns {...signs} cells={cells} header={alignment.header} />
                    ) : (
                      <ComparisonOneLine {...signs} cells={null} />
                    )}
                    <p className={styles.remark}>{remark}</p>
                  </>
                )
              })}
            {isScored &&
              row(comparesLogos ? t('column.nameSimilarity') : ui('similarity'), ({ score }) =>
                score ? (
                  <div className={styles.score}>
                    <ScoreParts score={score} />
                  </div>
                ) : (
                  ui('notCompared')
                ),
              )}
            {comparesLogos &&
              row(t('column.logo'), (hit) =>
                hit.similarity && search.logo?.id ? (
                  <Suspense>
                    <Phrased of={['logos']}>
                      <HitLogo hit={hit} logoId={search.logo.id} isNarrow />
                    </Phrased>
                  </Suspense>
                ) : (
                  ui('notCompared')
                ),
              )}
            {row(t('column.office'), ({ registrationOfficeCode }) => (
              <OfficeFlag code={registrationOfficeCode} />
            ))}
            {row(t('compare.applicationNumber'), (hit) => (
              <span className="num">{hit.applicationNumberDisplay}</span>
            ))}
            {row(t('mode.number'), (hit) => (
              <span className="num">{hit.registrationNumberDisplay ?? '–'}</span>
            ))}
            {row(t('filter.state'), (hit) => (
              <StateBadge category={hit.brandStateCategory} detail={hit.brandState.shortDescription} />
            ))}
            {row(t('filter.type'), (hit) => ui(`type.${hit.brandType}`))}
            {row(t('date.applicationDate'), (hit) => day(hit.applicationDate))}
            {row(t('date.priorityDate'), (hit) => day(hit.priorityDate))}
            {row(t('date.registrationDate'), (hit) => day(hit.registrationDate))}
            {row(t('date.oppositionPeriodEndDate'), (hit) => day(hit.oppositionPeriodEndDate))}
            {row(t('column.classes'), ({ niceClasses }) =>
              niceClasses.length > 0 ? <ClassChips classes={niceClasses} highlighted={shared} limit={45} /> : '–',
            )}
            {row(t('column.owner'), (hit) => (hit.ownerNameNeedsLogin ? t('ownerNeedsLogin') : (hit.ownerName ?? '–')))}
          </tbody>
        </table>
      </section>
      {shared.length > 0 && <p className={styles.note}>{t('compare.shared')}</p>}
    </>
  )
}

function MarkHead({ mark: { id, hit, failed }, onRemove }: { mark: ComparedMark; onRemove: () => void }) {
  const t = usePhrases('search')
  const locale = useLocale()
  const nameOf = useBrandName()
  const { search } = useSearch()
  const name = hit ? nameOf(hit) : id
  return (
    <th scope="col" className={styles.mark}>
      <div className={styles.logo}>{hit && <LogoTile {...hit} size="hit" />}</div>
      <div className={styles.name}>
        {/* Opens over the comparison, like a hit over the results. */}
        <Link to={brandAddress(locale, id, search)} data-hit={id} dir="auto">
          {name}
        </Link>
        <Button
          look="quiet"
          size="small"
          iconOnly
          className={styles.remove}
          aria-label={t('compare.remove', { name })}
          title={t('compare.remove', { name })}
          onClick={onRemove}
        >
          <Icon name="x" small />
        </Button>
      </div>
      {failed && <p className={styles.remark}>{t('compare.missing')}</p>}
    </th>
  )
}
