import { startTestServer } from './world.ts'

/** Vitest's global set-up: the database server of the run is started before the first file and stopped after the last. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startTestServer()
  return () => server.stop()
}
