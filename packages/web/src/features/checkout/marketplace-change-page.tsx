import type { Product } from '@marklot/contracts/billing'
import type { MarketplaceChoice } from '@marklot/contracts/payment'
import { labelled } from '@marklot/phrases'
import { useSearchParams } from 'react-router'
import { hasStatus, useApiQuery } from '../../lib/api.tsx'
import { useHead } from '../../lib/head.tsx'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { useSession } from '../../lib/session.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { WizardQuestion } from '../../ui/wizard/wizard.tsx'
import { BillingForm } from './billing-step.tsx'
import { CheckStep } from './check-step.tsx'
import type { ChosenChange } from './chosen-change.ts'
import { LoginStep } from './login-step.tsx'
import { ChangeChoice } from './marketplace-change-choice.tsx'
import { ChangeProgress, ChangeSlip } from './marketplace-change-order.tsx'
import { AccountLine, LandingFault } from './marketplace-parts.tsx'
import { Obstacle } from './obstacle.tsx'
import { includesAll } from './office-picker.tsx'
import { ToPlans, ToSubscription } from './order-state.tsx'
import { OrderWizard } from './order-wizard.tsx'
import { paymentOf } from './payment-calls.ts'
import { useOrderInput } from './use-order-input.ts'
import { type SubscribeAddress, useSubscribeAddress } from './use-subscribe-address.ts'
import { Screen } from './way.tsx'

const steps = ['choose', 'account', 'order', 'progress'] as const

/**
 * The page on which a customer changes the plan or quantity of a subscription in the marketplace, if Microsoft allows
 * it.
 */
export function MarketplaceChangePage() {
  const t = usePhrases('marketplace')
  useHead({ title: t('change.title'), noindex: true })
  const { account, isLoading, subscription } = useSession()
  const id = subscription.object?.type === 'marketplace' ? subscription.object.id : ''
  const choice = useApiQuery(
    ['checkout', 'changes', id],
    (api, options) => paymentOf(api).marketplaceChoice({ params: { id } }, options),
    { enabled: id !== '', staleTime: 0 },
  )
  if (!isLoading && account === null)
    return (
      <div className="page">
        <LoginStep />
      </div>
    )
  if (choice.object) return <Flow choice={choice.object} />
  if ((choice.error && hasStatus(choice.error, 404)) || (subscription.object && id === ''))
    return (
      <div className="page">
        <Screen title={t('change.none.title')} text={t('change.none.text')}>
          <ToSubscription />
          <ToPlans />
        </Screen>
      </div>
    )
  if (choice.error && !choice.busy)
    return <LandingFault fault={{ outcome: 'notAccessible', providerStatus: null }} onAgain={choice.reload} />
  return (
    <div className="page" role="status" aria-label={t('loading')}>
      <Skeleton height="320px" />
    </div>
  )
}

/** Returns the plan and quantity chosen in the address, or the current ones. */
function useChosen(choice: MarketplaceChoice, address: SubscribeAddress): ChosenChange {
  const [parameters] = useSearchParams()
  const { subscription, products, quantity } = choice
  const own = products.find(({ key }) => key === subscription.product.key) ?? null
  const product = products.find(({ key }) => key === parameters.get('product')) ?? own ?? products[0] ?? null
  const given = Number(parameters.get('quantity'))
  const isGiven = quantity !== null && Number.isInteger(given) && given >= quantity.minimum && given <= quantity.maximum
  const seats = quantity === null ? null : isGiven ? given : quantity.current
  const isSamePlan = product?.key === own?.key
  const packages = product === null || includesAll(product.offices) ? [] : officesFor(product, choice, address)
  return {
    product,
    // The marketplace accepts either another plan or another quantity.
    quantity: isSamePlan ? seats : (quantity?.current ?? null),
    packages,
    isChanged: !isSamePlan || seats !== (quantity?.current ?? null),
    isSamePlan,
  }
}

