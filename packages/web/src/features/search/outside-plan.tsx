import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import type { SearchedOffices } from './searched-offices.ts'
import { useOfficeList } from './use-office-list.ts'

/** Says which offices the reader's plan left out of a search, with the link to choose others. */
export function OutsidePlan({ codes, included }: NonNullable<SearchedOffices['outsidePlan']>) {
  const t = usePhrases('search')
  const list = useOfficeList()
  return (
    <>
      {t('notSearched.notInPlan', { offices: list(codes), count: included })} <ChangeOffices />
    </>
  )
}

/** The link to the offices of the reader's plan. */
export function ChangeOffices() {
  const t = usePhrases('search')
  const locale = useLocale()
  return <Link to={paths.account(locale, 'offices')}>{t('changeOffices')}</Link>
}
