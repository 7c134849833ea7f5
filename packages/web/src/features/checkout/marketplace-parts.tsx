import type { Subscription } from '@marklot/contracts/billing'
import type { MarketplaceLanding, MarketplacePurchase } from '@marklot/contracts/payment'
import type { ReactNode } from 'react'
import { useFormat } from '../../lib/format.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { useSession } from '../../lib/session.tsx'
import { Button, type ButtonLook, buttonClass } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/states.tsx'
import type { Station } from '../../ui/way.tsx'
import { providerState, TermText } from '../account/pieces/index.ts'
import styles from './checkout.module.css'
import { Confirmed } from './confirmed.tsx'
import { Facts } from './facts.tsx'
import { useDay } from './order-facts.tsx'
import { Late, Support, ToPlans, ToSubscription } from './order-state.tsx'
import type { OrderOutcome } from './payment-calls.ts'
import { Screen } from './way.tsx'

/** Where purchases of software as a service are managed. */
const marketplaceAddress = 'https://portal.azure.com/#view/HubsExtension/BrowseResource/resourceType/Microsoft.SaaS%2Fresources'

/** The purchase in the marketplace. Price and invoice remain there. */
export function PurchaseSlip({ purchase }: { purchase: MarketplacePurchase }) {
  const t = usePhrases('marketplace')
  const settings = usePhrases('settings')
  const ui = usePhrases('ui')
  const format = useFormat()
  const { product, name, quantity, term, autoRenew, purchaser, beneficiary } = purchase
  const rows: readonly (readonly [string, ReactNode])[] = [
    [t('fact.plan'), product?.name ?? purchase.planId],
    [settings('marketplace.name'), name],
    [t('fact.quantity'), quantity === null ? null : format.count(quantity)],
    [settings('marketplace.term'), <TermText key="term" unit={term?.termUnit ?? null} />],
    [settings('marketplace.autoRenew'), autoRenew === null ? null : ui(autoRenew ? 'yes' : 'no')],
    [settings('marketplace.purchaser'), purchaser],
    [settings('marketplace.beneficiary'), beneficiary],
  ]
  return (
    <aside className={styles.slip} aria-label={t('slip')}>
      <h2>{t('slip')}</h2>
      <Facts rows={rows} />
      <p className={styles.small}>{t('slip.text')}</p>
    </aside>
  )
}

/** The account that receives the purchase, and the way to use another one. */
export function AccountLine() {
  const { account, user } = useSession()
  return (
    <p className={styles.account}>
      <b>{account?.name}</b> {user?.email} <OtherAccount look="quiet" size="small" />
    </p>
  )
}

/** Logs out and stays here, so that another account can take the purchase. */
function OtherAccount(look: ButtonLook) {
  const t = usePhrases('marketplace')
  const { signIn } = useSession()
  const leave = () => void signIn.signOut(`${location.pathname}${location.search}`).catch(() => undefined)
  return (
    <Button {...look} onClick={leave}>
      {t('otherAccount')}
    </Button>
  )
}

type Fault = Exclude<MarketplaceLanding, { outcome: 'configurable' }> | { outcome: 'tokenMissing' }

/** The obstacles before anything can be configured; each has its own screen. */
export function LandingFault({ fault, onAgain, isInside = false }: { fault: Fault; onAgain?: () => void; isInside?: boolean }) {
  const t = usePhrases('marketplace')
  const { outcome } = fault
  const purchase = 'purchase' in fault ? fault.purchase : null
  const screen = (
    <Screen
      title={t(`fault.${outcome}.title`)}
      text={t(`fault.${outcome}.text`, { plan: purchase?.product?.name ?? purchase?.planId ?? '' })}
      facts={
        <Facts
          rows={[
            [t('fact.purchase'), purchase?.id ?? null],
            [t('fact.status'), outcome === 'unexpectedState' ? (purchase?.marketplaceStatus ?? null) : null],
            [
              t('fact.answer'),
              outcome === 'notAccessible' && fault.providerStatus !== null ? String(fault.providerStatus) : null,
            ],
          ]}
        />
      }
    >
      {outcome === 'notAccessible' && onAgain && <Again onClick={onAgain} />}
      {(outcome === 'existing' || outcome === 'alreadyActive') && <ToSubscription />}
      {outcome === 'alreadyActive' && <OtherAccount size="large" />}
      {outcome !== 'notAccessible' && outcome !== 'alreadyActive' && <ToMarketplace isMain={outcome !== 'existing'} />}
      {(outcome === 'notAccessible' || outcome === 'unexpectedState') && <Support order={null} />}
      {outcome === 'tokenMissing' && <ToPlans />}
    </Screen>
  )
  return isInside ? screen : <div className="page">{screen}</div>
}

function Again({ onClick }: { onClick: () => void }) {
  const checkout = usePhrases('checkout')
  return (
    <Button look="primary" size="large" onClick={onClick}>
      {checkout('do.again')}
    </Button>
  )
}

