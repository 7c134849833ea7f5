import { registrationOfficeCodes } from '@marklot/contracts/office'
import { usePhrases } from '../../lib/phrases.tsx'

/** Returns functions that say "seven registers", or the actual number. */
export function useRegisterWords(): { registersOf: (offices: number) => string } {
  const t = usePhrases('home')
  return {
    registersOf: (offices) =>
      offices === registrationOfficeCodes.length ? t('registers.all') : t('registers.count', { count: offices }),
  }
}
