import { registrationOfficeCodes } from '@marklot/contracts/office'
import { usePhrases } from '../../lib/phrases.tsx'

/** Returns a function that puts the number of offices in a plan into words; null: all. */
export function useOfficesText(): (offices: number | null) => string {
  const t = usePhrases('plans')
  return (offices) =>
    offices === null ? t('allOffices', { count: registrationOfficeCodes.length }) : t('offices', { count: offices })
}
