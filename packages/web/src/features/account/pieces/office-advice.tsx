import { recommendedOffice } from '@marklot/contracts/billing'
import type { RegistrationOfficeCode } from '@marklot/contracts/office'
import { usePhrases } from '../../../lib/phrases.tsx'
import { Button } from '../../../ui/button.tsx'
import { withOffice } from '../../../ui/form/office-ticks.tsx'
import { Notice } from '../../../ui/states.tsx'

interface OfficeAdviceProps {
  chosen: readonly RegistrationOfficeCode[]
  /** Whether another office can be added. */
  hasRoom: boolean
  onChange: (chosen: RegistrationOfficeCode[]) => void
}

/** The recommendation to add the EU's office if one of its countries is chosen without it (spec 1, section 5). */
export function OfficeAdvice({ chosen, hasRoom, onChange }: OfficeAdviceProps) {
  const t = usePhrases('settings')
  const recommended = recommendedOffice(chosen)
  if (recommended === null) return null
  return (
    <Notice>
      <p>{t('offices.recommendation')}</p>
      {hasRoom && (
        <Button size="small" onClick={() => onChange(withOffice(chosen, recommended, true))}>
          {t('offices.addEm')}
        </Button>
      )}
    </Notice>
  )
}
