import type { Product } from '@marklot/contracts/billing'
import { Link } from 'react-router'
import { useFormat } from '../../lib/format.ts'
import { useHead } from '../../lib/head.tsx'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { orderedProduct, ownProduct, type Promotion, planState, runningPromotion } from '../../lib/plan-state.ts'
import { useProducts } from '../../lib/products.ts'
import { useSession } from '../../lib/session.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { PlanAction } from './plan-action.tsx'
import { PlanBenefits } from './plan-benefits.tsx'
import { PlanCardsSkeleton } from './plan-cards.tsx'
import styles from './plans.module.css'
import { Price } from './price.tsx'
import promo from './promo-page.module.css'
import { TrialSection } from './trial-section.tsx'

/** The promotional plan with its introductory and regular price, both from the product data (spec 2, 9.1). */
export function PromoPage() {
  const t = usePhrases('plans')
  const ui = usePhrases('ui')
  const { object: products, error, busy, reload } = useProducts()
  const promotion = products ? runningPromotion(products) : null
  const isOver = products !== undefined && promotion === null
  useHead({ title: t('promo.title'), description: t('description'), noindex: isOver })
  return (
    <div className="page">
      {promotion && products ? (
        <Offer promotion={promotion} products={products} />
      ) : isOver ? (
        <div className={promo.none}>
          <h1 className="vh">{t('promo.title')}</h1>
          <EmptyState title={t('promo.none.title')} text={t('promo.none.text')}>
            <AllPlans />
          </EmptyState>
        </div>
      ) : (
        <div className={promo.none}>
          <h1>{t('promo.title')}</h1>
          {error && !busy ? (
            <ErrorState title={t('failed.title')} text={t('failed.text')}>
              <Button onClick={reload}>{ui('retry')}</Button>
            </ErrorState>
          ) : (
            <PlanCardsSkeleton />
          )}
        </div>
      )}
      <TrialSection />
    </div>
  )
}

function AllPlans() {
  const t = usePhrases('plans')
  const locale = useLocale()
  return (
    <Link className={buttonClass()} to={paths.products(locale)}>
      {t('allPlans')}
    </Link>
  )
}

function Offer({ promotion, products }: { promotion: Promotion; products: readonly Product[] }) {
  const t = usePhrases('plans')
  const format = useFormat()
  const subscription = useSession().subscription.object
  const { name: plan, price, introductoryPrice } = promotion
  const own = ownProduct(products, subscription)
  const { months, amount } = introductoryPrice
  const money = (value: number) => format.money(value, price.currency)
  const base = products.find(
    ({ isPromotional, isOffered, price: other }) => isOffered && !isPromotional && other.amount === amount,
  )
  const first = { count: months, price: money(amount) }
  return (
    <>
      <header className={styles.head}>
        <h1>{base ? t('promo.headline', { plan, base: base.name }) : t('promo.headlineAlone', { plan })}</h1>
        <p>{t('promo.lead', { ...first, saving: money(months * (price.amount - amount)) })}</p>
      </header>
      <section className={promo.prices} aria-label={t('promo.title')}>
        <div className={promo.first}>
          <h2>{t('promo.first', { count: months })}</h2>
          <Price price={introductoryPrice} />
        </div>
        <div>
          <h2>{t('promo.then', { month: months + 1 })}</h2>
          <Price price={price} />
        </div>
        <div className={promo.action}>
          <PlanAction
            plan={promotion}
            ordered={orderedProduct(promotion, subscription, products)}
            state={planState(promotion, own)}
            isMain
          />
        </div>
      </section>
      <div className={promo.columns}>
        <section aria-labelledby="includes">
          <h2 id="includes">{t('promo.includes')}</h2>
          <PlanBenefits plan={promotion} />
        </section>
        <section aria-labelledby="terms">
          <h2 id="terms">{t('promo.terms')}</h2>
          <ol className={promo.terms}>
            <li>{t('promo.terms.price', { ...first, month: months + 1, regular: money(price.amount) })}</li>
            <li>{t('promo.terms.cancel')}</li>
            <li>{t('promo.terms.once')}</li>
            <li>{t('promo.terms.same', { plan })}</li>
            <li>{t('promo.terms.vat', { vat: format.percent(price.vatRate) })}</li>
          </ol>
          <p className={promo.all}>
            <AllPlans />
          </p>
        </section>
      </div>
    </>
  )
}
