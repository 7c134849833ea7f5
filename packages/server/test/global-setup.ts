import { startTestServer } from './world.ts'

/** Starts the run's database server before the first test file and stops it after the last (Vitest's global setup). */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startTestServer()
  return () => server.stop()
}
