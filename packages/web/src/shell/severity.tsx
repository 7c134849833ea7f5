import type { Severity } from '../lib/page-events.ts'
import { usePhrases } from '../lib/phrases.tsx'
import type { IconName } from '../ui/icon.tsx'

export const severityIcons: Record<Severity, IconName> = { INFO: 'info', WARNING: 'warning', ERROR: 'error' }

/**
 * States the severity in words, because colour and icon alone do not convey it. The word for information is only for
 * screen readers.
 */
export function SeverityWord({ severity }: { severity: Severity }) {
  const t = usePhrases('shell')
  return <strong className={severity === 'INFO' ? 'vh' : undefined}>{t(`severity.${severity}`)}:</strong>
}
