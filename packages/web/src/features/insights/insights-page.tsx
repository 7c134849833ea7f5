import { allStatisticsFile, insightStatisticsFile } from '@marklot/contracts/statistics'
import { useLocation } from 'react-router'
import { hasStatus } from '../../lib/api.tsx'
import { useHead } from '../../lib/head.tsx'
import { usePhrases } from '../../lib/phrases.tsx'
import { FiguresFailed } from '../../ui/charts/figures-failed.tsx'
import { useStatistics } from '../../ui/charts/use-statistics.ts'
import { insightsFromAddress } from './address.ts'
import { Counters } from './counters.tsx'
import styles from './insights-page.module.css'
import { NoData } from './no-data.tsx'
import { OfficeFigures } from './office-figures.tsx'
import { OfficeSwitch } from './office-switch.tsx'

/** The figures of one office (spec 1, section 2, "Insights"). The address selects the office and what is counted. */
export function InsightsPage() {
  const t = usePhrases('insights')
  const offices = usePhrases('offices')
  const { search } = useLocation()
  const state = insightsFromAddress(new URLSearchParams(search))
  const { office } = state
  const name = offices(office)
  useHead({ title: t('title', { office: name }), description: t('description', { office: name }) })
  const all = useStatistics(allStatisticsFile(office))
  const recent = useStatistics(insightStatisticsFile(office))
  const shown = state.counting === 'all' ? all : recent
  // An office without data has no file.
  const hasNoData = hasStatus(all.error, 404)
  return (
    <div className={`page ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t('heading')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      <OfficeSwitch state={state} />
      <section aria-labelledby="office-title" className={styles.office}>
        <h2 id="office-title">{offices(`office.${office}`)}</h2>
        {hasNoData ? (
          <NoData office={office} />
        ) : (
          <>
            {all.object ? <Counters office={office} statistics={all.object} /> : null}
            {all.object && shown.object ? (
              <OfficeFigures state={state} all={all.object} shown={shown.object} />
            ) : (
              <FiguresFailed
                holder={{
                  busy: all.busy || shown.busy,
                  reload: () => {
                    if (!all.object) all.reload()
                    if (!shown.object) shown.reload()
                  },
                }}
              />
            )}
          </>
        )}
      </section>
    </div>
  )
}
