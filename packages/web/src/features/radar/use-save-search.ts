import type { RadarSearch, StoredBrandQuery } from '@marklot/contracts/radar'
import { isBlank } from '@marklot/contracts/rules'
import { useState } from 'react'
import { useApi } from '../../lib/api.tsx'
import { pageEvents } from '../../lib/page-events.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { type PaywallCode, paywallCodeOf } from '../../shell/overlays.ts'
import { type Faults, faultsOf } from '../../ui/form/use-saving.ts'
import { radarOf, recipientFaults, useReloadRadar } from './pieces/index.ts'
import { inputOf, type SearchDraft } from './search-draft.ts'

interface SavingSearch {
  faults: Faults
  /** Why the plan refuses the input. The input is kept. */
  paywall: PaywallCode | null
  closePaywall: () => void
  isBusy: boolean
  save: () => Promise<void>
}

/** Checks and saves a search. Faults found by the page or the server belong beside their fields. */
export function useSaveSearch(options: {
  search: RadarSearch
  saved: StoredBrandQuery | undefined
  draft: SearchDraft
  onSaved: () => void
}): SavingSearch {
  const { search, saved, draft, onSaved } = options
  const t = usePhrases('radar')
  const validation = usePhrases('validation')
  const radar = radarOf(useApi())
  const reload = useReloadRadar()
  const [faults, setFaults] = useState<Faults>({})
  const [paywall, setPaywall] = useState<PaywallCode | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  const check = (): Faults => {
    const recipients = Object.entries(recipientFaults(draft, draft.executionFrequency !== 'none'))
    return {
      ...(isBlank(draft.name) && { name: validation('required') }),
      ...Object.fromEntries(recipients.map(([name, message]) => [name, validation(message)])),
    }
  }
  const refuse = (error: unknown) => {
    const code = paywallCodeOf(error)
    if (code) return setPaywall(code)
    const found = faultsOf(error)
    setFaults(found)
    if (Object.keys(found).length === 0) pageEvents.emit('errorOccurred', { error })
  }
  return {
    faults,
    paywall,
    closePaywall: () => setPaywall(null),
    isBusy,
    save: async () => {
      const found = check()
      setFaults(found)
      if (Object.keys(found).length > 0) return
      setIsBusy(true)
      try {
        const { name } = await radar.save({ body: inputOf(search, saved, draft) })
        pageEvents.emit('notified', { severity: 'INFO', text: t('save.done', { name }) })
        void reload()
        onSaved()
      } catch (error) {
        refuse(error)
      } finally {
        setIsBusy(false)
      }
    },
  }
}
