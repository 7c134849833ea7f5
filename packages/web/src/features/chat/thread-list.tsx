import type { ThreadSummary } from '@marklot/contracts/chat'
import { lazy, useEffect, useId, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { Menu } from '../../shell/menu.tsx'
import { Part } from '../../shell/part.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { OutlineSign } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { useListTitle } from '../../ui/use-list-title.ts'
import { useThreads } from './chat-calls.ts'
import { shapes } from './shapes.ts'
import { ages, type ThreadAge, threadAge } from './thread-age.ts'
import styles from './thread-list.module.css'
import type { ThreadTask } from './thread-task.ts'

const ThreadDialog = lazy(() => import('./thread-dialog.tsx').then((module) => ({ default: module.ThreadDialog })))

interface ThreadListProps {
  current: string | null
  /** Called when a thread is opened. */
  onLeave?: (() => void) | undefined
}

/** Lists the account's threads by age, with a search field. */
export function ThreadList({ current, onLeave }: ThreadListProps) {
  const t = usePhrases('chat')
  const ui = usePhrases('ui')
  const [typed, setTyped] = useState('')
  const query = useSettled(typed.trim())
  const { object, error, busy, reload } = useThreads(query, true)
  const [task, setTask] = useState<ThreadTask | null>(null)
  const threads = object?.threads ?? []
  const { title, onRemoved } = useListTitle<HTMLElement>()
  return (
    <section {...title} className={styles.list} aria-label={t('threads.title')}>
      <TextField name="threads" label={t('threads.search')} required={false} value={typed} onChange={setTyped} maxLength={200} />
      {!object ? (
        error && !busy ? (
          <p className={styles.none} role="alert">
            {t('threads.failed')}{' '}
            <Button look="quiet" size="small" onClick={reload}>
              {ui('retry')}
            </Button>
          </p>
        ) : (
          <Skeleton height="160px" />
        )
      ) : threads.length === 0 ? (
        <p className={styles.none}>{t(query ? 'threads.nothingFound' : 'threads.none')}</p>
      ) : (
        ages.map((age) => (
          <Group
            key={age}
            age={age}
            threads={threads.filter((one) => threadAge(one.changedUtc, new Date()) === age)}
            current={current}
            onLeave={onLeave}
            onTask={setTask}
          />
        ))
      )}
      {task && (
        <Part>
          <ThreadDialog task={task} current={current} onRemoved={onRemoved} onClose={() => setTask(null)} />
        </Part>
      )}
    </section>
  )
}

/** Milliseconds after the last key until the text is searched. */
const settledMs = 250

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settledMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

interface GroupProps extends ThreadListProps {
  age: ThreadAge
  threads: readonly ThreadSummary[]
  onTask: (task: ThreadTask) => void
}

function Group({ age, threads, current, onLeave, onTask }: GroupProps) {
  const t = usePhrases('chat')
  const locale = useLocale()
  const id = useId()
  if (threads.length === 0) return null
  return (
    <>
      <h2 id={id} className={styles.age}>
        {t(`threads.${age}`)}
      </h2>
      <ul aria-labelledby={id}>
        {threads.map((thread) => {
          const title = thread.title || t('threads.new')
          return (
            <li key={thread.id} className={thread.id === current ? styles.on : undefined}>
              <Link
                to={paths.chatThread(locale, thread.id)}
                aria-current={thread.id === current ? 'page' : undefined}
                title={title}
                dir="auto"
                onClick={onLeave}
              >
                {title}
                {thread.excerpt && <span className={styles.excerpt}>{thread.excerpt}</span>}
              </Link>
              <Menu className={styles.more} label={t('thread.more', { title })} button={<OutlineSign shape={shapes.dots} />}>
                <button type="button" onClick={() => onTask({ kind: 'rename', thread })}>
                  <OutlineSign shape={shapes.pencil} small />
                  {t('thread.rename')}
                </button>
                <button type="button" className={styles.delete} onClick={() => onTask({ kind: 'delete', thread })}>
                  <OutlineSign shape={shapes.trash} small />
                  {t('thread.delete')}
                </button>
              </Menu>
            </li>
          )
        })}
      </ul>
    </>
  )
}
