import type { ExecutionResult, QueryExecution, StoredBrandQuery } from '@marklot/contracts/radar'
import { usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { useBrandName } from '../../ui/use-brand-name.ts'
import { searchedFor } from '../search/index.ts'
import { Loading } from './loading.tsx'
import {
  Assessment,
  BrandRow,
  Opposition,
  SearchWords,
  searchStateOf,
  useAssess,
  useExecutionResult,
  useKnownBrands,
  VerdictMark,
} from './pieces/index.ts'
import { RegisterToday } from './register-today.tsx'
import { ResultReceipt } from './result-receipt.tsx'
import styles from './stored-result.module.css'

/** The stored result of an execution, with today's assessments and today's register data. */
export function StoredResult({ saved, execution }: { saved: StoredBrandQuery; execution: QueryExecution }) {
  const t = usePhrases('radar')
  const ui = usePhrases('ui')
  const { object: result, error, busy, reload } = useExecutionResult(execution.id, true)
  if (result) return <Found saved={saved} result={result} />
  if (error && !busy)
    return (
      <ErrorState title={t('result.error.title')}>
        <Button onClick={reload}>{ui('retry')}</Button>
      </ErrorState>
    )
  return <Loading />
}

function Found({ saved, result }: { saved: StoredBrandQuery; result: ExecutionResult }) {
  const { object: known } = useKnownBrands(saved.id, true)
  const assessing = useAssess(saved.id)
  const nameOf = useBrandName()
  const searched = searchedFor(searchStateOf(result.search))
  const today = new Map(known?.brands.map((brand) => [brand.brandId, brand]))
  return (
    <>
      <div className={styles.words}>
        <SearchWords search={result.search} />
      </div>
      {result.brands.length === 0 ? (
        <NothingFound result={result} />
      ) : (
        <ul>
          {result.brands.map((brand) => (
            <BrandRow
              key={brand.brandId}
              hit={brand}
              searched={searched}
              logoId={result.search.logo?.id ?? null}
              level={2}
              mark={<VerdictMark verdict={brand.verdict} />}
            >
              <Opposition opposition={brand.opposition} />
              <RegisterToday then={brand} today={today.get(brand.brandId)} />
              <Assessment
                name={nameOf(brand)}
                assessed={brand.assessed}
                onAssess={(values) => assessing.run({ brandId: brand.brandId, ...values })}
              />
            </BrandRow>
          ))}
        </ul>
      )}
      <ResultReceipt result={result} />
    </>
  )
}

/** Says that nothing was found, which concerns only the searched registers. */
export function NothingFound({ result: { execution, search, offices } }: { result: ExecutionResult }) {
  const t = usePhrases('radar')
  const isAnySearched = offices.some(({ state }) => state === 'searched')
  const isDelta = search.onlyNewBrands && execution.trigger === 'scheduled'
  return (
    <div className={styles.none}>
      {isAnySearched ? (
        <EmptyState title={t('result.none.title')} text={t(isDelta ? 'result.none.onlyNew' : 'result.none.text')} />
      ) : (
        <EmptyState title={t('result.nothingSearched')} />
      )}
    </div>
  )
}
