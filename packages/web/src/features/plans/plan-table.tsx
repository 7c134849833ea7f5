import type { Product } from '@marklot/contracts/billing'
import type { LimitPer } from '@marklot/contracts/features'
import { registrationOfficeCodes } from '@marklot/contracts/office'
import { useCapabilities } from '../../lib/capabilities.tsx'
import { useFormat } from '../../lib/format.ts'
import { useLimitText } from '../../lib/limit-text.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { ownProduct, recommendedPlan, shownPlans } from '../../lib/plan-state.ts'
import { useSession } from '../../lib/session.tsx'
import { Icon } from '../../ui/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { comparedFeatures, featuresOf } from './plan-features.ts'
import styles from './plan-table.module.css'
import { TermsLinks } from './terms-links.tsx'

/** All plans with all their features, side by side. */
export function PlanTable({ products }: { products: readonly Product[] }) {
  const t = usePhrases('plans')
  const billing = usePhrases('billing')
  const format = useFormat()
  const capabilities = useCapabilities()
  const plans = shownPlans(products, ownProduct(products, useSession().subscription.object))
  const look = ({ key }: Product) => (key === recommendedPlan ? styles.recommended : undefined)
  const vatRates = [...new Set(plans.map(({ price }) => format.percent(price.vatRate)))]
  return (
    <section className={styles.section} aria-labelledby="compare">
      <h2 id="compare">{t('compare')}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('feature')}</VisuallyHidden>
            </th>
            {plans.map((plan) => (
              <th key={plan.key} scope="col" className={look(plan)}>
                {plan.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('row.price')}</th>
            {plans.map((plan) => (
              <td key={plan.key} className={look(plan)}>
                {format.money(plan.price.amount, plan.price.currency)}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('row.offices')}</th>
            {plans.map((plan) => (
              <td key={plan.key} className={look(plan)}>
                {format.count(plan.offices ?? registrationOfficeCodes.length)}
              </td>
            ))}
          </tr>
          {comparedFeatures(plans, capabilities).map((key) => (
            <tr key={key}>
              <th scope="row">{billing(`feature.${key}`)}</th>
              {plans.map((plan) => (
                <td key={plan.key} className={look(plan)}>
                  <Held {...featuresOf(plan, capabilities).find((feature) => feature.key === key)} />
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{t('row.cancellable')}</th>
            {plans.map((plan) => (
              <td key={plan.key} className={look(plan)}>
                <Held limit={plan.billingPlan === 'monthly' ? null : undefined} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <p className={styles.note}>
        {t('note', { vat: vatRates.join(', ') })} <TermsLinks />
      </p>
    </section>
  )
}

/** Shows a limit. Undefined: not in the plan; null: without a limit. */
function Held({ limit, per }: { limit?: number | null | undefined; per?: LimitPer | null | undefined }) {
  const t = usePhrases('plans')
  const limitText = useLimitText()
  if (limit === undefined)
    return (
      <>
        <span className={styles.not} aria-hidden="true">
          –
        </span>
        <VisuallyHidden>{t('notIncluded')}</VisuallyHidden>
      </>
    )
  if (limit !== null) return limitText(limit, per)
  return (
    <>
      <Icon name="check" />
      <VisuallyHidden>{t('included')}</VisuallyHidden>
    </>
  )
}
