import { Link } from 'react-router'
import { useConfig } from '../../lib/config.tsx'
import { useHead } from '../../lib/head.tsx'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import styles from './feedback-page.module.css'
import { Comment, Satisfaction } from './giving-fields.tsx'
import { useGiving } from './use-giving.ts'

/** The satisfaction question with an open comment, then the thanks (spec 1, section 2). */
export function FeedbackPage() {
  const t = usePhrases('feedback')
  const locale = useLocale()
  const { productName } = useConfig()
  const giving = useGiving(undefined)
  const { rating, isDone } = giving
  useHead({ title: isDone ? t('thanks.title') : t('title'), description: t('lead') })
  return (
    <div className={`page ${styles.page}`}>
      <div role="status">
        {isDone && (
          <>
            <h1>{t('thanks.title')}</h1>
            <p className={styles.lead}>{t('thanks.text', { product: productName })}</p>
          </>
        )}
      </div>
      {isDone ? (
        <Link className={buttonClass()} to={paths.search(locale)}>
          {t('thanks.search')}
        </Link>
      ) : (
        <>
          <h1>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
          <form className={styles.form} onSubmit={giving.submit}>
            <Satisfaction rating={rating} onChange={giving.setRating} />
            <Comment label={t('comment')} rows={5} value={giving.comment} onChange={giving.setComment} />
            <div>
              <Button type="submit" look="primary" disabled={rating === null || giving.busy}>
                {giving.busy ? t('submitting') : t('submit')}
              </Button>
              <noscript>
                <p className={styles.lead}>{t('noScript')}</p>
              </noscript>
            </div>
          </form>
        </>
      )}
    </div>
  )
}
