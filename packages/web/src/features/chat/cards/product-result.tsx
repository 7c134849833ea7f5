import type { ToolResult } from '@marklot/contracts/chat-results'
import { Link } from 'react-router'
import { useFormat } from '../../../lib/format.ts'
import { useLocale, usePhrases } from '../../../lib/phrases.tsx'
import styles from './cards.module.css'

type Of<T extends ToolResult['tool']> = Extract<ToolResult, { tool: T }>
type ProductTool = 'classifyGoods' | 'checkDomain' | 'statistics' | 'help'

/** Shows a tool's result that is not about individual marks. */
export function ProductResult({ result }: { result: Of<ProductTool> }) {
  switch (result.tool) {
    case 'classifyGoods':
      return <Classes result={result} />
    case 'checkDomain':
      return <Domains result={result} />
    case 'statistics':
      return <Statistics result={result} />
    case 'help':
      return <Help result={result} />
  }
}

function Classes({ result: { data } }: { result: Of<'classifyGoods'> }) {
  const t = usePhrases('chat')
  if (!data) return null
  if (data.classes.length === 0) return <p className={styles.none}>{t('card.none')}</p>
  return (
    <ul className={styles.rows}>
      {data.classes.map(({ niceClass, terms }) => (
        <li key={niceClass.key}>
          <b>{t('card.class', { number: niceClass.key })}</b>
          <span>{niceClass.shortDescription}</span>
          {terms.length > 0 && (
            <small>
              {terms
                .slice(0, 4)
                .map(({ description }) => description)
                .join('; ')}
            </small>
          )}
        </li>
      ))}
    </ul>
  )
}

function Domains({ result: { data } }: { result: Of<'checkDomain'> }) {
  const t = usePhrases('chat')
  if (!data) return null
  return (
    <ul className={styles.rows}>
      {data.domains.map(({ name, unicodeName, availability }) => (
        <li key={name}>
          <b>{unicodeName}</b>
          <span>{t(`card.domain.${availability}`)}</span>
        </li>
      ))}
    </ul>
  )
}

function Statistics({ result: { data } }: { result: Of<'statistics'> }) {
  const t = usePhrases('chat')
  const format = useFormat()
  const ui = usePhrases('ui')
  if (!data) return null
  const { total, newFilings, window, stateCategories, niceClasses, isSample } = data
  const stateName = (key: string) => (key === 'new' || key === 'alive' || key === 'dead' ? ui(`state.${key}`) : key)
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{t('card.total')}</dt>
          <dd>{format.count(total)}</dd>
        </div>
        {window && (
          <div>
            <dt>{t('card.newFilings', { from: format.date(window.from), until: format.date(window.until) })}</dt>
            <dd>{format.count(newFilings)}</dd>
          </div>
        )}
        {stateCategories.map(({ key, count, percent }) => (
          <div key={key}>
            <dt>{stateName(key)}</dt>
            <dd>
              {format.count(count)} ({format.percent(percent)})
            </dd>
          </div>
        ))}
        {niceClasses.map(({ niceClass, count, percent }) => (
          <div key={niceClass}>
            <dt>{t('card.class', { number: niceClass })}</dt>
            <dd>
              {format.count(count)} ({format.percent(percent)})
            </dd>
          </div>
        ))}
      </dl>
      {isSample && <p className={styles.none}>{t('card.sample')}</p>}
    </>
  )
}

function Help({ result: { data } }: { result: Of<'help'> }) {
  const t = usePhrases('chat')
  const locale = useLocale()
  if (!data) return null
  return (
    <ul className={styles.rows}>
      {data.entries.map(({ key, title, path }) => (
        <li key={key}>
          <b>{title}</b>
          {path && (
            <Link to={`/${locale}${path}`} aria-label={`${t('card.openPage')}: ${title}`}>
              {t('card.openPage')}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
