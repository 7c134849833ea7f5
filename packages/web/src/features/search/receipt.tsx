import { notations } from '@marklot/contracts/locale'
import type { BrandQueryResult } from '@marklot/contracts/search'
import { lazy, memo, type ReactNode, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useFormat } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { Phrased } from '../../lib/phrased.tsx'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { useIsHydrated } from '../../lib/use-is-hydrated.ts'
import { Button } from '../../ui/button.tsx'
import { CopyLinkButton } from '../../ui/copy-link-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LeaderItem, LeaderList } from '../../ui/leader-list.tsx'
import { OfficeFlag } from '../../ui/office-flag.tsx'
import { AskBrandy } from '../chat/pieces/index.ts'
import { addressFromSearch } from './address.ts'
import { askedText, signOf } from './expert.ts'
import { OutsidePlan } from './outside-plan.tsx'
import styles from './receipt.module.css'
import { receiptNumber } from './receipt-number.ts'
import { receiptId } from './results-head.tsx'
import { emptySearch } from './search-state.ts'
import { searchedOffices } from './searched-offices.ts'
import { useOfficeList } from './use-office-list.ts'

const ExportSearch = lazy(() => import('./export-search.tsx').then((module) => ({ default: module.ExportSearch })))
const loadFacts = () => import('./logo-facts.tsx')
const LogosNotCompared = lazy(() => loadFacts().then((module) => ({ default: module.LogosNotCompared })))
const LogoReceiptList = lazy(() => loadFacts().then((module) => ({ default: module.LogoReceiptList })))
const FoundMotifs = lazy(() => loadFacts().then((module) => ({ default: module.FoundMotifs })))

/**
 * The receipt: how, where and at which state of the register the search ran, and what it did not cover. Its numbers add
 * up to the hits shown.
 */
export const Receipt = memo(function Receipt({ result }: { result: BrandQueryResult }) {
  const t = usePhrases('search')
  const format = useFormat()
  const list = useOfficeList()
  const { left, outsidePlan } = searchedOffices(result.offices)
  return (
    <section className={styles.receipt} id={receiptId} aria-labelledby="receipt-title">
      <div className={styles.head}>
        <h2 id="receipt-title">{t('receipt.title')}</h2>
        <p className={styles.number}>
          <span title={t('receipt.numberHelp')}>{t('receipt.number', { number: receiptNumber(result) })}</span>
          {' · '}
          <SearchTime searchedAt={result.searchedAt} />
        </p>
      </div>
      <div className={styles.columns}>
        <div>
          <h3>{t('receipt.how')}</h3>
          <How result={result} />
          <WeakElements result={result} />
          {result.logo && (
            <WithLogoPhrases>
              <FoundMotifs result={result} />
            </WithLogoPhrases>
          )}
        </div>
        <div>
          <h3>{t('receipt.where')}</h3>
          <LeaderList>
            {result.offices
              .filter((office) => office.state === 'searched')
              .map((office) => (
                <LeaderItem key={office.code} label={<OfficeFlag code={office.code} />} isLate={office.late}>
                  {`${format.count(office.marks)} · `}
                  <span className={styles.day}>{office.asOf ? format.date(office.asOf) : t('unknownDate')}</span>
                  {office.gapSince !== undefined && `, ${t('receipt.gap', { since: format.date(office.gapSince) })}`}
                </LeaderItem>
              ))}
          </LeaderList>
        </div>
        <div>
          <h3>{t('receipt.not')}</h3>
          <ul className={styles.left}>
            {left.map(({ reason, codes }) => (
              <Left key={reason}>{t(`notSearched.${reason}`, { offices: list(codes) })}</Left>
            ))}
            {outsidePlan && (
              <Left>
                <OutsidePlan {...outsidePlan} />
              </Left>
            )}
            {result.logosCompared ? (
              result.logosCompared.of < result.logosCompared.total && (
                <Left>
                  <WithLogoPhrases>
                    <LogosNotCompared compared={result.logosCompared} />
                  </WithLogoPhrases>
                </Left>
              )
            ) : (
              <Left>{t('receipt.notLogos')}</Left>
            )}
            {result.receipt && <Left>{t('receipt.notMeaning')}</Left>}
            <Left>{t('receipt.notInternational')}</Left>
            <Left>{t('receipt.notCompanies')}</Left>
          </ul>
          <div className={styles.actions}>
            <Button size="small" onClick={() => window.print()}>
              <Icon name="printer" small />
              {t('print')}
            </Button>
            <CopyLinkButton label={t('copyLink')} copiedLabel={t('linkCopied')} />
            <ExportButton result={result} />
            <AskAboutSearch result={result} />
          </div>
        </div>
      </div>
      <Known result={result} />
    </section>
  )
})

/** The export menu. It loads when the reader opens it. */
function ExportButton({ result: { query, total } }: { result: BrandQueryResult }) {
  const t = usePhrases('search')
  const [isAsked, setIsAsked] = useState(false)
  const button = (
    <Button size="small" aria-expanded={false} onClick={() => setIsAsked(true)}>
      {t('export')}
      <Icon name="chevron-down" small />
    </Button>
  )
  if (!isAsked) return button
  return (
    <Suspense fallback={button}>
      <Phrased of={['dossiers']}>
        <ExportSearch query={query} total={total} />
      </Phrased>
    </Suspense>
  )
}

