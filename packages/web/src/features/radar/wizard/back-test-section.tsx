import type { BackTest } from '@marklot/contracts/radar'
import { useApiQuery } from '../../../lib/api.tsx'
import { useFormat } from '../../../lib/format.ts'
import { usePhrases } from '../../../lib/phrases.tsx'
import { paywallCodeOf } from '../../../shell/overlays.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState, Skeleton } from '../../../ui/states.tsx'
import { FrequencyField, radarOf } from '../pieces/index.ts'
import styles from './back-test.module.css'
import { BackTestChart } from './back-test-chart.tsx'
import { BackTestTable } from './back-test-table.tsx'
import { type Draft, radarSearchOf, type WatchedSign, watchedSign } from './draft.ts'
import { Refused } from './refused.tsx'
import type { StepProps } from './use-draft.ts'

/** Simulates the radar over the last twelve months before it is saved. */
export function BackTestSection({ holder, brand }: StepProps) {
  const t = usePhrases('monitor')
  const ui = usePhrases('ui')
  const { draft, change } = holder
  const { executionFrequency } = draft
  // The reply has every threshold, so it does not depend on the chosen one.
  const sign = watchedSign(draft, brand)
  const radar = radarSearchOf(draft, brand)
  const minimumLogoSimilarity = sign === 'logo' ? null : radar.minimumLogoSimilarity
  const search = { ...radar, minimumNameSimilarity: 70, minimumLogoSimilarity, size: 50 as const }
  const test = useApiQuery(
    ['radar', 'backTest', search, executionFrequency],
    (api, options) => radarOf(api).backTest({ body: { ...search, executionFrequency } }, options),
    { keepPrevious: true, staleTime: 600_000 },
  )
  const refusal = test.busy ? null : paywallCodeOf(test.error)
  return (
    <section className={styles.section} aria-labelledby="back-test">
      <div className={styles.title}>
        <h2 id="back-test">{t('backTest.title')}</h2>
        <p>{t('backTest.today')}</p>
      </div>
      <FrequencyField value={executionFrequency} onChange={(frequency) => change({ executionFrequency: frequency })} />
      {refusal ? (
        <Refused code={refusal} />
      ) : test.object ? (
        <Replay
          test={test.object}
          draft={draft}
          sign={sign}
          onChange={(minimum) =>
            change(sign === 'logo' ? { minimumLogoSimilarity: minimum } : { minimumNameSimilarity: minimum })
          }
        />
      ) : test.error && !test.busy ? (
        <ErrorState title={t('backTest.failed')}>
          <Button onClick={test.reload}>{ui('retry')}</Button>
        </ErrorState>
      ) : (
        <div role="status" aria-label={t('backTest.running')}>
          <Skeleton height="420px" />
        </div>
      )}
    </section>
  )
}

/** The lowest threshold in the simulation. */
const lowest = 50

interface ReplayProps {
  test: BackTest
  draft: Draft
  sign: WatchedSign
  onChange: (minimum: number) => void
}

/** Shows the marks that each threshold would have reported. The slider moves the line in the chart. */
function Replay({ test, draft, sign, onChange }: ReplayProps) {
  const t = usePhrases('monitor')
  const format = useFormat()
  const threshold = Math.max(lowest, sign === 'logo' ? draft.minimumLogoSimilarity : draft.minimumNameSimilarity)
  const label = t(sign === 'logo' ? 'backTest.logoThreshold' : 'backTest.threshold')
  const point = test.curve.find((one) => one.minimumSimilarity === threshold) ?? test.curve[0]
  if (!point) return null
  const atLeast = test.isLowerBound ? '+' : ''
  // As shown, because 0.96 reads as one message.
  const mailsPerMonth = Math.round(point.mailsPerMonth * 10) / 10
  return (
    <div className={styles.box}>
      <output className={styles.figures} aria-live="polite">
        <span>
          <b>{`${format.count(point.brands)}${atLeast}`}</b> {t('backTest.brands', { count: point.brands })}
        </span>
        <span>
          <b>{`${format.count(point.mails)}${atLeast}`}</b> {t('backTest.mails', { count: point.mails })}
        </span>
        <span>
          <b>{`${format.number(mailsPerMonth, 1)}${atLeast}`}</b> {t('backTest.mailsPerMonth', { count: mailsPerMonth })}
        </span>
      </output>
      <label className={styles.threshold}>
        <span>{label}</span>
        <input
          type="range"
          min={lowest}
          max={100}
          step={5}
          value={threshold}
          aria-valuetext={format.percent(threshold)}
          onChange={(event) => onChange(Number(event.target.value))}
        />
        <b>{format.percent(threshold)}</b>
      </label>
      <p className={styles.how}>{t('backTest.how')}</p>
      <BackTestChart test={test} threshold={threshold} />
      <BackTestTable curve={test.curve} threshold={threshold} label={label} />
      <p className={styles.how}>
        {t('backTest.period', { from: format.date(test.from), until: format.date(test.until) })} {t('backTest.limits')}
        {sign === 'nameAndLogo' && ` ${t('backTest.byLogo', { percent: format.percent(draft.minimumLogoSimilarity) })}`}
        {test.isLowerBound && ` ${t('backTest.lowerBound')}`}
        {draft.executionFrequency === 'none' && ` ${t('backTest.byHand')}`}
      </p>
    </div>
  )
}
