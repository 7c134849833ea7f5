import type { AssessmentCase } from '@marklot/contracts/guardian'
import { useNavigate } from 'react-router'
import { useApiMutation } from '../../../lib/api.tsx'
import { newId } from '../../../lib/new-id.ts'
import { paths } from '../../../lib/paths.ts'
import { useLocale } from '../../../lib/phrases.tsx'
import { guardianOf, useReloadGuardian } from '../pieces/index.ts'

/** Creates a draft of a changed case and opens it where it can be evaluated. */
export function useTakeCase(): { busy: boolean; run: (changed: AssessmentCase) => Promise<void> } {
  const locale = useLocale()
  const navigate = useNavigate()
  const reload = useReloadGuardian()
  const creating = useApiMutation('creating', (api, changed: AssessmentCase) =>
    guardianOf(api).createDraft({ body: { id: newId(), step: 'classification', ...changed } }),
  )
  return {
    busy: creating.busy,
    run: async (changed) => {
      const draft = await creating.run(changed)
      void reload()
      await navigate(paths.create(locale, { step: 4, draft: draft.id }))
    },
  }
}
