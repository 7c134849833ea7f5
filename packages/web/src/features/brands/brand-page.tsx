import { useLocation, useParams } from 'react-router'
import { useHead } from '../../lib/head.tsx'
import { usePhrases } from '../../lib/phrases.tsx'
import { useBrandName } from '../../ui/use-brand-name.ts'
import { searchedFor, searchFromAddress } from '../search/index.ts'
import styles from './brand-page.module.css'
import { isMissing, useBrand } from './brand-query.ts'
import { BrandView } from './brand-view.tsx'
import { Crumb } from './crumb.tsx'

/** A mark's own page. Its address holds the search that found it: `/brands/{id}?q=Tavilo&goods=30`. */
export function BrandPage() {
  const t = usePhrases('brands')
  const offices = usePhrases('offices')
  const id = useParams().id ?? ''
  const { search: address } = useLocation()
  const search = searchFromAddress(new URLSearchParams(address))
  const searched = searchedFor(search)
  const nameOf = useBrandName()
  const answer = useBrand(id, searched.text, searched.classes.join())
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
          : // On the server, the register did not answer in time. The browser sends the request again.
            { title: t('loading'), status: 503, noindex: true },
  )
  return (
    <div className={`page ${styles.page}`}>
      <Crumb id={id} search={search} />
      <BrandView key={id} id={id} answer={answer} searched={searched} />
    </div>
  )
}
