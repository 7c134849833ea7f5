import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'

/** The terms that apply to an order. */
export function TermsLinks() {
  const t = usePhrases('plans')
  const locale = useLocale()
  return (
    <>
      <Link to={paths.terms(locale)}>{t('terms.consumers')}</Link>,{' '}
      <Link to={paths.terms(locale, { audience: 'business' })}>{t('terms.business')}</Link>
    </>
  )
}
