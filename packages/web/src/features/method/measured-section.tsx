import type { Recall, SearchEvaluation } from '@marklot/contracts/search-method'
import { useFormat } from '../../lib/format.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { classNames } from '../../ui/class-names.ts'
import { emptySearch } from '../search/index.ts'
import { jurisdictionName, recommendedSimilarity } from './evaluation-facts.ts'
import styles from './method-page.module.css'
import { type MethodPart, MethodSection } from './method-section.tsx'
import tables from './tables.module.css'

/** Below this number of decisions, a share means little. */
const fewRows = 10

/** The whole evaluation on decided conflicts. */
export function MeasuredSection({ method }: MethodPart) {
  return (
    <MethodSection name="measured">
      {method && (
        <>
          <About evaluation={method.evaluation} />
          <ByGround evaluation={method.evaluation} />
          <BySimilarity evaluation={method.evaluation} />
          <Risk risk={method.evaluation.risk} />
        </>
      )}
    </MethodSection>
  )
}

function About({ evaluation }: { evaluation: SearchEvaluation }) {
  const { rows, years, byJurisdiction, registerMarks, medianRank, recallAt50, recallAt50Interval } = evaluation
  const t = usePhrases('method')
  const locale = useLocale()
  const format = useFormat()
  const places = byJurisdiction.map(({ key, count }) => `${jurisdictionName(key, locale)} ${format.count(count)}`).join(', ')
  return (
    <div className={styles.text}>
      <p>
        {t('measured.text', {
          rows: format.count(rows),
          from: String(years?.from ?? '–'),
          until: String(years?.until ?? '–'),
          places,
          marks: format.count(registerMarks),
        })}
      </p>
      {recallAt50 !== null && recallAt50Interval !== null && (
        <p>
          {t('measured.interval', {
            found: format.percent(recallAt50 * 100),
            from: format.percent(recallAt50Interval.from * 100),
            until: format.percent(recallAt50Interval.until * 100),
          })}
        </p>
      )}
      {medianRank !== null && (
        <p>{medianRank === 1 ? t('measured.median1') : t('measured.median', { rank: format.count(medianRank) })}</p>
      )}
    </div>
  )
}

/** Shows how well the class of risk predicts decisions. */
function Risk({ risk: { decisions, auc, aucInterval } }: { risk: SearchEvaluation['risk'] }) {
  const t = usePhrases('method')
  const format = useFormat()
  if (auc === null || aucInterval === null) return null
  return (
    <p className={styles.text}>
      {t('measured.risk', {
        decisions: format.count(decisions),
        auc: format.percent(auc * 100),
        from: format.percent(aucInterval.from * 100),
        until: format.percent(aucInterval.until * 100),
      })}
    </p>
  )
}

function Share({ value }: { value: number | null }) {
  const format = useFormat()
  if (value === null) return <td className={tables.number}>–</td>
  return (
    <td className={tables.number}>
      <span className={tables.bar} aria-hidden="true">
        <span style={{ width: `${value * 100}%` }} />
      </span>
      <span className={tables.percent}>{format.percent(value * 100)}</span>
    </td>
  )
}

function ByGround({ evaluation }: { evaluation: SearchEvaluation }) {
  const t = usePhrases('method')
  const search = usePhrases('search')
  const format = useFormat()
  const { signSimilar } = evaluation
  const row = (key: string, label: string, rows: number, recall: Recall, className?: string) => (
    <tr key={key} className={className}>
      <th scope="row">{label}</th>
      <td className={tables.number}>{format.count(rows)}</td>
      <Share value={recall.recallAt10} />
      <Share value={recall.recallAt50} />
      <Share value={recall.recallAt200} />
    </tr>
  )
  return (
    <>
      <table className={tables.table}>
        <caption>{t('table.grounds')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('table.ground')}</th>
            <th scope="col" className={tables.number}>
              {t('table.rows')}
            </th>
            {[10, 50, 200].map((number) => (
              <th scope="col" key={number} className={tables.number}>
                {t('table.first', { number })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row('all', t('table.all'), evaluation.rows, evaluation, tables.total)}
          {signSimilar.rows < evaluation.rows && row('sign', t('table.sign'), signSimilar.rows, signSimilar)}
          {evaluation.byGround.map((one) =>
            row(one.ground, search(`ground.${one.ground}`), one.rows, one, classNames(one.rows < fewRows && tables.few)),
          )}
        </tbody>
      </table>
      <p className={tables.note}>{t('table.note')}</p>
    </>
  )
}

function BySimilarity({ evaluation: { bySimilarity } }: { evaluation: SearchEvaluation }) {
  const t = usePhrases('method')
  const format = useFormat()
  const recommended = recommendedSimilarity(bySimilarity)
  return (
    <>
      <table className={tables.table}>
        <caption>{t('table.similarity')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('table.minimum')}</th>
            <th scope="col" className={tables.number}>
              {t('table.first', { number: 50 })}
            </th>
            <th scope="col" className={tables.number}>
              {t('table.result')}
            </th>
          </tr>
        </thead>
        <tbody>
          {bySimilarity.map(({ minimumSimilarity, recallAt50, recallInResult }) => (
            <tr
              key={minimumSimilarity}
              className={classNames(minimumSimilarity === emptySearch.minimumSimilarity && tables.total)}
            >
              <th scope="row">
                {format.percent(minimumSimilarity)}
                {minimumSimilarity === emptySearch.minimumSimilarity && ` (${t('table.preset')})`}
              </th>
              <Share value={recallAt50} />
              <Share value={recallInResult} />
            </tr>
          ))}
        </tbody>
      </table>
      {recommended !== null && <p className={tables.note}>{t('table.advice', { percent: format.percent(recommended) })}</p>}
    </>
  )
}
