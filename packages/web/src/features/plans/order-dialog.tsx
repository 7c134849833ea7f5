import type { Product } from '@marklot/contracts/billing'
import { useConfig } from '../../lib/config.tsx'
import { useFormat } from '../../lib/format.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { useSession } from '../../lib/session.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/states.tsx'
import styles from './order-dialog.module.css'
import { PlanBenefits } from './plan-benefits.tsx'
import { orderedProduct, ownProduct, planState } from './plan-state.ts'
import { TermsLinks } from './terms-links.tsx'
import { usePlanAddress } from './use-plan-address.ts'

/** Opens while the address names a plan that the person does not have. Visitors register first and return to it. */
export function OrderDialog({ products }: { products: readonly Product[] }) {
  const { isLoading, signIn, subscription } = useSession()
  const { plan, close } = usePlanAddress()
  const chosen = products.find(({ key, isOffered }) => key === plan && isOffered)
  if (!chosen || isLoading || (subscription.busy && !subscription.object)) return null
  const own = ownProduct(products, subscription.object)
  const product = orderedProduct(chosen, own, products)
  if (signIn.person() === null) return <SignUpFirst product={product} onClose={close} />
  const state = planState(product, own)
  return state === 'active' ? null : <OrderByMail product={product} isChange={state !== 'buy'} onClose={close} />
}

/** The visitor's choice and the next steps: register, then order. */
function SignUpFirst({ product, onClose }: { product: Product; onClose: () => void }) {
  const t = usePhrases('plans')
  const session = usePhrases('session')
  const { signIn } = useSession()
  const start = (flow: 'signUp' | 'signIn') => () => void signIn.start(flow).catch(() => undefined)
  return (
    <Dialog
      title={t('order.title', { plan: product.name })}
      onClose={onClose}
      footer={
        <>
          <Button look="primary" onClick={start('signUp')}>
            {session('signUp')}
          </Button>
          <Button onClick={start('signIn')}>{session('login')}</Button>
        </>
      }
    >
      <div className={styles.order}>
        <ChosenPlan product={product} />
        <p>{t('order.signUp')}</p>
      </div>
    </Dialog>
  )
}

/** A plan with its price, the line of the offer and its benefits. */
function ChosenPlan({ product }: { product: Product }) {
  const price = usePriceText(product)
  const promotion = usePromotionText(product)
  return (
    <>
      <p className={styles.price}>
        {price}
        {promotion !== null && <span className={styles.offer}>{promotion}</span>}
      </p>
      <PlanBenefits plan={product} />
    </>
  )
}

/** Plans are ordered from the operator by e-mail. */
function OrderByMail({ product, isChange, onClose }: { product: Product; isChange: boolean; onClose: () => void }) {
  const t = usePhrases('plans')
  const { operator } = useConfig()
  const { user, account } = useSession()
  const promotion = usePromotionText(product)
  const price = [usePriceText(product), promotion].filter((part) => part !== null).join('; ')
  const plan = product.name
  const letter = {
    subject: t('order.subject', { plan }),
    body: t('order.body', { plan, price, account: user?.email ?? account?.name ?? '' }),
  }
  const parameters = Object.entries(letter).map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
  return (
    <Dialog
      title={t(isChange ? 'order.changeTitle' : 'order.title', { plan })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('order.close')}</Button>
          <a className={buttonClass({ look: 'primary' })} href={`mailto:${operator.email}?${parameters.join('&')}`}>
            {t('order.write')}
          </a>
        </>
      }
    >
      <div className={styles.order}>
        <ChosenPlan product={product} />
        <p>{t('order.text')}</p>
        <p className={styles.address}>
          <a href={`mailto:${operator.email}`}>{operator.email}</a>
        </p>
        <p>
          {t('order.terms')} <TermsLinks />
        </p>
        {operator.isExample && (
          <Notice>
            <p>{t('order.example')}</p>
          </Notice>
        )}
      </div>
    </Dialog>
  )
}

/** A plan's regular price in one line. */
function usePriceText({ price }: Product): string {
  const t = usePhrases('plans')
  const format = useFormat()
  return t('price.line', { price: format.money(price.amount, price.currency), vat: format.percent(price.vatRate) })
}

/** The introductory price in one line; null without one. */
function usePromotionText({ introductoryPrice }: Product): string | null {
  const t = usePhrases('plans')
  const format = useFormat()
  if (!introductoryPrice) return null
  const { amount, currency, months } = introductoryPrice
  return t('price.promo', { count: months, price: format.money(amount, currency) })
}
