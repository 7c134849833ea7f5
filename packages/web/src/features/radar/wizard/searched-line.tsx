import type { OfficeSearchState } from '@marklot/contracts/search'
import { useFormat } from '../../../lib/format.ts'
import { usePhrases } from '../../../lib/phrases.tsx'
import { searchedOffices } from '../../search/index.ts'

/** Shows which offices were searched and the dates of their data, which delivered late, and which were not searched. */
export function SearchedLine({ offices }: { offices: readonly OfficeSearchState[] }) {
  const t = usePhrases('monitor')
  const format = useFormat()
  const { current, undated, late, left, outsidePlan } = searchedOffices(offices)
  const codes = (list: readonly string[]) => list.map((code) => code.toUpperCase()).join(', ')
  const missing = [...left.flatMap((one) => one.codes), ...(outsidePlan?.codes ?? [])]
  const sentences = [
    current &&
      t('searched', {
        offices: codes([...current.codes, ...undated]),
        date:
          current.from === current.until
            ? format.date(current.from)
            : `${format.date(current.from)} – ${format.date(current.until)}`,
      }),
    ...late.map(({ code, asOf }) => t('searched.late', { office: codes([code]), date: asOf ? format.date(asOf) : '–' })),
    missing.length > 0 && t('searched.not', { offices: codes(missing) }),
  ]
  return <>{sentences.filter(Boolean).join(' ')}</>
}
