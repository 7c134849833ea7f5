import { useHead } from '../../lib/head.tsx'
import { usePhrases } from '../../lib/phrases.tsx'
import { useProducts } from '../../lib/products.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { PlanCards, PlanCardsSkeleton } from './plan-cards.tsx'
import { PlanTable } from './plan-table.tsx'
import styles from './plans.module.css'
import { ReturnLink } from './return-link.tsx'
import { TrialSection } from './trial-section.tsx'
import { usePlanAddress } from './use-plan-address.ts'

/** The plans with prices, features and actions (spec 1, section 2, "Plans and promo pages"). */
export function ProductsPage() {
  const t = usePhrases('plans')
  const ui = usePhrases('ui')
  const { from } = usePlanAddress()
  const { object: products, error, busy, reload } = useProducts()
  useHead({ title: t('title'), description: t('description') })
  return (
    <div className="page">
      {from !== null && <ReturnLink to={from} />}
      <header className={styles.head}>
        <h1>{t('headline')}</h1>
        <p>{t('lead')}</p>
      </header>
      {products ? (
        <PlanCards products={products} />
      ) : error && !busy ? (
        <ErrorState title={t('failed.title')} text={t('failed.text')}>
          <Button onClick={reload}>{ui('retry')}</Button>
        </ErrorState>
      ) : (
        <PlanCardsSkeleton />
      )}
      <TrialSection />
      {products && <PlanTable products={products} />}
    </div>
  )
}
