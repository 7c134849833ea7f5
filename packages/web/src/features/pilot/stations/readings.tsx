import type { NameFinding } from '@marklot/contracts/pilot-findings'
import { useFormat } from '../../../lib/format.ts'
import { usePhrases } from '../../../lib/phrases.tsx'
import styles from './shortlist-station.module.css'

/** The most readings of a name in a column. */
const mostReadings = 4

/** Shows what a name means, contains or sounds like. */
export function Readings({ readings }: Pick<NameFinding, 'readings'>) {
  const t = usePhrases('stations')
  const format = useFormat()
  if (readings.length === 0) return t('compare.noMeaning')
  return (
    <ul className={styles.readings}>
      {readings.slice(0, mostReadings).map(({ word, language, meaning, register, likeness }) => (
        <li key={`${language} ${word} ${likeness}`}>
          {t(`against.word.${likeness}`, {
            word,
            meaning,
            language: format.language(language),
            register: t(`register.${register}`),
          })}
        </li>
      ))}
    </ul>
  )
}
