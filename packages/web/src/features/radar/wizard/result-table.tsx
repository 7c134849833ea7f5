import { useState } from 'react'
import { usePhrases } from '../../../lib/phrases.tsx'
import { Button } from '../../../ui/button.tsx'
import { OfficeFlag } from '../../../ui/office-flag.tsx'
import { useBrandName } from '../../../ui/use-brand-name.ts'
import styles from './result-table.module.css'
import { scoreNames } from './scores.tsx'
import type { AssessedHit } from './use-hits.ts'
import { useOppositionText } from './use-opposition-text.ts'

/** The number of rows shown at first. */
const fewRows = 10

/** The hits with their scores and the decisions about them. */
export function ResultTable({ hits }: { hits: readonly AssessedHit[] }) {
  const t = usePhrases('monitor')
  const nameOf = useBrandName()
  const oppositionText = useOppositionText()
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? hits : hits.slice(0, fewRows)
  const decision = ({ assessed }: AssessedHit) => t(assessed ? `decision.${assessed.assessment}` : 'decision.none')
  const names = scoreNames.filter((name) => hits.some(({ scores }) => scores[name] !== undefined))
  if (hits.length === 0) return <p className={styles.empty}>{t('result.none')}</p>
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={styles.scroll} aria-label={t('result.table')} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('column.mark')}</th>
              <th scope="col">{t('column.register')}</th>
              {names.map((name) => (
                <th key={name} scope="col">
                  {t(`score.${name}`)}
                </th>
              ))}
              <th scope="col">{t('column.decision')}</th>
              <th scope="col">{t('column.due')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((one) => {
              const { hit, assessed, scores } = one
              return (
                <tr key={hit.brandId}>
                  <th scope="row" dir="auto">
                    {nameOf(hit)}
                  </th>
                  <td>
                    <span className={styles.register}>
                      <OfficeFlag code={hit.registrationOfficeCode} show="code" />
                      <span className="num">{hit.registrationNumberDisplay ?? hit.applicationNumberDisplay}</span>
                    </span>
                  </td>
                  {names.map((name) => (
                    <td key={name} className="num">
                      {scores[name] ?? '–'}
                    </td>
                  ))}
                  <td className={styles.sentence}>
                    {decision(one)}
                    {assessed?.note && <span className={styles.note}>{assessed.note}</span>}
                  </td>
                  <td className={styles.sentence}>{oppositionText(hit.oppositionPeriodEndDate) ?? '–'}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
      {hits.length > fewRows && (
        <Button look="quiet" size="small" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? t('result.fewer') : t('result.all', { count: hits.length })}
        </Button>
      )}
    </>
  )
}
