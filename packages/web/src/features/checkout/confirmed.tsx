import type { Subscription } from '@marklot/contracts/billing'
import { isFeatureIncluded } from '@marklot/contracts/features'
import type { Order } from '@marklot/contracts/payment'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useCapabilities } from '../../lib/capabilities.tsx'
import { useFormat } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import type { Station } from '../../ui/way.tsx'
import { Facts } from './facts.tsx'
import { useDay } from './order-facts.tsx'
import { Screen } from './way.tsx'

interface ConfirmedProps {
  order: Order
  subscription: Subscription
  stations: readonly Station[]
  /** Facts about the payment method. */
  more?: readonly (readonly [label: string, value: ReactNode])[]
}

/** The end of an order: the agreement, and the first things that the plan makes possible. */
export function Confirmed({ order, subscription, stations, more = [] }: ConfirmedProps) {
  const t = usePhrases('checkout')
  const settings = usePhrases('settings')
  const format = useFormat()
  const locale = useLocale()
  const capabilities = useCapabilities()
  const day = useDay()
  const { packages, product, payPalSubscription, validUntilUtc } = subscription
  const limit = product.features.find(({ key }) => key === 'offices')?.limit ?? null
  const count = packages.length
  const next = payPalSubscription?.nextBillingTime ?? null
  const { price, introductoryPrice: first, kind } = order
  const amount = first !== null && first.months > 1 ? first.amount : (price?.amount ?? null)
  const plan = order.product.name
  const places = [
    ['guardian.creation', t('do.check'), paths.create(locale)],
    ['radar', t('do.watch'), paths.monitor(locale)],
    ['search.name', t('do.search'), paths.search(locale)],
  ] as const
  return (
    <Screen
      stations={stations}
      isDone
      title={t(kind === 'downgrade' ? 'confirmed.later' : 'confirmed.title', { plan })}
      text={t('confirmed.lead')}
      facts={
        <Facts
          rows={[
            [t('fact.number'), order.number],
            [t('fact.offices'), limit === null ? format.count(count) : settings('offices.chosen', { count, limit })],
            [t('fact.next'), next && [day(next), amount !== null && format.money(amount, 'EUR')].filter(Boolean).join(', ')],
            [t('fact.end'), next && validUntilUtc ? day(validUntilUtc) : null],
            ...more,
          ]}
        />
      }
    >
      {places
        .filter(([feature]) => capabilities.has(feature) && isFeatureIncluded(subscription, feature))
        .slice(0, 2)
        .map(([feature, name, to], place) => (
          <Link key={feature} className={buttonClass({ look: place === 0 ? 'primary' : 'outline', size: 'large' })} to={to}>
            {name}
          </Link>
        ))}
      <Button look="quiet" size="large" onClick={() => window.print()}>
        {t('do.print')}
      </Button>
    </Screen>
  )
}
