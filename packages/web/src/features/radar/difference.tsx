import type { ExecutionComparison, ResultBrand } from '@marklot/contracts/radar'
import type { ReactNode } from 'react'
import { hasStatus } from '../../lib/api.tsx'
import { useFormat } from '../../lib/format.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/states.tsx'
import type { SearchedFor } from '../search/index.ts'
import { searchedFor } from '../search/index.ts'
import styles from './difference.module.css'
import { Loading } from './loading.tsx'
import { BrandRow, Opposition, searchStateOf, useComparedExecutions, useExecutionResult, useInstant } from './pieces/index.ts'

interface DifferenceProps {
  executionId: number
  otherId: number
}

/** Shows how two executions of a saved search differ, from the earlier to the later one. */
export function Difference({ executionId, otherId }: DifferenceProps) {
  const t = usePhrases('radar')
  const ui = usePhrases('ui')
  const later = Math.max(executionId, otherId)
  const { object, error, busy, reload } = useComparedExecutions(later, Math.min(executionId, otherId), true)
  const result = useExecutionResult(later, true).object
  if (error && !busy)
    return hasStatus(error, 404) ? (
      <ErrorState title={t('result.missing.title')} text={t('result.missing.text')} />
    ) : (
      <ErrorState title={t('result.error.title')}>
        <Button onClick={reload}>{ui('retry')}</Button>
      </ErrorState>
    )
  if (!object || !result) return <Loading />
  const logoId = result.search.logo?.id ?? null
  return <Compared comparison={object} searched={searchedFor(searchStateOf(result.search))} logoId={logoId} />
}

interface ComparedProps {
  comparison: ExecutionComparison
  searched: SearchedFor
  logoId: string | null
}

function Compared({ comparison, searched, logoId }: ComparedProps) {
  const t = usePhrases('radar')
  const format = useFormat()
  const instant = useInstant()
  const { execution, other, added, gone, changed, unchanged } = comparison
  const counts = [
    ['added', added.length],
    ['gone', gone.length],
    ['changed', changed.length],
    ['unchanged', unchanged],
  ] as const
  const row = (brand: ResultBrand, more?: ReactNode) => (
    <BrandRow key={brand.brandId} hit={brand} searched={searched} logoId={logoId}>
      {more}
      <Opposition opposition={brand.opposition} />
    </BrandRow>
  )
  return (
    <>
      <p className={styles.lead}>
        {t('compare.lead', {
          earlier: instant.dayAndTime(other.startedUtc),
          later: instant.dayAndTime(execution.startedUtc),
        })}
      </p>
      <dl className={styles.counts}>
        {counts.map(([kind, count]) => (
          <div key={kind}>
            <dt>{t(`compare.${kind}`)}</dt>
            <dd>{format.count(count)}</dd>
          </div>
        ))}
      </dl>
      <Group title={t('compare.added')} isEmpty={added.length === 0}>
        {added.map((brand) => row(brand))}
      </Group>
      <Group title={t('compare.gone')} isEmpty={gone.length === 0}>
        {gone.map((brand) => row(brand))}
      </Group>
      <Group title={t('compare.changed')} isEmpty={changed.length === 0}>
        {changed.map(({ brand, other: before }) =>
          row(brand, <p className={styles.before}>{t('compare.before', { state: before.brandState.shortDescription })}</p>),
        )}
      </Group>
    </>
  )
}

function Group({ title, isEmpty, children }: { title: string; isEmpty: boolean; children: ReactNode }) {
  const t = usePhrases('radar')
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      {isEmpty ? <p className={styles.none}>{t('compare.none')}</p> : <ul>{children}</ul>}
    </section>
  )
}