function ToMarketplace({ isMain = true }: { isMain?: boolean }) {
  const t = usePhrases('marketplace')
  return (
    <a
      className={buttonClass({ look: isMain ? 'primary' : 'outline', size: 'large' })}
      href={marketplaceAddress}
      rel="noreferrer"
    >
      {t('toMarketplace')}
    </a>
  )
}

interface ActivationStateProps {
  /** Null while the first answer loads. */
  shown: OrderOutcome | null
  busy: boolean
  onAsk: () => void
  onRetry: () => void
}

/** The state of the activation. */
export function ActivationState({ shown, busy, onAsk, onRetry }: ActivationStateProps) {
  const t = usePhrases('marketplace')
  const checkout = usePhrases('checkout')
  const settings = usePhrases('settings')
  const ui = usePhrases('ui')
  const billing = usePhrases('billing')
  const day = useDay()
  const statusText = (status: string) => {
    const state = providerState(status)
    return state === 'unknown' ? status : billing(`subscriptionState.${state}`)
  }
  const stations = (ordered: string, there: [string, Station['state']], active: [string, Station['state']]): Station[] => [
    { name: checkout('way.ordered'), text: day(ordered), state: 'done' },
    { name: t('marketplace'), text: there[0], state: there[1] },
    { name: checkout('way.active'), text: active[0], state: active[1] },
  ]
  const termOf = ({ marketplaceSubscription: bought }: Subscription) =>
    bought
      ? ([
          [settings('marketplace.term'), <TermText key="term" unit={bought.term?.termUnit ?? null} />],
          [settings('marketplace.autoRenew'), bought.autoRenew === null ? null : ui(bought.autoRenew ? 'yes' : 'no')],
        ] as const)
      : []
  if (shown === null)
    return (
      <div role="status" aria-label={t('loading')}>
        <Skeleton height="240px" />
      </div>
    )
  switch (shown.outcome) {
    case 'confirmed':
      return (
        <Confirmed
          {...shown}
          stations={stations(shown.order.orderedUtc, [statusText('Subscribed'), 'done'], [checkout('way.paid'), 'done'])}
          more={termOf(shown.subscription)}
        />
      )
    case 'waiting':
      return (
        <Screen
          stations={stations(
            shown.order.orderedUtc,
            [statusText(shown.marketplaceStatus), 'now'],
            [checkout('way.waits'), 'ahead'],
          )}
          title={t('waiting.title')}
          text={
            <>
              {t('waiting.text', { plan: shown.order.product.name })} <Late {...shown}>{t('waiting.late')}</Late>
            </>
          }
          facts={
            <Facts
              rows={[
                [checkout('fact.number'), shown.order.number],
                [t('fact.purchase'), shown.providerId],
              ]}
            />
          }
        >
          <Button size="large" disabled={busy} aria-busy={busy} onClick={onAsk}>
            {t('askNow')}
          </Button>
          <Support order={shown.order} />
        </Screen>
      )
    case 'unexpectedState':
      return (
        <Screen
          stations={stations(
            shown.order.orderedUtc,
            [statusText(shown.marketplaceStatus), 'broken'],
            [checkout('way.no'), 'ahead'],
          )}
          title={t('fault.unexpectedState.title')}
          text={t('fault.unexpectedState.text')}
          facts={<Facts rows={[[t('fact.status'), shown.marketplaceStatus]]} />}
        >
          <ToMarketplace />
          <Support order={shown.order} />
        </Screen>
      )
    case 'failed':
      return (
        <Screen
          stations={stations(shown.order.orderedUtc, [checkout('way.failed'), 'broken'], [checkout('way.no'), 'ahead'])}
          title={t('failed.title')}
          text={t(shown.mayRetry ? 'failed.text' : 'failed.final')}
          facts={
            <Facts
              rows={[
                [checkout('fact.number'), shown.order.number],
                [t('fact.request'), shown.requestId],
              ]}
            />
          }
        >
          {shown.mayRetry && <Again onClick={onRetry} />}
          <Support order={shown.order} isMain={!shown.mayRetry} />
        </Screen>
      )
    case 'tokenInvalid':
      return <LandingFault isInside fault={shown} />
    case 'notAccessible':
      return <LandingFault isInside fault={shown} onAgain={onRetry} />
    case 'planNotAvailable':
    case 'alreadyActive':
      return (
        <Screen title={t(`fault.${shown.outcome}.title`)} text={t(`fault.${shown.outcome}.text`)}>
          {shown.outcome === 'alreadyActive' ? (
            <>
              <ToSubscription />
              <OtherAccount size="large" />
            </>
          ) : (
            <ToMarketplace />
          )}
        </Screen>
      )
    default:
      // The marketplace has not been asked for anything yet, or another provider's order is in the address.
      return (
        <Screen title={t('failed.title')} text={t('failed.text')}>
          <Again onClick={onRetry} />
          <Support order={'order' in shown ? shown.order : null} />
        </Screen>
      )
  }
}
