import type { SearchedLogo } from '@marklot/contracts/search'
import { useId } from 'react'
import { usePhrases } from '../../../lib/phrases.tsx'
import controls from '../../../ui/controls.module.css'

/** The parts of a picture that are searched. */
export type LogoScopeChoice = Pick<SearchedLogo, 'crop' | 'whole'>

interface LogoScopeProps {
  logo: LogoScopeChoice
  onChange: (choice: LogoScopeChoice) => void
}

/** Asks whether to search by the framed part, the whole logo, or both. Offers no choice without a frame. */
export function LogoScope({ logo: { crop, whole }, onChange }: LogoScopeProps) {
  const t = usePhrases('logos')
  const id = useId()
  if (crop === null) return null
  const scopes = [
    { name: 'part', isChosen: !whole, choice: { crop, whole: undefined } },
    { name: 'whole', isChosen: false, choice: { crop: null, whole: undefined } },
    { name: 'both', isChosen: whole === true, choice: { crop, whole: true } },
  ] as const
  return (
    <div>
      <span id={id} className={controls.label}>
        {t('scope')}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row of segments in all browsers */}
      <div className={controls.segments} role="group" aria-labelledby={id}>
        {scopes.map(({ name, isChosen, choice }) => (
          <button key={name} type="button" className={controls.segment} aria-pressed={isChosen} onClick={() => onChange(choice)}>
            {t(`scope.${name}`)}
          </button>
        ))}
      </div>
    </div>
  )
}
