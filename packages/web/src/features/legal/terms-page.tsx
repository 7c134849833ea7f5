import { Link, useSearchParams } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import controls from '../../ui/controls.module.css'
import styles from './legal.module.css'
import { LegalPage } from './legal-page.tsx'
import { loadShownText } from './legal-texts.ts'

const isForBusiness = (search: URLSearchParams) => search.get('audience') === 'business'
const documentOf = (search: URLSearchParams) => (isForBusiness(search) ? 'terms-business' : 'terms-consumers')

export const prepare = () => loadShownText(documentOf)

/** The terms for consumers or, with `?audience=business`, for businesses. */
export function TermsPage() {
  const t = usePhrases('legal')
  const locale = useLocale()
  const [search] = useSearchParams()
  const isBusiness = isForBusiness(search)
  const version = search.get('version') ?? undefined
  const tab = (audience: 'consumers' | 'business') => ({
    className: controls.tab,
    to: paths.terms(locale, { audience: audience === 'business' ? audience : undefined, version }),
    'aria-current': (audience === 'business') === isBusiness ? ('page' as const) : undefined,
  })
  return (
    <LegalPage document={documentOf(search)}>
      <nav className={`${controls.tabs} ${styles.audience}`} aria-label={t('audience')}>
        <Link {...tab('consumers')}>{t('audience.consumers')}</Link>
        <Link {...tab('business')}>{t('audience.business')}</Link>
      </nav>
    </LegalPage>
  )
}
