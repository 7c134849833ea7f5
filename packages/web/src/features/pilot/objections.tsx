import type { NameFinding } from '@marklot/contracts/pilot-findings'
import { usePhrases } from '../../lib/phrases.tsx'
import { Icon } from '../../ui/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './objections.module.css'
import { useObjectionText } from './use-objection-text.ts'

/** Lists the objections to a name, the most serious first, by sign, colour and word. It never gives an all-clear. */
export function Objections({ finding, most = Number.POSITIVE_INFINITY }: { finding: NameFinding; most?: number }) {
  const t = usePhrases('stations')
  const textOf = useObjectionText()
  if (!finding.isComparable) return <p className={styles.none}>{t('find.notComparable')}</p>
  const { objections } = finding
  if (objections.length === 0) return <p className={styles.none}>{t('find.nothing')}</p>
  const shown = objections.slice(0, most)
  return (
    <ul className={styles.objections}>
      {shown.map((objection) => (
        <li key={JSON.stringify(objection)} className={styles[objection.weight]}>
          <Icon name={objection.weight === 'heavy' ? 'error' : objection.weight === 'notable' ? 'warning' : 'info'} small />
          <span>
            {textOf(finding, objection)} <VisuallyHidden>({t(`weight.${objection.weight}`)})</VisuallyHidden>
          </span>
        </li>
      ))}
      {objections.length > shown.length && (
        <li className={styles.more}>{t('find.more', { count: objections.length - shown.length })}</li>
      )}
    </ul>
  )
}
