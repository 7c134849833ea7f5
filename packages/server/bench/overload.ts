import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Sends many searches over one connection at once, while another client searches from time to time. Prints the other
 * client's times and, given the server's process id, its peak memory (Linux).
 *
 *     RATE_LIMIT=off npm start
 *     npx tsx packages/server/bench/overload.ts --origin http://127.0.0.1:8080 --requests 20000 [--pid PID]
 */
async function main(): Promise<void> {
  const options = new Map<string, string>()
  for (let i = 2; i < process.argv.length; i += 2) options.set(process.argv[i] ?? '', process.argv[i + 1] ?? '')
  const origin = new URL(options.get('--origin') ?? 'http://127.0.0.1:8080')
  const requests = Number(options.get('--requests') ?? 20_000)
  const pid = options.get('--pid')

  await search(origin, 'warm up')
  const flood = floodOf(origin, requests)
  const times: number[] = []
  let memory = 0
  const begun = performance.now()
  while (!flood.isDone() && performance.now() - begun < 60_000) {
    const from = performance.now()
    await search(origin, `other ${times.length}`)
    times.push(performance.now() - from)
    if (pid) memory = Math.max(memory, await residentMegabytes(pid))
    await pause(50)
  }
  flood.stop()
  times.sort((a, b) => a - b)
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0)
  const answered = flood.answered()
  const seconds = Math.round((performance.now() - begun) / 100) / 10
  process.stdout.write(
    `${JSON.stringify({ requests, answered, seconds, otherClient: { searches: times.length, p50: at(0.5), p95: at(0.95), max: at(1 - 1e-9) }, ...(pid ? { memoryMegabytes: memory } : {}) })}\n`,
  )
}

function floodOf(origin: URL, requests: number) {
  let answered = 0
  let isClosed = false
  const socket = connect(Number(origin.port || 80), origin.hostname)
  // Counts status lines. They cannot occur in a body, because bodies are JSON.
  socket.on('data', (part) => {
    answered += part.toString('latin1').split('HTTP/1.1 ').length - 1
  })
  socket.on('error', () => undefined)
  socket.on('close', () => {
    isClosed = true
  })
  for (let i = 0; i < requests; i++) {
    const body = JSON.stringify({ mode: 'name', text: `flood ${i}` })
    socket.write(
      `POST /api/v1/BrandQueries HTTP/1.1\r\nHost: ${origin.host}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    )
  }
  return { answered: () => answered, isDone: () => isClosed || answered >= requests, stop: () => socket.destroy() }
}

async function search(origin: URL, text: string): Promise<void> {
  const response = await fetch(new URL('/api/v1/BrandQueries', origin), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ mode: 'name', text }),
  })
  if (!response.ok) throw new Error(`A search was answered with ${response.status}`)
  await response.arrayBuffer()
}

async function residentMegabytes(pid: string): Promise<number> {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1_024)
}

await main()
