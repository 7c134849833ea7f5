import { type GuardianStep, guardianSteps } from '@marklot/contracts/guardian'
import { lazy, Suspense, useEffect } from 'react'
import { Link } from 'react-router'
import { useFormat } from '../../../lib/format.ts'
import { useHead } from '../../../lib/head.tsx'
import { loadChunk } from '../../../lib/load-chunk.ts'
import { paths } from '../../../lib/paths.ts'
import { useLocale, usePhrases } from '../../../lib/phrases.tsx'
import { LoginPrompt } from '../../../shell/login-prompt.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { LeaderItem, LeaderList } from '../../../ui/leader-list.tsx'
import { OfficeFlag } from '../../../ui/office-flag.tsx'
import { ErrorState, Skeleton } from '../../../ui/states.tsx'
import { Wizard, WizardQuestion } from '../../../ui/wizard/wizard.tsx'
import styles from './check-page.module.css'
import { DescriptionStep } from './description-step.tsx'
import { type CheckDraft, chosenOffices, classesOf, firstFault, isEmpty } from './draft.ts'
import type { StepProps } from './step.ts'
import { useCheckAddress } from './use-check-address.ts'
import { type DraftHolder, type DraftRefusal, useDraft } from './use-draft.ts'

const loadLaterSteps = () => loadChunk(() => import('./later-steps.tsx'))
const LaterStep = lazy(() => loadLaterSteps().then((steps) => ({ default: steps.LaterStep })))

/** The Brand-Guardian wizard (spec 1, section 2). Everybody may fill it in; the evaluation needs an account. */
export function CheckPage() {
  const t = usePhrases('guardian')
  const address = useCheckAddress()
  const { step: asked, sign, addressOf } = address
  const holder = useDraft(address.draft, asked === 'description')
  const { draft, isKnown, isStored, refusal, change } = holder
  useSign(sign, holder)
  const isBegun = isKnown && !isEmpty(draft)
  useEffect(() => {
    // Loads the later steps early, so that a started draft can be continued offline. Opening a step reports a failure.
    if (isBegun) loadLaterSteps().catch(() => undefined)
  }, [isBegun])
  const id = isStored ? draft.id : null
  const fault = isKnown ? firstFault(draft) : null
  const place = guardianSteps.indexOf(asked)
  // If a step cannot be evaluated, later steps lead back to it. The evaluation itself starts in the step before it.
  const reach = guardianSteps.indexOf(fault?.step ?? 'classification')
  const shown = isKnown && place > reach && (fault || asked !== 'evaluation') ? (guardianSteps[reach] ?? 'description') : asked
  useHead({
    // Tabs, the history and screen readers tell the steps apart by their titles.
    title: shown === 'description' ? t('title') : t('title.step', { step: t(`step.${shown}`) }),
    description: t('description'),
    noindex: asked !== 'description' || sign !== '' || address.draft !== null,
  })
  const go: StepProps['go'] = (next, options) => {
    if (next !== 'evaluation') change({ step: next })
    address.go(next, id, options)
  }
  const body = () => {
    if (refusal) return <Refusal refusal={refusal} />
    if (shown === 'description') return <DescriptionStep holder={holder} go={go} />
    if (!isKnown) return <Loading />
    return <LaterStep step={shown} holder={holder} go={go} />
  }
  return (
    <Wizard
      label={t('steps')}
      current={shown}
      question={shown}
      steps={guardianSteps.map((key, at) => ({
        key,
        label: t(`step.${key}`),
        to: isKnown && at <= reach ? addressOf(key, id) : null,
      }))}
      summary={isBegun && shown !== 'description' && <Summary draft={draft} step={shown} />}
    >
      <Suspense fallback={<Loading />}>{body()}</Suspense>
    </Wizard>
  )
}

/**
 * Takes over a name that was typed on another page. A draft that has another name stays as it is, and a new draft
 * begins.
 */
function useSign(sign: string, { isKnown, draft, change, begin }: DraftHolder): void {
  const { step, go } = useCheckAddress()
  useEffect(() => {
    if (!isKnown || sign === '') return
    if (draft.name.trim() === '') change({ name: sign })
    else if (draft.name.trim() !== sign) begin({ name: sign })
    // Removes the name from the address.
    go(step, null, { replace: true })
  }, [isKnown, sign, draft.name, change, begin, go, step])
}

function Refusal({ refusal }: { refusal: DraftRefusal }) {
  const t = usePhrases('guardian')
  const locale = useLocale()
  if (refusal === 'login')
    return (
      <>
        <WizardQuestion title={t('draft.login.title')} />
        <LoginPrompt>{t('draft.login.text')}</LoginPrompt>
      </>
    )
  return (
    <ErrorState level={1} title={t(`draft.${refusal}.title`)} text={t(`draft.${refusal}.text`)}>
      <Link className={buttonClass({ look: 'primary' })} to={paths.create(locale)}>
        {t('drafts.begin')}
      </Link>
    </ErrorState>
  )
}

/** Shows the input of the steps before this one. */
function Summary({ draft, step }: { draft: CheckDraft; step: GuardianStep }) {
  const t = usePhrases('guardian')
  const format = useFormat()
  const place = guardianSteps.indexOf(step)
  const isBehind = (other: GuardianStep) => place > guardianSteps.indexOf(other)
  const idea = draft.idea.trim()
  const classes = classesOf(draft.goods)
  return (
    <section aria-label={t('summary')}>
      <LeaderList>
        {idea !== '' && (
          <LeaderItem label={t('summary.idea')}>{t('summary.characters', { number: format.count(idea.length) })}</LeaderItem>
        )}
        {isBehind('nameAndLogo') && (
          <>
            <LeaderItem label={t('summary.name')}>
              <span dir="auto">{draft.name.trim()}</span>
            </LeaderItem>
            {(draft.logo ?? draft.picture) !== null && <LeaderItem label={t('logo.title')}>{t('summary.yes')}</LeaderItem>}
          </>
        )}
        {isBehind('regions') && (
          <LeaderItem label={t('summary.regions')}>
            <span className={styles.offices}>
              {chosenOffices(draft).map((code) => (
                <OfficeFlag key={code} code={code} show="code" />
              ))}
            </span>
          </LeaderItem>
        )}
        {isBehind('classification') && classes.length > 0 && (
          <>
            <LeaderItem label={t('list.classes')}>{format.list(classes.map(String), 'unit')}</LeaderItem>
            <LeaderItem label={t('summary.terms')}>{draft.goods.length}</LeaderItem>
          </>
        )}
      </LeaderList>
    </section>
  )
}

function Loading() {
  const t = usePhrases('guardian')
  return (
    <div role="status" aria-label={t('loading')}>
      <Skeleton height="56px" width="min(480px, 100%)" />
      <Skeleton height="320px" />
    </div>
  )
}
