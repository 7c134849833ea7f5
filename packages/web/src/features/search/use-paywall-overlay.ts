import { useEffect } from 'react'
import { useNavigationType } from 'react-router'
import { overlays, type PaywallCode } from '../../shell/overlays.ts'

/**
 * Opens the paywall over the page after an action of the person. Addresses opened directly or by going back show it in
 * place.
 */
export function usePaywallOverlay(code: PaywallCode | null): void {
  const isStep = useNavigationType() !== 'POP'
  useEffect(() => {
    if (code && isStep) overlays.open({ kind: 'paywall', code })
  }, [code, isStep])
}
