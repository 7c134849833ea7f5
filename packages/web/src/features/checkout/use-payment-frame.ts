import type { Locale } from '@marklot/contracts/locale'
import type { PayPalConfiguration } from '@marklot/contracts/payment'
import type { FrameFault, FrameMessage, PageMessage } from '@marklot/contracts/payment-frame'
import { type RefObject, useEffect, useRef, useState } from 'react'

/** The locale codes that the provider uses. */
const providerLocales: Readonly<Record<Locale, string>> = { de: 'de_DE', en: 'en_GB', fr: 'fr_FR', es: 'es_ES', it: 'it_IT' }
/** Milliseconds within which the frame must show the buttons. */
const patience = 30_000

export interface FrameEvents {
  /** Creates the subscription on the server and resolves with the provider's id. */
  create: () => Promise<string>
  onApproved: (subscriptionId: string) => void
  onCancelled: () => void
  onFailed: (fault: FrameFault, detail: string) => void
}

/**
 * Talks to the frame that runs the provider's script. A frame of our own origin runs in a sandbox, whose messages come
 * from the origin `null`; any other frame's messages must come from its origin.
 */
export function usePaymentFrame(
  configuration: PayPalConfiguration,
  locale: Locale,
  events: FrameEvents,
): { frame: RefObject<HTMLIFrameElement | null>; height: number; isRendered: boolean; isSandboxed: boolean; address: string } {
  const frame = useRef<HTMLIFrameElement>(null)
  const latest = useRef(events)
  useEffect(() => {
    latest.current = events
  })
  const [height, setHeight] = useState(120)
  const [isRendered, setIsRendered] = useState(false)
  const { frameUrl, clientId, scriptUrl, scriptGeneration, currency } = configuration
  const address = typeof location === 'undefined' ? frameUrl : new URL(frameUrl, location.origin).href
  const isSandboxed = typeof location === 'undefined' || new URL(address).origin === location.origin
  useEffect(() => {
    const origin = new URL(address).origin
    let isShown = false
    const say = (message: PageMessage) => frame.current?.contentWindow?.postMessage(message, isSandboxed ? '*' : origin)
    const listen = ({ source, origin: sender, data }: MessageEvent) => {
      if (source === null || source !== frame.current?.contentWindow) return
      if (sender !== (isSandboxed ? 'null' : origin)) return
      const message = data as FrameMessage
      switch (message?.payment) {
        case 'ready':
          return say({
            payment: 'start',
            settings: { clientId, scriptUrl, scriptGeneration, currency, locale: providerLocales[locale] },
          })
        case 'rendered':
          isShown = true
          return setIsRendered(true)
        case 'height':
          return setHeight(Math.min(1_200, Math.max(60, Math.ceil(Number(message.height) || 0))))
        case 'create': {
          const { call } = message
          return void latest.current.create().then(
            (subscriptionId) => say({ payment: 'created', call, subscriptionId }),
            () => say({ payment: 'notCreated', call }),
          )
        }
        case 'approved':
          return latest.current.onApproved(String(message.subscriptionId))
        case 'cancelled':
          return latest.current.onCancelled()
        case 'failed':
          return latest.current.onFailed(message.fault, String(message.detail).slice(0, 500))
      }
    }
    const timer = setTimeout(() => isShown || latest.current.onFailed('load', 'timeout'), patience)
    window.addEventListener('message', listen)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('message', listen)
    }
  }, [address, isSandboxed, clientId, scriptUrl, scriptGeneration, currency, locale])
  return { frame, height, isRendered, isSandboxed, address }
}
