// @vitest-environment happy-dom
import { type Completion, CompletionInput, type ModelConsent } from '@marklot/contracts/advisor'
import type { Assessment, ElsewhereFound } from '@marklot/contracts/guardian-assessment'
import type { AssessmentBlocks, SimilarBrand } from '@marklot/contracts/guardian-blocks'
import type { EvaluationInput } from '@marklot/contracts/guardian-endpoints'
import { configure, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  assessment,
  assessmentServer,
  event,
  eventStream,
  failed,
  finding,
  now,
  pendingBlocks,
  ready,
  saferChange,
  without,
} from './assessment.ts'
import { closePage, openPage, type Replies } from './page.tsx'
import { id as personId } from './person.ts'
import { failure } from './radar.ts'
import { hit, searching } from './register.ts'

// Queries by role take long on a page of this size.
configure({ asyncUtilTimeout: 10_000 })
// The pages load on demand, which takes longer than a test waits.
beforeAll(async () => {
  await import('../../src/features/guardian/assessment/assessment-view.tsx')
  await import('../../src/features/radar/wizard/monitor-page.tsx')
})
afterEach(closePage)

const open = (stored: Assessment = assessment(), more: Replies = {}, path = 'en/assessments/5') =>
  openPage(`/${path}`, assessmentServer(stored, more), personId)
const heading = (level: number, name: string | RegExp) => screen.findByRole('heading', { level, name })
const region = async (name: string) => within(await screen.findByRole('region', { name }))
const risk = assessment().blocks.riskScore
const names = assessment().blocks.names
const judgements = assessment().blocks.similarBrands.result?.brands ?? []

