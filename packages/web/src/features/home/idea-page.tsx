import { HomeView } from './home-view.tsx'

/** The home page for those who begin with an idea. */
export function HomeFirstIdeaPage() {
  return <HomeView variant="idea" />
}
