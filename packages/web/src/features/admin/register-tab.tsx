import type { IngestRun, RegisterState } from '@marklot/contracts/administration'
import { useApiQuery } from '../../lib/api.tsx'
import { useFormat } from '../../lib/format.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { classNames } from '../../ui/class-names.ts'
import styles from './admin.module.css'
import { administrationOf } from './administration-calls.ts'
import { adminKey } from './change.tsx'
import { FeedsSection } from './feeds-section.tsx'
import { LogoProgressSection } from './logo-progress.tsx'
import { Answer, ListPage, SearchForm, Table } from './parts.tsx'
import { useAdminAddress } from './use-admin-address.ts'
import { useInstant } from './use-instant.ts'

/** The size of each office's register and the files it came from. */
export function RegisterTab() {
  const t = usePhrases('admin')
  const { query, page, size } = useAdminAddress()
  const state = useApiQuery([adminKey, 'register'], (api, options) => administrationOf(api).register(undefined, options), {
    staleTime: 0,
  })
  const runs = useApiQuery(
    [adminKey, 'runs', query, page, size],
    (api, options) => administrationOf(api).ingestRuns({ query: { query, page, size } }, options),
    { keepPrevious: true, staleTime: 0 },
  )
  return (
    <>
      <section className={styles.section}>
        <h2>{t('register.offices')}</h2>
        <Answer answer={state}>{({ offices }) => <Offices offices={offices} />}</Answer>
      </section>
      <section className={styles.section}>
        <h2>{t('feeds')}</h2>
        <FeedsSection />
      </section>
      <section className={styles.section}>
        <h2>{t('logos')}</h2>
        <LogoProgressSection />
      </section>
      <section className={styles.section}>
        <h2>{t('runs')}</h2>
        <SearchForm label={t('runs.search')} />
        <Answer answer={runs}>
          {({ total, runs: rows }) => (
            <ListPage total={total} empty={{ title: t('runs.empty'), text: t('runs.empty.text') }}>
              <Runs runs={rows} />
            </ListPage>
          )}
        </Answer>
      </section>
    </>
  )
}

function Offices({ offices }: { offices: RegisterState['offices'] }) {
  const t = usePhrases('admin')
  const names = usePhrases('offices')
  const format = useFormat()
  const instant = useInstant()
  return (
    <Table
      label={t('register.offices')}
      head={[t('register.office'), t('register.marks'), t('register.asOf'), t('register.updated')]}
    >
      {offices.map(({ code, marks, asOf, isSample, updatedUtc }) => (
        <tr key={code}>
          <th scope="row">
            {names(code)}
            {isSample && <span className={styles.muted}> ({t('register.sample')})</span>}
          </th>
          <td className="num">{marks > 0 ? format.count(marks) : t('register.noData')}</td>
          <td className={styles.still}>{asOf ? format.date(asOf) : '–'}</td>
          <td className={styles.still}>{instant(updatedUtc)}</td>
        </tr>
      ))}
    </Table>
  )
}

const counted = ['read', 'stored', 'rejected'] as const

function Runs({ runs }: { runs: readonly IngestRun[] }) {
  const t = usePhrases('admin')
  const names = usePhrases('offices')
  const format = useFormat()
  const instant = useInstant()
  /** Returns a figure of an ingest. Unfinished runs have none, and older runs lack some. */
  const count = (value: unknown) => (typeof value === 'number' ? format.count(value) : '–')
  return (
    <Table
      label={t('runs')}
      head={[
        t('run.file'),
        t('register.office'),
        t('run.started'),
        t('run.finished'),
        ...counted.map((name) => t(`run.${name}`)),
      ]}
    >
      {runs.map((run) => (
        <tr key={run.id}>
          <th scope="row" className={styles.text}>
            {run.file}
            {run.isSample && <span className={styles.muted}> ({t('register.sample')})</span>}
          </th>
          <td>{names(run.registrationOfficeCode)}</td>
          <td className={styles.still}>{instant(run.startedUtc)}</td>
          <td className={classNames(styles.still, run.finishedUtc === null && styles.alarm)}>
            {run.finishedUtc === null ? t('run.unfinished') : instant(run.finishedUtc)}
          </td>
          {counted.map((name) => (
            <td key={name} className="num">
              {count(run.summary[name])}
            </td>
          ))}
        </tr>
      ))}
    </Table>
  )
}
