/**
 * Measures how long a person waits for a search by a picture, from sending the file to the last byte of the reply with
 * its explained hits, over loopback:
 *
 *   npm run bench:logos-http -- --json [--searches 40] [--marks 3000] [--megabytes 2]
 *
 * Every search sends a different file, so no cached result helps. As many others are sent before the measurement,
 * because the first ones compile the code. Prints `{ httpP50, httpP95, logos, megabytes, searches }`, with times in
 * milliseconds. Starts the product with a sample register and waits until its logos are described. `bench:logos`
 * also measures the engine with millions of logos.
 */
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { createDataFolder, startProduct } from './setup-product.ts'
import { signIn } from './sign-in.ts'

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    searches: { type: 'string', default: '40' },
    marks: { type: 'string', default: '3000' },
    megabytes: { type: 'string', default: '2' },
  },
})
const [searches = 0, marks = 0, megabytes = 0] = [values.searches, values.marks, values.megabytes].map(Number)
const longestWait = 600_000

interface Reply {
  logosCompared: { of: number; asOf: string | null }
}

/** Returns a drawing on noisy paper, with a PNG of about the requested size. */
async function picture(number: number): Promise<Buffer> {
  const side = Math.round(Math.sqrt((megabytes * 1024 * 1024) / 1.75))
  const drawing = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 100 100"><g transform="rotate(${number * 7} 50 50)"><circle cx="40" cy="40" r="${12 + (number % 9)}" fill="#0a6b4a"/><path d="M20 70h${30 + (number % 20)}v14H20z" fill="#12232b"/></g></svg>`,
  )
  return sharp({
    create: { width: side, height: side, channels: 3, background: '#fff', noise: { type: 'gaussian', mean: 245, sigma: 4 } },
  })
    .composite([{ input: drawing }])
    .png({ compressionLevel: 6 })
    .toBuffer()
}

async function search(origin: string, token: string, file: Buffer): Promise<{ reply: Reply; milliseconds: number }> {
  const form = new FormData()
  form.append('query', JSON.stringify({ mode: 'logo', minimumLogoSimilarity: 40 }))
  form.append('logo', new Blob([new Uint8Array(file)], { type: 'image/png' }), 'logo.png')
  const begun = performance.now()
  const response = await fetch(`${origin}/api/v1/BrandQueries`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: form,
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`A search was answered with ${response.status}: ${text}`)
  return { reply: JSON.parse(text) as Reply, milliseconds: performance.now() - begun }
}

const folder = await createDataFolder()
const product = await startProduct({ dataFolder: folder.path, marks })
try {
  process.env.E2E_URL = product.url
  const { access_token: token } = await signIn('enterprise')
  const warmUp = await picture(1_000)
  let logos = 0
  for (const begun = performance.now(); ; ) {
    const { of, asOf } = (await search(product.url, token, warmUp)).reply.logosCompared
    if (asOf !== null && of > 0 && of === logos) break
    if (performance.now() - begun > longestWait) throw new Error('The logos of the sample register were not described in time.')
    logos = of
    await new Promise((resolve) => setTimeout(resolve, 5_000))
  }
  // All pictures are drawn first, because drawing them takes more processor time than the searches.
  const drawn = async (first: number) => {
    const files: Buffer[] = []
    for (let number = 0; number < searches; number++) files.push(await picture(first + number))
    return files
  }
  const [others, files] = [await drawn(2_000), await drawn(0)]
  for (const file of others) await search(product.url, token, file)
  const times: number[] = []
  for (const file of files) times.push((await search(product.url, token, file)).milliseconds)
  const bytes = files.reduce((sum, { byteLength }) => sum + byteLength, 0)
  times.sort((a, b) => a - b)
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0)
  const size = Math.round((bytes / searches / 1024 / 1024) * 10) / 10
  const figures = { httpP50: at(0.5), httpP95: at(0.95), logos, megabytes: size, searches }
  console.log(values.json ? JSON.stringify(figures) : figures)
} finally {
  await product.stop()
  await folder.remove()
}