const officesFor = ({ offices }: Product, { subscription }: MarketplaceChoice, { packages }: SubscribeAddress) =>
  packages ?? subscription.packages.map(({ key }) => key).slice(0, offices ?? undefined)

function Flow({ choice }: { choice: MarketplaceChoice }) {
  const t = usePhrases('marketplace')
  const locale = useLocale()
  const [parameters] = useSearchParams()
  const kept = { product: parameters.get('product') ?? undefined, quantity: parameters.get('quantity') ?? undefined }
  const address = useSubscribeAddress((values) => paths.changeMarketplace(locale, { ...kept, ...values }), steps.length)
  const chosen = useChosen(choice, address)
  const { order, go } = address
  const isReady = chosen.isChanged && chosen.product !== null && isFilled(chosen)
  const step = order !== null ? 4 : Math.min(address.step, isReady ? 3 : 1)
  if (!choice.isChangeable && order === null)
    return (
      <div className="page">
        <Screen title={t('change.notAllowed.title')} text={t('change.notAllowed.text')}>
          <ToSubscription />
        </Screen>
      </div>
    )
  return (
    <OrderWizard
      label={t('change.steps')}
      steps={steps.map((key) => ({ key, label: t(`change.step.${key}`) }))}
      step={step}
      address={address}
    >
      {order !== null ? (
        <ChangeProgress key={order} order={order} subscriptionId={choice.subscription.id} onAgain={() => go(1)} />
      ) : step === 1 ? (
        <ChangeChoice choice={choice} chosen={chosen} isReady={isReady} onNext={() => go(2, { packages: chosen.packages })} />
      ) : (
        <Steps choice={choice} chosen={chosen} address={address} step={step} />
      )}
    </OrderWizard>
  )
}

const isFilled = ({ product, packages }: ChosenChange) =>
  product !== null && (includesAll(product.offices) || (packages.length > 0 && packages.length <= product.offices))

interface StepsProps {
  choice: MarketplaceChoice
  chosen: ChosenChange
  address: SubscribeAddress
  step: number
}

/** The steps: first the account with its billing address, then the order. */
function Steps({ choice, chosen, address, step }: StepsProps) {
  const locale = useLocale()
  const t = usePhrases('marketplace')
  const { addressOf, go } = address
  const change = { quantity: chosen.isSamePlan ? chosen.quantity : null }
  const { input, checkout, retry, isIncomplete } = useOrderInput({
    product: chosen.product?.key ?? '',
    channel: 'marketplace',
    change,
    address,
    step,
  })
  if (retry) return <LandingFault isInside fault={{ outcome: 'notAccessible', providerStatus: null }} onAgain={retry} />
  if (!input.address || !checkout.object || isIncomplete) return <Skeleton height="320px" />
  const { obstacle, subscription } = checkout.object
  if (obstacle !== null) return <Obstacle obstacle={obstacle} subscription={subscription} />
  if (step === 2)
    return (
      <>
        <WizardQuestion title={t('account.title')} lead={t('account.lead')} />
        <AccountLine />
        <BillingForm
          address={input.address}
          onChange={input.changeAddress}
          onBack={() => go(1)}
          onNext={() => go(3)}
          nextLabel={t('change.toOrder')}
          aside={<ChangeSlip choice={choice} chosen={chosen} />}
        />
      </>
    )
  if (checkout.isPrevious) return <Skeleton height="320px" />
  return (
    <CheckStep
      checkout={checkout.object}
      packages={chosen.packages}
      input={input}
      change={change}
      termUnit={choice.subscription.marketplaceSubscription?.term?.termUnit ?? null}
      title={t('change.check')}
      payment={
        <>
          {choice.quantity && change.quantity !== null && (
            <b>{labelled(locale, t('fact.quantity'), `${choice.quantity.current} → ${change.quantity}`)}. </b>
          )}
          {t('change.billed')}
        </>
      }
      toCart={addressOf(1)}
      toBilling={addressOf(2)}
      reload={checkout.reload}
      onBack={() => go(2)}
      onOrdered={(order) => go(4, { order }, { replace: true })}
    />
  )
}
