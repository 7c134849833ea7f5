import type { ToolResult } from '@marklot/contracts/chat-results'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useFormat } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { useLocale, usePhrases } from '../../../lib/phrases.tsx'
import { ComparisonLine } from '../../../ui/comparison-line.tsx'
import { ScoreParts } from '../../../ui/score-parts.tsx'
import { Timeline } from '../../../ui/timeline.tsx'
import { useToday } from '../../../ui/use-today.ts'
import { addressFromSearch, emptySearch } from '../../search/index.ts'
import styles from './cards.module.css'
import { HitList } from './hit-list.tsx'
import { MarkCell } from './mark-cell.tsx'

type Of<T extends ToolResult['tool']> = Extract<ToolResult, { tool: T }>
type MarksTool = 'searchBrands' | 'getBrand' | 'relatedBrands' | 'compareSigns'

/** Shows a tool's result about marks. */
export function MarksResult({ result }: { result: Of<MarksTool> }) {
  switch (result.tool) {
    case 'searchBrands':
      return <Hits result={result} />
    case 'getBrand':
      return <Entry result={result} />
    case 'relatedBrands':
      return <Related result={result} />
    case 'compareSigns':
      return <Compared result={result} />
  }
}

/** Shows the hits of a search in the register's order, and states what was and was not searched. */
function Hits({ result: { id, data, arguments: asked } }: { result: Of<'searchBrands'> }) {
  const t = usePhrases('chat')
  const officeNames = usePhrases('offices')
  const locale = useLocale()
  const format = useFormat()
  if (!data) return null
  const { hits, query, total, offices, isSample } = data
  const searched = offices
    .filter(({ state }) => state === 'searched')
    .map(({ code, asOf }) =>
      asOf ? t('card.officeAsOf', { office: officeNames(code), date: format.date(asOf) }) : officeNames(code),
    )
  const missing = offices.filter(({ state }) => state === 'notInPlan' || state === 'noData').map(({ code }) => officeNames(code))
  return (
    <>
      <HitList count={hits.length}>
        {hits.map((hit) => (
          <MarkCell
            key={hit.brandId}
            resultId={id}
            mark={{ ...hit, numberDisplay: hit.registrationNumberDisplay ?? hit.applicationNumberDisplay }}
            highlighted={asked.classes}
            score={hit.score?.total}
          >
            {hit.comparison && <ComparisonLine comparison={hit.comparison} query={query.text} hit={hit.name ?? ''} />}
          </MarkCell>
        ))}
      </HitList>
      <Foot
        link={
          <Link to={paths.search(locale, addressFromSearch({ ...emptySearch, ...query, page: 1, size: 25 }))}>
            {t('card.allHits')}
          </Link>
        }
      >
        {t('card.hits', { count: total, number: format.count(total) })}{' '}
        {searched.length > 0 && t('card.searched', { offices: format.list(searched) })}{' '}
        {t('card.notSearched', { list: format.list([...missing, t('card.neverSearched')]) })} {isSample && t('card.sample')}
      </Foot>
    </>
  )
}

function Entry({ result: { id, data } }: { result: Of<'getBrand'> }) {
  const t = usePhrases('chat')
  const locale = useLocale()
  const today = useToday()
  if (!data) return null
  return (
    <>
      <div className={styles.entry}>
        <div>
          <ul className={styles.hits}>
            <MarkCell
              resultId={id}
              mark={{
                ...data,
                brandId: data.id,
                numberDisplay: data.registrationNumberDisplay ?? data.applicationNumberDisplay,
                niceClasses: data.niceClasses.map(({ key }) => Number(key)),
              }}
            />
          </ul>
          <dl className={styles.facts}>
            <div>
              <dt>{t('card.state')}</dt>
              <dd>{data.brandState.description}</dd>
            </div>
          </dl>
        </div>
        <div className={styles.timeline}>
          {/* The office's steps are on the mark's own page. */}
          <Timeline brand={{ ...data, processes: [] }} today={today} />
        </div>
      </div>
      <Foot link={<Link to={paths.brand(locale, data.id)}>{t('card.openEntry')}</Link>} />
    </>
  )
}

function Related({ result: { id, data, arguments: asked } }: { result: Of<'relatedBrands'> }) {
  const t = usePhrases('chat')
  const locale = useLocale()
  if (!data) return null
  const groups = [
    ['card.family', data.family.brands],
    ['card.sameOwner', data.owner?.brands ?? []],
  ] as const
  return (
    <>
      {groups.map(([label, brands]) => (
        <section key={label} className={styles.group} aria-label={t(label)}>
          <h3>{t(label)}</h3>
          {brands.length === 0 ? (
            <p>{t('card.none')}</p>
          ) : (
            <HitList count={brands.length}>
              {brands.map((brand) => (
                <MarkCell key={brand.brandId} resultId={id} mark={brand} />
              ))}
            </HitList>
          )}
        </section>
      ))}
      <Foot link={<Link to={paths.brand(locale, asked.id)}>{t('card.openEntry')}</Link>} />
    </>
  )
}

function Compared({ result: { data } }: { result: Of<'compareSigns'> }) {
  if (!data) return null
  return (
    <div className={styles.compared}>
      <ComparisonLine comparison={data.comparison} query={data.a} hit={data.b} size="large" />
      <div>
        <ScoreParts score={data.score} />
      </div>
    </div>
  )
}

/** The text below the marks found, and the link to more. */
export function Foot({ link, children }: { link?: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.foot}>
      <p>{children}</p>
      {link}
    </div>
  )
}
