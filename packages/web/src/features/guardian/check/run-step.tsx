import type { AssessmentBlocks, BlockKey } from '@marklot/contracts/guardian-blocks'
import { lowerBoundsOf } from '@marklot/contracts/guardian-verdict'
import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { hasStatus, useApiMutation } from '../../../lib/api.tsx'
import { useFormat } from '../../../lib/format.ts'
import { pageEvents } from '../../../lib/page-events.ts'
import { paths } from '../../../lib/paths.ts'
import { useLocale, usePhrases } from '../../../lib/phrases.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { WizardQuestion } from '../../../ui/wizard/wizard.tsx'
import { guardianOf, isFollowed, useAssessment } from '../pieces/index.ts'
import { CheckBar } from './check-bar.tsx'
import styles from './run-step.module.css'
import type { StepProps } from './step.ts'

/** The blocks in the order in which they are processed. The score comes last, because it waits for the others. */
const order: readonly BlockKey[] = [
  'configuredBrand',
  'names',
  'logos',
  'industry',
  'refusalGrounds',
  'meaning',
  'domains',
  'similarBrands',
  'riskScore',
]
const icons: Record<AssessmentBlocks[BlockKey]['state'], IconName> = {
  pending: 'minus',
  ready: 'check',
  notAvailable: 'info',
  failed: 'error',
}

/** Milliseconds between two requests for an evaluation whose events do not arrive here. */
const pollMs = 1_500

/**
 * Shows the evaluation while it runs, with the state of each block. The evaluation continues without the page. When the
 * events end, the page requests the evaluation and opens it if it is finished.
 */
export function RunStep({ holder, go, id }: StepProps & { id: number }) {
  const t = usePhrases('guardian')
  const locale = useLocale()
  const navigate = useNavigate()
  const { object: assessment, error, reload } = useAssessment(id, true)
  const state = assessment?.state ?? 'running'
  const isGone = hasStatus(error, 404)
  const isOver = state === 'failed' || isGone
  const blocks = assessment?.blocks ?? null
  const { change, conclude } = holder
  useEffect(() => {
    if (state !== 'running' || isGone) return
    const timer = setInterval(() => {
      if (!isFollowed(id)) reload()
    }, pollMs)
    return () => clearInterval(timer)
  }, [state, isGone, id, reload])
  useEffect(() => {
    if (state !== 'finished') return
    // The number stays, so that this step is visible until the other page has loaded.
    change({ assessmentId: id })
    conclude()
    void navigate(paths.assessment(locale, id), { replace: true })
  }, [state, id, change, conclude, navigate, locale])
  // Without a number, the previous step replaces this one.
  const again = () => change({ runningId: null })
  const stopping = useApiMutation('updating', (api) => guardianOf(api).stopEvaluation({ params: { id } }))
  const stop = async () => {
    // An evaluation that has finished in the meantime opens as usual.
    if ((await stopping.run(undefined)).state === 'finished') return reload()
    pageEvents.emit('notified', { severity: 'INFO', text: t('run.stopped') })
    again()
  }
  const name = holder.draft.name.trim()
  const done = blocks ? order.filter((key) => blocks[key].state !== 'pending').length : 0
  return (
    <div className={styles.narrow}>
      <WizardQuestion title={t('run.title', { name })} lead={isOver ? undefined : t('run.lead')} />
      {isOver ? (
        <ErrorState title={t('run.failed.title')} text={t('run.failed.text')}>
          <Button look="primary" onClick={again}>
            {t('run.repeat')}
          </Button>
        </ErrorState>
      ) : (
        <>
          <p role="status" className={styles.done}>
            {blocks ? t('run.done', { done, all: order.length }) : t('run.starting')}
          </p>
          <ol className={styles.run}>
            {order.map((key) => (
              <Line key={key} block={key} blocks={blocks} />
            ))}
          </ol>
          <p className={styles.hint}>{t('run.hint')}</p>
        </>
      )}
      <CheckBar holder={holder}>
        {isOver ? (
          <Button onClick={() => go('classification')}>{t('back')}</Button>
        ) : (
          <>
            <Button disabled={stopping.busy} onClick={stop}>
              {t('run.stop')}
            </Button>
            {done > 0 && (
              <Link className={buttonClass({ look: 'outline' })} to={paths.assessment(locale, id)}>
                {t('run.show')}
              </Link>
            )}
          </>
        )}
      </CheckBar>
    </div>
  )
}

function Line({ block, blocks }: { block: BlockKey; blocks: AssessmentBlocks | null }) {
  const t = usePhrases('guardian')
  const fact = useBlockFact()
  const state = blocks?.[block].state ?? 'pending'
  return (
    <li className={classNames(styles.line, styles[state])}>
      <Icon name={icons[state]} />
      <span>{t(`run.${block}`)}</span>
      <span className={styles.fact}>{blocks && state === 'ready' ? fact(block, blocks) : t(`run.state.${state}`)}</span>
    </li>
  )
}

/** Returns the finding of a block in a few words, with the numbers of the result. */
function useBlockFact(): (block: BlockKey, blocks: AssessmentBlocks) => string {
  const t = usePhrases('guardian')
  const format = useFormat()
  return (block, blocks) => {
    const { configuredBrand, names, industry, refusalGrounds, meaning, similarBrands } = blocks
    if (block === 'configuredBrand' && configuredBrand.result) {
      const searched = configuredBrand.result.offices.filter(({ state }) => state === 'searched')
      const marks = searched.reduce((sum, office) => sum + office.marks, 0)
      return t('run.fact.offices', { marks: format.count(marks), count: searched.length })
    }
    if (block === 'names' && names.result) {
      const { identical, similar, similarIsLowerBound } = names.result
      const found = format.count(similar)
      // Identical names count among the similar ones.
      return t(identical > 0 ? 'run.fact.allNames' : 'run.fact.names', {
        identical: format.count(identical),
        similar: similarIsLowerBound ? `${found}+` : found,
      })
    }
    if (block === 'industry' && industry.result)
      return t('run.fact.industry', {
        number: `${format.count(industry.result.similarGoodsServices)}${lowerBoundsOf(blocks).has('similarGoodsServices') ? '+' : ''}`,
      })
    if (block === 'refusalGrounds' && refusalGrounds.result)
      return t('run.fact.grounds', { count: refusalGrounds.result.findings.length })
    if (block === 'meaning' && meaning.result) return t('run.fact.meaning', { count: meaning.result.readings.length })
    if (block === 'similarBrands' && similarBrands.result)
      return t('run.fact.brands', { count: similarBrands.result.brands.length })
    return t('run.state.ready')
  }
}
