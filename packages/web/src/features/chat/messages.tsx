import type { AnswerAction, ChatExchange } from '@marklot/contracts/chat'
import type { ToolResult } from '@marklot/contracts/chat-results'
import { usePhrases } from '../../lib/phrases.tsx'
import { Answer } from './answer.tsx'
import styles from './messages.module.css'
import { ToolCard } from './tool-card.tsx'
import type { Conversation } from './use-conversation.ts'

interface MessagesProps {
  /** The subject with which the thread was opened. */
  subject: ToolResult | null
  exchanges: readonly ChatExchange[]
  onAsk: Conversation['ask']
  onAct: (exchange: ChatExchange, action: AnswerAction) => Promise<void>
}

/** Shows questions and answers. Results are numbered throughout the thread, and statements cite the numbers. */
export function Messages({ subject, exchanges, onAsk, onAct }: MessagesProps) {
  const t = usePhrases('chat')
  const results = [...(subject ? [subject] : []), ...exchanges.flatMap(({ answer }) => answer.results)]
  const numbers = new Map(results.map(({ id }, place) => [id, place + 1]))
  const isAnswering = exchanges.some(({ answer }) => answer.state === 'running')
  return (
    <>
      {subject && (
        <div className={styles.subject}>
          <ToolCard result={subject} number={1} />
        </div>
      )}
      {exchanges.map((exchange, place) => (
        <div key={exchange.id} className={styles.exchange}>
          <div id={`question-${exchange.id}`} className={styles.message}>
            <h2 className={styles.who}>{t('you')}</h2>
            <p className={styles.question} dir="auto">
              {exchange.text}
            </p>
          </div>
          <div className={styles.message}>
            <h2 className={`${styles.who} ${styles.brandy}`}>{t('brandy')}</h2>
            <Answer
              answer={exchange.answer}
              numbers={numbers}
              mayAct={!isAnswering}
              isLast={place === exchanges.length - 1}
              onAct={(action) => void onAct(exchange, action)}
              onConfirm={(result, text) => void onAsk({ text, confirms: result.id })}
            />
          </div>
        </div>
      ))}
    </>
  )
}
