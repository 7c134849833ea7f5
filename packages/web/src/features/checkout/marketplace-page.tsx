import type { RegistrationOfficeCode } from '@marklot/contracts/office'
import { type MarketplaceLanding, type MarketplacePurchase, marketplacePollingInterval } from '@marklot/contracts/payment'
import { type FormEvent, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useApiMutation } from '../../lib/api.tsx'
import { useHead } from '../../lib/head.tsx'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { useSession } from '../../lib/session.tsx'
import { usePolling } from '../../lib/use-polling.ts'
import { nonEmptyList, validate } from '../../lib/validation.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { WizardBar, WizardQuestion } from '../../ui/wizard/wizard.tsx'
import { useReloadAccount } from '../account/pieces/index.ts'
import { BillingForm } from './billing-step.tsx'
import { CheckStep } from './check-step.tsx'
import checkoutStyles from './checkout.module.css'
import { LoginStep } from './login-step.tsx'
import { AccountLine, ActivationState, LandingFault, PurchaseSlip } from './marketplace-parts.tsx'
import { Obstacle } from './obstacle.tsx'
import { includesAll, OfficePicker } from './office-picker.tsx'
import { OrderWizard } from './order-wizard.tsx'
import { paymentOf, useLanding, useOutcome } from './payment-calls.ts'
import { useChosenOffices } from './use-chosen-offices.ts'
import { useOrderInput } from './use-order-input.ts'
import { type SubscribeAddress, useSubscribeAddress } from './use-subscribe-address.ts'

const steps = ['configure', 'account', 'activation', 'waiting', 'confirmation'] as const

/**
 * The order of a purchase made in Microsoft's marketplace, which redirects the buyer here with a token (spec 1, section
 * 2).
 */
export function MarketplacePage() {
  const t = usePhrases('marketplace')
  const token = useToken()
  const landing = useLanding(token)
  useHead({ title: t('title'), noindex: true })
  const { object, error, busy, reload } = landing
  const isOrdered = new URLSearchParams(useLocation().search).has('order')
  if (token === '') return <LandingFault fault={{ outcome: 'tokenMissing' }} />
  // An order shows more than the purchase does. The purchase belongs to the account as soon as its activation begins.
  const isFlow = object?.outcome === 'configurable' || (object?.outcome === 'existing' && isOrdered)
  if (isFlow && object.purchase.product)
    return <Flow key={token} token={token} purchase={object.purchase} product={object.purchase.product} />
  if (object) return <LandingFault fault={object as Exclude<MarketplaceLanding, { outcome: 'configurable' }>} onAgain={reload} />
  if (error && !busy) return <LandingFault fault={{ outcome: 'notAccessible', providerStatus: null }} onAgain={reload} />
  return (
    <div className="page" role="status" aria-label={t('loading')}>
      <Skeleton height="320px" />
    </div>
  )
}

/** Returns the token, decoded once. `URLSearchParams` would turn its plus signs into spaces. */
function useToken(): string {
  const { search } = useLocation()
  const raw = /[?&]token=([^&]*)/.exec(search)?.[1] ?? ''
  try {
    return decodeURIComponent(raw)
  } catch {
    return raw
  }
}

interface FlowProps {
  token: string
  purchase: MarketplacePurchase
  product: NonNullable<MarketplacePurchase['product']>
}

