// @vitest-environment happy-dom
import type { BrandQuery } from '@marklot/contracts/search'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { closePage, openPage } from './page.tsx'
import { signedIn } from './person.ts'
import { found, marks, searching, suggested } from './register.ts'

afterEach(closePage)

const autocompletes = { 'PUT /BrandAutocompletes/lum': () => suggested(marks.slice(0, 2)) }
const rail = () => within(screen.getByRole('complementary', { name: 'Filters' }))
/** Returns the filter by an office. Filters by the state of an office begin with the office's name as well. */
const officeBox = async (name: RegExp) =>
  (await rail().findAllByRole<HTMLInputElement>('checkbox', { name }))[0] as HTMLInputElement
const searchesOf = (sent: readonly { call: string; body: unknown }[]) =>
  sent.flatMap(({ call, body }) => (call === 'POST /BrandQueries' ? [body as BrandQuery] : []))

describe('suggestions', () => {
  it('are walked through by arrow keys; Escape closes them, and Enter opens the chosen mark', async () => {
    const { user, address } = await openPage('/en/search', { ...searching, ...autocompletes })
    const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Brand name' })
    await user.type(field, 'lum')
    const [first, second] = await screen.findAllByRole('option')
    expect(field.getAttribute('aria-expanded')).toBe('true')
    await user.keyboard('{Escape}')
    expect(screen.queryAllByRole('option')).toEqual([])
    expect(field.value).toBe('lum')
    await user.keyboard('{ArrowDown}')
    expect(await screen.findAllByRole('option')).toHaveLength(2)
    const chosen = () => screen.getAllByRole('option').map((option) => option.getAttribute('aria-selected'))
    const steps = []
    for (let step = 0; step < 4; step++) {
      await user.keyboard('{ArrowDown}')
      steps.push(chosen().indexOf('true'))
    }
    // After the last one, the field itself comes next.
    expect(steps).toEqual([0, 1, -1, 0])
    expect(field.getAttribute('aria-activedescendant')).toBe(first?.id)
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(field.getAttribute('aria-activedescendant')).toBe(second?.id)
    await user.keyboard('{Enter}')
    expect(address()).toBe('/en/brands/em-2')
  })

  it('leave Enter to the search while none is chosen', async () => {
    const { user, address } = await openPage('/en/search', { ...searching, ...autocompletes })
    await user.type(screen.getByRole('combobox', { name: 'Brand name' }), 'lum')
    await screen.findAllByRole('option')
    await user.keyboard('{Enter}')
    expect(address()).toBe('/en/search?q=lum')
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it.each(['number', 'owner', 'expert'])('are not requested in the mode %s', async (mode) => {
    const { user, sent } = await openPage(`/en/search?mode=${mode}`, searching)
    const field = await screen.findByRole<HTMLInputElement>('textbox')
    await user.type(field, 'lum')
    expect(field.value).toBe('lum')
    expect(sent.filter(({ call }) => call.includes('Autocompletes'))).toEqual([])
  })
})

describe('filters', () => {
  it('narrow the result, show as chips, are in the address, and can be removed', async () => {
    const { user, address, goBack, sent } = await openPage('/en/search?q=lumora', searching)
    await user.click(await rail().findByRole('checkbox', { name: /^European Union/ }))
    await screen.findByRole('heading', { name: /^1 similar mark/ })
    expect(address()).toBe('/en/search?q=lumora&office=em')
    expect(searchesOf(sent).at(-1)?.filters.registrationOfficeCodes).toEqual(['em'])
    await user.click(screen.getByRole('button', { name: /^Remove filter: / }))
    await screen.findByRole('heading', { name: /^5 similar marks/ })
    expect(address()).toBe('/en/search?q=lumora')
    await goBack()
    expect(address()).toBe('/en/search?q=lumora&office=em')
    await waitFor(() => expect(rail().getByRole<HTMLInputElement>('checkbox', { name: /^European Union/ }).checked).toBe(true))
  })

  it('can be found among all classes, and are cleared group by group', async () => {
    const { user, address } = await openPage('/en/search?q=lumora&state=new&state=alive', searching)
    await user.click(await rail().findByRole('button', { name: 'All 34 classes' }))
    await user.type(await rail().findByLabelText('Goods classes: Find a class'), '33')
    const isOfGoods = ({ textContent }: HTMLElement) => textContent.startsWith('Goods classes')
    const group = within(rail().getAllByRole('group').find(isOfGoods) as HTMLElement)
    await waitFor(() => expect(group.getAllByRole('checkbox')).toHaveLength(1))
    await user.click(group.getByRole('checkbox'))
    await waitFor(() => expect(address()).toBe('/en/search?q=lumora&state=new&state=alive&goods=33'))
    await user.click(rail().getByRole('button', { name: 'State: clear selection' }))
    await waitFor(() => expect(address()).toBe('/en/search?q=lumora&goods=33'))
  })

  it('of offices outside the plan are disabled and say why, with the way to change them', async () => {
    const replies = {
      ...searching,
      'POST /BrandQueries': (query: BrandQuery) =>
        found(query, {
          offices: found(query).offices.map((office) => ({ ...office, state: office.code === 'de' ? 'searched' : 'notInPlan' })),
        }),
    }
    await openPage('/en/search?q=lumora', replies)
    const outside = await rail().findAllByRole<HTMLInputElement>('checkbox', { name: /not the office of your plan$/ })
    expect(outside.map(({ disabled }) => disabled)).toEqual(Array(6).fill(true))
    expect((await officeBox(/^Germany/)).disabled).toBe(false)
    expect(rail().getByRole('link', { name: 'Change offices' }).getAttribute('href')).toBe('/en/account#offices')
  })

  it('of dates have tabs that arrow keys change, quick ranges, and refuse reversed ranges', async () => {
    const { user, address } = await openPage('/en/search?q=lumora', searching)
    await user.click(await rail().findByRole('button', { name: 'More filters' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'More filters' }))
    const from = () => dialog.getByLabelText('From')
    const until = () => dialog.getByLabelText('Until')
    await user.type(from(), '2020-05-02')
    await user.type(until(), '2020-05-01')
    await user.click(dialog.getByRole('button', { name: 'Apply' }))
    expect(dialog.getByRole('alert').textContent).toBe('The first day is after the last.')
    await user.click(dialog.getByRole('button', { name: 'This year' }))
    expect(dialog.queryByRole('alert')).toBeNull()
    expect(dialog.getByRole('button', { name: 'This year' }).getAttribute('aria-pressed')).toBe('true')
    dialog.getByRole('tab', { name: /^Application date/ }).focus()
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement?.textContent).toBe('Registration date')
    await user.type(until(), '2030-12-31')
    await user.click(dialog.getByRole('button', { name: 'Apply' }))
    expect(address()).toMatch(/^\/en\/search\?q=lumora&applied=(\d{4})-01-01\.\.\1-12-31&registered=\.\.2030-12-31$/)
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(screen.getAllByRole('button', { name: 'Remove all filters' })[0] as HTMLElement)
    expect(address()).toBe('/en/search?q=lumora')
  })
})

describe('an empty result', () => {
  it.each([
    ['name', 'q=lumora', 'This is no guarantee that the name is free.'],
    ['owner', 'mode=owner&q=Lumora+GmbH', 'Offices do not always spell an owner the same way: try part of the name.'],
    ['number', 'mode=number&q=30%2F99%2F1', 'Check the digits, or search for the mark by name.'],
    ['filters', 'office=at', ''],
  ])('of a search by %s says what that means and what helps', async (_, asked, hint) => {
    await openPage(
      `/en/search?${asked}`,
      { ...searching, ...signedIn(), 'POST /BrandQueries': (query: BrandQuery) => found(query, { hits: [], total: 0 }) },
      'ada',
    )
    const sentence = await screen.findByText(/^Only what the search record names was searched\./)
    expect(sentence.textContent).toBe(`Only what the search record names was searched. ${hint}`.trim())
  })
})

describe('the comparison', () => {
  const boxes = () => screen.findAllByRole<HTMLInputElement>('checkbox', { name: /^Compare / })

  it('opens from two marks on, is in the address, loses marks one by one, and closes by going back', async () => {
    const { user, address, goBack } = await openPage('/en/search?q=lumora', searching)
    const [first, second, third] = await boxes()
    await user.click(first as HTMLElement)
    const open = await screen.findByRole<HTMLButtonElement>('button', { name: 'Compare side by side' })
    expect(open.disabled).toBe(true)
    await user.click(second as HTMLElement)
    await user.click(third as HTMLElement)
    await user.click(open)
    const dialog = within(await screen.findByRole('dialog', { name: 'Marks side by side' }))
    expect(dialog.getAllByRole('columnheader')).toHaveLength(3)
    expect(address()).toBe('/en/search?q=lumora&compare=de-1%2Cem-2%2Cat-3')
    await user.click(dialog.getByRole('button', { name: 'Remove LUMORA from the comparison' }))
    expect(dialog.getAllByRole('columnheader')).toHaveLength(2)
    await goBack()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText('2 marks selected')).toBeDefined()
    expect(address()).toBe('/en/search?q=lumora')
  })

  it('takes four marks at most, and says so', async () => {
    const { user } = await openPage('/en/search?q=lumora', searching)
    const all = await boxes()
    for (const box of all) await user.click(box)
    expect(await screen.findByText('At most 4 marks can be compared side by side.')).toBeDefined()
    expect(screen.getByText('4 marks selected')).toBeDefined()
    expect(all.map(({ checked }) => checked)).toEqual([true, true, true, true, false])
  })

  it('forgets the selection when another sign is searched', async () => {
    const { user } = await openPage('/en/search?q=lumora', searching)
    await user.click((await boxes())[0] as HTMLElement)
    await screen.findByText('1 mark selected')
    await user.type(screen.getByRole('combobox', { name: 'Brand name' }), 'x{Enter}')
    await waitFor(() => expect(screen.queryByText('1 mark selected')).toBeNull())
  })

  it('ticks a focused hit by the key c, and none while somebody types', async () => {
    const { user } = await openPage('/en/search?q=lumora', searching)
    await boxes()
    await user.click(screen.getByRole('combobox', { name: 'Brand name' }))
    await user.keyboard('c')
    expect(screen.queryByText('1 mark selected')).toBeNull()
    document.querySelector<HTMLElement>('[data-hit="em-2"]')?.focus()
    await user.keyboard('c')
    expect(await screen.findByText('1 mark selected')).toBeDefined()
    await user.keyboard('c')
    await waitFor(() => expect(screen.queryByText('1 mark selected')).toBeNull())
  })
})