describe('the verdict', () => {
  it('names the class of the risk with the frequency of decided cases, never as a percentage of risk', async () => {
    await open()
    await heading(1, 'A conflict is likely for Tavilo')
    const zone = screen.getByText('about 3 in 4').closest('li')
    expect(zone?.getAttribute('aria-current')).toBe('true')
    expect(zone?.textContent).toContain('often found to conflict')
    expect(screen.queryByText(/78/)).toBeNull()
  })

  it('points out likely objections and hurtful meanings, which the risk does not cover', async () => {
    await open()
    const grounds = await screen.findByRole('link', { name: 'One ground for refusal: the office is likely to object.' })
    expect(grounds.getAttribute('href')).toBe('#refusalGrounds')
    const meaning = screen.getByRole('link', { name: /^The name can harm a brand .*: Russian “drückte”\.$/ })
    expect(meaning.getAttribute('href')).toBe('#meaning')
    closePage()
    const { refusalGrounds } = assessment().blocks
    const possible = refusalGrounds.result && { ...refusalGrounds.result, findings: [finding({ level: 'possible' })] }
    await open(
      assessment({
        blocks: {
          refusalGrounds: { ...refusalGrounds, result: possible },
          meaning: { state: 'ready', reason: null, result: { readings: [], languages: ['de'] } },
        },
      }),
    )
    await heading(1, 'A conflict is likely for Tavilo')
    expect(screen.queryByText(/the office is likely to object|can harm a brand/)).toBeNull()
  })

  it('gives no all-clear beside a similar logo', async () => {
    const { riskScore, logos } = assessment().blocks
    const foundLogo = { identical: 1, similar: 0, similarIsLowerBound: false, compared: { of: 5, total: 5 }, brands: [] }
    await open(
      assessment({
        saferChanges: null,
        blocks: {
          riskScore: {
            ...riskScore,
            result: riskScore.result && { ...riskScore.result, riskClass: 'ratherNot', openConflicts: 0 },
          },
          logos: { ...logos, state: 'ready', reason: null, result: foundLogo },
        },
      }),
    )
    await heading(1, 'The name Tavilo is unlikely to conflict, but there is a similar logo')
    expect(screen.queryByText('No mark found is at the highest level.')).toBeNull()
    await screen.findByText(/at the lowest level; no changes were tried\. .*A different logo would be safer\./)
  })

  it('leads from each reason to its section, and to the mark that decides', async () => {
    await open()
    const sound = await screen.findByRole('link', { name: 'The names look or sound alike' })
    expect(sound.getAttribute('href')).toBe('#names')
    const goods = screen.getByRole('link', { name: 'The goods belong to the same group: “Tee” and “Kräutertees”' })
    expect(goods.getAttribute('href')).toBe('#industry')
    expect(screen.getByRole('link', { name: 'The names mean different things' }).getAttribute('href')).toBe('#meaning')
    expect(screen.getByRole('link', { name: 'Tavillo tips the balance.' }).getAttribute('href')).toBe('#brand-de-3020191084420')
    expect(document.getElementById('brand-de-3020191084420')).not.toBeNull()
  })

  it.each([
    [[43], [35, 43], 'The services belong to the same group: “Tee” and “Kräutertees”', 'Services'],
    [[30], [30, 43], 'The goods belong to the same group: “Tee” and “Kräutertees”', 'Goods'],
  ])('names what is compared in classes %s and %s', async (own, theirs, sentence, column) => {
    const found = names.result?.brands.map((one) => ({ ...one, brand: { ...one.brand, niceClasses: theirs } })) ?? []
    const goods = own.map((niceClass) => ({ niceClass, text: 'Tee' }))
    const changed = assessment({ blocks: { names: { ...names, result: names.result && { ...names.result, brands: found } } } })
    const page = await open({ ...changed, case: { ...changed.case, goods } })
    expect(await screen.findByRole('link', { name: sentence })).toBeDefined()
    expect((await region('Most similar brands')).getAllByText(column)).not.toHaveLength(0)
    await page.user.click(screen.getByRole('button', { name: 'Reasons and ways out for Tavillo' }))
    expect(screen.getAllByText(sentence)).toHaveLength(2)
  })

  it('counts with links to the blocks, and distinguishes what was not compared from what was not found', async () => {
    await open()
    const counts = within(await screen.findByRole('list', { name: 'What was counted' }))
    const texts = counts.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(texts).toHaveLength(9)
    expect(texts[0]).toEqual(['0identical names', '#names'])
    expect(texts[2]).toEqual(['–not comparedidentical logos', '#logos'])
    for (const [, target] of texts) expect(document.querySelector(target ?? '')).not.toBeNull()
  })

  it.each([
    ['en', '1mark with similar goods or services', '2marks in the same class'],
    ['fr', '1marque aux produits ou services similaires', '2marques dans la même classe'],
    // The last word breaks where the column is narrow.
    ['de', '1Marke mit ähnlichen Waren oder Dienst\u00adleistungen', '2Marken in gleicher Klasse'],
  ])('says in %s that marks are counted by their goods and classes', async (locale, goods, classes) => {
    const counts = { ...assessment().counts, similarGoodsServices: 1, sameNiceClass: 2 }
    const all = { ...names, result: names.result && { ...names.result, similar: names.result.brands.length } }
    await open(assessment({ counts, blocks: { names: all } }), {}, `${locale}/assessments/5`)
    const list = within(await screen.findByRole('list', { name: /What was counted|Ce qui a été compté|Was gezählt wurde/ }))
    expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(expect.arrayContaining([goods, classes]))
  })

  it('marks counts that cover only the marks that were judged, and says how many terms were compared', async () => {
    const many = { ...names, result: names.result && { ...names.result, similar: 300 } }
    const goods = Array.from({ length: 60 }, (_, at) => ({ niceClass: 30, text: `Tee ${at}` }))
    const counts = { ...assessment().counts, similarNames: 300, similarGoodsServices: 4, sameNiceClass: 120 }
    const changed = assessment({ counts, blocks: { names: many } })
    await open({ ...changed, case: { ...changed.case, goods } })
    const listed = within(await screen.findByRole('list', { name: 'What was counted' }))
    const texts = listed.getAllByRole('link').map(({ textContent }) => textContent)
    expect(texts).toEqual(expect.arrayContaining(['4+marks with similar goods or services', '120marks in the same class']))
    const industry = await region('Industry check')
    expect(industry.getByText(/^\d+\+ with similar goods or services, /)).toBeDefined()
    expect(industry.getByText(/^The first \d of 60 goods and services are compared one by one\.$/)).toBeDefined()
  })

  it('says of similar names that identical ones are among them', async () => {
    const counts = { ...assessment().counts, identicalNames: 1, similarNames: 12 }
    await open(assessment({ counts, blocks: { names: { ...names, result: names.result && { ...names.result, identical: 1 } } } }))
    const listed = within(await screen.findByRole('list', { name: 'What was counted' }))
    expect(listed.getAllByRole('link').map(({ textContent }) => textContent)).toContain('12identical or similar names')
    expect((await region('Name check')).getByText('12 identical or similar names in all')).toBeDefined()
    expect(screen.queryByText('12 similar names')).toBeNull()
  })

  describe('with a logo', () => {
    const { configuredBrand } = assessment().blocks
    const logo = { id: personId, width: 90, height: 90, size: 900, uploadedUtc: now, expiresUtc: null }
    const withLogo = (brandId: string, name: string, score: number) =>
      hit(brandId, name, {
        brandLogoUrl: 'em/7.png',
        similarity: {
          logo: { score, kind: 'similar', alterations: ['inverted'], query: null, mark: null, scores: null, columns: [] },
        },
      })
    const openWith = (similar: ReturnType<typeof hit>[], more: Partial<AssessmentBlocks> = {}) =>
      open(
        assessment({
          similarity: { ...assessment().similarity, logo: 0 },
          blocks: {
            configuredBrand: { ...configuredBrand, result: configuredBrand.result && { ...configuredBrand.result, logo } },
            logos: {
              state: 'ready',
              reason: null,
              result: {
                identical: 0,
                similar: similar.length,
                similarIsLowerBound: false,
                compared: { of: 4_118, total: 4_200 },
                brands: similar,
              },
            },
            ...more,
          },
        }),
        { [`GET /Logos/${personId}`]: () => new Response(new Blob(['picture'])) },
      )

    it('shows the closest ones under the own one, and beside the names', async () => {
      await openWith([withLogo('em-7', 'FOUND', 81), withLogo('em-019204581', 'tavelo', 74)])
      const logos = await region('Logo check')
      expect(logos.getByText('0 identical, 2 similar')).toBeTruthy()
      expect(logos.getByText('4,118 of 4,200 logos of these registers were compared.')).toBeTruthy()
      expect(await logos.findByRole('link', { name: 'FOUND' })).toBeTruthy()
      const line = await logos.findByRole('img', { name: /^Your logo above the one found: 81%, similar/ })
      expect(line.getAttribute('aria-label')).toContain('light and dark swapped')
      const row = (id: string) => document.getElementById(`brand-${id}`)?.textContent
      expect(row('em-019204581')).toContain('Logo 74')
      expect(row('de-3020191084420')).toContain('Logo –no similar logo')
    })

    it('points out in the head that the risk does not cover the found ones', async () => {
      await openWith([withLogo('em-7', 'FOUND', 81), withLogo('em-019204581', 'tavelo', 74)])
      const noticed = await screen.findByRole('link', { name: /^2 earlier marks have an identical or similar logo/ })
      expect(noticed.getAttribute('href')).toBe('#logos')
    })

    it('does not claim that there are no conflicts, nor recommend filing, when only the logo is found', async () => {
      const page = await openWith([withLogo('em-7', 'FOUND', 81)], {
        riskScore: {
          ...risk,
          result: risk.result && { ...risk.result, riskClass: 'ratherNot', openConflicts: 0, brandId: null },
        },
        names: { ...names, result: names.result && { ...names.result, identical: 0, similar: 0, brands: [] } },
        refusalGrounds: { state: 'ready', reason: null, result: { findings: [], checked: [] } },
      })
      await heading(1, 'Tavilo: no similar name, but a similar logo')
      const asked = () => page.sent.find(({ body }) => (body as CompletionInput | undefined)?.purpose === 'nextSteps')?.body
      await waitFor(() => expect(asked()).toBeDefined())
      const steps = CompletionInput.parse(asked()).facts.flatMap((fact) => (fact.kind === 'step' ? [fact.step] : []))
      expect(steps).toContain('askCounsel')
      expect(steps).not.toContain('file')
    })

    it('says that none is similar, without a figure for the closest', async () => {
      await openWith([])
      const logos = await region('Logo check')
      expect(logos.getByRole('heading', { name: 'No conflicts found' })).toBeTruthy()
      expect(logos.getByText('None of the logos compared is identical or similar.')).toBeTruthy()
      expect(screen.getByText('below 70%')).toBeTruthy()
    })
  })

  it('names with each highest similarity the mark that has it', async () => {
    const brands = judgements.map((one, at) => ({
      ...one,
      risk: { ...one.risk, goods: at === 2 ? ('identical' as const) : one.risk.goods },
    }))
    const similarBrands = { state: 'ready' as const, reason: null, result: { brands, withMatchingClasses: 3 } }
    await open(
      assessment({ similarity: { name: 96, logo: null, goodsServices: 100, niceClassCoverage: 50 }, blocks: { similarBrands } }),
    )
    const nearest = (await heading(3, 'Highest similarity among the marks found')).parentElement
    expect(
      within(nearest as HTMLElement)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Name: Tavillo96%', 'Logo–not compared', 'Goods and services: davilo100%', 'Your classes with similar marks50%'])
  })

  it.each<[string, Parameters<typeof assessment>[0]]>([
    [
      'For Tavilo it could go either way',
      { blocks: { riskScore: { ...risk, result: risk.result && { ...risk.result, riskClass: 'open' } } } },
    ],
    [
      'No conflicts found for Tavilo',
      {
        blocks: {
          // Without a hit, the lowest score has no disputes to compare with.
          riskScore: { ...risk, result: risk.result && { ...risk.result, riskClass: 'ratherNot', brandId: null } },
          names: { ...names, result: names.result && { ...names.result, similar: 0, brands: [] } },
        },
      },
    ],
    [
      'For Tavilo it depends on the goods and services',
      { case: { ...assessment().case, goods: [] }, blocks: { riskScore: without('goodsUnknown') } },
    ],
    ['No evaluation available for Tavilo', { blocks: { riskScore: without('noOfficeSearched') } }],
    ['No evaluation available for Tavilo', { blocks: { riskScore: failed } }],
  ])('says: %s', async (title, more) => {
    await open(assessment(more))
    await heading(1, title)
  })

  it('asks visitors to log in, and says what does not exist', async () => {
    await openPage('/en/assessments/5', searching)
    expect(await screen.findByText('Please log in to see this evaluation.')).toBeDefined()
    closePage()
    await open(assessment(), {}, 'en/assessments/6')
    await heading(1, 'This evaluation does not exist')
    closePage()
    await open(assessment(), {}, 'en/assessments/five')
    expect(await screen.findByText('404')).toBeDefined()
  })
})

describe('the blocks', () => {
  it('stand in the order of the spec, with what would be safer behind the risk', async () => {
    await open()
    await heading(2, 'Most similar brands')
    expect(
      screen
        .getAllByRole('region')
        .map((one) => one.id)
        .filter((id) => id !== ''),
    ).toEqual([
      'riskScore',
      'safer',
      'configuredBrand',
      'refusalGrounds',
      'meaning',
      'names',
      'logos',
      'industry',
      'domains',
      'similarBrands',
    ])
  })

  it('say why an office was added, and what was not searched', async () => {
    await open()
    const configured = await region('Brand checked')
    expect(configured.getByText('added because EU marks have effect in the chosen member states too')).toBeDefined()
    expect(configured.getByText('19 November 2026')).toBeDefined()
    expect(configured.getByText('National registers of other member states: Poland')).toBeDefined()
    expect(configured.getByText('Company names and company registers')).toBeDefined()
  })

  describe('offer the other offices of the plan', () => {
    const found = (isLowerBound = false): ElsewhereFound => ({
      offices: [
        { registrationOfficeCode: 'at', similar: 0, sameNiceClass: 0 },
        { registrationOfficeCode: 'ch', similar: 5, sameNiceClass: 1 },
        { registrationOfficeCode: 'us', similar: 2, sameNiceClass: 0 },
      ],
      isLowerBound,
    })
    const rowOf = async (office: string) => {
      const heading = await screen.findByRole('heading', { level: 3, name: 'Look here too' })
      const rows = [...(heading.parentElement?.querySelectorAll('li') ?? [])]
      return rows.find(({ textContent }) => textContent?.includes(office)) as HTMLElement
    }
    const targets = (row: HTMLElement) =>
      within(row)
        .queryAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')])

    it('with their numbers of today, each leading to that search in a new tab', async () => {
      await open(assessment(), { 'GET /Assessments/5/elsewhere': () => found() })
      await screen.findByText(/^5 identical or similar names/)
      const search = '/en/search?q=Tavilo&office=ch&state=new&state=alive'
      const after = ', Switzerland, opens in a new tab'
      expect(targets(await rowOf('Switzerland'))).toEqual([
        [`5 identical or similar names${after}`, search, '_blank'],
        [`one in your classes${after}`, `${search}&goods=21&goods=30`, '_blank'],
      ])
      // Where nothing is found, no search is offered, and so none is used up.
      expect(targets(await rowOf('Austria'))).toEqual([])
      expect((await rowOf('Austria')).textContent).toContain('No identical or similar name')
      expect((await rowOf('United States')).textContent).toContain('none in your classes')
      const counts = within(screen.getByRole('list', { name: 'What was counted' }))
      expect(counts.getAllByRole('link')[1]?.textContent).toBe('12similar names')
    })

    it('also while their numbers are unknown', async () => {
      await open(assessment(), { 'GET /Assessments/5/elsewhere': () => failure(500, 'server.internal') })
      expect(targets(await rowOf('Spain'))).toEqual([
        ['View in the search, Spain, opens in a new tab', '/en/search?q=Tavilo&office=es&state=new&state=alive', '_blank'],
      ])
    })

    it('for an evaluation that includes them', async () => {
      const page = await open(assessment(), {
        'POST /user/account/AssessmentDrafts': (body: object) => ({
          ...body,
          logoFacts: null,
          createdUtc: now,
          changedUtc: now,
          assessment: null,
        }),
      })
      await page.user.click(within(await rowOf('Switzerland')).getByRole('button', { name: /^Evaluate too ?: Switzerland$/ }))
      await waitFor(() => expect(page.address()).toMatch(/^\/en\/check\?step=4&draft=/))
      const draft = page.sent.find(({ call }) => call === 'POST /user/account/AssessmentDrafts')?.body
      expect(draft).toMatchObject({ ...assessment().case, registrationOfficeCodes: ['de', 'ch'], step: 'classification' })
    })

    it('none, where all were searched', async () => {
      const { configuredBrand } = assessment().blocks
      const offices = configuredBrand.result?.offices.filter(({ state }) => state === 'searched') ?? []
      const result = configuredBrand.result && { ...configuredBrand.result, offices }
      const page = await open(
        assessment({ blocks: { configuredBrand: { ...configuredBrand, result } } as Partial<AssessmentBlocks> }),
      )
      await region('Brand checked')
      expect(screen.queryByText('Look here too')).toBeNull()
      expect(page.sent.some(({ call }) => call.endsWith('/elsewhere'))).toBe(false)
    })
  })

  it('join the offices of a ground, and mark its words in the name', async () => {
    await open(
      assessment({
        blocks: {
          refusalGrounds: {
            state: 'ready',
            reason: null,
            result: { findings: [finding(), finding({ registrationOfficeCode: 'em' })], checked: ['descriptive', 'emblem'] },
          },
        },
      }),
    )
    const grounds = await region('Grounds for refusal')
    expect(grounds.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Descriptive term'])
    expect(grounds.getByText('Tav').tagName).toBe('MARK')
    expect(grounds.getByText('Objection likely')).toBeDefined()
    expect(grounds.getByText(/^Checked and not found: \S/)).toBeDefined()
  })

  it('show words as their language writes them, beside the pronunciations', async () => {
    await open()
    const meaning = await region('Meaning of the name')
    expect(meaning.getByText('давило').lang).toBe('ru')
    expect(meaning.getByText('davilo')).toBeDefined()
    expect(meaning.getByText('negative')).toBeDefined()
    expect(meaning.getByText('sounds like Tavillo')).toBeDefined()
    expect(meaning.getByText('6 languages were examined: English, French, German, Italian, Russian and Spanish.')).toBeDefined()
  })

  it('compare no goods with marks that were not found', async () => {
    await open(
      assessment({
        blocks: {
          names: { ...names, result: names.result && { ...names.result, similar: 0, brands: [] } },
          similarBrands: { state: 'ready', reason: null, result: { brands: [], withMatchingClasses: 0 } },
          industry: {
            state: 'ready',
            reason: null,
            result: {
              similarGoodsServices: 0,
              sameNiceClass: 0,
              terms: [{ niceClass: 30, text: 'Tee', degree: 'dissimilar', brandIds: [] }],
            },
          },
        },
      }),
    )
    const industry = await region('Industry check')
    expect(industry.getByText(/^Nothing to compare: .* no mark with a similar name\.$/)).toBeDefined()
    expect(industry.queryByText(/dissimilar|0 with similar goods/)).toBeNull()
    expect(industry.queryByRole('table')).toBeNull()
  })

  it('never pass for an all-clear when nothing was compared', async () => {
    await open()
    expect((await region('Logo check')).getByText(/You provided no logo/)).toBeDefined()
    expect((await region('Domain check')).getByText(/Domains have not been checked/)).toBeDefined()
  })

  it('offer to run again what failed', async () => {
    const page = await open(assessment({ blocks: { industry: failed } }), {
      'POST /user/account/Assessments': () => failure(403, 'plan.quotaUsedUp'),
    })
    await page.user.click((await region('Industry check')).getByRole('button', { name: 'Evaluate again' }))
    await screen.findByRole('dialog')
    expect(page.address()).toBe('/en/assessments/5')
  })
})

describe('the most similar brands', () => {
  const listed = () =>
    [...document.querySelectorAll('#similarBrands ol > li')].map((item) => item.querySelector('h3')?.textContent)

  it('keep the order of the search, and can be limited to matching Nice classes', async () => {
    const page = await open()
    const brands = await region('Most similar brands')
    expect(listed()).toEqual(['Tavillo', 'tavelo', 'davilo', 'Tawilow'])
    await page.user.click(brands.getByLabelText('Only brands with matching Nice classes'))
    await waitFor(() => expect(listed()).toEqual(['Tavillo', 'tavelo', 'davilo']))
    expect(brands.getByText('3 of 4 shown, in the order of the search')).toBeDefined()
    expect(brands.getByText('8 further similar marks were counted but not assessed individually.')).toBeDefined()
  })

  it('say what counts less: what many marks use, and what is weak in any name', async () => {
    const element = { place: 'word' as const, weight: 0.3, isEstimate: false, isGeneric: true }
    const names = ready({
      identical: 0,
      similar: 1,
      similarIsLowerBound: false,
      brands: [],
      weakElements: [
        { ...element, text: 'net', marks: 1240, owners: 900 },
        { ...element, text: 'pro', marks: 1, owners: 1 },
      ],
      pronunciations: [],
    })
    await open(assessment({ blocks: { names } }))
    const check = await region('Name check')
    expect(check.getByText('Counts for little in the comparison because many marks use it: “net” (1,240 marks).')).toBeDefined()
    expect(
      check.getByText('Counts for little in the comparison because it is hardly distinctive in any name: “pro”.'),
    ).toBeDefined()
  })

  it('hold back those in dissimilar goods when asked to, and say how many', async () => {
    const goods = ['dissimilar', 'low', 'dissimilar', null] as const
    const judged = judgements.map((one, at) => ({ ...one, risk: { ...one.risk, goods: goods[at] ?? null } }))
    const similarBrands = ready({ brands: judged, withMatchingClasses: 3 })
    const page = await open(assessment({ blocks: { similarBrands } }))
    const brands = await region('Most similar brands')
    expect(listed()).toEqual(['Tavillo', 'tavelo', 'davilo', 'Tawilow'])
    await page.user.click(brands.getByLabelText('Hold back dissimilar goods and services'))
    // Marks whose goods are unknown stay.
    await waitFor(() => expect(listed()).toEqual(['tavelo', 'Tawilow']))
    expect(brands.getByRole('status').textContent).toMatch(
      /^2 of 4 shown, in the order of the search\. 2 marks are held back because their goods and services are dissimilar\. Well-known/,
    )
    expect(brands.getByText('8 further similar marks were counted but not assessed individually.')).toBeDefined()
    const counts = within(screen.getByRole('list', { name: 'What was counted' }))
    expect(counts.getAllByRole('link')[1]?.textContent).toBe('12similar names')
    await page.user.click(brands.getByLabelText('Only brands with matching Nice classes'))
    await waitFor(() => expect(listed()).toEqual(['tavelo']))
    await page.user.click(brands.getByLabelText('Hold back dissimilar goods and services'))
    await waitFor(() => expect(listed()).toEqual(['Tavillo', 'tavelo', 'davilo']))
  })

  it('say so when all of them are held back', async () => {
    const judged = judgements.map((one) => ({ ...one, risk: { ...one.risk, goods: 'dissimilar' as const } }))
    const page = await open(assessment({ blocks: { similarBrands: ready({ brands: judged, withMatchingClasses: 3 }) } }))
    const brands = await region('Most similar brands')
    await page.user.click(brands.getByLabelText('Hold back dissimilar goods and services'))
    await waitFor(() => expect(listed()).toEqual([]))
    expect(brands.getByRole('status').textContent).toMatch(/^0 of 4 shown, .* 4 marks are held back/)
    expect(brands.queryByText(/None of the marks found shares a Nice class/)).toBeNull()
  })

  it('hold back nothing where no goods are known', async () => {
    const judged = judgements.map((one) => ({ ...one, risk: { ...one.risk, goods: null } }))
    await open(assessment({ blocks: { similarBrands: ready({ brands: judged, withMatchingClasses: 0 }) } }))
    await region('Most similar brands')
    expect(screen.queryByLabelText('Hold back dissimilar goods and services')).toBeNull()
  })

  it('open into their reasons and what weakens them', async () => {
    const page = await open()
    const button = await screen.findByRole('button', { name: 'Reasons and ways out for Tavillo' })
    expect(button.getAttribute('aria-expanded')).toBe('false')
    await page.user.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByText('Since 14 March 2025, it has been possible to request proof of use from the owner.')).toBeDefined()
    expect(screen.getByText('computed, § 43 (1) MarkenG')).toBeDefined()
    await page.user.click(screen.getByRole('button', { name: 'Reasons and ways out for Tawilow' }))
    expect(screen.getByText('Brand not yet assessed')).toBeDefined()
    const link = screen.getAllByRole('link', { name: 'Open the mark’s page' })[0]
    expect(link?.getAttribute('href')).toBe('/en/brands/de-3020191084420?q=Tavilo&goods=21&goods=30')
  })

  it('unfold on paper', async () => {
    await open()
    await heading(2, 'Most similar brands')
    expect(screen.queryByText(/possible to request proof of use from the owner/)).toBeNull()
    // A busy page listens a moment after it has rendered.
    await waitFor(() => {
      window.dispatchEvent(new Event('beforeprint'))
      expect(screen.getByText(/possible to request proof of use from the owner/)).toBeDefined()
    })
  })
})

describe('what would be safer', () => {
  const untried = assessment({ saferChanges: null })
  const tried = (changes: ReturnType<typeof saferChange>[]) =>
    eventStream([
      ...changes.map((change, at) => ({ tried: at + 1, of: 2, change, saferChanges: null })),
      { tried: 2, of: 2, change: null, saferChanges: { tried: 2, changes } },
    ])

  it('is tried once the evaluation is finished, and makes a draft of a change', async () => {
    const page = await open(untried, {
      'POST /Assessments/5/changes': () => tried([saferChange()]),
      'POST /user/account/AssessmentDrafts': (body: object) => ({
        ...body,
        id: '00000000-0000-4000-8000-000000000011',
        logoFacts: null,
        createdUtc: now,
        changedUtc: now,
        assessment: null,
      }),
    })
    await page.user.click(await screen.findByRole('button', { name: /^Continue with this/ }))
    await waitFor(() => expect(page.address()).toBe('/en/check?step=4&draft=00000000-0000-4000-8000-000000000011'))
    const draft = page.sent.find(({ call }) => call === 'POST /user/account/AssessmentDrafts')?.body
    expect(draft).toMatchObject({ step: 'classification', name: 'Tavilo', goods: [{ niceClass: 21, text: 'Dosen für Tee' }] })
  })

  it('announces that changes are tried, but not each of them', async () => {
    const [first] = (await tried([saferChange()]).text()).split('\n\n')
    const unfinished = new ReadableStream({
      start: (stream) => stream.enqueue(new TextEncoder().encode(`${first}\n\n`)),
    })
    await open(untried, {
      'POST /Assessments/5/changes': () => new Response(unfinished, { headers: { 'Content-Type': 'text/event-stream' } }),
    })
    const progress = await screen.findByText('Trying changes: 1 of 2')
    expect(progress.closest('[aria-hidden="true"]')).not.toBeNull()
    expect(progress.closest('[role="status"]')?.firstElementChild?.textContent).toBe('Trying changes')
  })

  it('without the EU, does not promise that EU marks lose their effect in a member state', async () => {
    const withoutEm = (registrationOfficeCodes: ('de' | 'us')[]) =>
      saferChange({
        kind: 'withoutOffice',
        niceClass: null,
        registrationOfficeCode: 'em',
        case: { ...assessment().case, countries: [], registrationOfficeCodes },
      })
    await open(assessment({ saferChanges: { tried: 2, changes: [withoutEm(['de']), withoutEm(['us'])] } }))
    await screen.findAllByRole('heading', { level: 3, name: 'Leave out: European Union' })
    expect(screen.getByText(/earlier EU marks still do/)).toBeDefined()
    expect(screen.getByText(/earlier marks there no longer stand in its way/)).toBeDefined()
  })

  it('gives a change no class of risk when only the logo would be found', async () => {
    const change = saferChange({ riskScore: 15, riskClass: null, verdict: 'logosOnly' })
    await open(assessment({ saferChanges: { tried: 3, changes: [change] } }))
    const item = (await heading(3, 'Leave out class 30')).closest('li')
    expect(item?.textContent).toContain('→No similar name, but a similar logo')
    expect(item?.textContent).not.toContain('unlikely')
  })

  it('names the way in which a sign was changed', async () => {
    const kinds = ['otherSyllables', 'otherVowels', 'otherBeginning'] as const
    const changes = kinds.map((kind) =>
      saferChange({ kind, niceClass: null, name: kind, case: { ...assessment().case, name: kind } }),
    )
    await open(assessment({ saferChanges: { tried: 3, changes } }))
    await heading(3, 'otherSyllables: syllables rearranged')
    await heading(3, 'otherVowels: vowels swapped')
    await heading(3, 'otherBeginning: different beginning')
  })

  it('says that nothing helps', async () => {
    await open(untried, { 'POST /Assessments/5/changes': () => tried([]) })
    await heading(3, 'None of these changes helps')
    expect(screen.getByText(/2 changes were tried/)).toBeDefined()
  })

  it('can be tried again after an interruption', async () => {
    let isDown = true
    const page = await open(untried, {
      'POST /Assessments/5/changes': () => (isDown ? eventStream([]) : tried([saferChange()])),
    })
    await screen.findByText('Trying the changes was interrupted.')
    isDown = false
    await page.user.click((await region('What would make it safer')).getByRole('button', { name: 'Try again' }))
    await heading(3, 'Leave out class 30')
  })

  it('is not tried where nothing can fall', async () => {
    const page = await open(
      assessment({
        saferChanges: null,
        blocks: { riskScore: { ...risk, result: risk.result && { ...risk.result, riskClass: 'ratherNot', openConflicts: 0 } } },
      }),
    )
    await screen.findByText(/risk of a conflict is already at the lowest level.*However, the office is likely to object/)
    expect(page.sent.map(({ call }) => call)).not.toContain('POST /Assessments/5/changes')
  })

  it('is not tried where nothing was found, without a level of risk', async () => {
    const none = { identical: 0, similar: 0, similarIsLowerBound: false, brands: [], weakElements: [], pronunciations: [] }
    const reasons = { for: [], against: [] }
    const riskScore = ready({ riskScore: 15, riskClass: 'ratherNot' as const, reasons, openConflicts: 0, brandId: null })
    const logos = without('noLogo')
    await open(assessment({ saferChanges: null, blocks: { riskScore, names: ready(none), logos } }))
    const safer = await region('What would make it safer')
    expect(safer.getByText(/No conflicts were found; no changes were tried\./)).toBeDefined()
    expect(safer.queryByText(/lowest level/)).toBeNull()
  })
})

describe('an evaluation', () => {
  const next = (state: Assessment['state'], more: Partial<Assessment> = {}) =>
    assessment({ id: 6, state, previousId: 5, ...more })

  it('runs again, shows its blocks as they arrive, and then the differences', async () => {
    const running = next('running', { finishedUtc: null, blocks: pendingBlocks, saferChanges: null })
    let send: (text: string) => void = () => undefined
    let end: () => void = () => undefined
    const events = new ReadableStream<Uint8Array>({
      start: (controller) => {
        send = (text) => controller.enqueue(new TextEncoder().encode(text))
        end = () => controller.close()
      },
    })
    const tell = (value: unknown) => send(`data: ${JSON.stringify(value)}\n\n`)
    const { counts } = assessment()
    const page = await open(assessment(), {
      'POST /user/account/Assessments': () => new Response(events, { headers: { 'Content-Type': 'text/event-stream' } }),
      'GET /Assessments/6': () => next('finished'),
      'GET /Assessments/6/comparison': () => ({
        assessment: next('finished'),
        other: assessment(),
        changedParts: [],
        offices: [],
        hasOtherVersions: false,
        counts,
        otherCounts: { ...counts, similarNames: 10 },
        added: [names.result?.brands[0]?.brand],
        gone: [],
        changed: [],
      }),
    })
    tell(event('started', 6, { assessment: running }))
    await page.user.click(await screen.findByRole('button', { name: 'Evaluate again' }))
    await heading(1, 'Checking Tavilo')
    expect(page.address()).toBe('/en/assessments/6')
    const input = page.sent.find(({ call }) => call === 'POST /user/account/Assessments')?.body as EvaluationInput
    expect(input).toEqual({ case: assessment().case, draftId: assessment().draftId, previousId: 5 })
    expect(screen.getByText('0 of 9 parts ready')).toBeDefined()

    tell(event('blocks', 6, { blocks: { names, riskScore: risk } }))
    await heading(1, 'A conflict is likely for Tavilo')
    expect(screen.getByText('2 of 9 parts ready')).toBeDefined()
    expect((await region('Industry check')).getByText('Being checked')).toBeDefined()

    tell(event('finished', 6, { assessment: next('finished') }))
    end()
    const since = await region('Since the last evaluation')
    expect(await since.findByText('similar names: 10 → 12')).toBeDefined()
    expect(since.getByRole('heading', { level: 3, name: 'Newly found' })).toBeDefined()
  })

  it('that fails keeps what had arrived, and can be started again', async () => {
    const running = next('running', { finishedUtc: null, blocks: pendingBlocks, saferChanges: null })
    const page = await open(assessment(), {
      'POST /user/account/Assessments': () =>
        new Response(
          [
            `data: ${JSON.stringify(event('started', 6, { assessment: running }))}`,
            `data: ${JSON.stringify(event('blocks', 6, { blocks: { names } }))}`,
            'event: error\ndata: {"status":503,"code":"search.unavailable","message":"Away","requestId":"1"}',
            '',
          ].join('\n\n'),
          { headers: { 'Content-Type': 'text/event-stream' } },
        ),
    })
    await page.user.click(await screen.findByRole('button', { name: 'Evaluate again' }))
    await heading(1, 'The check of Tavilo was interrupted')
    expect((await region('Name check')).getByText('12 similar names')).toBeDefined()
    expect(page.sent.map(({ call }) => call)).not.toContain('GET /Assessments/6')
  })

  it('that runs elsewhere is polled until it is finished', async () => {
    let asked = 0
    await open(assessment(), {
      'GET /Assessments/5': () => {
        asked += 1
        return asked === 1 ? assessment({ state: 'running', finishedUtc: null, blocks: pendingBlocks }) : assessment()
      },
    })
    await heading(1, 'Checking Tavilo')
    await heading(1, 'A conflict is likely for Tavilo')
  })

  it('that was interrupted keeps what was ready and costs nothing', async () => {
    await open(assessment({ state: 'failed', finishedUtc: null, saferChanges: null, blocks: { ...pendingBlocks, names } }))
    await heading(1, 'The check of Tavilo was interrupted')
    expect(screen.getByText(/costs nothing/)).toBeDefined()
    expect((await region('Name check')).getByText('12 similar names')).toBeDefined()
    expect((await region('Industry check')).getByText('This part failed')).toBeDefined()
  })
})

describe('the findings in words', () => {
  const completion = (more: Partial<Completion> = {}): Completion => ({
    purpose: 'summary',
    text: 'The name is close to Tavillo.\n\n<b>Nothing</b> else.',
    answeredBy: { kind: 'rules', model: null },
    rulesReason: 'consentMissing',
    rulesReasonText: 'Without your consent, no name is sent.',
    struck: 0,
    notice: 'For guidance only.',
    ...more,
  })
  const consent = (givenUtc: string | null): ModelConsent => ({
    isNeeded: true,
    version: 'v1',
    text: 'We send the name to model.example.',
    givenUtc,
  })

  it('are asked for from facts of the page alone, and say who worded them', async () => {
    const page = await open(assessment(), {
      'POST /Ai/completions': ({ purpose }: CompletionInput) =>
        purpose === 'summary' ? completion() : completion({ purpose, text: 'Ask for proof of use.' }),
    })
    const words = await region('In words')
    expect(await words.findByText('The name is close to Tavillo.')).toBeDefined()
    // Markup that a model writes does not become markup of the page.
    expect(words.getByText('<b>Nothing</b> else.')).toBeDefined()
    expect(await words.findByText('Ask for proof of use.')).toBeDefined()
    expect(words.getByText(/Worded by fixed rules/)).toBeDefined()
    expect(words.getByText(/For guidance only\./)).toBeDefined()
    const inputs = page.sent.filter(({ call }) => call === 'POST /Ai/completions').map(({ body }) => CompletionInput.parse(body))
    expect(inputs.map(({ purpose }) => purpose)).toEqual(['summary', 'nextSteps'])
    const { facts } = inputs[0] as CompletionInput
    expect(facts[0]).toMatchObject({ kind: 'sign', name: 'Tavilo', registrationOfficeCodes: ['de', 'em'], asOf: '2026-11-18' })
    expect(facts).toContainEqual({ kind: 'risk', riskClass: 'oftenInConflict', conflictsIn100: 75 })
    expect(facts.flatMap((fact) => (fact.kind === 'conflict' ? [fact.name] : []))).toEqual(['Tavillo', 'tavelo', 'davilo'])
    expect(facts.flatMap((fact) => (fact.kind === 'step' ? [fact.step] : []))).toEqual([
      'nothingHelps',
      'demandUse',
      'opposition',
      'askCounsel',
      'watch',
    ])
    // A value that was not compared is not a count.
    expect(facts.flatMap((fact) => (fact.kind === 'count' ? [fact.of] : []))).toEqual([
      'identicalNames',
      'similarNames',
      'similarGoods',
      'sameClass',
    ])
  })

  it('go to a model only after a consent', async () => {
    let given: string | null = null
    const page = await open(assessment(), {
      'POST /Ai/completions': () =>
        given === null
          ? completion()
          : completion({ text: 'In other words.', answeredBy: { kind: 'model', model: 'quill-2' }, struck: 1 }),
      'GET /user/account/ModelConsent': () => consent(given),
      'PUT /user/account/ModelConsent': () => {
        given = now
        return consent(given)
      },
    })
    await page.user.click(await screen.findByRole('button', { name: 'Have a language model phrase it' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Send the name to a language model?' }))
    expect(dialog.getByText('We send the name to model.example.')).toBeDefined()
    await page.user.click(dialog.getByRole('button', { name: 'Consent' }))
    const words = await region('In words')
    expect((await words.findAllByText('In other words.')).length).toBeGreaterThan(0)
    expect(words.getByText(/language model quill-2/)).toBeDefined()
    expect(words.getByText(/One sentence was removed/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Have a language model phrase it' })).toBeNull()
  })

  it('are consented to by keyboard alone, and the focus follows the words', async () => {
    let given: string | null = null
    const { user } = await open(assessment(), {
      'POST /Ai/completions': () => completion(),
      'GET /user/account/ModelConsent': () => consent(given),
      'PUT /user/account/ModelConsent': () => {
        given = now
        return consent(given)
      },
    })
    const ask = await screen.findByRole('button', { name: 'Have a language model phrase it' })
    const isFocused = (element: HTMLElement) => document.activeElement === element
    const tabTo = async (element: HTMLElement) => {
      for (let presses = 0; presses < 200 && !isFocused(element); presses++) await user.tab()
      expect(isFocused(element)).toBe(true)
    }
    await tabTo(ask)
    await user.keyboard('{Enter}')
    const title = { name: 'Send the name to a language model?' }
    await tabTo(within(await screen.findByRole('dialog', title)).getByRole('button', { name: 'Consent' }))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Have a language model phrase it' })).toBeNull())
    expect(given).toBe(now)
    await waitFor(() => expect(isFocused(screen.getByRole('heading', { name: 'In words' }))).toBe(true))
  })

  it('are about every mark above the lowest class, those of the highest class first', async () => {
    const found = assessment().blocks
    const isOpen = new Set(['de-3020191084420', 'de-900'])
    const more = Array.from({ length: 12 }, (_, at) => hit(`de-${900 + at}`, `Tavilo ${at}`))
    const brands = [
      ...(found.names.result?.brands ?? []),
      ...more.map((brand) => ({ brand, isIdentical: false, sharedClasses: [] })),
    ]
    const [first] = found.similarBrands.result?.brands ?? []
    const judged = brands.map(({ brand: { brandId } }) => ({
      ...(first as SimilarBrand),
      brandId,
      risk: {
        ...(first as SimilarBrand).risk,
        riskClass: isOpen.has(brandId) ? ('open' as const) : ('oftenInConflict' as const),
      },
    }))
    const stored = assessment({
      blocks: {
        names: { ...found.names, result: found.names.result && { ...found.names.result, brands } },
        similarBrands: { ...found.similarBrands, result: { brands: judged, withMatchingClasses: 3 } },
      } as Partial<AssessmentBlocks>,
    })
    const page = await open(stored, { 'POST /Ai/completions': () => completion() })
    await (await region('In words')).findByText(/For guidance only/)
    const { facts } = CompletionInput.parse(page.sent.find(({ call }) => call === 'POST /Ai/completions')?.body)
    const named = facts.flatMap((fact) => (fact.kind === 'conflict' ? [fact.name] : []))
    expect(named).toHaveLength(16)
    expect(named.slice(0, 4)).toEqual(['tavelo', 'davilo', 'Tawilow', 'Tavilo 1'])
    expect(named.slice(-2)).toEqual(['Tavillo', 'Tavilo 0'])
  })

  it('include the next steps where no change is tried, and no filing where an office is likely to object', async () => {
    const low = { ...risk, result: risk.result && { ...risk.result, riskClass: 'ratherNot' as const, openConflicts: 0 } }
    const stepsWith = async (level: 'likely' | 'possible') => {
      const { refusalGrounds } = assessment().blocks
      const found = { ...refusalGrounds, result: { findings: [finding({ level })], checked: [] } }
      const stored = assessment({
        saferChanges: null,
        blocks: { riskScore: low, refusalGrounds: found } as Partial<AssessmentBlocks>,
      })
      const page = await open(stored, {
        'POST /Ai/completions': ({ purpose }: CompletionInput) => completion({ purpose, text: `Text of ${purpose}.` }),
      })
      await (await region('In words')).findByText('Text of nextSteps.')
      const body = page.sent.find(({ body }) => (body as CompletionInput | undefined)?.purpose === 'nextSteps')?.body
      return CompletionInput.parse(body).facts.flatMap((fact) => (fact.kind === 'step' ? [fact.step] : []))
    }
    expect(await stepsWith('possible')).toEqual(['demandUse', 'opposition', 'watch', 'file'])
    closePage()
    expect(await stepsWith('likely')).toEqual(['demandUse', 'opposition', 'askCounsel', 'watch'])
  })

  describe('of one block', () => {
    const byModel = (purpose: CompletionInput['purpose'], more: Partial<Completion> = {}) =>
      completion({
        purpose,
        text: `A model on ${purpose}.`,
        rulesReason: null,
        answeredBy: { kind: 'model', model: 'quill-2' },
        ...more,
      })
    const allowed = { 'GET /user/account/ModelConsent': () => consent(now) }
    const completions = ({ sent }: Awaited<ReturnType<typeof open>>) =>
      sent.filter(({ call }) => call === 'POST /Ai/completions').map(({ body }) => CompletionInput.parse(body))

    it('are asked for with the facts of the block alone, and stand below those of the rules', async () => {
      const page = await open(assessment(), {
        ...allowed,
        'POST /Ai/completions': ({ purpose }: CompletionInput) => byModel(purpose, { struck: purpose === 'grounds' ? 2 : 0 }),
      })
      const grounds = await region('Grounds for refusal')
      expect(await grounds.findByText('A model on grounds.')).toBeDefined()
      expect(grounds.getByText(/language model quill-2/)).toBeDefined()
      expect(grounds.getByText(/2 sentences were removed/)).toBeDefined()
      expect(grounds.getByRole('heading', { level: 3 })).toBeDefined()
      const meaning = await region('Meaning of the name')
      expect(await meaning.findByText('A model on meaning.')).toBeDefined()
      expect(meaning.getByText('tavolo')).toBeDefined()
      const [, , ofGrounds, ofMeaning] = completions(page)
      const kinds = (input?: CompletionInput) => [input?.purpose, ...new Set(input?.facts.map(({ kind }) => kind))]
      expect(kinds(ofGrounds)).toEqual(['grounds', 'sign', 'ground'])
      expect(kinds(ofMeaning)).toEqual(['meaning', 'sign', 'meaning'])
      expect(completions(page)).toHaveLength(4)
    })

    it.each([
      ['without a model', { ...consent(null), isNeeded: false }],
      ['without a consent', consent(null)],
    ])('are not asked for %s', async (_, answer) => {
      const page = await open(assessment(), {
        'GET /user/account/ModelConsent': () => answer,
        'POST /Ai/completions': ({ purpose }: CompletionInput) => completion({ purpose, text: `Rules on ${purpose}.` }),
      })
      await screen.findByText('Rules on nextSteps.')
      await region('Grounds for refusal')
      expect(completions(page).map(({ purpose }) => purpose)).toEqual(['summary', 'nextSteps'])
    })

    it('wait for each other, and the block waits for none of them', async () => {
      let answer = (_: Completion) => {}
      const page = await open(assessment(), {
        ...allowed,
        'POST /Ai/completions': ({ purpose }: CompletionInput) =>
          purpose === 'grounds' ? new Promise((resolve) => (answer = resolve)) : byModel(purpose),
      })
      const grounds = await region('Grounds for refusal')
      await waitFor(() => expect(completions(page)).toHaveLength(3))
      expect(grounds.getByRole('heading', { level: 3 })).toBeDefined()
      expect((await region('Meaning of the name')).getByText('tavolo')).toBeDefined()
      expect(completions(page).map(({ purpose }) => purpose)).toEqual(['summary', 'nextSteps', 'grounds'])
      answer(byModel('grounds'))
      expect(await screen.findByText('A model on meaning.')).toBeDefined()
    })

    it('are those of the rules when the model fails, with the reason, and missing when the call fails', async () => {
      await open(assessment(), {
        ...allowed,
        'POST /Ai/completions': ({ purpose }: CompletionInput) =>
          purpose === 'meaning'
            ? failure(500, 'server.internal')
            : completion({ purpose, text: `Rules on ${purpose}.`, rulesReason: 'refused', rulesReasonText: 'It declined.' }),
      })
      const grounds = await region('Grounds for refusal')
      expect(await grounds.findByText('Rules on grounds.')).toBeDefined()
      expect(grounds.getByText(/Worded by fixed rules/).parentElement?.textContent).toContain('It declined.')
      const meaning = document.querySelector('#meaning')
      await waitFor(() => expect(meaning?.querySelector('[aria-busy]')).toBeNull())
      expect(meaning?.textContent).not.toMatch(/Worded by/)
    })

    it('are not asked for once the model has not answered', async () => {
      const page = await open(assessment(), {
        ...allowed,
        'POST /Ai/completions': ({ purpose }: CompletionInput) =>
          purpose === 'meaning' || purpose === 'grounds'
            ? byModel(purpose)
            : completion({
                purpose,
                text: `Rules on ${purpose}.`,
                rulesReason: 'timeout',
                rulesReasonText: 'No answer in time.',
              }),
      })
      await (await region('In words')).findByText('Rules on summary.')
      await screen.findByText('Rules on nextSteps.')
      expect(completions(page).map(({ purpose }) => purpose)).toEqual(['summary', 'nextSteps'])
      expect(document.querySelector('#refusalGrounds [aria-busy]')).toBeNull()
    })

    it('are not asked for where nothing was found', async () => {
      const page = await open(
        assessment({
          blocks: {
            refusalGrounds: ready({ findings: [finding({ level: 'unlikely' })], checked: [] }),
            meaning: ready({ readings: [], languages: ['de'] }),
          },
        }),
        { ...allowed, 'POST /Ai/completions': ({ purpose }: CompletionInput) => byModel(purpose) },
      )
      await screen.findByText('A model on nextSteps.')
      expect(completions(page).map(({ purpose }) => purpose)).toEqual(['summary', 'nextSteps'])
    })
  })

  it('are missing without harm', async () => {
    await open(assessment(), { 'POST /Ai/completions': () => failure(500, 'server.internal') })
    await heading(2, 'Most similar brands')
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'In words' })).toBeNull())
  })
})

describe('the actions', () => {
  it('watch the brand with its name, classes and offices', async () => {
    await open()
    const link = await screen.findByRole('link', { name: 'Monitor with Brand-Radar' })
    expect(link.getAttribute('href')).toBe('/en/monitor?q=Tavilo&classes=21&classes=30&offices=de&offices=em')
  })

  it('begin with the primary one', async () => {
    await open()
    const primary = await screen.findByRole('link', { name: 'Monitor with Brand-Radar' })
    expect(primary.parentElement?.firstElementChild).toBe(primary)
    expect(primary.nextElementSibling?.textContent).toBe('Back to classification')
  })

  it('hand its goods to the radar, but not in the address', async () => {
    const page = await open()
    await page.user.click(await screen.findByRole('link', { name: 'Monitor with Brand-Radar' }))
    const goods = await screen.findByLabelText<HTMLTextAreaElement>(/^Goods and services/)
    expect(goods.value).toBe('Tee; Kräutertees; Dosen für Tee')
    expect(page.address()).toBe('/en/monitor?q=Tavilo&classes=21&classes=30&offices=de&offices=em')
  })

  it('hand too many goods to the radar, which says that some are missing until they are changed', async () => {
    const stored = assessment()
    const goods = Array.from({ length: 50 }, (_, place) => ({
      niceClass: 30,
      text: `Tee in loser Packung aus Garten Nummer ${place}`,
    }))
    const page = await open({ ...stored, case: { ...stored.case, goods } })
    await page.user.click(await screen.findByRole('link', { name: 'Monitor with Brand-Radar' }))
    const field = await screen.findByLabelText<HTMLTextAreaElement>(/^Goods and services/)
    expect(field.value).toHaveLength(1_500)
    expect(screen.getByText(/longer than 1,500 characters\. Only what you see here has been taken over/)).toBeDefined()
    expect(screen.queryByText(/Anything you pasted/)).toBeNull()
    await page.user.type(field, '{Backspace}')
    expect(screen.queryByText(/has been taken over/)).toBeNull()
  })

  it('lead from an export that the plan lacks to the plans', async () => {
    const page = await open(assessment(), {
      'GET /Assessments/5/export': () => failure(403, 'plan.featureNotIncluded'),
    })
    await page.user.click(await screen.findByRole('button', { name: 'Export' }))
    await page.user.click(screen.getByRole('button', { name: 'Excel (XLSX)' }))
    await screen.findByRole('dialog')
  })

  it('delete after a question', async () => {
    const page = await open(assessment(), { 'DELETE /Assessments/5': () => new Response(null, { status: 204 }) })
    await page.user.click(await screen.findByRole('button', { name: 'Delete' }))
    const question = within(await screen.findByRole('dialog', { name: 'Delete the evaluation of “Tavilo”?' }))
    expect(page.sent.map(({ call }) => call)).not.toContain('DELETE /Assessments/5')
    await page.user.click(question.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(page.address()).toMatch(/^\/en\/mymarklot/))
    expect(page.sent.map(({ call }) => call)).toContain('DELETE /Assessments/5')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Evaluations'))
  })

  it('show nothing of a deleted evaluation on the way back', async () => {
    let isDeleted = false
    const page = await open(assessment(), {
      'GET /Assessments/5': () => (isDeleted ? failure(404, 'assessment.notFound') : assessment()),
      'DELETE /Assessments/5': () => {
        isDeleted = true
        return new Response(null, { status: 204 })
      },
    })
    await page.user.click(await screen.findByRole('button', { name: 'Delete' }))
    const question = within(await screen.findByRole('dialog', { name: 'Delete the evaluation of “Tavilo”?' }))
    await page.user.click(question.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(page.address()).toMatch(/^\/en\/mymarklot/))
    await page.goBack()
    await heading(1, 'This evaluation does not exist')
  })
})

it('prints the time of the evaluation in the reader’s notation', async () => {
  await open(assessment({ createdUtc: now }), {}, 'de/assessments/5')
  expect((await screen.findByText(/^Auswertung vom 20\.11\.2026/)).textContent).toMatch(/\d{2}:\d{2}$/)
})
