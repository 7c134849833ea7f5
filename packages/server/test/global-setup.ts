import { startTestServer } from './world.ts'

/** Vitest's global setup: starts the run's database server before the first file and stops it after the last. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startTestServer()
  return () => server.stop()
}