describe('a query', () => {
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Search expression' })
  const chips = () =>
    screen.getAllByRole('button', { name: /^Remove condition: / }).map((chip) => chip.getAttribute('aria-label'))

  it('with a fault is explained and located, sends nothing, and keeps the typed text', async () => {
    const { user, sent } = await openPage('/en/search?mode=expert', searching)
    await user.type(field(), 'name:a* clas:25{Enter}')
    expect(screen.getByText('There is no field “clas”.', { exact: false })).toBeDefined()
    expect(document.activeElement).toBe(field())
    expect(field().value.slice(field().selectionStart ?? 0, field().selectionEnd ?? 0)).toBe('clas')
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toContain('clas')
    expect(searchesOf(sent)).toEqual([])
    await user.keyboard('class')
    expect(field().value).toBe('name:a* class:25')
    expect(screen.queryByText('There is no field', { exact: false })).toBeNull()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(searchesOf(sent).map(({ query }) => query)).toEqual(['name:a* class:25']))
  })

  it('is edited by its chips and by the filters; back restores it', async () => {
    const { user, goBack } = await openPage('/en/search?query=name:*a* class:9 NOT office:us', searching)
    expect(chips()).toEqual(['Name: *a*', 'Class: 9', 'not Office: United States'].map((clause) => `Remove condition: ${clause}`))
    await user.click(screen.getByRole('button', { name: 'Remove condition: not Office: United States' }))
    expect(field().value).toBe('name:*a* class:9')
    await user.click(await officeBox(/^Germany/))
    await waitFor(() => expect(field().value).toBe('name:*a* class:9 office:de'))
    expect(chips()).toHaveLength(3)
    await user.click(rail().getByRole('button', { name: 'Goods classes: clear selection' }))
    await waitFor(() => expect(field().value).toBe('name:*a* office:de'))
    await user.click(rail().getByRole('button', { name: 'More filters' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'More filters' }))
    await user.type(dialog.getByLabelText('From'), '2010-02-03')
    await user.click(dialog.getByRole('button', { name: 'Apply' }))
    expect(field().value).toBe('name:*a* office:de filed:2010-02-03..')
    await goBack()
    expect(field().value).toBe('name:*a* office:de')
    expect((await officeBox(/^Germany/)).checked).toBe(true)
  })

  it('is made of a plain search, and becomes one again', async () => {
    const { user, address } = await openPage('/en/search?q=lumora&office=de&goods=9', searching)
    const modes = within(screen.getByRole('navigation', { name: 'Search by' }))
    await user.click(modes.getByRole('link', { name: /^Expert/ }))
    expect(field().value).toBe('similar:lumora office:de class:9')
    await user.click(modes.getByRole('link', { name: /^Name(?! and)/ }))
    expect(address()).toBe('/en/search?q=lumora&office=de&goods=9')
  })
})

