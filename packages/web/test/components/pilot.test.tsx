// @vitest-environment happy-dom
import type { Product, Subscription } from '@marklot/contracts/billing'
import type { ProjectName } from '@marklot/contracts/pilot'
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { eventStream } from './assessment.ts'
import { domainName, domainResult, taken, tlds, unknown } from './domains.ts'
import { fees } from './guardian.ts'
import { closePage, openPage, type Replies } from './page.tsx'
import { now, id as personId, products, signedIn, subscriptionTo } from './person.ts'
import { findingOf, objected, pilotServer, project, projectId, projectNameOf, searched } from './pilot.ts'

configure({ asyncUtilTimeout: 10_000 })
beforeAll(async () => {
  await import('../../src/features/pilot/start-page.tsx')
  await import('../../src/features/pilot/project-page.tsx')
  await import('../../src/features/pilot/stations/names-station.tsx')
  await import('../../src/features/pilot/stations/shortlist-station.tsx')
  await import('../../src/features/pilot/stations/offices-station.tsx')
  await import('../../src/features/pilot/stations/watch-station.tsx')
})
afterEach(() => {
  closePage()
  sessionStorage.clear()
})

const subscription = subscriptionTo(products[1] as Product)
const withPilot: Subscription = {
  ...subscription,
  product: { ...subscription.product, features: [{ key: 'pilot', limit: null, usages: 0 }] },
}
const open = (path: string, replies: Replies, locale = 'en') =>
  openPage(
    `/${locale}/pilot${path}`,
    signedIn({ 'GET /user/account/subscription': () => withPilot, 'GET /tlds': () => tlds, ...replies }),
    personId,
  )
const at = (station: string) => `/${projectId}?station=${station}`
const listed = [
  projectNameOf(1, 'Tavilo', { isShortlisted: true }),
  projectNameOf(2, 'Orvilo', { isShortlisted: true, domains: [taken('orvilo.com'), unknown('orvilo.de')] }),
]

describe('the start of Brand-Pilot', () => {
  it('keeps the idea of a visitor, who is asked to log in', async () => {
    const page = await openPage('/en/pilot', {})
    await page.user.type(await screen.findByLabelText('Your idea'), 'Herbal tea')
    await page.user.click(screen.getByRole('button', { name: 'Start' }))
    expect(await screen.findByRole('dialog', { name: 'Log in to begin' })).toBeDefined()
    expect(page.sent.filter(({ call }) => call.startsWith('POST'))).toEqual([])
    closePage()
    await open('', pilotServer(project()))
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Your idea')).value).toBe('Herbal tea')
  })

  it('shows an idea that was not sent to nobody but the account that typed it', async () => {
    await open('', pilotServer(project()))
    fireEvent.change(await screen.findByLabelText('Your idea'), { target: { value: 'A secret tea' } })
    await waitFor(() => expect(sessionStorage.getItem('pilot-idea')).toContain('A secret tea'))
    closePage()
    const page = await openPage('/en/pilot', {})
    const idea = await screen.findByLabelText<HTMLTextAreaElement>('Your idea')
    expect(idea.value).toBe('')
    await page.user.type(idea, 'Herbal tea')
    expect(sessionStorage.getItem('pilot-idea')).not.toContain('A secret tea')
  })

  it('begins a project with the idea and continues with the names', async () => {
    const page = await open('', {
      ...pilotServer(project()),
      'POST /user/account/PilotProjects': () => project(),
    })
    await page.user.type(await screen.findByLabelText('Your idea'), 'Herbal tea')
    await page.user.click(screen.getByRole('button', { name: 'Start' }))
    await waitFor(() => expect(page.address()).toBe(`/en/pilot/${projectId}`))
    const created = page.sent.find(({ call }) => call === 'POST /user/account/PilotProjects')
    expect(created?.body).toMatchObject({ idea: 'Herbal tea', station: 'names', done: { idea: true } })
  })
})

