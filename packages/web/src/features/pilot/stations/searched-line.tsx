import type { SearchedRegisters } from '@marklot/contracts/pilot-findings'
import { useFormat } from '../../../lib/format.ts'
import { usePhrases } from '../../../lib/phrases.tsx'
import { searchedOffices } from '../../search/index.ts'
import styles from './names-station.module.css'

/** The offices with which names were compared, with their dates, and the offices that were left out. */
export function SearchedLine({ searched: { offices, minimumSimilarity, isSample } }: { searched: SearchedRegisters }) {
  const t = usePhrases('stations')
  const format = useFormat()
  const { isAnySearched, current, undated, late, left, outsidePlan } = searchedOffices(offices)
  const codes = (list: readonly string[]) => list.map((code) => code.toUpperCase()).join(', ')
  const asked = [
    current && t('find.asOf', { codes: codes(current.codes), date: format.date(current.from) }),
    undated.length > 0 && codes(undated),
    ...late.map(({ code, asOf }) => (asOf ? t('find.asOf', { codes: codes([code]), date: format.date(asOf) }) : codes([code]))),
  ].filter((one): one is string => Boolean(one))
  const missing = [...left.flatMap((one) => one.codes), ...(outsidePlan?.codes ?? [])]
  return (
    <p className={styles.searched}>
      {isAnySearched
        ? t('find.basis', { similarity: format.percent(minimumSimilarity), offices: format.list(asked) })
        : t('find.noOffice')}{' '}
      {missing.length > 0 && t('find.notSearched', { codes: codes(missing) })} {isSample && t('find.sample')}
    </p>
  )
}