function Flow({ token, purchase, product }: FlowProps) {
  const t = usePhrases('marketplace')
  const locale = useLocale()
  const { account, isLoading } = useSession()
  const address = useSubscribeAddress((values) => paths.subscribeMarketplace(locale, { token, ...values }), steps.length)
  const [isConfirmed, setIsConfirmed] = useState(false)
  const isAll = includesAll(product.offices)
  const packages = isAll ? [] : (address.packages ?? [])
  const isChosen = product.offices === null || isAll || (packages.length > 0 && packages.length <= product.offices)
  const { order, go } = address
  const step = order !== null ? (isConfirmed ? 5 : 4) : Math.min(address.step, isChosen ? 3 : 1)
  const change = { packages }
  const body = () => {
    if (step === 1)
      return (
        <ConfigureStep
          product={product}
          purchase={purchase}
          packages={packages}
          onChoose={(chosen) => go(1, { packages: chosen }, { replace: true })}
          onNext={(chosen) => go(2, { packages: chosen })}
        />
      )
    if (isLoading) return <Skeleton height="320px" />
    if (account === null) return <LoginStep onBack={() => go(1, change)} />
    if (order !== null) return <Activation key={order} order={order} token={token} onConfirmed={() => setIsConfirmed(true)} />
    return <AccountSteps product={product} purchase={purchase} packages={packages} address={address} step={step} />
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

interface ConfigureStepProps extends Omit<FlowProps, 'token'> {
  packages: readonly RegistrationOfficeCode[]
  onChoose: (packages: RegistrationOfficeCode[]) => void
  onNext: (packages: readonly RegistrationOfficeCode[]) => void
}

function ConfigureStep({ product, purchase, packages, onChoose, onNext }: ConfigureStepProps) {
  const t = usePhrases('marketplace')
  const checkout = usePhrases('checkout')
  const rule = usePhrases('validation')
  const [isChecked, setIsChecked] = useState(false)
  const [chosen, choose] = useChosenOffices(packages, onChoose)
  const broken = includesAll(product.offices) ? null : validate(chosen, [nonEmptyList])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsChecked(true)
    if (broken) event.currentTarget.querySelector<HTMLInputElement>('input[name="packages"]')?.focus()
    else onNext(chosen)
  }
  return (
    <form noValidate onSubmit={submit}>
      <WizardQuestion title={t('configure.title', { plan: product.name })} lead={t('configure.lead')} />
      <div className={checkoutStyles.columns}>
        <OfficePicker
          limit={product.offices}
          chosen={chosen}
          fault={isChecked && broken ? rule(broken) : undefined}
          onChange={choose}
        />
        <PurchaseSlip purchase={purchase} />
      </div>
      <WizardBar kept={checkout('kept')}>
        <Button look="primary" size="large" type="submit">
          {checkout('next')}
        </Button>
      </WizardBar>
    </form>
  )
}

interface AccountStepsProps extends Omit<FlowProps, 'token'> {
  packages: readonly RegistrationOfficeCode[]
  address: SubscribeAddress
  step: number
}

/** The steps: first the account with its billing address, then the order. */
function AccountSteps({ product, purchase, packages, address, step }: AccountStepsProps) {
  const t = usePhrases('marketplace')
  const { addressOf, go } = address
  const { input, checkout, retry, isIncomplete } = useOrderInput({ product: product.key, channel: 'marketplace', address, step })
  const change = { packages }
  if (retry) return <LandingFault isInside fault={{ outcome: 'notAccessible', providerStatus: null }} onAgain={retry} />
  if (!input.address || !checkout.object || isIncomplete) return <Skeleton height="320px" />
  if (checkout.object.obstacle !== null)
    return <Obstacle obstacle={checkout.object.obstacle} subscription={checkout.object.subscription} />
  if (step === 2)
    return (
      <>
        <WizardQuestion title={t('account.title')} lead={t('account.lead')} />
        <AccountLine />
        <BillingForm
          address={input.address}
          onChange={input.changeAddress}
          onBack={() => go(1, change)}
          onNext={() => go(3, change)}
          nextLabel={t('toActivation')}
          aside={<PurchaseSlip purchase={purchase} />}
        />
      </>
    )
  if (checkout.isPrevious) return <Skeleton height="320px" />
  return (
    <CheckStep
      checkout={checkout.object}
      packages={packages}
      input={input}
      termUnit={purchase.term?.termUnit ?? null}
      title={t('activation.title')}
      payment={t('billedThere')}
      toCart={addressOf(1, change)}
      toBilling={addressOf(2, change)}
      reload={checkout.reload}
      onBack={() => go(2, change)}
      onOrdered={(order) => go(4, { ...change, order }, { replace: true })}
    />
  )
}

/** Activates the purchase, then asks for its state until the marketplace has decided. */
function Activation({ order, token, onConfirmed }: { order: string; token: string; onConfirmed: () => void }) {
  const outcome = useOutcome(order)
  const reloadAccount = useReloadAccount()
  const activating = useApiMutation('creating', (api, orderId: string) =>
    paymentOf(api).activateMarketplace({ body: { orderId, token } }),
  )
  const { run } = activating
  const { tell, reload, busy, error } = outcome
  const [isAsked, setIsAsked] = useState(false)
  useEffect(() => {
    if (isAsked) return
    setIsAsked(true)
    // The page reports a failure; the order's outcome explains its meaning.
    run(order).then(tell, reload)
  })
  // An earlier outcome is not shown again while it changes.
  const shown = isAsked && !activating.busy ? outcome.object : undefined
  const state = shown?.outcome
  useEffect(() => {
    if (state === 'confirmed') onConfirmed()
  }, [state, onConfirmed])
  // Separate, because a reload renders the page again, which may pass another `onConfirmed`.
  useEffect(() => {
    if (state === 'confirmed') reloadAccount()
  }, [state, reloadAccount])
  usePolling(state === 'waiting', outcome, marketplacePollingInterval)
  if (shown === undefined && error && !busy && !activating.busy)
    return <LandingFault isInside fault={{ outcome: 'notAccessible', providerStatus: null }} onAgain={reload} />
  return <ActivationState shown={shown ?? null} busy={busy || activating.busy} onAsk={reload} onRetry={() => setIsAsked(false)} />
}
