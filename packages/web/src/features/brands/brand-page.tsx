import { useLocation, useParams } from 'react-router'
import { hasStatus } from '../../lib/api.tsx'
import { useHead } from '../../lib/head.tsx'
import { usePhrases } from '../../lib/phrases.tsx'
import { useBrandName } from '../../ui/use-brand-name.ts'
import { searchFromAddress } from '../search/address.ts'
import { searchedFor } from '../search/hit-link.ts'
import styles from './brand-page.module.css'
import { useBrand } from './brand-query.ts'
import { BrandView } from './brand-view.tsx'
import { Crumb } from './crumb.tsx'

/** A mark's own page. What was searched for stands in its address: `/brands/{id}?q=Tavilo&goods=30`. */
export function BrandPage() {
  const t = usePhrases('brands')
  const offices = usePhrases('offices')
  const id = useParams().id ?? ''
  const { search: address } = useLocation()
  const searched = searchedFor(searchFromAddress(new URLSearchParams(address)))
  const nameOf = useBrandName()
  const answer = useBrand(id, searched.text)
  const { object: brand, error } = answer
  useHead(
    brand
      ? {
          title: `${nameOf(brand)}, ${offices(`short.${brand.registrationOfficeCode}`)} ${brand.registrationNumberDisplay ?? brand.applicationNumberDisplay}`,
        }
      : isMissing(error)
        ? { title: t('missing.title'), status: 404, noindex: true }
        : error
          ? { title: t('failed.title'), status: 503, noindex: true }
          : { title: t('loading') },
  )
  return (
    <div className={`page ${styles.page}`}>
      <Crumb searched={searched} />
      <BrandView id={id} answer={answer} searched={searched} />
    </div>
  )
}

/** A malformed identifier names no mark either. */
function isMissing(error: Error | null): boolean {
  return hasStatus(error, 404) || hasStatus(error, 400)
}
