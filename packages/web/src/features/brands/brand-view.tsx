import type { BrandDetails } from '@marklot/contracts/brands'
import { Link } from 'react-router'
import type { QueryHolder } from '../../lib/api.tsx'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { useDelayed } from '../../ui/use-delayed.ts'
import { useToday } from '../../ui/use-today.ts'
import type { SearchedFor } from '../search/index.ts'
import { Addresses } from './addresses.tsx'
import { BesideSign } from './beside-sign.tsx'
import { BrandHead } from './brand-head.tsx'
import { isMissing } from './brand-query.ts'
import { BrandSkeleton } from './brand-skeleton.tsx'
import styles from './brand-view.module.css'
import { Classification } from './classification.tsx'
import { Dates } from './dates.tsx'
import { Information } from './information.tsx'
import { Processes } from './processes.tsx'
import { ProvenanceSection } from './provenance.tsx'
import { Related } from './related.tsx'
import { Rights } from './rights.tsx'

export interface BrandViewProps {
  id: string
  answer: QueryHolder<BrandDetails>
  searched: SearchedFor
  /** Opens a related mark in place. Without it, related marks are ordinary links. */
  onOpen?: (id: string) => void
}

/**
 * Everything the register knows about a mark, in the order of spec 1, section 2, "Brand details", with its loading and
 * failure states (spec 2, section 8.2). Page and popup share it: the layout follows its container.
 */
export function BrandView({ id, answer, searched, onOpen }: BrandViewProps) {
  const t = usePhrases('brands')
  const ui = usePhrases('ui')
  const locale = useLocale()
  const today = useToday()
  const isSlow = useDelayed(answer.busy)
  const { object: brand, error } = answer
  if (brand) {
    return (
      <article className={styles.view}>
        <BrandHead brand={brand} today={today} searched={searched} />
        {brand.comparison && <BesideSign brand={brand} sign={searched.text} />}
        <Information brand={brand} />
        <Dates brand={brand} today={today} />
        <Addresses brand={brand} />
        <Classification brand={brand} searchedClasses={searched.classes} />
        <Processes brand={brand} />
        <Rights brand={brand} />
        <Related brand={brand} searchedClasses={searched.classes} onOpen={onOpen} />
        <ProvenanceSection brand={brand} />
      </article>
    )
  }
  return (
    <div className={styles.state}>
      {isMissing(error) ? (
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
  )
}
