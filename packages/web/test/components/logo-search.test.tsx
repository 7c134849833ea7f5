// @vitest-environment happy-dom
import type { PictureBox } from '@marklot/contracts/logos'
import type { BrandQuery } from '@marklot/contracts/search'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { closePage, fileInput, openPage, type Replies } from './page.tsx'
import { signedIn } from './person.ts'
import { found, hit, searching } from './register.ts'

afterEach(closePage)

const logoId = 'a4a1f3d0-5b7e-4c57-9f0c-3a5e1a0f9d11'
const upper = { x: 0.25, y: 0.05, width: 0.5, height: 0.5 }
const lower = { x: 0.1, y: 0.6, width: 0.8, height: 0.3 }
const noInks = { queryColours: [], markColours: [] }
const cells = (query: PictureBox, mark: PictureBox | null) => ({ query, mark, ...noInks })
const picture = () => new Response(new Blob(['picture'], { type: 'image/webp' }))

const hits = [
  hit('em-2', 'LEAVES', {
    brandType: 'Figurative',
    brandLogoUrl: 'em/2.png',
    motifs: {
      register: [
        { key: '05.03.13', description: 'Plants', shortDescription: 'Plants', scheme: 'vienna' },
        { key: '05.03.14', description: 'Plants', shortDescription: 'Plants', scheme: 'vienna' },
      ],
      suggested: [],
    },
    similarity: {
      logo: {
        score: 78,
        kind: 'similar',
        alterations: ['mirrored', 'recoloured'],
        query: upper,
        mark: { ...upper, x: 0.1 },
        scores: { part: 86, whole: 71, shape: 82, colour: 18 },
        columns: [
          { kind: 'shape', state: 'equal', alterations: [], ...cells(upper, upper) },
          { kind: 'part', state: 'equal', alterations: ['mirrored'], ...cells(upper, upper) },
          { kind: 'part', state: 'missing', alterations: [], ...cells(lower, null) },
          { kind: 'word', state: 'different', alterations: [], ...cells(lower, lower) },
          {
            kind: 'colour',
            state: 'different',
            alterations: [],
            query: null,
            mark: null,
            queryColours: ['#2e6b4a', '#86b49a'],
            markColours: ['#b5452c'],
          },
        ],
      },
    },
  }),
  hit('de-1', 'LEAF', { similarity: { logo: null } }),
  hit('de-4', 'SHOOT', { brandType: 'Combined', similarity: { logo: null } }),
  hit('us-3', 'BLADE', {
    similarity: { logo: { score: 72, kind: 'similar', alterations: [], query: null, mark: null, scores: null, columns: [] } },
    motifs: {
      register: [{ key: '05.03.10', description: 'Plants', shortDescription: 'Plants', scheme: 'us-design' }],
      suggested: [{ category: 5, heading: 'Plants', votes: 7, voters: 9 }],
    },
  }),
]
const uploaded = {
  id: logoId,
  width: 400,
  height: 300,
  size: 9_000,
  uploadedUtc: '2026-06-30T10:00:00Z',
  expiresUtc: '2026-07-01T10:00:00Z',
}
const replies: Replies = {
  ...searching,
  ...signedIn(),
  'POST /Logos': () => Response.json(uploaded, { status: 201 }),
  'GET /ViennaCategories': () => Response.json([{ key: '5', description: 'Plants' }]),
  [`GET /Logos/${logoId}`]: picture,
  [`GET /Logos/${logoId}/part`]: picture,
  [`GET /Logos/${logoId}/frames`]: () => Response.json({ frames: [] }),
  'POST /BrandQueries': (query: BrandQuery) =>
    found(query, {
      hits,
      total: 2,
      logo: {
        id: logoId,
        parts: [
          { ...upper, isLettering: false },
          { ...lower, isLettering: true },
        ],
        receipt: { identical: 0, similar: 1, sameIdea: 0, weaker: 1, byName: 0, hiddenByFilters: 0, shown: 2 },
        viennaSuggestions: [{ category: 5, heading: 'Plants', votes: 7, voters: 9 }],
      },
      logosCompared: { of: 4_118, total: 4_200, asOf: '2026-06-30T09:00:00.000Z' },
    }),
}
const searchesOf = (sent: readonly { call: string; body: unknown }[]) =>
  sent.flatMap(({ call, body }) => (call === 'POST /BrandQueries' ? [body as BrandQuery] : []))

