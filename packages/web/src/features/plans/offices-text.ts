import { registrationOfficeCodes } from '@marklot/contracts/office'
import { usePhrases } from '../../lib/phrases.tsx'

/** How many offices a plan holds, in words; null: all. */
export function useOfficesText(): (offices: number | null) => string {
  const t = usePhrases('plans')
  return (offices) =>
    offices === null ? t('allOffices', { count: registrationOfficeCodes.length }) : t('offices', { count: offices })
}
