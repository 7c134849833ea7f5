import { notations } from '@marklot/contracts/locale'
import type { ReactNode } from 'react'
import { useLocale, usePhrases } from '../../../lib/phrases.tsx'
import { WizardBar } from '../../../ui/wizard/wizard.tsx'
import type { DraftHolder } from './use-draft.ts'

/** The wizard's bar with the time at which the draft was stored. */
export function KeptBar({ holder, children }: { holder: DraftHolder; children: ReactNode }) {
  const t = usePhrases('monitor')
  const locale = useLocale()
  const { keptAt } = holder
  const time = (at: number) => new Intl.DateTimeFormat(notations[locale], { timeStyle: 'short' }).format(at)
  return <WizardBar kept={keptAt === null ? t('kept.not') : t('kept', { time: time(keptAt) })}>{children}</WizardBar>
}
