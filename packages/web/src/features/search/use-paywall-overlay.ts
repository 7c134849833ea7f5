import { useEffect } from 'react'
import { useNavigationType } from 'react-router'
import { overlays, type PaywallCode } from '../../shell/overlays.ts'

/**
 * Opens the paywall over the page after an action of the person. If the address was opened directly or by going back,
 * the paywall appears in place of the content.
 */
export function usePaywallOverlay(code: PaywallCode | null): void {
  const isStep = useNavigationType() !== 'POP'
  useEffect(() => {
    if (code && isStep) overlays.open({ kind: 'paywall', code })
  }, [code, isStep])
}
