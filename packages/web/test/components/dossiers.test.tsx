// @vitest-environment happy-dom
import type { Product } from '@marklot/contracts/billing'
import type { MadeDossier } from '@marklot/contracts/dossiers'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import * as downloads from '../../src/lib/download.ts'
import { closePage, openPage } from './page.tsx'
import { now, id as personId, products, signedIn, subscriptionTo } from './person.ts'
import { found, searching } from './register.ts'

// The section loads on demand, which takes longer than a test waits.
beforeAll(() => import('../../src/features/dossiers/dossiers-section.tsx'))
afterEach(closePage)

const made: MadeDossier = {
  id: personId,
  kind: 'search',
  format: 'pdf',
  title: 'Tavilo',
  language: 'it',
  state: 'ready',
  done: 430,
  total: 430,
  size: 2_340_000,
  createdUtc: now,
  readyUtc: now,
  expiresUtc: '2026-07-15T10:00:00.000Z',
}
const list = 'GET /user/account/Dossiers'

it('follows a dossier while it is being made, and saves the file', async () => {
  const states: MadeDossier[] = [{ ...made, state: 'making', done: 50, size: null, readyUtc: null }, made]
  const saved = vi.spyOn(downloads, 'download').mockImplementation(() => undefined)
  const page = await openPage(
    '/en/mymarklot?section=dossiers',
    signedIn({
      [list]: () => (states.length > 1 ? [states.shift()] : states),
      [`GET /Dossiers/${personId}/file`]: () => new Response('pdf', { headers: { 'Content-Type': 'application/pdf' } }),
    }),
    personId,
  )
  const progress = await screen.findByRole('progressbar', { name: 'Progress of “Tavilo”' })
  expect(progress.getAttribute('value')).toBe('50')
  expect(screen.getByText('50 of 430 marks')).toBeDefined()
  await page.user.click(await screen.findByRole('button', { name: 'Download PDF: Tavilo' }))
  await waitFor(() => expect(saved).toHaveBeenCalledWith(expect.any(Blob), 'Tavilo.pdf'))
  expect(screen.getByText(/^430 marks · 2.3 MB · until/)).toBeDefined()
  expect(screen.queryByRole('progressbar')).toBeNull()
})

it('says that one has failed, and deletes it after a question', async () => {
  let dossiers: MadeDossier[] = [{ ...made, state: 'failed', size: null, readyUtc: null }]
  const page = await openPage(
    '/en/mymarklot?section=dossiers',
    signedIn({
      [list]: () => dossiers,
      [`DELETE /Dossiers/${personId}`]: () => {
        dossiers = []
        return new Response(null, { status: 204 })
      },
    }),
    personId,
  )
  await screen.findByText(/could not be made/)
  await page.user.click(screen.getByRole('button', { name: 'Delete: Tavilo' }))
  await page.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await screen.findByText('No dossier yet')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
})

it('is ordered below the hits of a search with more than 200 of them', async () => {
  const page = await openPage(
    '/en/search?q=Lumora',
    signedIn({
      ...searching,
      'POST /BrandQueries': (query: never) => found(query, { total: 1_430 }),
      'POST /BrandQueries/export': () => Response.json({ ...made, state: 'waiting' }, { status: 202 }),
    }),
    personId,
  )
  await page.user.click(await screen.findByRole('button', { name: 'Export' }))
  expect(await screen.findByRole('button', { name: 'Search record with the first 200 hits (PDF)' })).toBeDefined()
  await page.user.click(screen.getByRole('button', { name: 'Dossier with 1,000 hits (PDF, in the background)' }))
  const link = await screen.findByRole('link', { name: 'Go to my dossiers' })
  expect(link.getAttribute('href')).toBe('/en/mymarklot?section=dossiers')
})

const exporting = (limit: number) => [{ key: 'export' as const, limit, per: 'file' as const, usages: 0 }]
/** Opens the export menu below 4,300 hits, in a plan whose files have at most this many hits. */
async function openMenu(limit: number) {
  const asked: (string | null)[] = []
  const plan = subscriptionTo(products[1] as Product)
  const [starter, professional, enterprise] = products as [Product, Product, Product]
  const page = await openPage(
    '/en/search?q=Lumora',
    signedIn({
      ...searching,
      'POST /BrandQueries': (query: never) => found(query, { total: 4_300 }),
      'GET /user/account/subscription': () => ({ ...plan, product: { ...plan.product, features: exporting(limit) } }),
      'GET /Products': () => [
        starter,
        { ...professional, features: exporting(1_000) },
        { ...enterprise, features: exporting(20_000) },
      ],
      'POST /BrandQueries/export': (_body: never, _path: string, query: URLSearchParams) => {
        asked.push(query.get('most'))
        return Response.json({ ...made, format: 'csv', state: 'waiting' }, { status: 202 })
      },
    }),
    personId,
  )
  await page.user.click(await screen.findByRole('button', { name: 'Export' }))
  await screen.findByRole('button', { name: /^Table/ })
  return { ...page, asked }
}

it('offers as many hits as the plan allows, and names the plan with larger files', async () => {
  await openMenu(1_000)
  expect(screen.getByRole('button', { name: 'Excel (XLSX), the first 1,000 hits' })).toBeDefined()
  expect(screen.getByText(/In your plan, a file contains up to 1,000 hits\./)).toBeDefined()
  const link = await screen.findByRole('link', { name: 'Tables of up to 20,000 hits with Enterprise' })
  expect(link.getAttribute('href')).toBe('/en/products')
})

it('makes large tables in the background in a plan that includes them', async () => {
  const page = await openMenu(20_000)
  expect(screen.queryByText(/In your plan/)).toBeNull()
  await page.user.click(screen.getByRole('button', { name: 'Table (CSV), 4,300 hits, in the background' }))
  await screen.findByText(/The table is being made in the background/)
  expect(page.asked).toEqual(['20000'])
})
