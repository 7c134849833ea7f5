import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useApi } from '../../../lib/api.tsx'
import { paths } from '../../../lib/paths.ts'
import { useLocale, usePhrases } from '../../../lib/phrases.tsx'
import { Button } from '../../../ui/button.tsx'
import { Fault } from '../../../ui/form/fields.tsx'
import { logosOf } from './logo-calls.ts'

/** State of a navigation to a search. The page moves the focus to the named part. */
export interface SearchArrival {
  focus: 'results'
}

/** Searches with a mark's own logo. The picture becomes one of the reader's logos, as if uploaded. */
export function SearchMarkLogo({ brandId }: { brandId: string }) {
  const t = usePhrases('ui')
  const api = useApi()
  const locale = useLocale()
  const navigate = useNavigate()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const search = async () => {
    setState('busy')
    try {
      const { id } = await logosOf(api).searchMark({ params: { id: brandId } })
      setState('idle')
      // The button disappears with the hit.
      const state: SearchArrival = { focus: 'results' }
      void navigate(paths.search(locale, { mode: 'logo', logo: id }), { state })
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      <Button look="quiet" size="small" disabled={state === 'busy'} onClick={() => void search()}>
        {t('searchThisLogo')}
      </Button>
      {state === 'failed' && (
        <span role="alert">
          <Fault>{t('searchThisLogo.failed')}</Fault>
        </span>
      )}
    </>
  )
}
