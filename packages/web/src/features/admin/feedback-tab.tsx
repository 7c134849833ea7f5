import type { Feedback } from '@marklot/contracts/feedback'
import { Link } from 'react-router'
import { useApiQuery } from '../../lib/api.tsx'
import { usePhrases } from '../../lib/phrases.tsx'
import { feedbackOf } from '../feedback/index.ts'
import styles from './admin.module.css'
import { adminKey } from './change.tsx'
import { Answer, ListPage, SearchForm, Table } from './parts.tsx'
import { useAdminAddress } from './use-admin-address.ts'
import { useInstant } from './use-instant.ts'

/** Feedback, newest first. The search matches context, comment and account. */
export function FeedbackTab() {
  const t = usePhrases('admin')
  const { query, page, size } = useAdminAddress()
  const answer = useApiQuery(
    [adminKey, 'feedback', query, page, size],
    (api, options) => feedbackOf(api).list({ query: { query, page, size } }, options),
    { keepPrevious: true, staleTime: 0 },
  )
  return (
    <>
      <SearchForm label={t('feedback.search')} />
      <Answer answer={answer}>
        {({ total, feedbacks }) => (
          <ListPage total={total} empty={{ title: t('feedback.empty'), text: t('feedback.empty.text') }}>
            <Feedbacks feedbacks={feedbacks} />
          </ListPage>
        )}
      </Answer>
    </>
  )
}

function Feedbacks({ feedbacks }: { feedbacks: readonly Feedback[] }) {
  const t = usePhrases('admin')
  const instant = useInstant()
  const { addressOf } = useAdminAddress()
  return (
    <Table
      label={t('tab.feedback')}
      head={[t('log.when'), t('feedback.rating'), t('feedback.comment'), t('feedback.context'), t('account')]}
    >
      {feedbacks.map(({ id, createdUtc, rating, comment, context, locale, accountId, accountName }) => (
        <tr key={id}>
          <td className={styles.still}>{instant(createdUtc)}</td>
          <th scope="row">{t('feedback.ratingOf', { rating })}</th>
          <td className={styles.text} lang={locale}>
            {comment || '–'}
          </td>
          <td>
            {context} ({locale})
          </td>
          <td>
            {accountId === null ? (
              t('feedback.visitor')
            ) : (
              <Link to={addressOf({ tab: 'accounts', account: accountId, query: '' })}>{accountName}</Link>
            )}
          </td>
        </tr>
      ))}
    </Table>
  )
}
