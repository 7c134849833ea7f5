import type { LegalDocument } from '@marklot/phrases/legal/documents'
import { Link, useSearchParams } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import controls from '../../ui/controls.module.css'
import styles from './legal.module.css'
import { LegalPage } from './legal-page.tsx'
import { askedVersion, loadShownText } from './legal-texts.ts'

const isForBusiness = (search: URLSearchParams) => search.get('audience') === 'business'
const documentFor = (isBusiness: boolean): LegalDocument => (isBusiness ? 'terms-business' : 'terms-consumers')
const documentOf = (search: URLSearchParams) => documentFor(isForBusiness(search))

export const prepare = () => loadShownText(documentOf)

/** The terms for consumers or, with `?audience=business`, for businesses. */
export function TermsPage() {
  const t = usePhrases('legal')
  const locale = useLocale()
  const [search] = useSearchParams()
  const isBusiness = isForBusiness(search)
  const tab = (audience: 'consumers' | 'business') => {
    const isOfBusiness = audience === 'business'
    // The other document need not have a version of the same day.
    const version = search.has('version') ? askedVersion(documentFor(isOfBusiness), search) : undefined
    return {
      className: controls.tab,
      to: paths.terms(locale, { audience: isOfBusiness ? audience : undefined, version }),
      'aria-current': isOfBusiness === isBusiness ? ('page' as const) : undefined,
    }
  }
  return (
    <LegalPage document={documentOf(search)}>
      <nav className={`${controls.tabs} ${styles.audience}`} aria-label={t('audience')}>
        <Link {...tab('consumers')}>{t('audience.consumers')}</Link>
        <Link {...tab('business')}>{t('audience.business')}</Link>
      </nav>
    </LegalPage>
  )
}
