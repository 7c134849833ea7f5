import type { BrandQueryResult } from '@marklot/contracts/search'
import { memo, useMemo } from 'react'
import { useToday } from '../../ui/use-today.ts'
import { comparedSign } from './expert.ts'
import { HitCard } from './hit-card.tsx'
import { searchedFor } from './hit-link.ts'
import { HitTable } from './hit-table.tsx'
import { HowToRead } from './how-to-read.tsx'
import type { SearchState } from './search-state.ts'
import { useSelection } from './selection.ts'

/** The hits of a page, as cards or as a table. */
export const Hits = memo(function Hits({ result, search }: { result: BrandQueryResult; search: SearchState }) {
  const today = useToday()
  const selection = useSelection()
  const searchedClasses = useMemo(() => searchedFor(search).classes, [search])
  const { hits, query } = result
  const shared = { search, searchedClasses, today, onTick: selection.toggle }
  if (search.view === 'table') return <HitTable result={result} ticked={selection.hits} {...shared} />
  return (
    <>
      {hits.some((hit) => hit.comparison) && <HowToRead />}
      <ul>
        {hits.map((hit) => (
          <HitCard
            key={hit.brandId}
            hit={hit}
            query={comparedSign(query, hit.comparison)}
            isTicked={selection.hits.has(hit.brandId)}
            {...shared}
          />
        ))}
      </ul>
    </>
  )
})