it('a literal name with the signs of a query stays a name', async () => {
  await openPage('/en/search?q=name:a*', searching)
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Brand name' }).value).toBe('name:a*')
  expect(screen.queryAllByRole('button', { name: /^Remove condition: / })).toEqual([])
})

it('a priority is shown beside the application date of the mark that it makes earlier, and is a filter', async () => {
  const { user, address } = await openPage('/en/search?q=lumora', searching)
  expect((await screen.findAllByText(/2 January 2020|Jan 2, 2020|2 Jan 2020/)).map(({ textContent }) => textContent)).toEqual(
    marks.map(({ priorityDate, applicationDate }) =>
      priorityDate === applicationDate ? expect.not.stringContaining('priority') : expect.stringMatching(/\(priority .*2019\)/),
    ),
  )
  await user.click(await rail().findByRole('button', { name: 'More filters' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'More filters' }))
  await user.click(dialog.getByRole('tab', { name: 'Priority date' }))
  await user.type(dialog.getByLabelText('Until'), '2019-12-31')
  await user.click(dialog.getByRole('button', { name: 'Apply' }))
  expect(address()).toBe('/en/search?q=lumora&priority=..2019-12-31')
})

it('columns of the table are chosen in a dialog and kept in the address', async () => {
  const { user, address } = await openPage('/en/search?q=lumora&view=table', searching)
  await user.click(await screen.findByRole('button', { name: 'Columns' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Columns' }))
  await user.click(dialog.getByRole('checkbox', { name: 'Registration date' }))
  await user.click(dialog.getByRole('checkbox', { name: 'Owner' }))
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Owner', hidden: true })).toBeNull())
  expect(screen.getByRole('columnheader', { name: /^Registration date/, hidden: true })).toBeDefined()
  expect(address()).toMatch(/columns=[^&]*registrationDate/)
})

it('a new search wins over a slower one before it', async () => {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const replies = {
    ...searching,
    'POST /BrandQueries': async (query: BrandQuery) => {
      if (query.text === 'slow') await held
      return found(query, { total: query.text === 'slow' ? 77 : 5 })
    },
  }
  const { user } = await openPage('/en/search?q=slow', replies)
  const field = screen.getByRole('combobox', { name: 'Brand name' })
  await user.clear(field)
  await user.type(field, 'fast{Enter}')
  await screen.findByRole('heading', { name: /^5 similar marks/ })
  release()
  await vi.waitFor(() => expect(screen.getByRole('heading', { name: /^5 similar marks/ })).toBeDefined())
  expect(screen.queryByRole('heading', { name: /^77/ })).toBeNull()
})

it('a failed search shows a retry, never an empty result', async () => {
  let isBroken = true
  const replies = {
    ...searching,
    'POST /BrandQueries': (query: BrandQuery) =>
      isBroken ? Response.json({ code: 'server.internal', message: 'Broken', requestId: '1' }, { status: 500 }) : found(query),
  }
  const { user } = await openPage('/en/search?q=lumora', replies)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.queryByText(/No mark found/)).toBeNull()
  isBroken = false
  await user.click(retry)
  expect(await screen.findByRole('heading', { name: /^5 similar marks/ })).toBeDefined()
})
