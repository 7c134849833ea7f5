import type { BrandQueryResult, LogoReceipt } from '@marklot/contracts/search'
import { useFormat } from '../../lib/format.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { LeaderItem, LeaderList } from '../../ui/leader-list.tsx'

/** How many of the marks' pictures were compared, and as of when. */
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

/** How many of the marks' pictures could not be compared. */
export function LogosNotCompared({ compared: { of, total } }: { compared: NonNullable<BrandQueryResult['logosCompared']> }) {
  const t = usePhrases('logos')
  const format = useFormat()
  const left = total - of
  return left > 0 && `${t('notCompared', { count: left, number: format.count(left) })} `
}

const kinds = ['identical', 'similar', 'sameIdea', 'weaker'] as const

/** How the logos were found; the numbers add up to the shown hits. */
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
      <LeaderItem label={texts('receipt.hiddenByFilters')}>
        {receipt.hiddenByFilters > 0 ? `−${format.count(receipt.hiddenByFilters)}` : format.count(0)}
      </LeaderItem>
      <LeaderItem label={texts('receipt.shown')} isTotal>
        {format.count(receipt.shown)}
      </LeaderItem>
    </LeaderList>
  )
}

/** Codes of the Vienna classification that the most similar marks share. A vote, not an office's classification. */
export function ViennaVotes({ result }: { result: BrandQueryResult }) {
  const t = usePhrases('logos')
  const suggestions = result.logo?.viennaSuggestions ?? []
  if (suggestions.length === 0) return null
  return (
    <>
      <h3>{t('vienna')}</h3>
      <ul>
        {suggestions.map(({ code, heading, votes, voters }) => (
          <li key={code}>
            <b className="num">{code}</b> {heading} <small>{t('vienna.votes', { votes, voters })}</small>
          </li>
        ))}
      </ul>
      <p>{t('vienna.hint')}</p>
    </>
  )
}
