import type { ToolResult } from '@marklot/contracts/chat-results'
import { conflictsBeside, foundIn } from '@marklot/contracts/guardian-verdict'
import { Link } from 'react-router'
import { useConfig } from '../../../lib/config.tsx'
import { useFormat } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { useLocale, usePhrases } from '../../../lib/phrases.tsx'
import { OfficeFlag } from '../../../ui/office-flag.tsx'
import { useBrandName } from '../../../ui/use-brand-name.ts'
import { hitId } from '../element-ids.ts'
import styles from './cards.module.css'
import { HitList } from './hit-list.tsx'
import { MarkCell } from './mark-cell.tsx'
import { Foot } from './marks-result.tsx'

type Of<T extends ToolResult['tool']> = Extract<ToolResult, { tool: T }>
type AccountTool = 'deadlines' | 'myBoards' | 'myRadars' | 'assessSign'

/** Shows a tool's findings in the account. */
export function AccountResult({ result }: { result: Of<AccountTool> }) {
  switch (result.tool) {
    case 'deadlines':
      return <Deadlines result={result} />
    case 'myBoards':
      return <Boards result={result} />
    case 'myRadars':
      return <Radars result={result} />
    case 'assessSign':
      return <Assessed result={result} />
  }
}

function Deadlines({ result: { id, data } }: { result: Of<'deadlines'> }) {
  const t = usePhrases('chat')
  const locale = useLocale()
  const format = useFormat()
  const nameOf = useBrandName()
  const { productName } = useConfig()
  if (!data) return null
  const { brand, ofBrand, ofAccount } = data
  const rows = brand ? ofBrand.map((one) => ({ ...one, brand })) : ofAccount.map((one) => one)
  return (
    <>
      {rows.length === 0 ? (
        <p className={styles.none}>{t('card.none')}</p>
      ) : (
        <ul className={styles.rows}>
          {rows.map(({ brand: mark, kind, date, daysLeft, source, isComputed }, place) => (
            <li
              key={`${mark.brandId} ${kind} ${date}`}
              id={rows.findIndex((one) => one.brand.brandId === mark.brandId) === place ? hitId(id, mark.brandId) : undefined}
              tabIndex={-1}
            >
              <b className="num">{format.date(date)}</b>
              <span>
                {t(`card.deadline.${kind}`)}: <Link to={paths.brand(locale, mark.brandId)}>{nameOf(mark)}</Link>{' '}
                <OfficeFlag code={mark.registrationOfficeCode} show="code" />
              </span>
              <small>
                {daysLeft < 0 ? t('card.past') : daysLeft === 0 ? t('card.today') : t('card.daysLeft', { count: daysLeft })}
                {' · '}
                {isComputed && source ? t('card.computed', { rule: source }) : t('card.fromRegister')}
              </small>
            </li>
          ))}
        </ul>
      )}
      <Foot
        link={
          brand ? (
            <Link to={paths.brand(locale, brand.brandId)}>{t('card.openEntry')}</Link>
          ) : (
            <Link to={paths.deadlines(locale, productName)}>{t('card.openPage')}</Link>
          )
        }
      />
    </>
  )
}

function Boards({ result: { id, data } }: { result: Of<'myBoards'> }) {
  const t = usePhrases('chat')
  const locale = useLocale()
  const format = useFormat()
  const { productName } = useConfig()
  if (!data) return null
  return (
    <>
      {data.boards.length === 0 ? (
        <p className={styles.none}>{t('card.none')}</p>
      ) : (
        <ul className={styles.rows}>
          {data.boards.map((board) => (
            <li key={board.id}>
              <Link to={paths.my(locale, productName, { section: 'boards', board: board.id })}>{board.name}</Link>
              <small>{t('card.marks', { count: board.count, number: format.count(board.count) })}</small>
            </li>
          ))}
        </ul>
      )}
      {data.bookmarks && (
        <HitList count={data.bookmarks.length}>
          {data.bookmarks.map(({ id: bookmark, brand }) => brand && <MarkCell key={bookmark} resultId={id} mark={brand} />)}
        </HitList>
      )}
    </>
  )
}

/** The most marks of a run that its card shows; the run's page shows all. */
const mostOfRun = 12

function Radars({ result: { id, data } }: { result: Of<'myRadars'> }) {
  const t = usePhrases('chat')
  const locale = useLocale()
  const format = useFormat()
  if (!data) return null
  const { radars, execution } = data
  return (
    <>
      {radars.length === 0 ? (
        <p className={styles.none}>{t('card.none')}</p>
      ) : (
        <ul className={styles.rows}>
          {radars.map((radar) => (
            <li key={radar.id}>
              {radar.lastExecution ? (
                <Link to={paths.storedQueryResult(locale, radar.id, execution?.execution.id ?? radar.lastExecution.id)}>
                  {radar.name}
                </Link>
              ) : (
                <b>{radar.name}</b>
              )}
              <small>{t('card.openRisks', { count: radar.openRisks, number: format.count(radar.openRisks) })}</small>
            </li>
          ))}
        </ul>
      )}
      {execution && (
        <HitList count={Math.min(execution.brands.length, mostOfRun)}>
          {execution.brands.slice(0, mostOfRun).map((brand) => (
            <MarkCell
              key={brand.brandId}
              resultId={id}
              mark={{ ...brand, numberDisplay: brand.registrationNumberDisplay ?? brand.applicationNumberDisplay }}
              score={brand.score?.total}
            />
          ))}
        </HitList>
      )}
    </>
  )
}

function Assessed({ result: { id, data } }: { result: Of<'assessSign'> }) {
  const t = usePhrases('chat')
  const locale = useLocale()
  if (!data) return null
  const { openConflicts, blocks, verdict } = data
  const conflicts = conflictsBeside(verdict, openConflicts)
  const risk = foundIn(verdict)
  const marks = (blocks.names?.result?.brands ?? []).slice(0, 6)
  return (
    <>
      {risk !== null && (
        <dl className={styles.facts}>
          <div>
            <dt>{t('card.risk')}</dt>
            <dd>{t(`card.risk.${risk}`)}</dd>
          </div>
          {conflicts !== null && (
            <div>
              <dt>{t('card.conflicts')}</dt>
              <dd>{conflicts}</dd>
            </div>
          )}
        </dl>
      )}
      {marks.length > 0 && (
        <ul className={styles.hits}>
          {marks.map(({ brand }) => (
            <MarkCell key={brand.brandId} resultId={id} mark={brand} />
          ))}
        </ul>
      )}
      <Foot link={<Link to={paths.assessment(locale, data.id)}>{t('card.openAssessment')}</Link>} />
    </>
  )
}
