import { notations } from '@marklot/contracts/locale'
import type { ReactNode } from 'react'
import { useLocale, usePhrases } from '../../../lib/phrases.tsx'
import { useErrorText } from '../../../shell/error-text.ts'
import { WizardBar } from '../../../ui/wizard/wizard.tsx'
import type { DraftHolder } from './use-draft.ts'

/** The wizard's bar: where and when the draft was saved, with `more` about the next step. */
export function CheckBar({ holder, more, children }: { holder: DraftHolder; more?: string; children: ReactNode }) {
  const t = usePhrases('guardian')
  const locale = useLocale()
  const errorText = useErrorText()
  const { keptAt, isStored, fault } = holder
  const time = (at: number) => new Intl.DateTimeFormat(notations[locale], { timeStyle: 'short' }).format(at)
  const kept = () => {
    if (fault !== null) return t('kept.failed', { reason: errorText(fault) })
    if (keptAt === null) return t('kept.not')
    return t(isStored ? 'kept.account' : 'kept.browser', { time: time(keptAt) })
  }
  return (
    <WizardBar
      kept={
        <>
          {kept()} {more}
        </>
      }
    >
      {children}
    </WizardBar>
  )
}
