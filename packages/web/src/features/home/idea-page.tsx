import { HomeView } from './home-view.tsx'

/** The home page for people with a first idea. */
export function HomeFirstIdeaPage() {
  return <HomeView variant="idea" />
}
