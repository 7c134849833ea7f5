import { HomeView } from './home-view.tsx'

/** The home page for people about to file. */
export function HomeApplicationPage() {
  return <HomeView variant="application" />
}
