import { Link, useParams } from 'react-router'
import { hasStatus, useApiQuery } from '../../lib/api.tsx'
import { useHead } from '../../lib/head.tsx'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { paths } from '../../paths.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { useBrandName } from '../../ui/use-brand-name.ts'
import { useDelayed } from '../../ui/use-delayed.ts'
import { useToday } from '../../ui/use-today.ts'
import { Addresses } from './addresses.tsx'
import { BesideSign } from './beside-sign.tsx'
import { BrandHead } from './brand-head.tsx'
import styles from './brand-page.module.css'
import { BrandSkeleton } from './brand-skeleton.tsx'
import { Classification } from './classification.tsx'
import { Crumb } from './crumb.tsx'
import { Dates } from './dates.tsx'
import { Information } from './information.tsx'
import { Processes } from './processes.tsx'
import { ProvenanceSection } from './provenance.tsx'
import { useFromSearch } from './use-from-search.ts'

/** Everything the register knows of a mark, in the order of spec 1, section 2, "Brand details". */
export function BrandPage() {
  const t = usePhrases('brands')
  const ui = usePhrases('ui')
  const offices = usePhrases('offices')
  const locale = useLocale()
  const id = useParams().id ?? ''
  const fromSearch = useFromSearch()
  const nameOf = useBrandName()
  const today = useToday()
  const answer = useApiQuery(['brand', id], (api, options) => api.brands.brand({ params: { id } }, options))
  const isSlow = useDelayed(answer.busy)
  const { object: brand, error } = answer
  // A malformed identifier names no mark either.
  const isMissing = hasStatus(error, 404) || hasStatus(error, 400)
  useHead(
    brand
      ? {
          title: `${nameOf(brand)}, ${offices(`short.${brand.registrationOfficeCode}`)} ${brand.registrationNumberDisplay ?? brand.applicationNumberDisplay}`,
        }
      : isMissing
        ? { title: t('missing.title'), status: 404, noindex: true }
        : error
          ? { title: t('failed.title'), status: 503, noindex: true }
          : { title: t('loading') },
  )

  if (!brand) {
    return (
      <div className={`page ${styles.page}`}>
        <Crumb fromSearch={fromSearch} />
        <div className={styles.body}>
          {isMissing ? (
            <ErrorState level={1} title={t('missing.title')} text={t('missing.text', { id })}>
              <Link className={buttonClass()} to={paths.search(locale)}>
                {t('toSearch')}
              </Link>
            </ErrorState>
          ) : error && !answer.busy ? (
            <ErrorState level={1} title={t('failed.title')} text={t('failed.text')}>
              <Button onClick={answer.reload}>{ui('retry')}</Button>
            </ErrorState>
          ) : (
            <BrandSkeleton isVisible={isSlow} />
          )}
        </div>
      </div>
    )
  }
  return (
    <article className={`page ${styles.page}`}>
      <Crumb fromSearch={fromSearch} />
      <BrandHead brand={brand} today={today} />
      {fromSearch && <BesideSign brand={brand} fromSearch={fromSearch} />}
      <Information brand={brand} />
      <Dates brand={brand} today={today} />
      <Addresses brand={brand} />
      <Classification brand={brand} />
      <Processes brand={brand} />
      <ProvenanceSection brand={brand} />
    </article>
  )
}
