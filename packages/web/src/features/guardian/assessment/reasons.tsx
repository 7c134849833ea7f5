import type { CaseTerm } from '@marklot/contracts/guardian'
import type { RiskReason, RiskReasons } from '@marklot/contracts/guardian-blocks'
import { contentOfReason } from '@marklot/contracts/guardian-reasons'
import type { Phrases } from '@marklot/phrases'
import { labelled } from '@marklot/phrases'
import { useFormat } from '../../../lib/format.ts'
import { useLocale, usePhrases } from '../../../lib/phrases.tsx'
import { OutlineSign } from '../../../ui/icon.tsx'
import styles from './reasons.module.css'
import { minusShape, plusShape } from './shapes.ts'

/** Returns the section that a reason is about. */
export function sectionOfReason(key: string): 'industry' | 'meaning' | 'names' {
  if (/^goods/.test(key)) return 'industry'
  return /meaning/i.test(key) ? 'meaning' : 'names'
}

interface ReasonsProps {
  reasons: RiskReasons
  /** The goods and services of the case. */
  goods: readonly CaseTerm[]
  /** The Nice classes of the found mark. */
  theirs: readonly number[]
  /** The level of the headings. Below the head of the page, each reason leads to its section. */
  level: 2 | 4
}

/** At most three reasons for and three against a conflict. */
export function Reasons({ reasons, level, ...compared }: ReasonsProps) {
  const t = usePhrases('assessment')
  const Heading = `h${level}` as const
  return (
    <div className={styles.reasons}>
      {(['for', 'against'] as const).map((side) => (
        <div key={side} className={styles[side]}>
          <Heading className={styles.side}>{t(`reasons.${side}`)}</Heading>
          {reasons[side].length === 0 ? (
            <p className={styles.none}>{t('reasons.none')}</p>
          ) : (
            <ul>
              {reasons[side].slice(0, 3).map((reason) => (
                <li key={reason.key}>
                  <OutlineSign shape={side === 'for' ? plusShape : minusShape} small />
                  {level === 2 ? (
                    <a href={`#${sectionOfReason(reason.key)}`}>
                      <ReasonText reason={reason} {...compared} />
                    </a>
                  ) : (
                    <span>
                      <ReasonText reason={reason} {...compared} />
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
function ReasonText({ reason, goods, theirs }: Pick<ReasonsProps, 'goods' | 'theirs'> & { reason: RiskReason }) {
  const { key, elements } = reason
  const t = usePhrases('assessment')
  const locale = useLocale()
  const format = useFormat()
  const named = [...new Set(elements)].map((element) => t('quoted', { text: element }))
  const sentence = t(`reason.${key}` as ReasonKey, { goods: t(`compared.${contentOfReason(reason, goods, theirs)}`) })
  return <>{named.length > 0 ? labelled(locale, sentence, format.list(named)) : sentence}</>
}
