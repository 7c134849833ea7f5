import type { RiskClass } from '@marklot/contracts/guardian-blocks'
import { usePhrases } from '../../../lib/phrases.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Icon, type IconName, OutlineSign } from '../../../ui/icon.tsx'
import styles from './risk-badge.module.css'
import { circleCheckShape } from './shapes.ts'

/** The classes of the risk from the lowest to the highest. */
export const risingRisk = ['ratherNot', 'open', 'oftenInConflict'] as const satisfies readonly RiskClass[]

const icons: Partial<Record<RiskClass, IconName>> = { oftenInConflict: 'error', open: 'warning' }

/** A class of the risk by word, icon and colour. Null: "not yet assessed". */
export function RiskBadge({ riskClass }: { riskClass: RiskClass | null }) {
  const t = usePhrases('assessment')
  const icon = riskClass && icons[riskClass]
  return (
    <span className={classNames(styles.badge, styles[riskClass ?? 'notAssessed'])}>
      {icon ? <Icon name={icon} small /> : riskClass && <OutlineSign shape={circleCheckShape} small />}
      {t(`zone.${riskClass ?? 'notAssessed'}`)}
    </span>
  )
}
