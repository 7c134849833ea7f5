import { useEffect, useRef, useState } from 'react'
import { feedbackDisabled } from '../lib/feedback-cookie.ts'
import { pageEvents } from '../lib/page-events.ts'
import { Phrased } from '../lib/phrased.tsx'
import type { PageRoute } from '../lib/route.ts'
import { Part } from './part.tsx'
import { useShellSlots } from './slots.tsx'

/** The delay after which the bar appears automatically (spec 2, section 9.2). */
export const feedbackDelayMs = 60_000

/**
 * The feedback bar. It appears on request (event `getFeedback`), or after a minute unless its cookie disables it (spec
 * 1, section 4). Routes without a name and the Feedback route never show it. Neither does any page once a person has
 * disabled it for good. Once closed, it does not reappear automatically.
 */
export function Feedback({ route }: { route: PageRoute | null }) {
  const [context, setContext] = useState<string | null>(null)
  const wasShown = useRef(false)
  const { FeedbackBar } = useShellSlots()
  const isPossible = route !== null && route.name !== 'Feedback'
  useEffect(() => {
    if (!isPossible) {
      setContext(null)
      return
    }
    const show = (wished?: string) => {
      const disabled = feedbackDisabled()
      if (disabled === 'never' || (disabled && wished === undefined)) return
      wasShown.current = true
      setContext((shown) => wished ?? shown ?? '')
    }
    const timer = setTimeout(() => {
      if (!wasShown.current) show()
    }, feedbackDelayMs)
    const end = pageEvents.on('getFeedback', (wish) => show(wish.context))
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [isPossible])
  if (context === null) return null
  return (
    <Part>
      <Phrased of={['feedback', 'ui']}>
        <FeedbackBar context={context || undefined} onClose={() => setContext(null)} />
      </Phrased>
    </Part>
  )
}
