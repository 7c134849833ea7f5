import type { StoredBrandQuery } from '@marklot/contracts/radar'
import type { QueryHolder } from '../../lib/api.tsx'
import { usePhrases } from '../../lib/phrases.tsx'
import {
  Assessment,
  BrandRow,
  Opposition,
  searchStateOf,
  useAssess,
  useExecutionResult,
  VerdictMark,
} from '../radar/pieces/index.ts'
import { searchedFor } from '../search/index.ts'
import { Answer, DashboardPart, NothingYet } from './dashboard-part.tsx'
import styles from './open-risks.module.css'
import { newestRisks, searchWithRisks } from './risks.ts'
import { SearchesLink } from './searches-link.tsx'

/** The newest open risks of the saved search that ran last, with the reader's decision about each. */
export function OpenRisks({ holder }: { holder: QueryHolder<StoredBrandQuery[]> }) {
  const t = usePhrases('dashboard')
  return (
    <DashboardPart title={t('risks.title')} link={<SearchesLink>{t('all')}</SearchesLink>}>
      <Answer holder={holder}>
        {(saved) => {
          const found = searchWithRisks(saved)
          return found ? <Risks {...found} /> : <NothingYet text={t('risks.none')} />
        }}
      </Answer>
    </DashboardPart>
  )
}

function Risks({ query, executionId }: { query: StoredBrandQuery; executionId: number }) {
  const t = usePhrases('dashboard')
  const result = useExecutionResult(executionId, true)
  const assess = useAssess(query.id)
  return (
    <Answer holder={result}>
      {({ search, brands }) => (
        <>
          <p className={styles.origin}>{t('risks.of', { name: query.name })}</p>
          <ul>
            {newestRisks(brands).map((brand) => (
              <BrandRow
                key={brand.brandId}
                hit={brand}
                searched={searchedFor(searchStateOf(search))}
                mark={<VerdictMark verdict={brand.verdict} />}
              >
                <Opposition opposition={brand.opposition} />
                <Assessment
                  name={brand.name ?? brand.brandId}
                  assessed={brand.assessed}
                  onAssess={(values) => assess.run({ brandId: brand.brandId, ...values })}
                />
              </BrandRow>
            ))}
          </ul>
        </>
      )}
    </Answer>
  )
}
