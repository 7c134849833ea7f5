// @vitest-environment happy-dom
import type { DomainResult } from '@marklot/contracts/domains'
import type { Assessment, AssessmentDomainsEvent } from '@marklot/contracts/guardian-assessment'
import { configure, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { assessment, assessmentServer, eventStream } from './assessment.ts'
import { domainName, domainResult, premium, taken, tlds, unknown } from './domains.ts'
import { closePage, openPage, type Replies } from './page.tsx'
import { id as personId } from './person.ts'
import { failure } from './radar.ts'

configure({ asyncUtilTimeout: 10_000 })
// The pages load on demand, which takes longer than a test waits.
beforeAll(async () => {
  await import('../../src/features/domains/domains-page.tsx')
  await import('../../src/features/guardian/assessment/assessment-view.tsx')
})
afterEach(closePage)

const found = [taken('tavilo.de'), unknown('tavilo.at', 'noSource'), premium('tavilo.com'), domainResult('tavilo.app')]
const names = found.map(({ name }) => domainName(name))
const searched = (results: readonly DomainResult[]) => () =>
  eventStream([
    { kind: 'started', domains: names, result: null },
    ...results.map((result) => ({ kind: 'result', domains: [], result })),
  ])
const open = (replies: Replies, path = 'en/domains') => openPage(`/${path}`, { 'GET /tlds': () => tlds, ...replies }, personId)
const chips = (group: string) =>
  within(screen.getByRole('list', { name: group }))
    .getAllByRole('listitem')
    .map((chip) => chip.textContent)
const check = () => screen.findByRole('button', { name: 'Check domains' })
const nameField = () => screen.findByRole('textbox', { name: 'Name or domain' })

describe('the page of the domain check', () => {
  it('sends nothing while somebody types, and says to whom the names will go', async () => {
    const page = await open({ 'POST /Domains/search': searched(found) })
    await page.user.type(await nameField(), 'Tavilo')
    await screen.findByText(/only when you press “Check domains”/)
    expect(screen.getByText(/rdap\.de\.example, the operator’s name servers and rdap\.com\.example/)).toBeDefined()
    expect(page.sent.filter(({ call }) => call.startsWith('POST'))).toEqual([])
    await page.user.click(await check())
    await screen.findByText('1 of 4 available', { exact: false })
    expect(page.sent.find(({ call }) => call === 'POST /Domains/search')?.body).toEqual({
      brand: 'Tavilo',
      tlds: ['de', 'at', 'com'],
    })
    expect(page.address()).toBe('/en/domains?name=Tavilo')
  })

  it('shows three kinds of domains with their chips, and why one could not be checked', async () => {
    const page = await open({ 'POST /Domains/search': searched(found) })
    await page.user.type(await nameField(), 'Tavilo{Enter}')
    await screen.findByText(
      /1 of 4 available, 1 not available, 1 premium, 1 could not be checked, queried on \d+ \w+ \d{4}, \d\d:\d\d$/,
    )
    expect(chips('Country')).toEqual(['tavilo.denot available', 'tavilo.atcould not be checked'])
    expect(chips('Commercial')).toEqual(['tavilo.compremium, €2,490.00'])
    expect(chips('Other')).toEqual(['tavilo.appavailable'])
    expect(screen.getByText(/There is no source for this extension/)).toBeDefined()
  })

  it('never shows as free what is missing when the check breaks off', async () => {
    const page = await open({
      'POST /Domains/search': () =>
        new Response(
          `data: ${JSON.stringify({ kind: 'started', domains: names, result: null })}\n\nevent: error\ndata: {"status":500,"code":"server.internal","message":"no","requestId":"1"}\n\n`,
          {
            headers: { 'Content-Type': 'text/event-stream' },
          },
        ),
    })
    await page.user.type(await nameField(), 'Tavilo{Enter}')
    await screen.findByText(/The check was interrupted/)
    await screen.findByText(/0 of 4 available, 4 could not be checked/)
    expect(chips('Other')).toEqual(['tavilo.appcould not be checked'])
  })

  it('checks whole domains as they were typed', async () => {
    const page = await open({ 'POST /Domains': () => [taken('tavilo.de'), taken('tavilo.de')] })
    await page.user.type(await nameField(), 'tavilo.de, tavilo.de{Enter}')
    await screen.findByText(/0 of 1 available, 1 not available/)
    expect(page.sent.find(({ call }) => call === 'POST /Domains')?.body).toEqual({ names: ['tavilo.de', 'tavilo.de'] })
  })

  it('checks the registrable part of a pasted address, and says so beforehand', async () => {
    const page = await open({ 'POST /Domains': () => [taken('tavilo.de')] })
    await page.user.type(await nameField(), 'https://www.tavilo.de/tea?kind=green')
    await screen.findByText('Only the part that can be registered is checked: tavilo.de')
    await page.user.click(await check())
    await screen.findByText(/0 of 1 available, 1 not available/)
    expect(page.sent.find(({ call }) => call === 'POST /Domains')?.body).toEqual({ names: ['tavilo.de'] })
    await page.user.clear(await nameField())
    await page.user.type(await nameField(), 'tavilo.de.')
    expect(screen.queryByText(/Only the part/)).toBeNull()
  })

  it('keeps to the chosen endings, of which it needs one', async () => {
    const page = await open({ 'POST /Domains/search': searched([]) })
    await page.user.type(await nameField(), 'Tavilo')
    for (const name of [/\.de/, /\.at/, /\.com/]) await page.user.click(screen.getByRole('checkbox', { name, hidden: true }))
    await page.user.click(await check())
    expect(screen.getByText('Please select at least one extension.')).toBeDefined()
    expect(page.sent.some(({ call }) => call === 'POST /Domains/search')).toBe(false)
    await page.user.click(screen.getByRole('checkbox', { name: /\.app/, hidden: true }))
    await page.user.click(await check())
    expect(page.sent.find(({ call }) => call === 'POST /Domains/search')?.body).toEqual({ brand: 'Tavilo', tlds: ['app'] })
  })

  it('shows beside the field that a name is too long', async () => {
    const details = [{ path: 'brand', message: 'The value is too large or too long, at most 200.' }]
    const refused = { code: 'request.invalid', message: 'Some of the entries are not valid.', requestId: '1', details }
    const page = await open({ 'POST /Domains/search': () => Response.json(refused, { status: 400 }) })
    await page.user.type(await nameField(), 'Tavilo{Enter}')
    await screen.findByText('The value is too large or too long, at most 200.')
    expect((await nameField()).getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByRole('region', { name: 'Messages' }).textContent).toBe('')
  })

  it('counts the available ones in the grammar of the language', async () => {
    const page = await open({ 'POST /Domains': () => [domainResult('tavilo.app'), taken('tavilo.de')] }, 'fr/domains')
    await page.user.type(await screen.findByRole('textbox', { name: 'Nom ou domaine' }), 'tavilo.app tavilo.de{Enter}')
    await screen.findByText(/^1 libre sur 2, 1 pris/)
  })

  it('shows no domains of an earlier check after a refusal', async () => {
    let isRefused = false
    const refused = () => failure(422, 'domain.invalidName')
    const page = await open({ 'POST /Domains/search': () => (isRefused ? refused() : searched(found)()) })
    await page.user.type(await nameField(), 'Tavilo{Enter}')
    await screen.findByText('1 of 4 available', { exact: false })
    isRefused = true
    await page.user.clear(await nameField())
    await page.user.type(await nameField(), '-{Enter}')
    await waitFor(() => expect(screen.queryByText('tavilo.de')).toBeNull())
    expect(screen.queryByRole('heading', { name: 'Result' })).toBeNull()
  })

  it('says beside the field what is wrong with a name', async () => {
    const details = [{ path: 'brand', message: 'This name has no letters.' }]
    const page = await open({ 'POST /Domains/search': () => failure(422, 'domain.invalidName', details) })
    await page.user.type(await nameField(), '🍎{Enter}')
    expect(await screen.findByText('This name has no letters.')).toBeTruthy()
  })

  it('names the fault of a name beside the field, and what a plan lacks in the paywall', async () => {
    let code = 'domain.invalidName'
    const page = await open({ 'POST /Domains': () => failure(code === 'domain.invalidName' ? 422 : 403, code as never) })
    await page.user.click(await check())
    expect((await nameField()).getAttribute('aria-invalid')).toBe('true')
    await page.user.type(await nameField(), 'www.tavilo.de{Enter}')
    expect((await nameField()).getAttribute('aria-invalid')).toBe('true')
    code = 'plan.featureNotIncluded'
    await page.user.click(await check())
    await screen.findByRole('dialog', { name: 'The domain check needs Professional' })
  })
})

describe('the domain block of an assessment', () => {
  const stored = (more: Partial<Assessment> = {}): Assessment =>
    assessment({
      ...more,
      blocks: {
        domains: { state: 'ready', reason: null, result: { country: 1, commercial: 0, other: null, domains: found } },
      },
    })
  const region = async () => within(await screen.findByRole('region', { name: 'Domain check' }))

  it('checks on request, and then shows what was stored', async () => {
    const done: AssessmentDomainsEvent = {
      domains: [],
      result: null,
      assessment: stored({ counts: { ...assessment().counts, countryDomains: 1, commercialDomains: 0 } }),
    }
    const page = await openPage(
      '/en/assessments/5',
      assessmentServer(assessment(), {
        'GET /tlds': () => tlds,
        'POST /Assessments/5/domains': () =>
          eventStream([
            { domains: names, result: null, assessment: null },
            { ...done, result: found[0] ?? null },
          ]),
      }),
      personId,
    )
    const block = await region()
    expect(block.getByText(/Domains have not been checked yet/)).toBeDefined()
    await block.findByText(/rdap\.com\.example/)
    await page.user.click(block.getByRole('button', { name: 'Check domains' }))
    await block.findByRole('button', { name: 'Check domains again' })
    expect(chips('Country')).toEqual(['tavilo.denot available', 'tavilo.atcould not be checked'])
    const counts = within(screen.getByRole('list', { name: 'What was counted' }))
    expect(counts.getByText('country domain not available').closest('li')?.textContent).toContain('1')
    expect(counts.getByText('other domains not available').closest('li')?.textContent).toContain('–')
  })
})
