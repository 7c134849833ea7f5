// @vitest-environment happy-dom

import type { Product, Subscription } from '@marklot/contracts/billing'
import type { DraftChange, GuardianDraft, HintQuestion, NameHint, NewDraft } from '@marklot/contracts/guardian'
import type { EvaluationInput } from '@marklot/contracts/guardian-endpoints'
import { registrationOfficeCodes } from '@marklot/contracts/office'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { assessmentOf, eventsOf, fees } from './guardian.ts'
import { closePage, fileInput, openPage, type Replies } from './page.tsx'
import { id, now, products, signedIn, subscriptionTo } from './person.ts'
import { failure } from './radar.ts'
import { marks, searching, suggested } from './register.ts'

// The steps after the first one load on demand, which takes longer than a test waits.
beforeAll(() => import('../../src/features/guardian/check/later-steps.tsx'))
afterEach(() => {
  closePage()
  sessionStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const offices = registrationOfficeCodes.map(
  (code) => ({ code, state: 'searched', asOf: '2026-06-30', late: false, marks: 1 }) as const,
)
const hintOf = ({ name }: HintQuestion): NameHint => ({
  isComparable: true,
  identical: name === 'Lumora' ? 1 : 0,
  similar: 2,
  similarIsLowerBound: false,
  minimumSimilarity: 70,
  brands: suggested(marks.slice(0, 2)).suggestions,
  pronunciations: [{ language: 'es', text: 'luˈmoɾa', leadsTo: ['LUMORIA'] }],
  offices,
  isSample: true,
})
const niceClass = (key: string) => ({ key, description: `Goods of class ${key}`, shortDescription: `Class ${key}` })
/** The calls that everybody may make. */
const open: Replies = {
  ...searching,
  'POST /Assessments/hint': hintOf,
  'POST /Assessments/classes': () => [
    {
      niceClass: niceClass('30'),
      confidence: 0.9,
      reasons: ['herbal tea'],
      terms: [
        { description: 'Tea', reasons: ['tea'] },
        { description: 'Herbal teas', reasons: ['herbal tea'] },
      ],
    },
  ],
  'POST /GoodsServices/query': () => [{ description: 'Tea caddies', niceClass: niceClass('21') }],
  'GET /Assessments/fees': () => fees,
}

/** Returns a server with an account's drafts, which calls change. */
function account(more: Replies = {}, drafts: GuardianDraft[] = []): Replies {
  const change = (draftId: string, fields: DraftChange): GuardianDraft => {
    const before = drafts.find((draft) => draft.id === draftId) ?? storedDraft({ id: draftId })
    const draft = { ...before, ...fields } as GuardianDraft
    drafts.splice(0, drafts.length, draft, ...drafts.filter((one) => one.id !== draftId))
    return draft
  }
  const byId: Replies = new Proxy(
    {},
    {
      get: (_, call: string) => {
        const [, method, draftId = ''] = /^(\w+) \/AssessmentDrafts\/(.+)$/.exec(call) ?? []
        if (method === 'PATCH') return (fields: DraftChange) => change(draftId, fields)
        if (method === 'GET') return () => drafts.find((draft) => draft.id === draftId) ?? failure(404, 'draft.notFound')
        if (method !== 'DELETE') return undefined
        return () => {
          drafts.splice(0, drafts.length, ...drafts.filter((one) => one.id !== draftId))
          return new Response(null, { status: 204 })
        }
      },
    },
  )
  const named = signedIn({
    ...open,
    'GET /user/account/offices': () => ({
      limit: 5,
      enabled: ['de', 'em', 'fr'],
      isChoosable: true,
      changeableFromUtc: null,
      recommendation: null,
    }),
    'GET /user/account/AssessmentDrafts': () => drafts,
    'POST /user/account/AssessmentDrafts': ({ id: draftId, ...fields }: NewDraft) => change(draftId, fields),
    'GET /user/account/Assessments': () => [],
    ...more,
  })
  return new Proxy(named, { get: (known, call: string) => known[call] ?? byId[call] })
}
const draftId = '00000000-0000-4000-8000-0000000000d1'
const storedDraft = (more: Partial<GuardianDraft> = {}): GuardianDraft => ({
  id: draftId,
  step: 'regions',
  idea: 'We sell herbal tea.',
  name: 'Kandrea',
  logo: null,
  logoFacts: null,
  registrationOfficeCodes: ['de'],
  countries: [],
  goods: [],
  createdUtc: now,
  changedUtc: now,
  assessment: null,
  ...more,
})

/** Changes are saved after a pause. */
const patience = { timeout: 5_000 }

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const next = () => act(async () => button('Next').click())
const type = (field: HTMLElement, text: string) => act(async () => fireEvent.change(field, { target: { value: text } }))

const said = () => screen.getAllByRole('status').map((area) => area.textContent)

/** Returns a visitor at the fourth step, with everything before it filled in. */
async function filledIn(replies: Replies = open, person: string | null = null) {
  const page = await openPage('/en/check', replies, person)
  await type(await screen.findByLabelText('Your idea'), 'We sell herbal tea.')
  await next()
  await heading('What will the brand be called?')
  await type(screen.getByLabelText('Brand name'), 'Lumora')
  await next()
  await heading('Where should the brand be protected?')
  await page.user.click(screen.getByRole('checkbox', { name: /^Germany/ }))
  await next()
  await heading('What exactly should be protected?')
  return page
}

describe('the Brand-Guardian wizard', () => {
  it('lets a visitor fill in everything, asks for the login, and keeps it through a reload', async () => {
    const { user, address } = await filledIn()
    await user.click(await screen.findByRole('checkbox', { name: 'Tea' }))
    expect(said()).toContain('2 suggestions from your description, 1 added')
    // The tab says "AI", so the text says which kind.
    expect(screen.getByText(/^Suggested by a small trained model of this product, not by a language model\./)).toBeDefined()
    expect(screen.getByText(/^Draft saved in this window, last at \d\d:\d\d\. /)).toBeDefined()
    await user.click(button('Evaluate'))
    expect(await screen.findByRole('dialog', { name: 'Log in to evaluate' })).toBeDefined()
    expect(address()).toBe('/en/check?step=4')
    closePage()

    await openPage('/en/check?step=4', open)
    const tea = (await screen.findByRole('checkbox', { name: 'Tea' })) as HTMLInputElement
    expect(tea.checked).toBe(true)
    await act(async () => button('Back').click())
    await heading('Where should the brand be protected?')
    expect((screen.getByRole('checkbox', { name: /^Germany/ }) as HTMLInputElement).checked).toBe(true)
  })

  it('has a title of its own at each step', async () => {
    const page = await openPage('/en/check', open)
    await type(await screen.findByLabelText('Your idea'), 'We sell herbal tea.')
    expect(document.title).toBe('Brand-Guardian: check a new brand · Marklot')
    await next()
    await heading('What will the brand be called?')
    expect(document.title).toBe('Name & logo – Brand-Guardian · Marklot')
    await page.goBack()
    await heading('What is the name for?')
    expect(document.title).toBe('Brand-Guardian: check a new brand · Marklot')
  })

  it('asks for the login when the session has ended on the server, and keeps the entries', async () => {
    const ended = account({ 'POST /user/account/Assessments': () => failure(401, 'auth.required') })
    const { user } = await filledIn(ended, id)
    await user.click(await screen.findByRole('checkbox', { name: 'Tea' }))
    await user.click(button('Evaluate'))
    expect(await screen.findByRole('dialog', { name: 'Log in to evaluate' })).toBeDefined()
    expect((screen.getByRole('checkbox', { name: 'Tea' }) as HTMLInputElement).checked).toBe(true)
  })

  it('announces the suggestions, and keeps the focus while all are added', async () => {
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    const { user } = await filledIn({
      ...open,
      'POST /Assessments/classes': async (body, path, query) => {
        await answered
        return open['POST /Assessments/classes']?.(body, path, query)
      },
    })
    // Screen readers announce a text only in an area that was there before.
    const area = await screen.findByText('Reading your description …')
    await act(async () => answer())
    await waitFor(() => expect(area.textContent).toBe('2 suggestions from your description, 0 added'))
    await user.click(button('Add all'))
    expect(area.textContent).toBe('2 suggestions from your description, 2 added')
    expect(document.activeElement).toBe(button('Add all'))
  })

  it('asks the registers again once the network is back', async () => {
    let isOffline = true
    const hint = (question: HintQuestion) => (isOffline ? Promise.reject(new TypeError('Failed to fetch')) : hintOf(question))
    await openPage('/en/check?step=2', { ...open, 'POST /Assessments/hint': hint })
    await act(async () => window.dispatchEvent(new Event('offline')))
    await type(await screen.findByLabelText('Brand name'), 'Lumora')
    await screen.findByRole('button', { name: 'Try again' })
    isOffline = false
    await act(async () => window.dispatchEvent(new Event('online')))
    expect(await screen.findByText(/^First look: 1 mark/)).toBeDefined()
  })

  it('shows the first hint with offices and days while the name is typed', async () => {
    const { sent } = await openPage('/en/check?step=2', open)
    const name = await screen.findByLabelText('Brand name')
    await type(name, 'Lum')
    await type(name, 'Lumora')
    expect(await screen.findByText('First look: 1 mark with exactly this name is in force or pending')).toBeDefined()
    expect(screen.getByText(/as of June 30, 2026|as of 30 June 2026/)).toBeDefined()
    expect(screen.getByText('It then sounds almost like LUMORIA.')).toBeDefined()
    const asked = sent.filter(({ call }) => call === 'POST /Assessments/hint').map(({ body }) => body)
    expect(asked).toEqual([{ name: 'Lumora', registrationOfficeCodes: [], countries: [] }])
  })

  it.each([
    ['', 'Please enter the name that you want to check.'],
    ['🍵🫖', /^This name has no letters or digits/],
    ['n'.repeat(201), /^The name has 201 characters; 200 is the maximum/],
  ])('says what is wrong with the name %j, and keeps it', async (typed, sentence) => {
    await openPage('/en/check?step=2', open)
    const name = await screen.findByLabelText<HTMLInputElement>('Brand name')
    await type(name, typed)
    await next()
    expect(screen.getByText(sentence)).toBeDefined()
    expect(document.activeElement).toBe(name)
    expect(name.value).toBe(typed)
  })

  it('asks the registers only about names that can be compared', async () => {
    const { sent } = await openPage('/en/check?step=2', open)
    const name = await screen.findByLabelText('Brand name')
    await type(name, 'Lumora')
    expect(await screen.findByText(/^First look: 1 mark/)).toBeDefined()
    await type(name, '!!!')
    await waitFor(() => expect(screen.queryByText(/^First look/)).toBeNull())
    expect(screen.queryByText('Asking the registers …')).toBeNull()
    await type(name, 'n'.repeat(201))
    await screen.findByText(/^The name has 201 characters/)
    await type(name, 'Lumoria')
    expect(await screen.findByText('First look: 2 similar marks are in force or pending')).toBeDefined()
    const asked = sent.flatMap(({ call, body }) => (call === 'POST /Assessments/hint' ? [(body as HintQuestion).name] : []))
    expect(asked).toEqual(['Lumora', 'Lumoria'])
  })

  it('compares the pronunciations with marks only where some were found', async () => {
    const none = (question: HintQuestion): NameHint => ({
      ...hintOf(question),
      identical: 0,
      similar: 0,
      brands: [],
      pronunciations: hintOf(question).pronunciations.map((one) => ({ ...one, leadsTo: [] })),
    })
    await openPage('/en/check?step=2', { ...open, 'POST /Assessments/hint': none })
    await type(await screen.findByLabelText('Brand name'), 'Kandrea')
    expect(await screen.findByRole('heading', { name: 'How it is pronounced' })).toBeDefined()
    expect(screen.queryByText('Sounds like none of the marks found.')).toBeNull()
  })

  it('takes a name in another script', async () => {
    await openPage('/en/check?step=2', open)
    await type(await screen.findByLabelText('Brand name'), 'Люмора')
    await next()
    expect(await heading('Where should the brand be protected?')).toBeDefined()
  })

  it('says how much of a long idea is too much, and loses nothing', async () => {
    const idea = 'tea '.repeat(5_000).trim()
    const page = await openPage('/en/check', open)
    await type(await screen.findByLabelText('Your idea'), idea)
    await next()
    expect(screen.getByText(/At most 4,000 characters are evaluated\. Please shorten the text by 15,999/)).toBeDefined()
    expect(page.address()).toBe('/en/check')
    closePage()
    await openPage('/en/check', open)
    await waitFor(() => expect((screen.getByLabelText('Your idea') as HTMLTextAreaElement).value).toBe(idea))
  })

  it('says that a pasted description or name is cut where it is longer than a draft', async () => {
    const { user } = await openPage('/en/check', open)
    await user.click(await screen.findByLabelText('Your idea'))
    await user.paste('tea '.repeat(15_000))
    expect(screen.getByText(/^A draft holds at most 50,000 characters here; anything beyond that is missing\./)).toBeDefined()
    await type(screen.getByLabelText('Your idea'), '')
    await next()
    await heading('What will the brand be called?')
    await user.click(screen.getByLabelText('Brand name'))
    await user.paste('Lumora '.repeat(200))
    expect(screen.getByText(/ at most 1,000 characters here; .* At most 200 are evaluated\./)).toBeDefined()
  })

  it('refuses a logo that is no picture, and says when the camera cannot be reached', async () => {
    const { user } = await openPage('/en/check?step=2', open)
    await heading('What will the brand be called?')
    const file = fileInput()
    // Only the button of the same name is there for screen readers.
    expect(file.hidden).toBe(true)
    await act(async () =>
      fireEvent.change(file, { target: { files: [new File(['%PDF'], 'a.pdf', { type: 'application/pdf' })] } }),
    )
    expect(await screen.findByText(/This file cannot be read as a picture/)).toBeDefined()
    await user.click(button('Camera'))
    expect(await screen.findByText('Accessing the camera failed. Check your camera settings.')).toBeDefined()
    await user.click(button('Close camera'))
    expect(button('Camera')).toBeDefined()
  })

  it('does not call a logo taken while it says why another was refused', async () => {
    sessionStorage.setItem('check-drafts', kept({ picture: 'data:image/png;base64,AAAA' }))
    await openPage('/en/check?step=2', open)
    expect(await screen.findByText('The logo has been added.')).toBeDefined()
    const file = fileInput()
    await act(async () =>
      fireEvent.change(file, { target: { files: [new File(['%PDF'], 'a.pdf', { type: 'application/pdf' })] } }),
    )
    expect(await screen.findByText(/This file cannot be read as a picture/)).toBeDefined()
    expect(screen.queryByText('The logo has been added.')).toBeNull()
  })

  it('leaves the focus at the logo when it is removed', async () => {
    sessionStorage.setItem('check-drafts', kept({ picture: 'data:image/png;base64,AAAA' }))
    const { user } = await openPage('/en/check?step=2', open)
    await user.click(await screen.findByRole('button', { name: 'Remove the logo' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Logo' })))
  })

  it('says with each amount at which office one class fewer saves it', async () => {
    const goods = [21, 30].map((niceClass) => ({ niceClass, text: 'Tea' }))
    sessionStorage.setItem('check-drafts', kept({ registrationOfficeCodes: ['de', 'em'], goods }))
    await openPage('/en/check?step=4', open)
    expect(await screen.findByText(/^One class fewer saves €100\.00 \(DPMA\) and €100\.00 \(EUIPO\)\.$/)).toBeDefined()
  })

  it('names countries whose registers nobody searches, and what one EU mark covers', async () => {
    sessionStorage.setItem('check-drafts', kept({ countries: ['DE', 'IT'], registrationOfficeCodes: [] }))
    await openPage('/en/check?step=3', open)
    // No fee stands without its day.
    expect((await screen.findAllByText('As of 1 June 2026, with sources')).length).toBeGreaterThan(0)
    expect(await screen.findByText(/The national register is not among the seven/)).toBeDefined()
    expect(screen.getByText(/One EU mark covers Germany and Italy\./)).toBeDefined()
    expect(screen.getByText('EUIPO, 1 class').closest('li')?.textContent).toContain('850')
  })

  it('offers only the offices of the plan, and recommends the office of the EU', async () => {
    await openPage(`/en/check?step=3&draft=${draftId}`, account({}, [storedDraft()]), id)
    await heading('Where should the brand be protected?')
    expect(await screen.findByText(/^1 of 3 offices of your/)).toBeDefined()
    expect((screen.getByRole('checkbox', { name: /^Spain/ }) as HTMLInputElement).disabled).toBe(true)
    expect(screen.getByText(/Not among your offices: Austria, Switzerland|Not among your offices:/)).toBeDefined()
    await act(async () => button('Add the EUIPO').click())
    expect((screen.getByRole('checkbox', { name: /^European Union/ }) as HTMLInputElement).checked).toBe(true)
    expect(screen.queryByText('Add the EU office?')).toBeNull()
  })

  it('says beside the list that an office is missing, and scrolls there', async () => {
    const scrolledTo: Element[] = []
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolledTo.push(this)
    })
    await openPage('/en/check', open)
    await type(await screen.findByLabelText('Your idea'), 'We sell herbal tea.')
    await next()
    await heading('What will the brand be called?')
    await type(screen.getByLabelText('Brand name'), 'Lumora')
    await next()
    await heading('Where should the brand be protected?')
    await next()
    const message = screen.getByText('Please choose at least one office or country.').closest('[role="alert"]')
    expect(message?.nextElementSibling).toBe(screen.getByRole('tabpanel'))
    expect(scrolledTo).toContain(message)
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /^Germany/ }))
  })

  it('adds a term by keyboard, in own words or from the classification', async () => {
    const { user } = await filledIn()
    await user.click(screen.getByRole('tab', { name: 'Manual selection' }))
    await user.click(button('Add good or service'))
    const dialog = within(screen.getByRole('dialog', { name: 'Add good or service' }))
    await user.click(dialog.getByRole('button', { name: 'Add' }))
    expect(dialog.getByText('Please enter the good or service.')).toBeDefined()
    const field = dialog.getByRole('combobox', { name: 'Good or service' })
    expect(document.activeElement).toBe(field)
    await user.keyboard('tea ca')
    await dialog.findByRole('option', { name: /Tea caddies/ })
    await user.keyboard('{ArrowDown}{Enter}')
    expect((field as HTMLInputElement).value).toBe('Tea caddies')
    expect(dialog.queryByText('Please enter the good or service.')).toBeNull()
    expect(dialog.getByRole('button', { name: /^Class 21:/ }).getAttribute('aria-pressed')).toBe('true')
    await user.click(dialog.getByRole('button', { name: 'Add and next' }))
    expect(dialog.getByText('“Tea caddies” is now in class 21.')).toBeDefined()
    const long = 'Infusion '.repeat(60)
    await user.paste(long)
    await user.click(dialog.getByRole('button', { name: 'Add and next' }))
    expect(dialog.getByText(/^The term has 539 characters; 500 is the maximum\./)).toBeDefined()
    expect((field as HTMLInputElement).value).toBe(long)
    await user.clear(field)
    await user.keyboard('Our own infusion')
    await user.click(dialog.getByRole('button', { name: /^Class 30:/ }))
    await user.click(dialog.getByRole('button', { name: 'Add' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(button('Remove Our own infusion')).toBeDefined()
    await user.click(button('Remove Tea caddies'))
    expect(screen.queryByText('Tea caddies')).toBeNull()
  })

  it('keeps the draft in the account, with changed fields only, and under one id', async () => {
    const drafts: GuardianDraft[] = []
    const { sent } = await filledIn(account({}, drafts), id)
    const all = { name: 'Lumora', registrationOfficeCodes: ['de'], step: 'classification' }
    await waitFor(() => expect(drafts[0]).toMatchObject(all), patience)
    expect(sent.filter(({ call }) => call === 'POST /user/account/AssessmentDrafts')).toHaveLength(1)
    const patches = sent.filter(({ call }) => call.startsWith('PATCH'))
    for (const { call, body } of patches) {
      expect(call).toBe(`PATCH /AssessmentDrafts/${drafts[0]?.id}`)
      expect(Object.keys(body as object)).not.toContain('idea')
    }
  })

  it('keeps nothing in the account of a wizard that was opened and left empty', async () => {
    const drafts: GuardianDraft[] = []
    const { sent } = await openPage('/en/check', account({}, drafts), id)
    await screen.findByLabelText('Your idea')
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await act(async () => document.dispatchEvent(new Event('visibilitychange')))
    await act(async () => closePage())
    expect(sent.filter(({ call }) => call.startsWith('POST /user/account/AssessmentDrafts'))).toEqual([])
    expect(drafts).toEqual([])
  })

  it('says that the network is missing, and saves what was typed once it is back', async () => {
    const drafts = [storedDraft({ step: 'description' })]
    let isOffline = true
    const offline = new TypeError('Failed to fetch')
    const replies = account({}, drafts)
    const unreliable = new Proxy(replies, {
      get: (known, call: string) => (call.startsWith('PATCH ') && isOffline ? () => Promise.reject(offline) : known[call]),
    })
    await openPage(`/en/check?draft=${draftId}`, unreliable, id)
    await type(await screen.findByLabelText('Your idea'), 'Tea in tins.')
    const kept = await screen.findByText(/^Saved in this window, but not in your account yet/, {}, patience)
    expect(kept.textContent).toContain('The server cannot be reached.')
    isOffline = false
    await act(async () => window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(drafts[0]).toMatchObject({ idea: 'Tea in tins.' }), patience)
  })

  it('says that the network is missing where the evaluation would begin', async () => {
    const offline = () => Promise.reject(new TypeError('Failed to fetch'))
    const { user } = await filledIn(account({ 'POST /user/account/Assessments': offline }), id)
    await user.click(button('Evaluate'))
    expect(await screen.findByText(/^The connection was lost before the evaluation began/)).toBeDefined()
    expect(button('Evaluate')).toBeDefined()
  })

  it('opens a draft from another device, and merges what was changed here and there', async () => {
    const drafts = [storedDraft({ name: 'Named there' })]
    sessionStorage.setItem(
      'check-drafts',
      kept({ idea: 'Written here.', name: 'Old' }, { owner: id, changed: ['idea'], isStored: true }),
    )
    await openPage(`/en/check?draft=${draftId}`, account({}, drafts), id)
    expect(await screen.findByText('“Named there” is saved for step 2.')).toBeDefined()
    expect((screen.getByLabelText('Your idea') as HTMLTextAreaElement).value).toBe('Written here.')
    await waitFor(() => expect(drafts[0]).toMatchObject({ name: 'Named there', idea: 'Written here.' }), patience)
  })

  it('takes over what another tab has changed, once it is in sight again', async () => {
    const drafts = [storedDraft({ step: 'description' })]
    await openPage(`/en/check?draft=${draftId}`, account({}, drafts), id)
    expect(await screen.findByText('“Kandrea” is saved for step 2.')).toBeDefined()
    drafts[0] = storedDraft({ name: 'Named in the other tab', idea: 'Written there.' })
    await act(async () => document.dispatchEvent(new Event('visibilitychange')))
    expect(await screen.findByText('“Named in the other tab” is saved for step 2.')).toBeDefined()
    expect((screen.getByLabelText('Your idea') as HTMLTextAreaElement).value).toBe('Written there.')
  })

  it('keeps what is entered here while the account is asked for changes of another tab', async () => {
    const drafts = [storedDraft({ step: 'description' })]
    let answer: (draft: GuardianDraft) => void = () => undefined
    const replies = account({}, drafts)
    let isSlow = false
    const slow = new Proxy(replies, {
      get: (known, call: string) =>
        call === `GET /AssessmentDrafts/${draftId}` && isSlow
          ? () => new Promise<GuardianDraft>((resolve) => (answer = resolve))
          : known[call],
    })
    await openPage(`/en/check?draft=${draftId}`, slow, id)
    const idea = await screen.findByLabelText('Your idea')
    await waitFor(() => expect((idea as HTMLTextAreaElement).value).toBe('We sell herbal tea.'))
    isSlow = true
    await act(async () => document.dispatchEvent(new Event('visibilitychange')))
    await type(idea, 'Written here.')
    await act(async () => answer(storedDraft({ idea: 'Old.' })))
    expect((idea as HTMLTextAreaElement).value).toBe('Written here.')
    await waitFor(() => expect(drafts[0]).toMatchObject({ idea: 'Written here.' }), patience)
  })

  it('leaves out what no text may contain, so that the account can keep it', async () => {
    const drafts = [storedDraft({ step: 'description' })]
    await openPage(`/en/check?draft=${draftId}`, account({}, drafts), id)
    await type(await screen.findByLabelText('Your idea'), 'Tea\0 in \ud83d tins \u{1f375}.')
    expect((screen.getByLabelText('Your idea') as HTMLTextAreaElement).value).toBe('Tea in  tins \u{1f375}.')
    await waitFor(() => expect(drafts[0]).toMatchObject({ idea: 'Tea in  tins \u{1f375}.' }), patience)
  })

  it('says that a draft is gone', async () => {
    await openPage(`/en/check?draft=${draftId}`, account(), id)
    expect(await heading('This draft no longer exists')).toBeDefined()
  })

  it('begins a new draft for a name typed elsewhere, and lists the other one', async () => {
    sessionStorage.setItem('check-drafts', kept({ name: 'Kandrea' }))
    const { address } = await openPage('/en/check?q=Tavilo', open)
    expect(await screen.findByText('“Tavilo” is saved for step 2.')).toBeDefined()
    expect(address()).toBe('/en/check')
    expect(await screen.findByRole('link', { name: 'Continue with Kandrea' })).toBeDefined()
  })

  it('asks before a draft is deleted, and leaves the focus at the list', async () => {
    const drafts = [storedDraft(), storedDraft({ id: `${draftId.slice(0, -1)}2`, name: 'Tavilo' })]
    const { user } = await openPage('/en/mymarklot?section=checks', account({}, drafts), id)
    for (const name of ['Kandrea', 'Tavilo']) {
      await user.click(await screen.findByRole('button', { name: `Delete the draft ${name}` }))
      const question = within(await screen.findByRole('dialog', { name: `Delete the draft “${name}”?` }))
      await user.click(question.getByRole('button', { name: 'Delete' }))
      await waitFor(() => expect(screen.queryByRole('button', { name: `Delete the draft ${name}` })).toBeNull())
      await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Drafts' })))
    }
    expect(screen.getByText('No draft yet')).toBeDefined()
  })

  it('has the verdict of its assessment in the list, which gives no all-clear for a found logo', async () => {
    const { case: _, blocks: __, ...finished } = assessmentOf('finished')
    const list = [
      { ...finished, id: 7, openConflicts: 0, verdict: 'logosOnly' },
      { ...finished, id: 8, openConflicts: 0, riskClass: 'ratherNot', verdict: 'ratherNot' },
      { ...finished, id: 9, openConflicts: 0, riskClass: 'ratherNot', verdict: 'logosBeside' },
    ]
    await openPage('/en/mymarklot?section=checks', account({ 'GET /user/account/Assessments': () => list }), id)
    const [onlyLogos, low, beside] = (await screen.findAllByRole('link', { name: 'Lumora' })).map((link) => link.closest('li'))
    expect(onlyLogos?.textContent).toContain('No similar name, but a similar logo')
    expect(onlyLogos?.textContent).not.toMatch(/unlikely|no open conflicts/)
    expect(low?.textContent).toContain('Risk: unlikely to conflictno open conflicts')
    expect(beside?.textContent).toContain('Names unlikely to conflict, but a similar logo')
    expect(beside?.textContent).not.toContain('no open conflicts')
  })

  it('evaluates, shows each block, and leads to the assessment', async () => {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const { user, sent, address, goBack } = await filledIn(
      account({
        'POST /user/account/Assessments': () => eventsOf(released),
        'GET /Assessments/9': () => assessmentOf('finished'),
      }),
      id,
    )
    await user.click(button('Evaluate'))
    expect(await heading('Evaluating Lumora')).toBeDefined()
    await waitFor(() => expect(screen.getByText('1 of 9 parts done')).toBeDefined())
    expect(screen.getByText('2 identical, 7 identical or similar in all')).toBeDefined()
    const { body } = sent.find(({ call }) => call === 'POST /user/account/Assessments') ?? {}
    expect((body as EvaluationInput).case).toMatchObject({ name: 'Lumora', registrationOfficeCodes: ['de'] })
    expect((body as EvaluationInput).draftId).not.toBeNull()
    release()
    await waitFor(() => expect(address()).toBe('/en/assessments/9'))

    // The way back leads to the draft, and the next visit begins another one.
    await goBack()
    expect(await heading('What exactly should be protected?')).toBeDefined()
    expect(screen.getByText('Lumora')).toBeDefined()
    closePage()
    await openPage('/en/check', account(), id)
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Your idea')).value).toBe('')
  })

  it('finds a running evaluation again after a reload, and says that a broken one costs nothing', async () => {
    sessionStorage.setItem('check-drafts', kept({ runningId: 9 }, { owner: id }))
    const { user } = await openPage('/en/check?step=5', account({ 'GET /Assessments/9': () => assessmentOf('failed') }), id)
    expect(await screen.findByRole('heading', { name: 'The evaluation was interrupted' })).toBeDefined()
    await user.click(button('Go to the last step'))
    expect(await heading('What exactly should be protected?')).toBeDefined()
  })

  it.each([
    ['trial.quotaUsedUp', 'Your free check is used up'],
    ['plan.featureNotIncluded', 'Brand-Guardian needs Professional'],
    ['plan.officeNotIncluded', 'One of the offices is not among those you chose'],
  ])('shows the paywall for %s', async (code, title) => {
    const { user } = await filledIn(account({ 'POST /user/account/Assessments': () => failure(403, code) }), id)
    await user.click(button('Evaluate'))
    expect(await screen.findByRole('dialog', { name: title })).toBeDefined()
  })

  it('says at the beginning that the plan has no check, leads to the plans, and still takes the draft', async () => {
    await openPage('/en/check', account(), id)
    const notice = (await screen.findByText('Your plan does not include Brand-Guardian.')).closest('p') as HTMLElement
    expect(notice.textContent).toContain('You can still prepare a draft; the evaluation needs Professional or Enterprise.')
    expect(within(notice).getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/en/products?from=%2Fen%2Fcheck')
    closePage()
    await filledIn(account(), id)
    expect(await screen.findByText(/Your plan does not include Brand-Guardian\./)).toBeDefined()
    closePage()
    const { product, ...plan } = subscriptionTo(products[1] as Product)
    const including = { ...product, features: [{ key: 'guardian.creation', limit: null, usages: 0 }] }
    await openPage('/en/check', account({ 'GET /user/account/subscription': () => ({ ...plan, product: including }) }), id)
    await screen.findByLabelText('Your idea')
    expect(screen.queryByText(/does not include/)).toBeNull()
  })

  it('says at the beginning that the free check is used up, and still takes the draft', async () => {
    const { product, ...plan } = subscriptionTo(products[0] as Product)
    const trial = (usages: number): Subscription => ({
      ...plan,
      type: 'trial',
      product: { ...product, features: [{ key: 'guardian.creation', limit: 1, usages }] },
    })
    const serving = (usages: number) => account({ 'GET /user/account/subscription': () => trial(usages) })
    await openPage('/en/check', serving(0), id)
    await screen.findByLabelText('Your idea')
    expect(screen.queryByText('Your free check is used up.')).toBeNull()
    closePage()
    await filledIn(serving(1), id)
    expect(
      await screen.findByText(/Your free check is used up\. You can evaluate the same name again within 24 hours/),
    ).toBeDefined()
    closePage()
    const without = { ...trial(0), product: { ...product, features: [] } }
    await openPage('/en/check', account({ 'GET /user/account/subscription': () => without }), id)
    await screen.findByLabelText('Your idea')
    expect(screen.queryByText(/used up/)).toBeNull()
    closePage()
    await openPage('/en/check', serving(1), id)
    const notice = (await screen.findByText('Your free check is used up.')).closest('p') as HTMLElement
    expect(within(notice).getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/en/products?from=%2Fen%2Fcheck')
  })

  it('says in the page’s language that the server does not answer', async () => {
    const down = () => new Response('down', { status: 503, statusText: 'Service Unavailable' })
    sessionStorage.setItem('check-drafts', kept({}, { owner: id }))
    const { user } = await openPage('/de/check?step=4', account({ 'POST /user/account/Assessments': down }), id)
    await user.click(await screen.findByRole('button', { name: 'Auswerten' }))
    expect((await screen.findAllByText(/^Dienst nicht verfügbar \(503/)).length).toBeGreaterThan(0)
  })

  it('shows the server’s sentence for a case that it refuses', async () => {
    const refused = () => failure(422, 'assessment.nameNotComparable')
    const { user } = await filledIn(account({ 'POST /user/account/Assessments': refused }), id)
    await user.click(button('Evaluate'))
    expect((await screen.findAllByText('The sentence of assessment.nameNotComparable.')).length).toBeGreaterThan(0)
    expect(button('Evaluate')).toBeDefined()
  })
})

/** Drafts of the browser's storage. */
const kept = (draft: object, more: object = {}) =>
  JSON.stringify([
    {
      owner: null,
      draft: { ...storedDraft(), picture: null, assessmentId: null, runningId: null, ...draft },
      changed: [],
      isStored: false,
      isEvaluated: false,
      keptAt: 1,
      ...more,
    },
  ])
