import type { RegistrationOfficeCode } from '@marklot/contracts/office'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'

/** Says in words that an office has no ingest yet, instead of showing zeros. */
export function NoData({ office }: { office: RegistrationOfficeCode }) {
  const t = usePhrases('insights')
  const offices = usePhrases('offices')
  const locale = useLocale()
  return (
    <EmptyState title={t('noData.title')} text={t('noData.text', { office: offices(office) })}>
      <Link className={buttonClass()} to={paths.search(locale)}>
        {t('noData.action')}
      </Link>
    </EmptyState>
  )
}
