import type { Order, PurchaseOutcome } from '@marklot/contracts/payment'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useConfig } from '../../lib/config.tsx'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { overlays } from '../../shell/overlays.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import type { Station } from '../../ui/way.tsx'
import { Confirmed } from './confirmed.tsx'
import { Facts } from './facts.tsx'
import { useDay } from './order-facts.tsx'
import { Screen } from './way.tsx'

/** The state of an order for the page: the server's outcomes, and the latest actions of the payer or the script. */
export type ShownOutcome = Exclude<PurchaseOutcome, { outcome: 'open' }>

interface OrderStateProps {
  shown: ShownOutcome
  busy: boolean
  onRefresh: () => void
  onAgain: () => void
}

/** The screen of each outcome (spec 1, section 4, "Purchase"). */
export function OrderState({ shown, busy, onRefresh, onAgain }: OrderStateProps) {
  const t = usePhrases('checkout')
  const { order } = shown
  const day = useDay()
  const ordered = (state: Station['state'] = 'done'): Station => ({
    name: t('way.ordered'),
    text: day(order.orderedUtc),
    state,
  })
  const stations = (provider: [string, Station['state']], active: [string, Station['state']]): Station[] => [
    ordered(),
    { name: 'PayPal', text: provider[0], state: provider[1] },
    { name: t('way.active'), text: active[0], state: active[1] },
  ]
  const again = (
    <Button look="primary" size="large" onClick={onAgain}>
      {t('do.again')}
    </Button>
  )
  const refresh = (
    <Button look="primary" size="large" disabled={busy} aria-busy={busy} onClick={onRefresh}>
      {t('do.refresh')}
    </Button>
  )
  switch (shown.outcome) {
    case 'confirmed':
      return <Confirmed {...shown} stations={stations([t('way.paid'), 'done'], [day(order.orderedUtc), 'done'])} />
    case 'awaitingActivation':
      return (
        <Screen
          stations={stations([t('way.confirming'), 'now'], [t('way.waits'), 'ahead'])}
          title={t('out.awaitingActivation.title')}
          text={
            <>
              {t('out.awaitingActivation.text', { plan: order.product.name })}{' '}
              <Late {...shown}>{t('out.awaitingActivation.late')}</Late>
            </>
          }
          facts={
            <Facts
              rows={[
                [t('fact.number'), order.number],
                [t('fact.provider'), shown.providerId],
                [t('fact.state'), shown.providerStatus],
              ]}
            />
          }
        >
          {refresh}
          <Support order={order} />
        </Screen>
      )
    case 'cancelled':
      return (
        <Screen
          stations={stations([t('way.cancelled'), 'broken'], [t('way.no'), 'ahead'])}
          title={t('out.cancelled.title')}
          text={t('out.cancelled.text')}
        >
          {again}
          <ToPlans />
        </Screen>
      )
    case 'failedAtProvider':
      return (
        <Screen
          stations={stations([t('way.refused'), 'broken'], [t('way.no'), 'ahead'])}
          title={t('out.failedAtProvider.title')}
          text={t('out.failedAtProvider.text')}
          facts={
            <Facts
              rows={[
                [t('fact.number'), order.number],
                [t('fact.reason'), shown.reason],
              ]}
            />
          }
        >
          {again}
          <Support order={order} />
        </Screen>
      )
    case 'failedAtActivation':
      return (
        <Screen
          stations={stations([t('way.paid'), 'done'], [t('way.failed'), 'broken'])}
          title={t('out.failedAtActivation.title')}
          text={t('out.failedAtActivation.text')}
          facts={
            <Facts
              rows={[
                [t('fact.number'), order.number],
                [t('fact.provider'), shown.providerId],
              ]}
            />
          }
        >
          <Support order={order} isMain />
          <Button size="large" disabled={busy} aria-busy={busy} onClick={onRefresh}>
            {t('do.refresh')}
          </Button>
        </Screen>
      )
    case 'productNotFound':
      return <ProductNotFound />
    case 'superseded':
      return (
        <Screen
          stations={stations([t('way.returned'), 'broken'], [t('way.no'), 'ahead'])}
          title={t('out.superseded.title')}
          text={t('out.superseded.text')}
          facts={<Facts rows={[[t('fact.number'), order.number]]} />}
        >
          <ToSubscription />
          <Support order={order} />
        </Screen>
      )
  }
}

/** A plan that is not sold, or whose key is misspelt in the address. */
export function ProductNotFound() {
  const t = usePhrases('checkout')
  const locale = useLocale()
  return (
    <Screen title={t('out.productNotFound.title')} text={t('out.productNotFound.text')}>
      <Link className={buttonClass({ look: 'primary', size: 'large' })} to={paths.products(locale)}>
        {t('toPlans')}
      </Link>
    </Screen>
  )
}

export function ToPlans() {
  const t = usePhrases('checkout')
  const locale = useLocale()
  return (
    <Link className={buttonClass({ size: 'large' })} to={paths.products(locale)}>
      {t('toPlans')}
    </Link>
  )
}

export function ToSubscription({ isMain = true }: { isMain?: boolean }) {
  const t = usePhrases('checkout')
  return (
    <Button look={isMain ? 'primary' : 'outline'} size="large" onClick={() => overlays.open({ kind: 'subscription' })}>
      {t('do.subscription')}
    </Button>
  )
}

/** A letter to the operator that names the order. */
export function Support({ order, isMain = false }: { order: Pick<Order, 'number'> | null; isMain?: boolean }) {
  const t = usePhrases('checkout')
  const { operator, productName } = useConfig()
  const subject = order ? t('mail.subject', { number: order.number }) : productName
  return (
    <a
      className={buttonClass({ look: isMain ? 'primary' : 'outline', size: 'large' })}
      href={`mailto:${operator.email}?subject=${encodeURIComponent(subject)}`}
    >
      {t('do.support')}
    </a>
  )
}

/** The longest time that browsers wait, in milliseconds. */
const longestWait = 2_147_483_647

interface LateProps {
  supportFromUtc: string
  asOfUtc: string
  children: ReactNode
}

/** Appears when support should be contacted. It follows the server's clock, because that of a device may be wrong. */
export function Late({ supportFromUtc, asOfUtc, children }: LateProps) {
  const wait = new Date(supportFromUtc).getTime() - new Date(asOfUtc).getTime()
  const [isLate, setIsLate] = useState(wait <= 0)
  useEffect(() => {
    setIsLate(wait <= 0)
    if (wait <= 0) return
    const timer = setTimeout(() => setIsLate(true), Math.min(longestWait, wait))
    return () => clearTimeout(timer)
  }, [wait])
  return isLate ? <strong role="alert">{children}</strong> : null
}
