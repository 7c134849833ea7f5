import { ApiError } from '@marklot/contracts/client'
import type { GuardianStep } from '@marklot/contracts/guardian'
import { useEffect, useRef, useState } from 'react'
import { usePhrases } from '../../../lib/phrases.tsx'
import { useSession } from '../../../lib/session.tsx'
import { useErrorText } from '../../../shell/error-text.ts'
import { overlays, paywallCodeOf } from '../../../shell/overlays.ts'
import { useEvaluate } from '../pieces/index.ts'
import { ClassificationStep } from './classification-step.tsx'
import { caseOf } from './draft.ts'
import { NameStep } from './name-step.tsx'
import { RegionsStep } from './regions-step.tsx'
import { RunStep } from './run-step.tsx'
import type { StepProps } from './step.ts'
import { useLogoUpload } from './use-logo-upload.ts'

/** The steps after the first one. They load when the person continues. */
export function LaterStep({ step, ...props }: StepProps & { step: Exclude<GuardianStep, 'description'> }) {
  const t = usePhrases('guardian')
  const { holder, go } = props
  const { draft, change } = holder
  const { account } = useSession()
  const logo = useLogoUpload(holder)
  const evaluating = useEvaluate()
  const [isStarting, setIsStarting] = useState(false)
  const errorText = useErrorText()
  const [refusal, setRefusal] = useState<string | null>(null)
  const start = async () => {
    // The assessment belongs to the draft, so the account has to store the draft first.
    const isStored = await holder.flush()
    const { id: draftId, assessmentId: previousId } = draft
    const runningId = await evaluating.run({ case: caseOf(draft), draftId: isStored ? draftId : null, previousId })
    change({ runningId })
    go('evaluation')
  }
  const evaluate = () => {
    if (!account) return overlays.open({ kind: 'paywall', code: 'auth.required', about: 'check' })
    setRefusal(null)
    setIsStarting(true)
    start()
      .catch((error: unknown) => {
        const code = paywallCodeOf(error)
        if (code) overlays.open({ kind: 'paywall', code, about: 'check' })
        else setRefusal(error instanceof ApiError ? sentenceOf(error, errorText(error)) : t('run.lost'))
      })
      .finally(() => setIsStarting(false))
  }
  const { runningId } = draft
  const isRunning = step === 'evaluation' && runningId !== null
  // The previous step starts an evaluation.
  const isEarly = step === 'evaluation' && runningId === null
  const goNow = useRef(go)
  goNow.current = go
  useEffect(() => {
    if (isEarly) goNow.current('classification', { replace: true })
  }, [isEarly])
  if (step === 'nameAndLogo') return <NameStep {...props} logo={logo} />
  if (step === 'regions') return <RegionsStep {...props} />
  if (isRunning) return <RunStep {...props} id={runningId} />
  return (
    <ClassificationStep
      {...props}
      refusal={refusal ?? logo.fault}
      isStarting={isStarting}
      isWaiting={logo.busy || isStarting}
      onEvaluate={evaluate}
    />
  )
}

/** Returns the sentence of a failure, followed by the server's sentences about single fields. */
function sentenceOf({ body }: ApiError, sentence: string): string {
  const details = (body as { details?: readonly { message: string }[] } | null)?.details ?? []
  return [sentence, ...details.map(({ message }) => message)].join(' ')
}
