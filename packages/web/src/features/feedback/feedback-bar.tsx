import { highestRating } from '@marklot/contracts/feedback'
import { useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import { useConfig } from '../../lib/config.tsx'
import { disableFeedback, feedbackPauses } from '../../lib/feedback-cookie.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './feedback-bar.module.css'
import { Comment, Satisfaction } from './giving-fields.tsx'
import { useGiving } from './use-giving.ts'

/** Something is missing below the highest rating. */
const asksComment = (rating: number) => rating < highestRating

/**
 * Asks for a satisfaction rating and, below five, for what is missing (spec 1, section 2; spec 2, section 7.6). Closing
 * the bar, also with Escape, discards the input. "Later" postpones the bar by 60 days, submitting by 120.
 */
export function FeedbackBar({ context, onClose }: { context?: string; onClose: () => void }) {
  const t = usePhrases('feedback')
  const { productName } = useConfig()
  const id = useId()
  const giving = useGiving(context, asksComment)
  const { rating, isDone } = giving
  useCloseElsewhere(isDone, onClose)
  const reject = (pause: number | 'never') => {
    disableFeedback(pause)
    onClose()
  }
  return (
    <section
      className={styles.bar}
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <h2 id={id} className={isDone ? undefined : 'vh'}>
        {isDone ? t('thanks.title') : t('title')}
      </h2>
      <Button className={styles.close} look="quiet" iconOnly aria-label={t('close')} onClick={onClose}>
        <Icon name="x" />
      </Button>
      <div role="status">{isDone && <p>{t('thanks.text', { product: productName })}</p>}</div>
      {!isDone && (
        <form className={styles.form} onSubmit={giving.submit}>
          <Satisfaction rating={rating} onChange={giving.setRating} />
          {rating !== null && asksComment(rating) && (
            <Comment label={t('missing')} rows={2} value={giving.comment} onChange={giving.setComment} />
          )}
          <div className={styles.actions}>
            <Button look="quiet" size="small" onClick={() => reject('never')}>
              {t('never')}
            </Button>
            <Button size="small" onClick={() => reject(feedbackPauses.rejected)}>
              {t('later')}
            </Button>
            <Button type="submit" look="primary" size="small" disabled={rating === null || giving.busy}>
              {giving.busy ? t('submitting') : t('submit')}
            </Button>
          </div>
        </form>
      )}
    </section>
  )
}

/** Closes the thanks when the next page opens. */
function useCloseElsewhere(isDone: boolean, onClose: () => void): void {
  const { pathname } = useLocation()
  const shownOn = useRef(pathname)
  useEffect(() => {
    if (isDone && shownOn.current !== pathname) onClose()
    shownOn.current = pathname
  }, [isDone, pathname, onClose])
}
