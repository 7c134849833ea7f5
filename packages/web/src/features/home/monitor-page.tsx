import { HomeView } from './home-view.tsx'

/** The home page for those who watch a mark. */
export function HomeMonitorPage() {
  return <HomeView variant="monitor" />
}
