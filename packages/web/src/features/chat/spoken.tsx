import type { ChatExchange } from '@marklot/contracts/chat'
import { useRef } from 'react'
import { usePhrases } from '../../lib/phrases.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { sentenceText } from './sentence-blocks.ts'
import { useToolTitle } from './use-tool-title.ts'

/** Announces an arriving answer to screen readers: the calls of tools, each sentence once, and the end. */
export function Spoken({ exchange }: { exchange: ChatExchange | undefined }) {
  const t = usePhrases('chat')
  const titleOf = useToolTitle()
  // Only announces answers that arrive while the page is open, not those of a loaded thread.
  const heard = useRef<string>(undefined)
  if (exchange?.answer.state === 'running') heard.current = exchange.id
  const answer = exchange && heard.current === exchange.id ? exchange.answer : null
  const end = answer && (answer.state === 'running' ? null : t(`answer.${answer.state}`))
  return (
    <div role="log" aria-live="polite" aria-label={t('brandy')}>
      <VisuallyHidden>
        {answer?.results.map((result) => (
          <span key={result.id}>{titleOf(result)}. </span>
        ))}
        {answer?.sentences.map((sentence, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences are only added
          <span key={place}>{sentenceText(sentence)} </span>
        ))}
        {end && <span>{end}</span>}
      </VisuallyHidden>
    </div>
  )
}
