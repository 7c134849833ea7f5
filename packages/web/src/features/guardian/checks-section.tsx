import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { QueryHolder } from '../../lib/api.tsx'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { useIsAfterRemoval, useListTitle } from '../../ui/use-list-title.ts'
import { AssessmentList } from './assessment-list.tsx'
import styles from './checks-section.module.css'
import { DraftList } from './pieces/draft-list.tsx'
import { useAssessments, useDrafts } from './pieces/index.ts'

/** The drafts and assessments of the account (spec 1, section 2, "My {product}"). */
export function ChecksSection() {
  const t = usePhrases('checks')
  const locale = useLocale()
  const drafts = useDrafts()
  const assessments = useAssessments()
  const ofAssessments = useListTitle(useIsAfterRemoval())
  const ofDrafts = useListTitle()
  const begin = (
    <Link className={buttonClass({ look: 'primary' })} to={paths.create(locale)}>
      {t('begin')}
    </Link>
  )
  return (
    <div className={styles.section}>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        {begin}
      </div>
      <h2 {...ofAssessments.title}>{t('assessments')}</h2>
      <Answer holder={assessments}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState title={t('assessments.none')} text={t('assessments.noneText')} />
          ) : (
            <AssessmentList assessments={list} onRemoved={ofAssessments.onRemoved} />
          )
        }
      </Answer>
      <h2 {...ofDrafts.title}>{t('drafts')}</h2>
      <Answer holder={drafts}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState title={t('drafts.none')} text={t('drafts.noneText')} />
          ) : (
            <>
              <p className={styles.note}>{t('drafts.kept')}</p>
              <DraftList drafts={list} onRemoved={ofDrafts.onRemoved} />
            </>
          )
        }
      </Answer>
    </div>
  )
}

function Answer<T>({ holder, children }: { holder: QueryHolder<T>; children: (object: T) => ReactNode }) {
  const t = usePhrases('checks')
  const ui = usePhrases('ui')
  const { object, error, busy, reload } = holder
  if (object !== undefined) return children(object)
  if (error && !busy)
    return (
      <ErrorState title={t('failed')}>
        <Button onClick={reload}>{ui('retry')}</Button>
      </ErrorState>
    )
  return (
    <div role="status" aria-label={t('loading')}>
      <Skeleton height="160px" />
    </div>
  )
}
