import type { RiskReason, RiskReasons } from '@marklot/contracts/guardian-blocks'
import type { Phrases } from '@marklot/phrases'
import { useFormat } from '../../../lib/format.ts'
import { usePhrases } from '../../../lib/phrases.tsx'
import { OutlineSign } from '../../../ui/icon.tsx'
import styles from './reasons.module.css'
import { minusShape, plusShape } from './shapes.ts'

/** The section that a reason is about. */
export function sectionOfReason(key: string): 'industry' | 'meaning' | 'names' {
  if (/^goods/.test(key)) return 'industry'
  return /meaning/i.test(key) ? 'meaning' : 'names'
}

interface ReasonsProps {
  reasons: RiskReasons
  /** Whether each reason leads to its section; not within one. */
  isLinked?: boolean
}

/** At most three reasons for and three against a conflict. */
export function Reasons({ reasons, isLinked = true }: ReasonsProps) {
  const t = usePhrases('assessment')
  return (
    <div className={styles.reasons}>
      {(['for', 'against'] as const).map((side) => (
        <div key={side} className={styles[side]}>
          <h3>{t(`reasons.${side}`)}</h3>
          {reasons[side].length === 0 ? (
            <p className={styles.none}>{t('reasons.none')}</p>
          ) : (
            <ul>
              {reasons[side].slice(0, 3).map((reason) => (
                <li key={reason.key}>
                  <OutlineSign shape={side === 'for' ? plusShape : minusShape} small />
                  {isLinked ? (
                    <a href={`#${sectionOfReason(reason.key)}`}>
                      <ReasonText reason={reason} />
                    </a>
                  ) : (
                    <span>
                      <ReasonText reason={reason} />
                    </span>
                  )}
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </div>
  )
}

type ReasonKey = Extract<keyof Phrases['assessment'], `reason.${string}`>

/** The sentence of a reason with the words or goods that it names. */
function ReasonText({ reason: { key, elements } }: { reason: RiskReason }) {
  const t = usePhrases('assessment')
  const format = useFormat()
  const named = [...new Set(elements)].map((element) => t('quoted', { text: element }))
  const sentence = t(`reason.${key}` as ReasonKey)
  return <>{named.length > 0 ? `${sentence}: ${format.list(named)}` : sentence}</>
}
