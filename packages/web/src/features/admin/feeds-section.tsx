import type { FeedFile, FeedState } from '@marklot/contracts/feeds'
import type { RegistrationOfficeCode } from '@marklot/contracts/office'
import { useApiQuery } from '../../lib/api.tsx'
import { useFormat } from '../../lib/format.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { classNames } from '../../ui/class-names.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './admin.module.css'
import { adminKey, ChangeButton, ConfirmButton, useChange } from './change.tsx'
import { feedsOf } from './feed-calls.ts'
import { Answer, Table } from './parts.tsx'
import { useInstant } from './use-instant.ts'

/** Shows how each office's deliveries are fetched, what is missing, and the files in quarantine. */
export function FeedsSection() {
  const t = usePhrases('admin')
  const answer = useApiQuery([adminKey, 'feeds'], (api, options) => feedsOf(api).states(undefined, options), { staleTime: 0 })
  return (
    <Answer answer={answer}>
      {({ offices }) => {
        const shown = offices.filter(({ channel, openFiles }) => channel !== null || openFiles > 0)
        return shown.length === 0 ? (
          <p className={styles.muted}>{t('feeds.none')}</p>
        ) : (
          <>
            <Feeds offices={shown} />
            <OpenFiles offices={shown} />
          </>
        )
      }}
    </Answer>
  )
}

function Feeds({ offices }: { offices: readonly FeedState[] }) {
  const t = usePhrases('admin')
  const names = usePhrases('offices')
  const format = useFormat()
  const instant = useInstant()
  const fetchNow = useChange('updating', (api, office: RegistrationOfficeCode) => feedsOf(api).fetch({ params: { office } }))
  return (
    <Table
      label={t('feeds')}
      head={[
        t('register.office'),
        t('feeds.channel'),
        t('feeds.last'),
        t('register.asOf'),
        t('feeds.age'),
        t('feeds.gap'),
        t('feeds.checked'),
        t('feeds.next'),
        <VisuallyHidden key="actions">{t('actions')}</VisuallyHidden>,
      ]}
    >
      {offices.map(({ code, channel, last, asOf, ageDays, gap, checkedUtc, nextUtc, fault, faultUtc }) => (
        <tr key={code}>
          <th scope="row" className={styles.text}>
            {names(code)}
            {fault !== null && (
              <span className={styles.alarm}>
                <br />
                {t('feeds.fault', { fault: t(`fault.${fault}`), date: instant(faultUtc) })}
              </span>
            )}
          </th>
          <td>{channel === null ? '–' : channel.toUpperCase()}</td>
          <td className={styles.text}>{last === null ? '–' : last.name}</td>
          <td className={styles.still}>{asOf === null ? '–' : format.date(asOf)}</td>
          <td className={classNames('num', styles.still)}>{ageDays === null ? '–' : t('feeds.days', { count: ageDays })}</td>
          <td className={classNames(styles.still, gap !== null && styles.alarm)}>
            {gap === null ? t('feeds.gap.none') : t('feeds.gap.since', { count: gap.deliveries, date: format.date(gap.since) })}
          </td>
          <td className={styles.still}>{instant(checkedUtc)}</td>
          <td className={styles.still}>{instant(nextUtc)}</td>
          <td>
            {channel !== null && (
              <ChangeButton
                label={t('feeds.fetch')}
                name={t('feeds.fetch.of', { office: names(code) })}
                change={fetchNow}
                values={code}
                done={t('feeds.fetched')}
              />
            )}
          </td>
        </tr>
      ))}
    </Table>
  )
}

function OpenFiles({ offices }: { offices: readonly FeedState[] }) {
  const t = usePhrases('admin')
  const files = offices.flatMap(({ code, channel, files: open }) =>
    open.map((file) => ({ code, file, isSkippable: file.state !== 'waiting' || channel === null })),
  )
  const total = offices.reduce((sum, { openFiles }) => sum + openFiles, 0)
  const retry = useChange('updating', (api, id: number) => feedsOf(api).retry({ params: { id } }))
  const skip = useChange('updating', (api, id: number) => feedsOf(api).skip({ params: { id } }))
  if (files.length === 0) return null
  return (
    <>
      <h3>{t('feeds.files')}</h3>
      {total > files.length && <p className={styles.muted}>{t('feeds.files.more', { shown: files.length, total })}</p>}
      <Table
        label={t('feeds.files')}
        head={[
          t('run.file'),
          t('register.office'),
          t('feeds.file.day'),
          t('state'),
          t('feeds.file.reason'),
          t('job.attempts'),
          <VisuallyHidden key="actions">{t('actions')}</VisuallyHidden>,
        ]}
      >
        {files.map(({ code, file, isSkippable }) => (
          <OpenFile key={file.id} code={code} file={file} isSkippable={isSkippable} retry={retry} skip={skip} />
        ))}
      </Table>
    </>
  )
}

interface OpenFileProps {
  code: RegistrationOfficeCode
  file: FeedFile
  /** False while the next fetch will read the file. */
  isSkippable: boolean
  retry: ReturnType<typeof useChange<number, null>>
  skip: ReturnType<typeof useChange<number, null>>
}

function OpenFile({ code, file: { id, name, day, state, fault, attempts }, isSkippable, retry, skip }: OpenFileProps) {
  const t = usePhrases('admin')
  const names = usePhrases('offices')
  const format = useFormat()
  const called = name ?? `${names(code)}, ${format.date(day)}`
  return (
    <tr>
      <th scope="row" className={styles.text}>
        {name ?? t('feeds.file.owed')}
      </th>
      <td>{names(code)}</td>
      <td className={styles.still}>{format.date(day)}</td>
      <td className={state === 'waiting' ? styles.still : styles.alarm}>{t(`feeds.file.${state}`)}</td>
      <td>{fault === null ? '–' : t(`fault.${fault}`)}</td>
      <td className="num">{attempts}</td>
      <td>
        <div className={styles.buttons}>
          {state === 'quarantined' && (
            <ChangeButton
              label={t('feeds.retry')}
              name={t('feeds.retry.of', { name: called })}
              change={retry}
              values={id}
              done={t('feeds.retried')}
            />
          )}
          {isSkippable && (
            <ConfirmButton
              label={t('feeds.skip')}
              name={t('feeds.skip.of', { name: called })}
              text={t('feeds.skip.text')}
              change={skip}
              values={id}
              done={t('feeds.skipped')}
            />
          )}
        </div>
      </td>
    </tr>
  )
}
