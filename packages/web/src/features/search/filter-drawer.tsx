import type { BrandQueryResult } from '@marklot/contracts/search'
import { usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { withoutFilters } from './active-filters.ts'
import { FilterRail } from './filter-rail.tsx'
import { useSearch } from './search-context.ts'

/** The filters on narrow screens. They apply at once; the button below closes the drawer. */
export function FilterDrawer({ result, onClose }: { result: BrandQueryResult | undefined; onClose: () => void }) {
  const t = usePhrases('search')
  const { go } = useSearch()
  return (
    <Dialog
      title={t('filters')}
      width="drawer"
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => go(withoutFilters)}>{t('removeAll')}</Button>
          <Button look="primary" onClick={onClose}>
            {t('showHits', { count: result?.total ?? 0 })}
          </Button>
        </>
      }
    >
      <FilterRail result={result} />
    </Dialog>
  )
}
