import type { Assessment } from '@marklot/contracts/guardian-assessment'
import type { RiskClass, RiskScoreResult } from '@marklot/contracts/guardian-blocks'
import { conflictsBeside, foundLogosOf, progressOf, riskClassOf, verdictOf } from '@marklot/contracts/guardian-verdict'
import type { BrandHit } from '@marklot/contracts/search'
import { Link } from 'react-router'
import type * as z from 'zod/mini'
import { useApiQuery } from '../../../lib/api.tsx'
import { useFormat } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { useLocale, usePhrases } from '../../../lib/phrases.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Notice, Skeleton } from '../../../ui/states.tsx'
import { useBrandName } from '../../../ui/use-brand-name.ts'
import { useInstant } from '../../radar/pieces/index.ts'
import { AgainButton } from './block-section.tsx'
import { Counts } from './counts.tsx'
import { likelyGroundsOf } from './likely-grounds.ts'
import { Reasons } from './reasons.tsx'
import { risingRisk } from './risk-badge.tsx'
import type { PartProps } from './use-again.ts'
import styles from './verdict.module.css'

/** The most words that the head quotes. */
const mostWords = 3

/** The first block: the risk in three worded zones with its reasons, and the counts. */
export function Verdict({ assessment, again }: PartProps) {
  const t = usePhrases('assessment')
  const locale = useLocale()
  const instant = useInstant()
  const { name, createdUtc, finishedUtc, draftId, isSample, state, blocks } = assessment
  const verdict = verdictOf(assessment)
  const risk = blocks.riskScore.result
  const riskClass = riskClassOf(assessment)
  const decisive = blocks.names.result?.brands.find(({ brand }) => brand.brandId === risk?.brandId)?.brand
  return (
    <section className={styles.verdict} id="riskScore" aria-labelledby="riskScore-title">
      <p className={styles.line}>
        <span>{t('evaluated', { date: instant.dayAndTime(finishedUtc ?? createdUtc) })}</span>
        <span>{t('orientation')}</span>
      </p>
      <h1 id="riskScore-title" tabIndex={-1}>
        {t(`verdict.${verdict}`, { name })}
      </h1>
      <p className={styles.lead}>{t(`lead.${verdict}`)}</p>
      <Attention assessment={assessment} />
      <Progress assessment={assessment} />
      {state === 'failed' && verdict !== 'failed' && (
        <Notice kind="warning">
          <p>{t('lead.failed')}</p>
        </Notice>
      )}
      {(state === 'failed' || verdict === 'noEvaluation') && (
        <p className={styles.action}>
          <AgainButton again={again} />
        </p>
      )}
      {verdict === 'goodsDecide' && draftId !== null && (
        <p className={styles.action}>
          <Link className={buttonClass({ look: 'primary' })} to={paths.create(locale, { step: 4, draft: draftId })}>
            {t('addGoods')}
          </Link>
        </p>
      )}
      {verdict === 'running' && <Skeleton height="72px" />}
      {risk && riskClass && (
        <>
          <RiskScale riskClass={riskClass} />
          <Reasons reasons={risk.reasons} goods={assessment.case.goods} theirs={decisive?.niceClasses ?? []} level={2} />
          <Decisive assessment={assessment} risk={risk} brand={decisive} />
        </>
      )}
      <Counts assessment={assessment} />
      {isSample && <p className={styles.sample}>{t('sample')}</p>}
    </section>
  )
}

/**
 * What the risk of a conflict does not cover but nobody should overlook: likely objections of an office, marks with a
 * similar logo, and meanings that can hurt a brand.
 */
function Attention({ assessment }: { assessment: Assessment }) {
  const t = usePhrases('assessment')
  const format = useFormat()
  const grounds = likelyGroundsOf(assessment)
  const logos = foundLogosOf(assessment.blocks)
  const hurtful = (assessment.blocks.meaning.result?.readings ?? []).filter(({ isHurtful }) => isHurtful)
  const words = hurtful.map(({ language, meaning }) => `${format.language(language)} ${t('quoted', { text: meaning })}`)
  if (grounds.length + logos + hurtful.length === 0) return null
  return (
    <ul className={styles.attention}>
      {grounds.length > 0 && (
        <li>
          <Icon name="warning" small />
          <a href="#refusalGrounds">{t('attention.grounds', { count: grounds.length })}</a>
        </li>
      )}
      {logos > 0 && (
        <li>
          <Icon name="warning" small />
          <a href="#logos">{t('attention.logos', { count: logos })}</a>
        </li>
      )}
      {words.length > 0 && (
        <li>
          <Icon name="warning" small />
          <a href="#meaning">{t('attention.meaning', { languages: format.list([...new Set(words)].slice(0, mostWords)) })}</a>
        </li>
      )}
    </ul>
  )
}

/** The progress of the evaluation, also for screen readers. */
function Progress({ assessment }: { assessment: Assessment }) {
  const t = usePhrases('assessment')
  const { ready, all } = progressOf(assessment)
  const isRunning = assessment.state === 'running'
  return (
    <div role="status" className={styles.progress}>
      {isRunning && (
        <>
          <span className={styles.bar} aria-hidden="true">
            <span style={{ width: `${(ready / all) * 100}%` }} />
          </span>
          {t('progress', { ready, all })}
        </>
      )}
    </div>
  )
}

/** Three zones with the plumb in one, and how often disputes of this zone ended in a conflict. */
function RiskScale({ riskClass }: { riskClass: RiskClass }) {
  const t = usePhrases('assessment')
  const locale = useLocale()
  const format = useFormat()
  const evaluation = useApiQuery(['method'], (api, options) => api.search.method(undefined, options)).object?.evaluation
  const found = evaluation?.recallAt50 ?? null
  return (
    <div className={styles.scale}>
      <ol>
        {risingRisk.map((zone) => (
          <li key={zone} className={styles[zone]} aria-current={zone === riskClass || undefined}>
            {zone === riskClass && <b className={styles.frequency}>{t(`frequency.${zone}`)}</b>}
            {t(`zone.${zone}`)}
          </li>
        ))}
      </ol>
      <p className={styles.note}>
        {t('scale.note', { frequency: t(`frequency.${riskClass}`) })} {t('scale.limits')}{' '}
        {evaluation &&
          found !== null &&
          `${t('scale.reach', { decisions: format.count(evaluation.rows), found: format.percent(found * 100) })} `}
        <Link to={paths.method(locale)}>{t('scale.method')}</Link>
      </p>
    </div>
  )
}

interface DecisiveProps {
  assessment: Assessment
  risk: z.infer<typeof RiskScoreResult>
  /** The mark that decides the risk; undefined without one. */
  brand: BrandHit | undefined
}

/**
 * The mark that decides the risk, and the number of marks in the highest class. Their absence is not told beside a
 * similar logo.
 */
function Decisive({ assessment, risk, brand }: DecisiveProps) {
  const t = usePhrases('assessment')
  const nameOf = useBrandName()
  const conflicts = conflictsBeside(verdictOf(assessment), risk.openConflicts)
  return (
    <p className={styles.decisive}>
      {brand && (
        <>
          <a href={`#brand-${brand.brandId}`}>{t('decisive', { name: nameOf(brand) })}</a>{' '}
        </>
      )}
      {conflicts !== null && <a href="#similarBrands">{t('openConflicts', { count: conflicts })}</a>}
    </p>
  )
}
