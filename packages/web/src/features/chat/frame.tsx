import type { ChatQuota } from '@marklot/contracts/chat'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { useSession } from '../../lib/session.tsx'
import { useMoment } from '../../lib/use-moment.ts'
import { LoginPrompt } from '../../shell/login-prompt.tsx'
import { Part } from '../../shell/part.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { OutlineSign } from '../../ui/icon.tsx'
import { Notice } from '../../ui/states.tsx'
import styles from './frame.module.css'
import { shapes } from './shapes.ts'
import { ThreadList } from './thread-list.tsx'

const Dialog = lazy(() => import('../../ui/dialog.tsx').then((module) => ({ default: module.Dialog })))

interface FrameProps {
  /** The heading over the messages. Empty pages have their heading in the middle. */
  title?: string
  /** The thread on the page. */
  current: string | null
  children: ReactNode
}

/** Shows the threads beside the conversation. On phones they open over the page. */
export function Frame({ title, current, children }: FrameProps) {
  const t = usePhrases('chat')
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={`page ${styles.frame}`}>
      <aside className={styles.threads} aria-label={t('threads.title')}>
        <Threads current={current} />
      </aside>
      <section className={styles.conversation} aria-label={t('conversation')}>
        <div className={classNames(styles.head, current === null && styles.bare)}>
          <Button look="quiet" iconOnly className={styles.opener} aria-label={t('threads.title')} onClick={() => setOpen(true)}>
            <OutlineSign shape={shapes.sidebar} />
          </Button>
          {title ? (
            <h1 dir="auto" title={title}>
              {title}
            </h1>
          ) : (
            <span className={styles.space} />
          )}
          {current !== null && (
            <Link className={buttonClass({ look: 'quiet', size: 'small' })} to={paths.chat(locale)} aria-label={t('threads.new')}>
              <OutlineSign shape={shapes.plus} small />
              {t('threads.newShort')}
            </Link>
          )}
        </div>
        {children}
      </section>
      {isOpen && (
        <Part>
          <Suspense>
            <Dialog title={t('threads.title')} width="drawer" onClose={() => setOpen(false)}>
              <Threads current={current} onLeave={() => setOpen(false)} />
            </Dialog>
          </Suspense>
        </Part>
      )}
    </div>
  )
}

function Threads({ current, onLeave }: { current: string | null; onLeave?: () => void }) {
  const t = usePhrases('chat')
  const locale = useLocale()
  const { account, isLoading } = useSession()
  return (
    <>
      <Link className={buttonClass()} to={paths.chat(locale)} onClick={onLeave}>
        <OutlineSign shape={shapes.plus} small />
        {t('threads.new')}
      </Link>
      {account ? (
        <ThreadList current={current} onLeave={onLeave} />
      ) : (
        !isLoading && <LoginPrompt>{t('threads.login')}</LoginPrompt>
      )}
    </>
  )
}

/** Explains why no question can be asked now, and links to plans that allow it. */
export function QuotaNotice({ quota }: { quota: ChatQuota | undefined }) {
  const t = usePhrases('chat')
  const locale = useLocale()
  const usedUpText = useUsedUpText()
  if (!quota || quota.refusal === null) return null
  return (
    <Notice>
      {usedUpText(quota) ?? t(quota.refusal === 'plan.featureNotIncluded' ? 'plan.notIncluded' : 'plan.usedUp')}{' '}
      <Link to={paths.products(locale)}>{t('plan.see')}</Link>
    </Notice>
  )
}

/** Returns a function that says when questions are possible again, once those of the day are used up. */
export function useUsedUpText(): (quota: ChatQuota | undefined) => string | undefined {
  const t = usePhrases('chat')
  const moment = useMoment()
  return (quota) =>
    quota?.refusal === 'plan.quotaUsedUp' && quota.renewsUtc
      ? t('plan.usedUpToday', { count: quota.limit ?? 0, moment: moment(quota.renewsUtc) })
      : undefined
}

/** Shows how many questions are left, if they are few enough to matter. */
export function QuotaLeft({ quota }: { quota: ChatQuota | undefined }) {
  const t = usePhrases('chat')
  if (!quota || quota.limit === null || quota.refusal !== null) return null
  const count = Math.max(0, quota.limit - quota.used)
  return quota.period === 'trial' || count <= 10 ? t(`quota.${quota.period}`, { count }) : null
}
