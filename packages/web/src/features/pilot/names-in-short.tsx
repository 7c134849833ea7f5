import { riskClassIn } from '@marklot/contracts/guardian-verdict'
import type { PilotProject } from '@marklot/contracts/pilot'
import { usePhrases } from '../../lib/phrases.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useKnownFindings } from './findings.tsx'
import { verdictOfFinding } from './found-risk.tsx'
import line from './line.module.css'
import styles from './names-in-short.module.css'
import { RiskScale } from './risk-scale.tsx'

/** The most names that the closed station shows. */
const mostNames = 5

/**
 * The names of the shortlist with their risk. The risk comes from the last assessment or else from the current
 * findings. A name with similar marks is listed without a risk too; otherwise only the names without any would be here,
 * as if the others were not to be considered.
 */
export function NamesInShort({ project }: { project: PilotProject }) {
  const t = usePhrases('pilot')
  const say = usePhrases('verdicts')
  const findings = useKnownFindings()
  const judged = project.names
    .filter(({ isShortlisted }) => isShortlisted)
    .flatMap((name) => {
      const [assessment] = name.assessments
      const finding = findings.of(name)
      const verdict = (assessment ? assessment.verdict : finding && verdictOfFinding(finding)) ?? null
      if (!verdict && !finding?.similar.all) return []
      const { riskScore = null } = assessment ?? finding ?? {}
      return [{ ...name, riskScore: verdict && riskClassIn(verdict) && riskScore, verdict }]
    })
    .slice(0, mostNames)
  if (judged.length === 0) return null
  return (
    <ul className={classNames(line.body, line.short, styles.names)}>
      {judged.map(({ id, name, isChosen, riskScore, verdict }) => (
        <li key={id} className={isChosen ? styles.chosen : undefined}>
          <span dir="auto">{name}</span>
          {riskScore === null ? <span /> : <RiskScale score={riskScore} />}
          <span className={styles.words}>{verdict === null ? t('short.unjudged') : say(verdict)}</span>
        </li>
      ))}
    </ul>
  )
}
