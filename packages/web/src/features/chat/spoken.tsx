import type { ChatExchange } from '@marklot/contracts/chat'
import { useRef } from 'react'
import { usePhrases } from '../../lib/phrases.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { sentenceText } from './sentence-blocks.ts'
import { useToolTitle } from './use-tool-title.ts'

/** Reads an answer to screen readers while it arrives: what is asked of the tools, each sentence once, and the end. */
export function Spoken({ exchange }: { exchange: ChatExchange | undefined }) {
  const t = usePhrases('chat')
  const titleOf = useToolTitle()
  // Only answers that were seen being written are read; those of an opened thread are not.
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
