import { useApiQuery } from '../../lib/api.tsx'
import { usePhrases } from '../../lib/phrases.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './admin.module.css'
import { administrationOf } from './administration-calls.ts'
import { adminKey, ChangeButton, useChange } from './change.tsx'
import { Answer, Table } from './parts.tsx'
import { useInstant } from './use-instant.ts'

/** Background jobs whose last run failed. An administrator can run them again. */
export function JobsTab() {
  const t = usePhrases('admin')
  const instant = useInstant()
  const answer = useApiQuery([adminKey, 'jobs'], (api, options) => administrationOf(api).failedJobs(undefined, options), {
    staleTime: 0,
  })
  const repeat = useChange('updating', (api, id: string) => administrationOf(api).repeatJob({ params: { id } }))
  return (
    <Answer answer={answer}>
      {(jobs) =>
        jobs.length === 0 ? (
          <EmptyState title={t('jobs.empty')} text={t('jobs.empty.text')} />
        ) : (
          <Table
            label={t('tab.jobs')}
            head={[
              t('job.task'),
              t('job.failure'),
              t('job.attempts'),
              t('job.failedAt'),
              t('state'),
              <VisuallyHidden key="actions">{t('actions')}</VisuallyHidden>,
            ]}
          >
            {jobs.map((job) => (
              <tr key={job.id}>
                <th scope="row">{job.task}</th>
                <td className={styles.text}>{job.failure}</td>
                <td className="num">{job.attempts}</td>
                <td className={styles.still}>{instant(job.failedUtc)}</td>
                <td className={job.isFinal ? styles.alarm : undefined}>{t(job.isFinal ? 'job.final' : 'job.retrying')}</td>
                <td>
                  <div className={styles.buttons}>
                    <ChangeButton
                      label={t('job.repeat')}
                      name={t('job.repeat.of', { name: `${job.task} ${job.id}` })}
                      change={repeat}
                      values={job.id}
                      done={t('job.repeated')}
                    />
                  </div>
                </td>
              </tr>
            ))}
          </Table>
        )
      }
    </Answer>
  )
}
