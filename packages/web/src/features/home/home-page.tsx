import { HomeView } from './home-view.tsx'

/** The home page. */
export function HomePage() {
  return <HomeView variant="home" />
}