describe('the search by logo', () => {
  it('asks visitors to log in', async () => {
    const { sent } = await openPage('/en/search?mode=logo', searching)
    expect(await screen.findByRole('button', { name: 'Sign up free' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Choose a file' })).toBeNull()
    expect(searchesOf(sent)).toEqual([])
  })

  it('takes a picture, searches it when asked to, and shows what of it was found', async () => {
    const { user, sent, address } = await openPage('/en/search?mode=logo', replies, 'ada')
    await screen.findByRole('button', { name: 'Choose a file' })
    await user.upload(fileInput(), new File(['png'], 'leaf.png', { type: 'image/png' }))
    await user.click(await screen.findByRole('checkbox', { name: /^mirrored, rotated/ }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Minimum logo similarity' }), '50')
    expect(searchesOf(sent)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Go' }))
    await screen.findByRole('heading', { name: /^2 similar marks/ })
    expect(address()).toBe(`/en/search?mode=logo&logo=${logoId}&turned=no&minLogo=50`)
    expect(searchesOf(sent)).toMatchObject([
      { mode: 'logo', minimumLogoSimilarity: 50, logo: { id: logoId, crop: null, leaveOut: [], turned: false, parts: true } },
    ])
    const line = await screen.findByRole('img', { name: /^Your logo above the one found: 78%, similar/ })
    expect(line.getAttribute('aria-label')).toContain(
      'Shape: same, Part: mirrored, Part: missing, Word: differs, Colour: differs',
    )
    expect(screen.getByText('mirrored, other colours')).toBeTruthy()
    const cut = [...line.querySelectorAll('img')].map((image) => image.getAttribute('src'))
    expect(cut.filter((source) => source?.includes('/api/v1/Brands/em-2/logo/part'))).toHaveLength(3)
    expect(cut.filter((source) => source?.endsWith('&as=silhouette'))).toHaveLength(1)
    expect(line.querySelectorAll('circle')).toHaveLength(3)
    expect(await screen.findByText('Word mark without a picture')).toBeTruthy()
    expect(screen.getByText(/^Picture not compared/)).toBeTruthy()
    const motifs = await screen.findByRole('list', { name: 'Motifs in the register (Vienna)' })
    expect(
      within(motifs)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['05.03.13 05.03.14 Plants'])
    expect(within(screen.getByRole('list', { name: 'USPTO design search codes' })).getByText('05.03.10')).toBeTruthy()
    const suggested = screen.getByRole('list', { name: 'Suggested by similar logos' })
    expect(within(suggested).getByRole('listitem').textContent).toBe('5 Plants 7 of 9')
    expect(screen.getByText(/4,118 of 4,200 logos compared\. As of 30 June 2026\./)).toBeTruthy()
    expect(screen.getAllByText(/82 marks with a picture were not/)).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: '5 Plants 7 of 9' }))
    await waitFor(() => expect(searchesOf(sent).at(-1)?.filters.viennaCategories).toEqual([5]))
    expect(address()).toContain('&vienna=5')
    const chip = await screen.findByRole('button', { name: 'Remove motif 5 Plants' })
    await waitFor(() => expect(document.activeElement).toBe(chip))
    await user.click(chip)
    await waitFor(() => expect(address()).not.toContain('vienna'))
  })

  it('searches the logo of a hit, and moves the focus to the results', async () => {
    const other = 'b4a1f3d0-5b7e-4c57-9f0c-3a5e1a0f9d22'
    const withMark: Replies = {
      ...replies,
      'POST /Brands/em-2/logo': () => Response.json({ ...uploaded, id: other }, { status: 201 }),
    }
    const { user, address } = await openPage(`/en/search?mode=logo&logo=${logoId}`, withMark, 'ada')
    await user.click(await screen.findByRole('button', { name: 'Search with this logo' }))
    await waitFor(() => expect(address()).toBe(`/en/search?mode=logo&logo=${other}`))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Results' })))
  })

  it.each(['paste', 'drop'] as const)('replaces the chosen logo by %s, and says so', async (way) => {
    const other = 'b4a1f3d0-5b7e-4c57-9f0c-3a5e1a0f9d22'
    const withOther: Replies = {
      ...replies,
      'POST /Logos': () => Response.json({ ...uploaded, id: other }, { status: 201 }),
      [`GET /Logos/${other}`]: picture,
      [`GET /Logos/${other}/frames`]: () => Response.json({ frames: [upper] }),
    }
    const { user, address } = await openPage(`/en/search?mode=logo&logo=${logoId}`, withOther, 'ada')
    await screen.findByRole('heading', { name: 'Your logo' })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Minimum logo similarity' }), '80')
    const given = { files: [new File(['png'], 'other.png', { type: 'image/png' })], types: ['Files'] }
    const passed =
      way === 'paste'
        ? fireEvent.paste(document.body, { clipboardData: given })
        : fireEvent.drop(document.body, { dataTransfer: given })
    expect(passed).toBe(false)
    await waitFor(() => expect(address()).toBe(`/en/search?mode=logo&logo=${logoId}&chosen=${other}`))
    expect(await screen.findByText('The logo has been replaced.')).toBeTruthy()
    expect(await screen.findByRole('list', { name: 'Is this your logo? One click frames it.' })).toBeTruthy()
    const minimum = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Minimum logo similarity' })
    expect(minimum.value).toBe('80')
  })

  it('shows the motifs of a table row in one line each', async () => {
    await openPage(`/en/search?mode=logo&logo=${logoId}&view=table`, replies, 'ada')
    const suggested = await screen.findByRole('list', { name: 'Suggested by similar logos' })
    const motif = within(suggested).getByRole('listitem')
    expect(motif.textContent).toBe('5 Plants 7 of 9')
    expect(motif.title).toBe('Suggested by similar logos: 5 Plants 7 of 9')
  })

  it('frames a part of a screenshot that may be the logo', async () => {
    const frames = { frames: [upper, lower] }
    const screenshot = { ...replies, [`GET /Logos/${logoId}/frames`]: () => Response.json(frames) }
    const { user, sent } = await openPage(`/en/search?mode=logo&logo=${logoId}`, screenshot, 'ada')
    const suggested = within(await screen.findByRole('list', { name: 'Is this your logo? One click frames it.' }))
    const [, second] = suggested.getAllByRole('button')
    await user.click(second as HTMLElement)
    expect(suggested.getByRole('button', { pressed: true })).toBe(second)
    expect(await screen.findByRole('button', { name: 'the part', pressed: true })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Go' }))
    await waitFor(() => expect(searchesOf(sent).at(-1)?.logo?.crop).toEqual(lower))
  })

  it('leaves out a part that shall not count', async () => {
    const { user, sent } = await openPage(`/en/search?mode=logo&logo=${logoId}`, replies, 'ada')
    const parts = within(await screen.findByRole('group', { name: 'Parts that count' }))
    const [, lettering] = parts.getAllByRole('checkbox')
    await user.click(lettering as HTMLElement)
    await user.click(screen.getByRole('button', { name: 'Go' }))
    await waitFor(() => expect(searchesOf(sent).at(-1)?.logo?.leaveOut).toEqual([lower]))
  })

  it('offers to put back what was left out, even if the rest is a single piece', async () => {
    const single = { ...replies, 'POST /BrandQueries': (query: BrandQuery) => found(query, { hits, total: 2 }) }
    const leftOut = [lower.x, lower.y, lower.width, lower.height].map((share) => Math.round(share * 1_000)).join('-')
    const page = await openPage(`/en/search?mode=logo&logo=${logoId}&without=${leftOut}`, single, 'ada')
    const parts = within(await screen.findByRole('group', { name: 'Parts that count' }))
    const [lettering] = parts.getAllByRole<HTMLInputElement>('checkbox')
    expect(lettering?.checked).toBe(false)
    await page.user.click(lettering as HTMLElement)
    await page.user.click(screen.getByRole('button', { name: 'Go' }))
    await waitFor(() => expect(searchesOf(page.sent).at(-1)?.logo?.leaveOut).toEqual([]))
  })

  it('joins a name and a logo into one search', async () => {
    const { user, sent, address } = await openPage('/en/search?mode=nameAndLogo', replies, 'ada')
    await user.type(screen.getByRole('combobox', { name: 'Brand name' }), 'leaves')
    await screen.findByRole('button', { name: 'Choose a file' })
    await user.upload(fileInput(), new File(['png'], 'leaf.png', { type: 'image/png' }))
    await screen.findByRole('checkbox', { name: /^mirrored, rotated/ })
    await user.keyboard('{Escape}')
    await user.click(screen.getAllByRole('button', { name: 'Go' })[0] as HTMLElement)
    await waitFor(() => expect(address()).toBe(`/en/search?q=leaves&mode=nameAndLogo&logo=${logoId}`))
    expect(searchesOf(sent).at(-1)).toMatchObject({ mode: 'nameAndLogo', text: 'leaves', logo: { id: logoId } })
  })

  it('sorts by part, shape or colour, which no other search offers', async () => {
    const { user, sent, address } = await openPage(`/en/search?mode=logo&logo=${logoId}`, replies, 'ada')
    await screen.findByRole('heading', { name: /^2 similar marks/ })
    const sort = screen.getByRole('combobox', { name: 'Sort by' })
    const offered = [...sort.querySelectorAll('option')].map(({ textContent }) => textContent)
    expect(offered.slice(0, 4)).toEqual(['Most similar', 'By part', 'By shape', 'By colour'])
    await user.selectOptions(sort, 'By shape')
    await waitFor(() => expect(address()).toBe(`/en/search?mode=logo&logo=${logoId}&sort=shape`))
    expect(searchesOf(sent).at(-1)?.sort).toBe('shape')
    const modes = within(screen.getByRole('navigation', { name: 'Search by' }))
    await user.click(modes.getAllByRole('link')[0] as HTMLElement)
    expect(address()).toBe(`/en/search?logo=${logoId}`)
  })

  it('searches a part, the whole logo or both', async () => {
    const { user, sent, address } = await openPage(`/en/search?mode=logo&logo=${logoId}&crop=250-50-500-500`, replies, 'ada')
    const scope = within(await screen.findByRole('group', { name: 'Search' }))
    expect(scope.getByRole('button', { name: 'the part' }).getAttribute('aria-pressed')).toBe('true')
    await user.click(scope.getByRole('button', { name: 'both' }))
    await user.click(screen.getByRole('button', { name: 'Go' }))
    await waitFor(() => expect(address()).toBe(`/en/search?mode=logo&logo=${logoId}&crop=250-50-500-500&whole=yes`))
    expect(searchesOf(sent).at(-1)).toMatchObject({ logo: { id: logoId, crop: { x: 0.25, y: 0.05 }, whole: true } })
    await user.click(scope.getByRole('button', { name: 'the whole logo' }))
    expect(screen.queryByRole('group', { name: 'Search' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Go' }))
    await waitFor(() => expect(address()).toBe(`/en/search?mode=logo&logo=${logoId}`))
    expect(searchesOf(sent).at(-1)?.logo).toMatchObject({ crop: null })
  })

  it('compares a logo together with a query', async () => {
    const { user, sent, address } = await openPage('/en/search?query=class%3A9', replies, 'ada')
    await user.click(await screen.findByRole('button', { name: 'Compare a logo as well' }))
    await screen.findByRole('button', { name: 'Choose a file' })
    await user.upload(fileInput(), new File(['png'], 'leaf.png', { type: 'image/png' }))
    await screen.findByText(/^Hits satisfy the whole search expression/)
    await user.click(screen.getAllByRole('button', { name: 'Go' }).at(-1) as HTMLElement)
    await waitFor(() => expect(address()).toBe(`/en/search?query=class%3A9&logo=${logoId}`))
    expect(searchesOf(sent).at(-1)).toMatchObject({ mode: 'expert', query: 'class:9', logo: { id: logoId } })
    expect(await screen.findByRole('link', { name: 'Tiles' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    await user.click(screen.getByRole('button', { name: 'Go' }))
    await waitFor(() => expect(address()).toBe('/en/search?query=class%3A9'))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Tiles' })).toBeNull())
  })

  it('says why a file is refused, and when a picture is gone', async () => {
    const gone = {
      ...replies,
      [`GET /Logos/${logoId}`]: () => Response.json({ code: 'logo.notFound', message: 'Gone', requestId: '1' }, { status: 404 }),
    }
    const { user } = await openPage(`/en/search?mode=logo&logo=${logoId}`, gone, 'ada')
    expect(await screen.findByText(/^This picture is no longer there/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Replace' }))
    await screen.findByRole('button', { name: 'Choose a file' })
    const chooser = fileInput()
    await userUploadAny(user, chooser, new File(['text'], 'notes.txt', { type: 'text/plain' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(/^This file cannot be read as a picture/)
  })
})

describe('a search by logo that finds nothing', () => {
  const refused = (status: number, code: string, message: string): Replies => ({
    ...replies,
    'POST /BrandQueries': () => Response.json({ code, message, requestId: '1' }, { status }),
  })

  it.each([
    [422, 'logo.blank', 'Nothing can be made out in this picture.'],
    [404, 'logo.notFound', 'This logo is no longer stored.'],
  ])('says in the server’s sentence why a search is refused (%i), and offers no other try', async (status, code, message) => {
    await openPage(`/en/search?mode=logo&logo=${logoId}`, refused(status, code, message), 'ada')
    expect((await screen.findByText(message)).closest('[role=alert]')).toBeTruthy()
    expect(screen.queryByText('The search did not respond')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('is forgotten as soon as its picture is replaced', async () => {
    const blank = refused(422, 'logo.blank', 'Nothing can be made out in this picture.')
    const { user } = await openPage(`/en/search?mode=logo&logo=${logoId}`, blank, 'ada')
    await screen.findByText('Nothing can be made out in this picture.')
    await user.click(screen.getByRole('button', { name: 'Replace' }))
    await waitFor(() => expect(screen.queryByText('Nothing can be made out in this picture.')).toBeNull())
    expect(fileInput()).toBeTruthy()
  })

  it('offers another try where it may help', async () => {
    await openPage(`/en/search?mode=logo&logo=${logoId}`, refused(429, 'rateLimit.exceeded', 'Please wait a moment.'), 'ada')
    await screen.findByText('Please wait a moment.')
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  const nothing: Replies = {
    ...replies,
    'POST /BrandQueries': (query: BrandQuery) => found(query, { hits: [], total: 0 }),
  }

  it('speaks of the logo, and offers what may help', async () => {
    const { user, address } = await openPage(`/en/search?mode=logo&logo=${logoId}`, nothing, 'ada')
    await screen.findByRole('heading', { name: 'No similar logo found.' })
    expect(
      screen.getByText(/^Only what .* no guarantee that the logo is free\. A frame around the logo alone helps/),
    ).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Lower the minimum logo similarity to 60%' }))
    await waitFor(() => expect(address()).toBe(`/en/search?mode=logo&logo=${logoId}&minLogo=60`))
    await user.click(await screen.findByRole('button', { name: 'Search for the same motif too' }))
    await waitFor(() => expect(address()).toBe(`/en/search?mode=logo&logo=${logoId}&minLogo=60&idea=yes`))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Results' })))
    expect(screen.queryByRole('button', { name: 'Search for the same motif too' })).toBeNull()
    const start = await screen.findByRole('button', { name: 'Choose a part' })
    await user.click(screen.getByRole('button', { name: 'Draw a frame around the logo' }))
    expect(document.activeElement).toBe(start)
  })

  it('speaks of name and logo where both were searched', async () => {
    await openPage(`/en/search?q=leaf&mode=nameAndLogo&logo=${logoId}&crop=250-50-500-500&idea=yes`, nothing, 'ada')
    await screen.findByRole('heading', { name: 'No mark found whose name is like “leaf” or whose logo is like yours.' })
    expect(screen.getByText(/no guarantee that the name and the logo are free\.$/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Draw a frame around the logo' })).toBeNull()
  })
})

describe('hits by name and logo', () => {
  const score = (total: number) => ({ total, look: total, sound: total, structure: null, meaning: null })
  const comparison = {
    columns: [{ query: 'L', hit: 'L', equal: true }],
    syllables: [],
    querySoundCode: '1',
    hitSoundCode: '2',
    remark: 'partlyEqual' as const,
    equalPlaces: 1,
    heardAs: null,
  }
  const logo = { alterations: [], query: null, mark: null, scores: null, columns: [] }
  const copied = { logo: { ...logo, score: 99, kind: 'identical' as const } }
  const strange = { logo: { ...logo, score: 0, kind: null } }
  const both = [
    hit('em-1', 'QUANTUM', { score: score(7), comparison, similarity: copied }),
    hit('em-2', 'LEAF', { score: score(93), comparison: { ...comparison, remark: 'identical' }, similarity: strange }),
    hit('em-3', 'LEAF', { score: score(92), comparison, similarity: strange }),
    hit('em-4', 'FOUR', { brandType: 'Figurative', brandLogoUrl: 'em/4.png', similarity: copied }),
  ]
  const open = (more: string) =>
    openPage(
      `/en/search?q=leaf&mode=nameAndLogo&logo=${logoId}${more}`,
      { ...replies, 'POST /BrandQueries': (query: BrandQuery) => found(query, { hits: both, total: 4 }) },
      'ada',
    )
  const rows = () => [...document.querySelectorAll<HTMLElement>('[data-row]')]

  it('show the higher similarity first, and the other one smaller', async () => {
    await open('')
    await screen.findAllByText('99%')
    const [byLogo, byName, again] = rows() as [HTMLElement, HTMLElement, HTMLElement]
    expect(byLogo.querySelector('strong')?.textContent).toBe('99%')
    expect(within(byLogo).queryByText('Similarity')).toBeNull()
    expect(within(byLogo).getByText(/^Name 7% · /)).toBeTruthy()
    expect(within(byName).getByText('Similarity').parentElement?.textContent).toBe('Similarity 93%')
    expect(within(byName).queryByText(/^Name/)).toBeNull()
    // A mark of the same name has a comparison of its own.
    expect(within(again).getByText('Similarity').parentElement?.textContent).toBe('Similarity 92%')
  })

  it('are totalled in the table by the higher similarity', async () => {
    await open('&view=table')
    await screen.findAllByText('99%')
    const column = screen.getAllByRole('columnheader').findIndex(({ textContent }) => textContent === 'Total')
    expect(rows().map((row) => row.querySelectorAll('td')[column]?.textContent)).toEqual(['99', '93', '92', '99'])
  })

  it('are compared side by side by their names and by their logos', async () => {
    await open('&compare=em-1%2Cem-2')
    const dialog = within(await screen.findByRole('dialog', { name: 'Marks side by side' }))
    await dialog.findByText('Name similarity')
    const headers = dialog.getAllByRole('rowheader').map(({ textContent }) => textContent)
    expect(headers.slice(0, 3)).toEqual(['Sign', 'Name similarity', 'Logo'])
  })

  it('say in tiles what makes them similar', async () => {
    await open('&view=tiles')
    await screen.findAllByText('99%')
    const texts = rows().map(({ textContent }) => textContent)
    expect(texts[0]).toMatch(/QUANTUM99%.*unaltered$/)
    expect(texts[1]).toMatch(/LEAF93%.*Name: Spelt the same$/)
  })
})

describe('a search by name and logo', () => {
  const name = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Brand name' })

  it('asks for a missing name', async () => {
    const { user, sent } = await openPage(`/en/search?mode=nameAndLogo&logo=${logoId}`, replies, 'ada')
    await screen.findByRole('button', { name: 'Replace' })
    await user.click(screen.getAllByRole('button', { name: 'Go' }).at(-1) as HTMLElement)
    const said = screen.getByText(/^The name is missing/)
    expect(said.closest('[role=alert]')).toBeTruthy()
    expect(document.activeElement).toBe(name())
    expect(name().getAttribute('aria-describedby')).toBe(said.id)
    await user.type(name(), 'leaf')
    expect(screen.queryByText(/is missing/)).toBeNull()
    expect(searchesOf(sent)).toEqual([])
  })

  it('asks for a missing logo', async () => {
    const { user, sent } = await openPage('/en/search?mode=nameAndLogo', replies, 'ada')
    const choose = await screen.findByRole('button', { name: 'Choose a file' })
    await user.type(name(), 'leaf{Enter}')
    expect(screen.getByText(/^The logo is missing/).closest('[role=alert]')).toBeTruthy()
    expect(document.activeElement).toBe(choose)
    expect(name().getAttribute('aria-invalid')).toBeNull()
    expect(searchesOf(sent)).toEqual([])
  })
})

describe('a chosen logo', () => {
  const png = () => new File(['png'], 'leaf.png', { type: 'image/png' })
  const paste = (target: Element, clipboardData: { files: File[]; types: string[] }) =>
    act(async () => void fireEvent.paste(target, { clipboardData }))
  const uploads = (sent: readonly { call: string }[]) => sent.filter(({ call }) => call === 'POST /Logos')

  it('is pasted anywhere on the page', async () => {
    const { sent } = await openPage('/en/search?mode=logo', replies, 'ada')
    await screen.findByRole('button', { name: 'Choose a file' })
    await paste(document.body, { files: [], types: ['text/plain'] })
    await paste(document.body, { files: [new File(['a'], 'a.txt', { type: 'text/plain' })], types: ['Files'] })
    expect(uploads(sent)).toEqual([])
    expect(screen.getByRole('button', { name: 'Choose a file' })).toBeTruthy()
    await paste(document.body, { files: [png()], types: ['Files'] })
    await screen.findByRole('button', { name: 'Replace' })
    expect(uploads(sent)).toHaveLength(1)
  })

  it('is dropped anywhere on the page, which stays open', async () => {
    const { sent } = await openPage('/en/search?mode=logo', replies, 'ada')
    const choose = await screen.findByRole('button', { name: 'Choose a file' })
    const drop = async (target: Element, dataTransfer: { files: File[]; types: string[] }) => {
      const isLeft = await act(
        async () => fireEvent.dragOver(target, { dataTransfer }) && fireEvent.drop(target, { dataTransfer }),
      )
      return isLeft ? 'left to the browser' : 'taken'
    }
    expect(await drop(document.body, { files: [], types: ['text/plain'] })).toBe('left to the browser')
    expect(uploads(sent)).toEqual([])
    expect(await drop(document.body, { files: [png()], types: ['Files'] })).toBe('taken')
    await act(async () => void fireEvent.drop(document.body, { dataTransfer: { files: [png()], types: ['Files'] } }))
    await screen.findByRole('button', { name: 'Replace' })
    expect(uploads(sent)).toHaveLength(1)
    expect(choose.isConnected).toBe(false)
  })

  it('leaves a pasted text to the text field', async () => {
    const { sent } = await openPage('/en/search?mode=nameAndLogo', replies, 'ada')
    await screen.findByRole('button', { name: 'Choose a file' })
    const field = screen.getByRole('combobox', { name: 'Brand name' })
    await paste(field, { files: [png()], types: ['text/plain', 'Files'] })
    expect(uploads(sent)).toEqual([])
    await paste(field, { files: [png()], types: ['Files'] })
    await screen.findByRole('button', { name: 'Replace' })
    expect(uploads(sent)).toHaveLength(1)
  })

  it('survives a reload before it is searched, and is forgotten when replaced', async () => {
    const { user, address, sent } = await openPage('/en/search?mode=logo', replies, 'ada')
    await screen.findByRole('button', { name: 'Choose a file' })
    await user.upload(fileInput(), png())
    await screen.findByRole('button', { name: 'Replace' })
    await waitFor(() => expect(address()).toBe(`/en/search?mode=logo&chosen=${logoId}`))
    expect(searchesOf(sent)).toEqual([])
    closePage()
    const again = await openPage(address(), replies, 'ada')
    expect(await screen.findByRole('img', { name: 'Your logo' })).toBeTruthy()
    expect(searchesOf(again.sent)).toEqual([])
    await again.user.click(screen.getByRole('button', { name: 'Replace' }))
    await waitFor(() => expect(again.address()).toBe('/en/search?mode=logo'))
    const area = screen.getByRole('region', { name: 'Your logo' })
    expect(document.activeElement).toBe(area)
    await again.user.upload(fileInput(), png())
    await again.user.click(await screen.findByRole('button', { name: 'Go' }))
    await waitFor(() => expect(again.address()).toBe(`/en/search?mode=logo&logo=${logoId}`))
    expect(searchesOf(again.sent)).toHaveLength(1)
  })

  it('has a frame whose corners and edges have names of their own', async () => {
    await openPage(`/en/search?mode=logo&logo=${logoId}&crop=250-50-500-500`, replies, 'ada')
    const handles = await screen.findAllByRole('button', { name: /Arrow keys resize the selection\.$/ })
    expect(new Set(handles.map((handle) => handle.getAttribute('aria-label'))).size).toBe(8)
    expect(screen.getByRole('button', { name: /^Top left corner\./ })).toBeTruthy()
  })
})

/** Uploads a file that the chooser does not offer. */
async function userUploadAny(user: Awaited<ReturnType<typeof openPage>>['user'], chooser: HTMLInputElement, file: File) {
  chooser.removeAttribute('accept')
  await user.upload(chooser, file)
}
