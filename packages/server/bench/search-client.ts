import { text } from 'node:stream/consumers'
import type { BenchServer } from './search.ts'

/**
 * Runs the client of `bench:search --http`. It is a separate process, because a client inside the server's process
 * would slow down the server's searches. Reads `{ server, texts }` from standard input, searches for every text twice,
 * and prints the milliseconds of the second round. The first round compiles code and fills caches.
 */
async function main(): Promise<void> {
  const { server, texts } = JSON.parse(await text(process.stdin)) as { server: BenchServer; texts: readonly string[] }
  const times: number[] = []
  for (const round of [0, 1])
    for (const name of texts) {
      const begun = performance.now()
      const response = await fetch(`${server.address}/BrandQueries`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${server.token}` },
        body: JSON.stringify({ mode: 'name', text: name }),
      })
      const reply = await response.text()
      if (!response.ok) throw new Error(`A search was answered with ${response.status}: ${reply}`)
      if (round === 1) times.push(performance.now() - begun)
    }
  process.stdout.write(JSON.stringify(times))
}

main().catch((error) => {
  console.error(error)
  process.exit(1)
})
