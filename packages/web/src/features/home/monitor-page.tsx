import { HomeView } from './home-view.tsx'

/** The home page for people who monitor a mark. */
export function HomeMonitorPage() {
  return <HomeView variant="monitor" />
}
