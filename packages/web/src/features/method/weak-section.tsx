import { useFormat } from '../../lib/format.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { LeaderItem, LeaderList } from '../../ui/leader-list.tsx'
import styles from './method-page.module.css'
import { type MethodPart, MethodSection } from './method-section.tsx'

/**
 * With fewer owners than this, the stated reason is that the element has little weight in any name, as in the receipt.
 */
const fewestOwners = 10

/** Explains weak elements, with the register's current figures for one of them. */
export function WeakSection({ method }: MethodPart) {
  const t = usePhrases('method')
  const search = usePhrases('search')
  const format = useFormat()
  const weak = method?.weak
  return (
    <MethodSection name="weak">
      <div className={styles.beside}>
        <p className={styles.text}>{t('weak.text')}</p>
        {weak && weak.elements.length > 0 && (
          <div className={styles.sheet}>
            <h3>{t('weak.example', { sign: weak.sign })}</h3>
            <LeaderList>
              {weak.elements.map(({ text, marks, owners, weight, isEstimate, isGeneric }) => {
                const element = text.toUpperCase()
                const number = (count: number) =>
                  isEstimate ? search('receipt.about', { number: format.count(count) }) : format.count(count)
                return (
                  <LeaderItem
                    key={text}
                    label={
                      isGeneric && owners < fewestOwners
                        ? search('receipt.weakGeneric', { element })
                        : search('receipt.weakShared', { element, marks: number(marks), owners: number(owners) })
                    }
                  >
                    {t('weak.weight', { number: format.number(weight) })}
                  </LeaderItem>
                )
              })}
            </LeaderList>
          </div>
        )}
      </div>
    </MethodSection>
  )
}
