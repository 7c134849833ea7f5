import type { Severity } from '../lib/page-events.ts'
import { usePhrases } from '../lib/phrases.tsx'
import type { IconName } from '../ui/icon.tsx'

export const severityIcons: Record<Severity, IconName> = { INFO: 'info', WARNING: 'warning', ERROR: 'error' }

/**
 * The severity in words, because colour and sign alone do not convey it. For information only screen readers read it.
 */
export function SeverityWord({ severity }: { severity: Severity }) {
  const t = usePhrases('shell')
  return <strong className={severity === 'INFO' ? 'vh' : undefined}>{t(`severity.${severity}`)}:</strong>
}
