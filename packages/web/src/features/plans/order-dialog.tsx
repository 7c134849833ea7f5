import type { Product } from '@marklot/contracts/billing'
import { useConfig } from '../../lib/config.tsx'
import { useFormat } from '../../lib/format.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { useSession } from '../../lib/session.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/states.tsx'
import styles from './order-dialog.module.css'
import { ownProduct, planState } from './plan-state.ts'
import { TermsLinks } from './terms-links.tsx'
import { usePlanAddress } from './use-plan-address.ts'

/** Opens for a signed-in person while the address names a plan that they do not have. */
export function OrderDialog({ products }: { products: readonly Product[] }) {
  const { isLoading, signIn, subscription } = useSession()
  const { plan, close } = usePlanAddress()
  const product = products.find(({ key, isOffered }) => key === plan && isOffered)
  if (!product || isLoading || signIn.person() === null || (subscription.busy && !subscription.object)) return null
  const state = planState(product, ownProduct(products, subscription.object))
  return state === 'active' ? null : <OrderByMail product={product} isChange={state !== 'buy'} onClose={close} />
}

/** People order plans by e-mail from the operator. */
function OrderByMail({ product, isChange, onClose }: { product: Product; isChange: boolean; onClose: () => void }) {
  const t = usePhrases('plans')
  const { operator } = useConfig()
  const { user, account } = useSession()
  const price = usePriceText(product)
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
        <p className={styles.price}>{price}</p>
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

/** A plan's price in one line, with the introductory price if any. */
function usePriceText({ price, introductoryPrice }: Product): string {
  const t = usePhrases('plans')
  const format = useFormat()
  const regular = t('price.line', { price: format.money(price.amount, price.currency), vat: format.percent(price.vatRate) })
  if (!introductoryPrice) return regular
  const { amount, currency, months } = introductoryPrice
  return `${regular}; ${t('price.promo', { count: months, price: format.money(amount, currency) })}`
}
