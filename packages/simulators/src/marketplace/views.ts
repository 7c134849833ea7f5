import type { MarketPlan, MarketSubscription, Operation } from './state.ts'
import type { MarketWorld } from './world.ts'

/** The objects in their wire format. */

/** Writes a time with seven decimals, as the service does. */
const timeText = (at: number): string => new Date(at).toISOString().replace(/\.(\d{3})Z$/, '.$10000Z')

export function subscriptionView(
  { configuration, state }: MarketWorld,
  subscription: MarketSubscription,
): Record<string, unknown> {
  const { settings } = state
  const { status, start, end, quantity } = subscription
  const dateText = (at: number): string => (settings.datesWithoutTime ? new Date(at).toISOString().slice(0, 10) : timeText(at))
  const isQuantityShown = quantity !== null && !(settings.quantityVanishes && status === 'Unsubscribed')
  return {
    id: subscription.id,
    name: subscription.name,
    publisherId: configuration.publisherId,
    offerId: configuration.offerId,
    planId: subscription.planId,
    ...(isQuantityShown ? { quantity: settings.quantityAsText ? String(quantity) : quantity } : {}),
    beneficiary: subscription.beneficiary,
    purchaser: subscription.purchaser,
    term: {
      ...(start === null ? {} : { startDate: dateText(start) }),
      ...(end === null ? {} : { endDate: dateText(end) }),
      termUnit: subscription.termUnit,
      chargeDuration: subscription.termUnit === 'P1M' ? 'P1M' : 'P1Y',
    },
    autoRenew: subscription.autoRenew,
    isTest: subscription.isTest,
    isFreeTrial: false,
    allowedCustomerOperations: subscription.allowed,
    sandboxType: 'None',
    sessionMode: 'None',
    created: timeText(subscription.created),
    lastModified: timeText(subscription.modified),
    saasSubscriptionStatus: settings.statusWithBlanks ? ` ${status} ` : status,
  }
}

export function planView(plan: MarketPlan): Record<string, unknown> {
  const { prices, currency, minQuantity, maxQuantity, isPricePerSeat, ...rest } = plan
  return {
    ...rest,
    ...(isPricePerSeat ? { minQuantity, maxQuantity } : {}),
    isPricePerSeat,
    hasFreeTrials: false,
    market: 'DE',
    planComponents: {
      recurrentBillingTerms: Object.entries(prices).map(([termUnit, price]) => ({
        currency,
        price,
        termUnit,
        termDescription: termUnit === 'P1M' ? '1 month' : `${termUnit.slice(1, -1)} year`,
        meteredQuantityIncluded: [],
      })),
      meteringDimensions: [],
    },
    sourceOffers: [],
  }
}

export function operationView({ configuration, state }: MarketWorld, operation: Operation): Record<string, unknown> {
  const { quantity } = operation
  const shown = state.settings.quantityAsText ? String(quantity) : quantity
  return {
    id: operation.id,
    activityId: operation.activityId,
    subscriptionId: operation.subscriptionId,
    offerId: configuration.offerId,
    publisherId: configuration.publisherId,
    planId: operation.planId,
    ...(quantity === null ? {} : { quantity: shown }),
    action: operation.action,
    timeStamp: timeText(operation.created),
    status: operation.status,
    errorStatusCode: operation.status === 'Failed' ? '400' : '',
    errorMessage: operation.status === 'Failed' ? 'The change was refused.' : '',
    operationRequestSource: operation.source,
  }
}
