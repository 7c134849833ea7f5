import { formatPhrase } from '@marklot/phrases'
import { plans } from '@marklot/phrases/plans'
import type { ChosenPlan } from '../context.ts'
import { html, type Markup } from './html.ts'
import { sayIn, type View } from './layout.ts'

/** Returns the plan that the person chose before, with its price, its offer and what happens next. */
export function planPart({ locale }: View, { name, price, introductoryPrice }: ChosenPlan): Markup {
  const say = sayIn(locale)
  const money = (amount: number) => new Intl.NumberFormat(locale, { style: 'currency', currency: price.currency }).format(amount)
  const vat = new Intl.NumberFormat(locale, { style: 'percent' }).format(price.vatRate / 100)
  const offer = introductoryPrice && {
    count: introductoryPrice.months,
    price: money(introductoryPrice.amount),
  }
  return html`<section class="plan" aria-labelledby="plan"><h2 id="plan">${say('plan.chosen', { plan: name })}</h2>
<p>${formatPhrase(plans['price.line'][locale], locale, { price: money(price.amount), vat })}</p>
${offer && html`<p class="offer">${formatPhrase(plans['price.promo'][locale], locale, offer)}</p>`}
<p class="small muted">${say('plan.next')}</p></section>`
}
