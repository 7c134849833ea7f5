import { Link } from 'react-router'
import { useApiQuery } from '../../lib/api.tsx'
import { useHead } from '../../lib/head.tsx'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { ContentsList } from '../../ui/contents-list.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { Figures } from './figures.tsx'
import { GoodsSection } from './goods-section.tsx'
import { LimitsSection } from './limits-section.tsx'
import { MeasuredSection } from './measured-section.tsx'
import styles from './method-page.module.css'
import { MethodSection, methodSections } from './method-section.tsx'
import { ScoreSection } from './score-section.tsx'
import { SearchedSection } from './searched-section.tsx'
import { SourcesSection } from './sources-section.tsx'
import { ViewsSection } from './views-section.tsx'
import { WeakSection } from './weak-section.tsx'

/** Explains how names are compared, what the figures mean, what is searched, and how well it works. */
export function MethodPage() {
  const t = usePhrases('method')
  const ui = usePhrases('ui')
  const locale = useLocale()
  const { object: method, error, busy, reload } = useApiQuery(['method'], (api, options) => api.search.method(undefined, options))
  useHead({ title: t('title'), description: t('lead') })
  return (
    <div className={`page ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      {method && <Figures evaluation={method.evaluation} />}
      {error && !method && !busy && (
        <ErrorState title={t('failed.title')} text={t('failed.text')}>
          <Button onClick={reload}>{ui('retry')}</Button>
        </ErrorState>
      )}
      <div className={styles.columns}>
        <ContentsList title={t('toc')} sections={methodSections.map((id) => ({ id, title: t(id) }))} />
        <div>
          <ViewsSection method={method} />
          <ScoreSection method={method} />
          <WeakSection method={method} />
          <GoodsSection method={method} />
          <SearchedSection />
          <MeasuredSection method={method} />
          <LimitsSection method={method} />
          <SourcesSection />
          <MethodSection name="advice">
            <p className={styles.text}>{t('advice.text')}</p>
            <p className={styles.action}>
              <Link to={paths.search(locale)}>{t('toSearch')}</Link>
            </p>
          </MethodSection>
        </div>
      </div>
    </div>
  )
}