describe('a project of Brand-Pilot', () => {
  it('opens any station, keeps where it was left, and moves the focus there', async () => {
    const page = await open(at('names'), pilotServer(project()))
    const link = await screen.findByRole('link', { name: 'Open Offices and costs' })
    await act(async () => page.user.click(link))
    expect(page.address()).toBe(`/en/pilot${at('offices')}`)
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Offices and costs'))
    await waitFor(() =>
      expect(page.sent.filter(({ call }) => call === `PATCH /PilotProjects/${projectId}`).at(-1)?.body).toEqual({
        station: 'offices',
      }),
    )
  })

  it('can be read without the feature, and names the plan that allows changes', async () => {
    await open(at('names'), {
      ...pilotServer(project({ names: listed })),
      'GET /user/account/subscription': () => subscription,
    })
    expect(await screen.findByText(/Your plan does not include Brand-Pilot/)).toBeDefined()
    expect((await screen.findByLabelText<HTMLInputElement>('A name of your own')).disabled).toBe(true)
  })

  it('repeats the verdict of an assessment, which gives no all-clear for a found logo', async () => {
    const risk = { riskScore: 15, riskClass: null, openConflicts: 0, verdict: 'logosOnly' } as const
    const assessments = [{ id: 5, finishedUtc: now, ...risk }]
    const name = projectNameOf(1, 'Tavilo', { isShortlisted: true, isChosen: true, assessments })
    await open(at('assessment'), pilotServer(project({ names: [name] })))
    await waitFor(() => expect(screen.getAllByText(/No similar name, but a similar logo/)).toHaveLength(2))
    expect(screen.queryByText(/unlikely|no open conflicts|15 of 100/i)).toBeNull()
  })

  it('is deleted after a question, and the focus moves to the heading of the page that follows', async () => {
    const page = await open(at('names'), {
      ...pilotServer(project()),
      [`DELETE /PilotProjects/${projectId}`]: () => new Response(null, { status: 204 }),
    })
    await page.user.click(await screen.findByRole('button', { name: 'Delete project' }))
    await page.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete project' }))
    await waitFor(() => expect(page.address()).toBe('/en/pilot'))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
  })

  it('shows nothing of itself on the way back after its deletion', async () => {
    let isDeleted = false
    const gone = () => Response.json({ code: 'project.notFound', message: 'Not found', requestId: '1' }, { status: 404 })
    const page = await open(at('names'), {
      ...pilotServer(project()),
      [`GET /PilotProjects/${projectId}`]: () => (isDeleted ? gone() : project()),
      [`DELETE /PilotProjects/${projectId}`]: () => {
        isDeleted = true
        return new Response(null, { status: 204 })
      },
    })
    await page.user.click(await screen.findByRole('button', { name: 'Delete project' }))
    await page.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete project' }))
    await waitFor(() => expect(page.address()).toBe('/en/pilot'))
    await page.goBack()
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no such project' })).toBeDefined()
  })

  it('is not found when it belongs to somebody else', async () => {
    await open(at('names'), {
      [`GET /PilotProjects/${projectId}`]: () =>
        Response.json({ code: 'project.notFound', message: 'Not found', requestId: '1' }, { status: 404 }),
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no such project' })).toBeDefined()
  })
})

describe('names of one’s own', () => {
  it('are compared while they are typed, and stored when they are added', async () => {
    const page = await open(at('names'), pilotServer(project()))
    const field = await screen.findByLabelText('A name of your own')
    await page.user.type(field, 'Tavilo')
    await screen.findByText('Nothing that was checked counts against it.')
    const calls = () => page.sent.map(({ call }) => call)
    expect(calls()).not.toContain(`POST /PilotProjects/${projectId}/names`)
    await page.user.keyboard('{Enter}')
    await screen.findByText('Compared: 1 of 1.')
    expect(page.sent.find(({ call }) => call.endsWith('/names'))?.body).toEqual({ names: ['Tavilo'] })
    expect(screen.getByText(/Compared at 70% similarity or more, in DE \(as of 29 June 2026\)/)).toBeDefined()
    expect(screen.getByText(/Not searched: US/)).toBeDefined()
  })

  it('are all added when a list is pasted', async () => {
    const page = await open(at('names'), pilotServer(project()))
    const field = await screen.findByLabelText('A name of your own')
    await act(async () => {
      fireEvent.paste(field, { clipboardData: { getData: () => '- Orvilo\n- Tavenne\n- orvilo' } })
    })
    await screen.findByText('Compared: 2 of 2.')
    expect(page.sent.find(({ call }) => call.endsWith('/names'))?.body).toEqual({ names: ['orvilo', 'Tavenne'] })
  })

  it('are refused when a pasted one is too long, and none is lost', async () => {
    const page = await open(at('names'), pilotServer(project()))
    const field = await screen.findByLabelText<HTMLInputElement>('A name of your own')
    fireEvent.paste(field, { clipboardData: { getData: () => `Tavilo\n${'Orvilo '.repeat(40)}` } })
    expect((await screen.findByRole('alert')).textContent).toContain('has 279 characters. A name may have at most 200.')
    expect(page.sent.filter(({ call }) => call.startsWith('POST'))).toEqual([])
  })

  it('are not added again if the list already has them', async () => {
    const page = await open(at('names'), pilotServer(project({ names: listed })))
    await page.user.type(await screen.findByLabelText('A name of your own'), 'tavilo{Enter}')
    expect((await screen.findAllByText('This name is on the list already.')).length).toBeGreaterThan(0)
    expect(page.sent.some(({ call }) => call.endsWith('/names'))).toBe(false)
  })
})

describe('the shortlist', () => {
  const server = (more: Replies = {}) => pilotServer(project({ names: listed }), [objected(1, 'Tavilo')], more)
  const column = async (row: string | RegExp, place: number) => {
    const title = await screen.findByRole('rowheader', { name: row })
    const cells = within(title.closest('tbody') as HTMLElement).getAllByRole('cell')
    return cells[place] as HTMLElement
  }

  it.each([
    [
      'en',
      'What counts against it',
      [
        'TAVILLO (EM) is 93% similar, above all in its sound. Shared classes: 30 and 35.',
        'Sounds like “malo”, “bad” in Spanish (negative).',
        'Descriptive term (DPMA and EUIPO): objection likely.',
        'tavilo.com is not available.',
        'Meanings could not be checked.',
      ],
      'Nothing that was checked counts against it.',
    ],
    [
      'de',
      'Was dagegen spricht',
      [
        'TAVILLO (EM) ist zu 93 % ähnlich, vor allem im Klang. Gemeinsame Klassen: 30 und 35.',
        'Klingt wie „malo“, auf Spanisch „bad“ (negativ).',
        'Beschreibende Angabe (DPMA und EUIPO): Beanstandung wahrscheinlich.',
        'tavilo.com ist vergeben.',
        'Bedeutungen konnten nicht geprüft werden.',
      ],
      'Nichts, was geprüft wurde, spricht dagegen.',
    ],
    [
      'it',
      'Che cosa vi si oppone',
      [
        'TAVILLO (EM): somiglianza 93%, soprattutto nel suono. Classi in comune: 30 e 35.',
        'Suona come «malo», «bad» in spagnolo (negativo).',
        'Carattere descrittivo (DPMA e EUIPO): obiezione probabile.',
        'tavilo.com è già occupato.',
        'Non è stato possibile verificare i significati.',
      ],
      'Nulla di quanto verificato vi si oppone.',
    ],
  ])('says in words what speaks against each name (%s)', async (locale, row, sentences, nothing) => {
    await open(at('shortlist'), server(), locale)
    const cell = await column(row, 0)
    await waitFor(() => {
      for (const sentence of sentences) expect(cell.textContent?.replaceAll('\u00a0', ' ')).toContain(sentence)
    })
    expect((await column(row, 1)).textContent).toBe(nothing)
  })

  it('sends names out only at the press of a button, to the named recipients, and never shows an unknown domain as available', async () => {
    const body = { nameIds: [1, 2], tlds: ['de', 'at', 'com'] }
    const found = [domainResult('tavilo.com'), unknown('tavilo.de'), taken('tavilo.at')]
    const page = await open(
      at('shortlist'),
      server({
        [`POST /PilotProjects/${projectId}/domains`]: () =>
          eventStream([
            {
              kind: 'started',
              domains: found.map(({ name }) => ({ nameId: 1, domain: domainName(name) })),
              nameId: null,
              result: null,
              project: null,
            },
            ...found.map((result) => ({ kind: 'result', domains: [], nameId: 1, result, project: null })),
            {
              kind: 'finished',
              domains: [],
              nameId: null,
              result: null,
              project: project({ names: [{ ...listed[0], domains: found } as never, listed[1] as never] }),
            },
          ]),
      }),
    )
    expect((await column('Domains', 1)).textContent).toContain('0 of 2 available, 1 could not be checked')
    expect((await column('Domains', 0)).textContent).toBe('not checked')
    await screen.findByText(/only when you press “Check domains again”/)
    const sent = () => page.sent.filter(({ call }) => call.endsWith('/domains'))
    expect(sent()).toEqual([])
    await page.user.click(screen.getByRole('button', { name: 'Check domains again' }))
    await waitFor(async () =>
      expect((await column('Domains', 0)).textContent).toContain('1 of 3 available, 1 could not be checked'),
    )
    expect(sent()[0]?.body).toEqual(body)
  })

  it('gives a name no risk when nothing was found, or when the goods decide', async () => {
    const risk = { riskScore: null, riskClass: null, openConflicts: 0, verdict: 'goodsDecide' } as const
    const assessed = { ...listed[1], assessments: [{ id: 5, finishedUtc: now, ...risk }] } as ProjectName
    const clear = findingOf(1, 'Tavilo', { riskScore: 15, riskClass: 'ratherNot' })
    const page = await open(at('shortlist'), pilotServer(project({ names: [listed[0] as ProjectName, assessed] }), [clear]))
    expect(await screen.findByText('It depends on the goods and services')).toBeDefined()
    await waitFor(() => expect(screen.getAllByText('No conflicts found')).toHaveLength(2))
    expect(screen.queryByText(/unlikely|15/)).toBeNull()
    const link = screen.getByRole('link', { name: 'Open Names' })
    await act(async () => page.user.click(link))
    await screen.findByLabelText('A name of your own')
    await waitFor(() => expect(screen.getAllByText('No conflicts found')).toHaveLength(1))
    expect(screen.queryByText(/15 of 100/)).toBeNull()
  })

  it('does not single out the names without similar marks while the risk of the others is open', async () => {
    const similar = { all: 12, inClasses: null, isLowerBound: false }
    const found = [findingOf(1, 'Tavilo', { similar }), findingOf(2, 'Orvilo', { riskScore: 15, riskClass: 'ratherNot' })]
    await open(at('shortlist'), pilotServer(project({ names: listed }), found))
    expect(await screen.findByText('Similar marks found, risk not checked')).toBeDefined()
  })

  it('says that identical marks count among the similar ones', async () => {
    const one = { all: 1, inClasses: 1, isLowerBound: false }
    await open(at('shortlist'), pilotServer(project({ names: listed }), [{ ...objected(1, 'Tavilo'), identical: one }]))
    const counted = '1 identical, 12 identical or similar in all, of which 1 and 3 in your classes'
    expect(await screen.findByText(counted)).toBeDefined()
  })

  it('has one chosen name', async () => {
    const page = await open(at('shortlist'), server())
    await page.user.click(await screen.findByRole('button', { name: 'Choose Orvilo' }))
    expect((await screen.findByRole('button', { name: 'Chosen' })).getAttribute('aria-pressed')).toBe('true')
    expect(page.sent.find(({ call }) => call.endsWith('/names/2'))?.body).toEqual({ isChosen: true })
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Orvilo: from idea to protection')
  })

  it('reports that a check broke off, and repeats it on request', async () => {
    let calls = 0
    const page = await open(
      at('shortlist'),
      server({
        [`POST /PilotProjects/${projectId}/findings`]: () => {
          calls += 1
          return calls > 1
            ? eventStream([
                { kind: 'started', searched, finding: null },
                { kind: 'finding', searched: null, finding: objected(1, 'Tavilo') },
                { kind: 'finding', searched: null, finding: objected(2, 'Orvilo') },
              ])
            : Response.json({ code: 'search.unavailable', message: 'Later', requestId: '1' }, { status: 503 })
        },
      }),
    )
    await screen.findByText('The comparison was interrupted. What is missing has not been checked.')
    await page.user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(async () => expect((await column('What counts against it', 1)).textContent).toContain('TAVILLO'))
  })
})

describe('offices and costs', () => {
  const offices = fees.map((fee) => ({
    ...fee,
    amount: fee.registrationOfficeCode === 'em' ? 850 : 290,
    isChosen: fee.registrationOfficeCode === 'em',
    isOld: fee.registrationOfficeCode === 'de',
  }))
  const answer = {
    niceClasses: [30],
    offices,
    sums: [{ currency: 'EUR', amount: 850 }],
    euAgainstCountries: { eu: 850, registrationOfficeCodes: ['de', 'at', 'fr', 'es'], countries: 1160 },
  }

  it('show the fees with source and day, and what is older than a year as to be checked', async () => {
    await open(at('offices'), {
      ...pilotServer(project({ niceClasses: [30], registrationOfficeCodes: ['em'] })),
      [`GET /PilotProjects/${projectId}/fees`]: () => answer,
    })
    const row = await screen.findByRole('row', { name: /^Germany/ })
    expect(row.textContent).toContain('covered by the EU mark')
    expect(row.textContent).toContain('€290.00to be checked')
    expect(screen.getByRole('row', { name: /^Austria/ }).textContent).not.toContain('to be checked')
    expect(screen.getByText(/looked up more than a year ago \(DPMA\)/)).toBeDefined()
    expect(screen.getByText(/DPMA, looked up on 1 June 2026:/)).toBeDefined()
    expect(screen.getByText('The EU mark costs €310.00 less and applies in all 27 countries.')).toBeDefined()
  })

  it('keep what is chosen', async () => {
    const page = await open(at('offices'), {
      ...pilotServer(project({ registrationOfficeCodes: ['em'] })),
      [`GET /PilotProjects/${projectId}/fees`]: () => answer,
    })
    await page.user.click(await screen.findByRole('checkbox', { name: /^Switzerland/ }))
    await waitFor(() =>
      expect(page.sent.filter(({ call }) => call === `PATCH /PilotProjects/${projectId}`).at(-1)?.body).toEqual({
        registrationOfficeCodes: ['em', 'ch'],
      }),
    )
  })
})

describe('the monitoring', () => {
  it('is filled in from the project, and leads to the wizard of Brand-Radar with the same', async () => {
    const chosen = projectNameOf(1, 'Tavilo', { isShortlisted: true, isChosen: true })
    const stored = project({ names: [chosen], niceClasses: [30, 35], registrationOfficeCodes: ['em'] })
    const page = await open(at('watch'), {
      ...pilotServer(stored),
      [`POST /PilotProjects/${projectId}/watch`]: () => ({ ...stored, storedBrandQueryId: 7, watchedName: 'Tavilo' }),
    })
    const wizard = await screen.findByRole('link', { name: 'Set up with Brand-Radar' })
    expect(wizard.getAttribute('href')).toBe('/en/monitor?q=Tavilo&classes=30&classes=35&offices=em')
    await page.user.click(screen.getByRole('button', { name: 'Monitor Tavilo' }))
    expect(await screen.findByText(/A saved search monitors Tavilo/)).toBeDefined()
    expect(page.sent.find(({ call }) => call.endsWith('/watch'))?.body).toEqual({ executionFrequency: 'weekly' })
  })
})
