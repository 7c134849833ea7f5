import type { Product } from '@marklot/contracts/billing'
import { useCapabilities } from '../../lib/capabilities.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useFeatureText } from './feature-text.ts'
import { useOfficesText } from './offices-text.ts'
import styles from './plan-benefits.module.css'
import { featuresOf } from './plan-features.ts'

/** Everything a plan includes: its offices, then its features. */
export function PlanBenefits({ plan }: { plan: Product }) {
  const capabilities = useCapabilities()
  const featureText = useFeatureText()
  const officesText = useOfficesText()
  return (
    <ul className={styles.benefits}>
      <li>
        <Icon name="check" small />
        {officesText(plan.offices)}
      </li>
      {featuresOf(plan, capabilities).map((feature) => (
        <li key={feature.key}>
          <Icon name="check" small />
          {featureText(feature)}
        </li>
      ))}
    </ul>
  )
}
