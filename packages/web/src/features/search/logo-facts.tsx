import type { BrandQueryResult, LogoReceipt } from '@marklot/contracts/search'
import { useFormat } from '../../lib/format.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { LeaderItem, LeaderList } from '../../ui/leader-list.tsx'
import { useViennaCategories } from './use-vienna-categories.ts'

/** Shows how many of the marks' pictures were compared, and the date of their descriptions. */
export function LogosCompared({ compared }: { compared: NonNullable<BrandQueryResult['logosCompared']> }) {
  const t = usePhrases('logos')
  const format = useFormat()
  const { of, total, asOf } = compared
  return (
    <>
      {t('compared', { of: format.count(of), total: format.count(total) })}{' '}
      {asOf !== null && `${t('comparedAsOf', { date: format.date(asOf.slice(0, 10)) })} `}
      <LogosNotCompared compared={compared} />
    </>
  )
}

/** Shows how many of the marks' pictures could not be compared. */
export function LogosNotCompared({ compared: { of, total } }: { compared: NonNullable<BrandQueryResult['logosCompared']> }) {
  const t = usePhrases('logos')
  const format = useFormat()
  const left = total - of
  return left > 0 && `${t('notCompared', { count: left, number: format.count(left) })} `
}

const kinds = ['identical', 'similar', 'sameIdea', 'weaker'] as const

/** Shows how the logos were found. The numbers add up to the hits shown. */
export function LogoReceiptList({ receipt }: { receipt: LogoReceipt }) {
  const t = usePhrases('logos')
  const texts = usePhrases('search')
  const format = useFormat()
  return (
    <LeaderList>
      {kinds.map((kind) => (
        <LeaderItem key={kind} label={t(`receipt.${kind}`)}>
          {format.count(receipt[kind])}
        </LeaderItem>
      ))}
      {receipt.byName > 0 && <LeaderItem label={t('receipt.byName')}>{format.count(receipt.byName)}</LeaderItem>}
      <LeaderItem label={texts('receipt.hiddenByFilters')}>
        {receipt.hiddenByFilters > 0 ? `−${format.count(receipt.hiddenByFilters)}` : format.count(0)}
      </LeaderItem>
      <LeaderItem label={texts('receipt.shown')} isTotal>
        {format.count(receipt.shown)}
      </LeaderItem>
    </LeaderList>
  )
}

const mostMotifs = 5

/** The motifs of the marks found, by the Vienna Classification, as far as offices have classified them. */
export function FoundMotifs({ result }: { result: BrandQueryResult }) {
  const t = usePhrases('logos')
  const format = useFormat()
  const found = result.counts.viennaCategories.toSorted((one, other) => other.count - one.count).slice(0, mostMotifs)
  const names = useViennaCategories(found.length > 0)
  if (found.length === 0) return null
  return (
    <>
      <h3>{t('vienna.found')}</h3>
      <LeaderList>
        {found.map(({ key, count }) => (
          <LeaderItem key={key} label={t('vienna.category', { key, name: names.get(Number(key)) ?? '' })}>
            {format.count(count)}
          </LeaderItem>
        ))}
      </LeaderList>
    </>
  )
}
