import { AssessStep } from './assess-step.tsx'
import { RadarDone } from './done.tsx'
import { ResultStep } from './result-step.tsx'
import { SaveStep } from './save-step.tsx'
import type { StepProps } from './use-draft.ts'
import type { MonitorStep } from './use-monitor-address.ts'
import type { SavedRadar } from './use-save-radar.ts'

interface LaterStepProps extends StepProps {
  step: Exclude<MonitorStep, 'select'>
  /** Null until the radar is saved. */
  saved: SavedRadar | null
  onSaved: (saved: SavedRadar) => void
  onAnother: () => void
}

/** The steps after the first one. They load when the reader continues. */
export function LaterStep({ step, saved, onSaved, onAnother, ...props }: LaterStepProps) {
  if (saved) return <RadarDone saved={saved} onAnother={onAnother} />
  if (step === 'assess') return <AssessStep {...props} />
  return step === 'result' ? <ResultStep {...props} /> : <SaveStep {...props} onSaved={onSaved} />
}
