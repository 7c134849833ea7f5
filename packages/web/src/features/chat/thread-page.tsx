import type { ChatThread } from '@marklot/contracts/chat'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useParams } from 'react-router'
import { hasStatus } from '../../lib/api.tsx'
import { useHead } from '../../lib/head.tsx'
import { usePhrases } from '../../lib/phrases.tsx'
import { useSession } from '../../lib/session.tsx'
import { LoginPrompt } from '../../shell/login-prompt.tsx'
import { NotFoundPage } from '../../shell/not-found-page.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorState, Notice, Skeleton } from '../../ui/states.tsx'
import { useThread, useThreads } from './chat-calls.ts'
import { Composer } from './composer.tsx'
import { Frame, QuotaLeft, QuotaNotice } from './frame.tsx'
import { Messages } from './messages.tsx'
import { Spoken } from './spoken.tsx'
import { type FirstQuestion, Machine } from './start-page.tsx'
import styles from './thread-page.module.css'
import { useConversation } from './use-conversation.ts'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** A thread with Brandy. */
export function ThreadPage() {
  const { id = '' } = useParams()
  return uuid.test(id) ? <Loaded key={id} id={id.toLowerCase()} /> : <NotFoundPage />
}

function Loaded({ id }: { id: string }) {
  const t = usePhrases('chat')
  const ui = usePhrases('ui')
  const { account, isLoading } = useSession()
  const { object: thread, error, busy, reload } = useThread(id, account !== null)
  const title = thread?.title || t('threads.new')
  useHead({ title: thread ? title : t('title'), noindex: true })
  return (
    <Frame title={title} current={id}>
      {account && thread ? (
        <Opened thread={thread} reload={reload} />
      ) : (
        <div className={styles.waiting}>
          {!account && !isLoading ? (
            <LoginPrompt>{t('login.text')}</LoginPrompt>
          ) : hasStatus(error, 404) ? (
            <ErrorState title={t('missing.title')} text={t('missing.text')} />
          ) : error && !busy ? (
            <ErrorState title={t('failed')}>
              <Button onClick={reload}>{ui('retry')}</Button>
            </ErrorState>
          ) : (
            <div role="status" aria-label={t('loading')}>
              <Skeleton height="320px" />
            </div>
          )}
        </div>
      )}
    </Frame>
  )
}

function Opened({ thread, reload }: { thread: ChatThread; reload: () => void }) {
  const t = usePhrases('chat')
  const { state } = useLocation()
  const conversation = useConversation(thread, reload)
  const { exchanges, isAnswering, isReconnecting, ask, act } = conversation
  const quota = useThreads('', true).object?.quota
  const [question, setQuestion] = useState('')
  const send = async (text: string) => {
    setQuestion('')
    if (!(await ask({ text }))) setQuestion((typed) => typed || text)
  }
  // The question that created the thread. Thanks to its id, a reload does not ask it again.
  const first = (state as { first?: FirstQuestion } | null)?.first
  const begin = useRef(ask)
  useEffect(() => {
    if (!first) return
    void begin.current(first).then((isTaken) => {
      if (!isTaken) setQuestion((typed) => typed || first.text)
    })
  }, [first])
  const last = exchanges.at(-1)
  const shown = useRef(last?.id)
  // Scrolls a new question and the beginning of its answer into view.
  useEffect(() => {
    if (last?.id === shown.current) return
    shown.current = last?.id
    document.getElementById(`question-${last?.id}`)?.scrollIntoView({ block: 'start' })
  }, [last?.id])
  const running = exchanges.find(({ answer }) => answer.state === 'running')
  return (
    <>
      <div className={styles.messages}>
        {exchanges.length === 0 && (
          <div className={styles.waiting}>
            <Machine />
          </div>
        )}
        <Messages subject={thread.subject} exchanges={exchanges} onAsk={ask} onAct={act} />
        {isReconnecting && (
          <div role="status">
            <Notice kind="warning">{t('answer.reconnecting')}</Notice>
          </div>
        )}
        <QuotaNotice quota={quota} />
        <Spoken exchange={last} />
      </div>
      <Composer
        value={question}
        onChange={setQuestion}
        onSend={(text) => void send(text)}
        onStop={isAnswering ? () => running && void act(running, { action: 'stop' }) : undefined}
        hasFocus={first !== undefined}
        quota={<QuotaLeft quota={quota} />}
      />
    </>
  )
}
