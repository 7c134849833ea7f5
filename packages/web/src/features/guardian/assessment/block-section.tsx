import type { BlockReason } from '@marklot/contracts/guardian-blocks'
import type { ReactNode } from 'react'
import { usePhrases } from '../../../lib/phrases.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Notice, Skeleton } from '../../../ui/states.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './block-section.module.css'
import type { Again } from './use-again.ts'

/** What every block of an assessment has in common. */
export interface Block<Result> {
  state: 'pending' | 'ready' | 'notAvailable' | 'failed'
  reason: BlockReason | null
  result: Result | null
}

interface SectionProps {
  id: string
  title: string
  /** Beside the heading: counts or a link. */
  aside?: ReactNode
  isBusy?: boolean
  children: ReactNode
}

/** A section of the page with an anchor for links. */
export function Section({ id, title, aside, isBusy = false, children }: SectionProps) {
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-title`} aria-busy={isBusy || undefined}>
      <div className={styles.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      {children}
    </section>
  )
}

interface BlockSectionProps<Result> {
  id: string
  title: string
  block: Block<Result>
  /** Whether the evaluation continues. A block that is still pending afterwards was never evaluated. */
  isRunning: boolean
  again: Again
  aside?: (result: Result) => ReactNode
  /** The next action when nothing can be evaluated. */
  action?: (reason: BlockReason | null) => ReactNode
  children: (result: Result) => ReactNode
}

/** A block in one of its states: its finding, or why there is none. */
export function BlockSection<Result>({ id, title, block, isRunning, again, aside, action, children }: BlockSectionProps<Result>) {
  const { state, reason, result } = block
  const isPending = state === 'pending' && isRunning
  return (
    <Section id={id} title={title} isBusy={isPending} aside={result !== null && aside?.(result)}>
      {result !== null ? (
        children(result)
      ) : isPending ? (
        <Pending />
      ) : state === 'notAvailable' ? (
        <NotAvailable reason={reason}>{action?.(reason)}</NotAvailable>
      ) : (
        <Failed again={again} />
      )}
    </Section>
  )
}

export function Pending() {
  const t = usePhrases('assessment')
  return (
    <div className={styles.pending}>
      <VisuallyHidden>{t('block.pending')}</VisuallyHidden>
      <Skeleton width="72%" />
      <Skeleton height="88px" />
    </div>
  )
}

/** "No evaluation available" (spec 2, section 8.2), and why. */
export function NotAvailable({ reason, children }: { reason: BlockReason | null; children?: ReactNode }) {
  const t = usePhrases('assessment')
  return (
    <Notice>
      <p>
        <b>{t('noEvaluation')}.</b> {t(`why.${reason ?? 'sourceFailed'}`)}
      </p>
      {children}
    </Notice>
  )
}

/** Shows a failure with a button to try again. Nothing else takes the place of the part. */
export function Failed({ again }: { again: Again }) {
  const t = usePhrases('assessment')
  return (
    <div className={styles.failed}>
      <p>
        <Icon name="error" />
        <b>{t('block.failed')}</b>
      </p>
      <p>{t('block.failed.text')}</p>
      <AgainButton again={again} />
    </div>
  )
}

export function AgainButton({ again, look = 'outline' }: { again: Again; look?: 'outline' | 'quiet' }) {
  const t = usePhrases('assessment')
  return (
    <Button look={look} disabled={again.busy} onClick={again.run}>
      <Icon name="refresh" small />
      {t('again')}
    </Button>
  )
}
