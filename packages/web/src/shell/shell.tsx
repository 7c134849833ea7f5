import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'
import { forgetFailedPages, useIsPageOnItsWay } from '../lib/pages.tsx'
import { usePhraseStore, usePhrases } from '../lib/phrases.tsx'
import { useMasterData, useMasterDataLoading } from '../lib/reference.ts'
import type { PageRoute } from '../lib/route.ts'
import { useDelayed } from '../ui/use-delayed.ts'
import { Consent } from './consent.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { Feedback } from './feedback.tsx'
import { FocusOnPage } from './focus-on-page.tsx'
import { Footer } from './footer.tsx'
import { MaintenanceNotice } from './maintenance-notice.tsx'
import { Overlays } from './overlay-host.tsx'
import { SampleNotice } from './sample-notice.tsx'
import { ScrollToTarget } from './scroll-to-target.tsx'
import { ScrollToTop } from './scroll-to-top.tsx'
import classes from './shell.module.css'
import { type ShellSlots, ShellSlotsProvider } from './slots.tsx'
import { NotificationFeed } from './snackbar.tsx'
import { TopBar } from './top-bar.tsx'

interface ShellProps {
  /** The page's route; null when none matches. */
  route: PageRoute | null
  slots: ShellSlots
  children: ReactNode
}

/** The frame of every page. */
export function Shell({ route, slots, children }: ShellProps) {
  const t = usePhrases('shell')
  const { pathname } = useLocation()
  const phrases = usePhraseStore()
  useMasterData()
  const forgetFailures = () => {
    forgetFailedPages()
    phrases.forgetFailures()
  }
  return (
    <ShellSlotsProvider value={slots}>
      <NotificationFeed />
      <a className={classes.skip} href="#content">
        {t('skipToContent')}
      </a>
      <Consent route={route} />
      <ScrollToTarget />
      <FocusOnPage />
      <LoadingIndicator />
      <MaintenanceNotice />
      <SampleNotice />
      <TopBar route={route} />
      <main id="content" className={classes.content} tabIndex={-1}>
        <ErrorBoundary resetKey={pathname} onShown={forgetFailures}>
          <Suspense fallback={<PageLoading />}>{children}</Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
      <div className={classes.corner}>
        <ScrollToTop />
        <Feedback route={route} />
      </div>
      <Overlays />
    </ShellSlotsProvider>
  )
}

/** A thin line at the top, shown while master data or the chosen page load. */
function LoadingIndicator() {
  const t = usePhrases('shell')
  const isPage = useDelayed(useIsPageOnItsWay())
  const isMasterData = useMasterDataLoading()
  if (!isPage && !isMasterData) return null
  return <div className={classes.indicator} role="status" aria-label={t(isPage ? 'pageLoading' : 'masterDataLoading')} />
}

/** A placeholder with the shape of a page: its heading and some lines. */
function PageLoading() {
  const t = usePhrases('shell')
  return (
    <div className={`page ${classes.loading}`} role="status" aria-label={t('pageLoading')}>
      <span />
      <span />
      <span />
    </div>
  )
}
