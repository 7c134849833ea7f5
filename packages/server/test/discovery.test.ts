import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDiscovery } from '../src/discovery/index.ts'
import { createLog } from '../src/platform/log.ts'
import { createServer } from '../src/platform/serve.ts'
import { answerUnknownAddresses } from '../src/platform/unknown-address.ts'
import { type SampleProduct, startSampleProduct } from './sample-product.ts'

let product: SampleProduct
let app: FastifyInstance
const publicUrl = 'https://marks.example.org'

beforeAll(async () => {
  product = await startSampleProduct()
  app = await createServer({ log: createLog('silent'), publicUrl: null, trustProxy: false, policy: [] })
  const listedPaths = () => ['', '/search', '/insights?office=de&x']
  await openDiscovery({ pool: product.world.pool, home: publicUrl, productName: 'Marklot', listedPaths }).mount?.(app)
  answerUnknownAddresses(app)
}, 120_000)
afterAll(async () => {
  await app.close()
  await product.close()
})

const get = async (url: string) => {
  const reply = await app.inject({ url })
  return { status: reply.statusCode, type: reply.headers['content-type'], text: reply.body }
}
const addresses = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address ?? '')

describe('files for search engines', () => {
  it('robots.txt excludes calls and personal pages and names the sitemap', async () => {
    const { status, type, text } = await get('/robots.txt')
    expect([status, type]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(text).toContain('Disallow: /api/')
    expect(text).toContain('Disallow: /de/account')
    for (const path of ['storedqueries', 'accept', 'shared', 'notifications']) expect(text).toContain(`Disallow: /de/${path}/\n`)
    expect(text).toContain(`Sitemap: ${publicUrl}/sitemap.xml`)
    expect(text).not.toMatch(/^Disallow: \/(?:de)?$/m)
  })

  it('the sitemap lists pages in five languages, each with its translations, and every mark once', async () => {
    const index = await get('/sitemap.xml')
    expect(index.type).toBe('application/xml; charset=utf-8')
    const files = addresses(index.text)
    expect(files).toEqual([`${publicUrl}/sitemaps/pages.xml`, `${publicUrl}/sitemaps/marks-0.xml`])

    const pages = (await get('/sitemaps/pages.xml')).text
    expect(addresses(pages)).toHaveLength(15)
    expect(addresses(pages)).toContain(`${publicUrl}/it/insights?office=de&#38;x`)
    expect(pages.match(/hreflang="x-default"/g)).toHaveLength(15)

    const marks = addresses((await get('/sitemaps/marks-0.xml')).text)
    const { rows } = await product.world.pool.query('select count(*)::integer as marks from brands where not removed')
    expect(new Set(marks).size).toBe(rows[0].marks)
    const id = decodeURIComponent(marks[0]?.split('/').at(-1) ?? '')
    const page = await product.app.inject({ url: `/api/v1/Brands/${encodeURIComponent(id)}` })
    expect(page.statusCode).toBe(200)
  })

  it.each([
    '/sitemaps/marks-1.xml',
    '/sitemaps/marks-99999.xml',
    '/sitemaps/marks-x.xml',
    '/sitemaps/marks-.xml',
    '/sitemaps/other.xml',
  ])('%s is not found', async (url) => {
    expect((await get(url)).status).toBe(404)
  })
})