function AskAboutSearch({ result: { query } }: { result: BrandQueryResult }) {
  const t = usePhrases('search')
  const search = { ...emptySearch, ...query }
  const name = askedText(search) || (query.logo ? t('mode.logo') : '')
  if (name === '') return null
  return <AskBrandy about={{ kind: 'search', id: '', name }} search={addressFromSearch(search)} size="small" />
}

/** The reach of the methods: which conflicts of known outcome they find and miss. */
function Known({ result: { query, knownConflicts } }: { result: BrandQueryResult }) {
  const t = usePhrases('search')
  const locale = useLocale()
  const format = useFormat()
  if (!knownConflicts) return null
  const { decisions, found, foundFrom, foundUntil, registerMarks, missed } = knownConflicts
  const grounds = format.list(missed.map((ground) => t(`ground.${ground}`)))
  return (
    <p className={styles.known}>
      {t('receipt.known', {
        decisions: format.count(decisions),
        found: format.percent(found),
        from: format.percent(foundFrom),
        until: format.percent(foundUntil),
        percent: format.percent(query.minimumSimilarity),
        marks: format.count(registerMarks),
      })}{' '}
      {missed.length > 0 && `${t('receipt.knownMissed', { grounds })} `}
      <Link to={paths.method(locale)}>{t('receipt.method')}</Link>
    </p>
  )
}

/** The time of the search: in UTC in the server's document, then in the reader's time zone. */
function SearchTime({ searchedAt }: { searchedAt: string }) {
  const t = usePhrases('search')
  const locale = useLocale()
  const isHydrated = useIsHydrated()
  const format = new Intl.DateTimeFormat(notations[locale], {
    dateStyle: 'medium',
    timeStyle: 'long',
    timeZone: isHydrated ? undefined : 'UTC',
  })
  return <time dateTime={searchedAt}>{t('receipt.searchedAt', { time: format.format(new Date(searchedAt)) })}</time>
}

function Left({ children }: { children: ReactNode }) {
  return (
    <li>
      <Icon name="minus" small />
      <span>{children}</span>
    </li>
  )
}

/** With fewer owners than this, the stated reason is that the element has little weight in any name. */
const fewestOwners = 10

/** Lists the weak elements of the searched name, and explains why they count less. */
function WeakElements({ result: { weakElements } }: { result: BrandQueryResult }) {
  const t = usePhrases('search')
  const format = useFormat()
  if (weakElements.length === 0) return null
  return (
    <>
      <h3 className={styles.further}>{t('receipt.weak')}</h3>
      <ul className={styles.left}>
        {weakElements.map(({ text, place, marks, owners, isEstimate }) => {
          const element = `${place === 'ending' ? '-' : ''}${text.toUpperCase()}${place === 'beginning' ? '-' : ''}`
          const number = (count: number) =>
            isEstimate ? t('receipt.about', { number: format.count(count) }) : format.count(count)
          return (
            <Left key={element}>
              {owners < fewestOwners
                ? t('receipt.weakGeneric', { element })
                : t('receipt.weakShared', { element, marks: number(marks), owners: number(owners) })}
            </Left>
          )
        })}
      </ul>
    </>
  )
}

const WithLogoPhrases = ({ children }: { children: ReactNode }) => (
  <Suspense>
    <Phrased of={['logos']}>{children}</Phrased>
  </Suspense>
)

function How({ result: { query, receipt, logo, total, totalIsLowerBound } }: { result: BrandQueryResult }) {
  const t = usePhrases('search')
  const format = useFormat()
  const shown = (count: number) => (
    <LeaderItem label={t('receipt.shown')} isTotal>
      {totalIsLowerBound ? `${format.count(count)}+` : format.count(count)}
    </LeaderItem>
  )
  const method = () => {
    if (askedText(query) === '') return t('receipt.browse')
    if (signOf(query) !== '') return t('receipt.byQueryAlike', { percent: format.percent(query.minimumSimilarity) })
    if (query.mode === 'expert') return t('receipt.byQuery')
    return t(query.mode === 'owner' ? 'receipt.byOwner' : 'receipt.byNumber')
  }
  if (logo?.receipt) {
    return (
      <WithLogoPhrases>
        <LogoReceiptList receipt={logo.receipt} />
      </WithLogoPhrases>
    )
  }
  if (!receipt) {
    return (
      <>
        <LeaderList>{shown(total)}</LeaderList>
        <p className={styles.note}>{method()}</p>
      </>
    )
  }
  const percent = format.percent(query.minimumSimilarity)
  return (
    <>
      <LeaderList>
        <LeaderItem label={t('receipt.identical')}>{format.count(receipt.identical)}</LeaderItem>
        <LeaderItem label={t('receipt.sameSound')}>{format.count(receipt.sameSound)}</LeaderItem>
        <LeaderItem label={t('receipt.contains')}>{format.count(receipt.contains)}</LeaderItem>
        <LeaderItem label={t('receipt.sameMeaning')}>{format.count(receipt.sameMeaning)}</LeaderItem>
        <LeaderItem label={t('receipt.similar', { percent })}>{format.count(receipt.similar)}</LeaderItem>
        <LeaderItem label={t('receipt.hiddenByFilters')}>
          {receipt.hiddenByFilters > 0 ? `−${format.count(receipt.hiddenByFilters)}` : format.count(0)}
        </LeaderItem>
        {shown(receipt.shown)}
      </LeaderList>
      {totalIsLowerBound && <p className={styles.note}>{t('receipt.atLeast')}</p>}
    </>
  )
}
