import { longestDraftIdea, longestDraftName, longestIdea } from '@marklot/contracts/guardian'
import { maximumNameLength } from '@marklot/contracts/search'
import { useFormat } from '../../../lib/format.ts'
import { usePhrases } from '../../../lib/phrases.tsx'
import type { CheckDraft, DraftFault } from './draft.ts'

/** Returns a function that puts a fault into a sentence, which says what is wrong and whether anything is lost. */
export function useFaultText(): (fault: DraftFault, draft: Pick<CheckDraft, 'idea' | 'name'>) => string {
  const t = usePhrases('guardian')
  const format = useFormat()
  const cut = (kept: number, most: number) => t('fault.cut', { kept: format.count(kept), most: format.count(most) })
  return (fault, { idea, name }) => {
    // The field cuts pasted text at the length that a draft keeps.
    if (fault === 'ideaTooLong' && idea.length >= longestDraftIdea) return cut(longestDraftIdea, longestIdea)
    if (fault === 'nameTooLong' && name.length >= longestDraftName) return cut(longestDraftName, maximumNameLength)
    if (fault === 'ideaTooLong')
      return t('fault.ideaTooLong', {
        most: format.count(longestIdea),
        over: format.count(idea.trim().length - longestIdea),
      })
    if (fault === 'nameTooLong') return t('fault.nameTooLong', { most: maximumNameLength, length: name.trim().length })
    return t(`fault.${fault}`)
  }
}
