import type { Product } from '@marklot/contracts/billing'
import type { RegistrationOfficeCode } from '@marklot/contracts/office'
import { useCallback, useState } from 'react'
import { useParams } from 'react-router'
import { hasStatus } from '../../lib/api.tsx'
import { useHead } from '../../lib/head.tsx'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { useSession } from '../../lib/session.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { WizardQuestion } from '../../ui/wizard/wizard.tsx'
import { BillingForm } from './billing-step.tsx'
import { CartStep } from './cart-step.tsx'
import { CheckStep, PaymentMethods } from './check-step.tsx'
import { LoginStep } from './login-step.tsx'
import { Obstacle } from './obstacle.tsx'
import { includesAll } from './office-picker.tsx'
import { OrderSlip } from './order-slip.tsx'
import { ProductNotFound } from './order-state.tsx'
import { OrderWizard } from './order-wizard.tsx'
import { useProduct } from './payment-calls.ts'
import { PlacedOrder } from './placed-order.tsx'
import { useOrderInput } from './use-order-input.ts'
import { type SubscribeAddress, useSubscribeAddress } from './use-subscribe-address.ts'

const steps = ['cart', 'billing', 'payment', 'confirmation'] as const

/** The order of a plan (spec 1, section 2, "Subscribe flow"). */
export function SubscribePage() {
  const { product: key = '' } = useParams()
  const t = usePhrases('checkout')
  const ui = usePhrases('ui')
  const { object: product, error, busy, reload } = useProduct(key)
  useHead({ title: t('title', { plan: product?.name ?? '' }).trim(), noindex: true })
  if (product && isSold(product)) return <Flow key={key} product={product} />
  return (
    <div className="page">
      {product || hasStatus(error, 404) ? (
        <ProductNotFound />
      ) : error && !busy ? (
        <ErrorState level={1} title={t('failed.title')} text={t('failed.text')}>
          <Button onClick={reload}>{ui('retry')}</Button>
        </ErrorState>
      ) : (
        <Loading />
      )}
    </div>
  )
}

/** The trial is never ordered, and a plan that is not offered is never bought. */
const isSold = ({ key, isOffered }: Product) => isOffered && key !== 'trial'

function Loading() {
  const t = usePhrases('checkout')
  return (
    <div role="status" aria-label={t('loading')}>
      <Skeleton height="56px" width="min(480px, 100%)" />
      <Skeleton height="320px" />
    </div>
  )
}

function Flow({ product }: { product: Product }) {
  const t = usePhrases('checkout')
  const locale = useLocale()
  const { account, isLoading } = useSession()
  const address = useSubscribeAddress((values) => paths.subscribe(locale, product.key, values), steps.length)
  const packages = usePackages(product, address)
  const [placed, setPlaced] = useState<'open' | 'confirmed' | 'other'>('open')
  const onState = useCallback(setPlaced, [])
  const { order, go } = address
  const isChosen = includesAll(product.offices) || (packages.length > 0 && packages.length <= product.offices)
  const step = order !== null ? (placed === 'confirmed' ? 4 : 3) : Math.min(address.step, isChosen ? 3 : 1)
  const change = { packages }
  const body = () => {
    if (step === 1)
      return (
        <CartStep
          product={product}
          packages={packages}
          onChoose={(chosen) => go(1, { packages: chosen }, { replace: true })}
          onNext={(chosen) => go(2, { packages: chosen })}
        />
      )
    if (isLoading) return <Loading />
    if (account === null) return <LoginStep onBack={() => go(1, change)} />
    if (order !== null)
      return <PlacedOrder key={order} id={order} approval={address.approval} onAgain={() => go(3, change)} onState={onState} />
    return <OrderSteps product={product} packages={packages} address={address} step={step} />
  }
  return (
    <OrderWizard
      label={t('steps')}
      steps={steps.map((key) => ({ key, label: t(`step.${key}`) }))}
      step={step}
      address={address}
      change={change}
    >
      {body()}
    </OrderWizard>
  )
}

/** Returns the offices in the address, or else those of the current plan, up to the number that this plan allows. */
function usePackages(product: Product, { packages }: SubscribeAddress): readonly RegistrationOfficeCode[] {
  const current = useSession().subscription.object
  if (includesAll(product.offices)) return []
  const own = current && current.type !== 'trial' ? current.packages.map(({ key }) => key) : []
  return packages ?? own.slice(0, product.offices)
}

interface OrderStepsProps {
  product: Product
  packages: readonly RegistrationOfficeCode[]
  address: SubscribeAddress
  step: number
}

/** The steps of a signed-in person before the order. */
function OrderSteps({ product, packages, address, step }: OrderStepsProps) {
  const t = usePhrases('checkout')
  const ui = usePhrases('ui')
  const { addressOf, go } = address
  const { input, checkout, retry, isIncomplete } = useOrderInput({ product: product.key, channel: 'paypal', address, step })
  const change = { packages }
  if (retry)
    return hasStatus(checkout.error, 404) ? (
      <ProductNotFound />
    ) : (
      <ErrorState level={1} title={t('failed.title')} text={t('failed.text')}>
        <Button onClick={retry}>{ui('retry')}</Button>
      </ErrorState>
    )
  if (!input.address || !checkout.object) return <Loading />
  const { obstacle, subscription } = checkout.object
  if (obstacle !== null) return <Obstacle obstacle={obstacle} subscription={subscription} />
  if (isIncomplete) return <Loading />
  if (step === 2)
    return (
      <>
        <WizardQuestion title={t('step.billing')} />
        <BillingForm
          address={input.address}
          onChange={input.changeAddress}
          onBack={() => go(1, change)}
          onNext={() => go(3, change)}
          nextLabel={t('toPayment')}
          aside={<OrderSlip product={product} packages={packages} vat={checkout.object.vat} />}
        />
      </>
    )
  // Texts and terms depend on the business flag. The previous answer shows those for the other kind of customer.
  if (checkout.isPrevious) return <Loading />
  return (
    <CheckStep
      checkout={checkout.object}
      packages={packages}
      input={input}
      title={t('check.title')}
      payment={<PaymentMethods />}
      toCart={addressOf(1, change)}
      toBilling={addressOf(2, change)}
      reload={checkout.reload}
      onBack={() => go(2, change)}
      onOrdered={(order) => go(3, { ...change, order }, { replace: true })}
    />
  )
}
