import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyLength, descriptorVersion, ideaLength, packLogo, vectorScale } from '@marklot/similarity/logo'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moduleText } from '../../assembly/compile.ts'
import { amongNeighbours, likenessOf, logoOf, numbersFrom, packed, searchFor, vectorOf } from '../../test/logos.ts'
import { anyFilters, anyRegister, everything, indexOf, passes, plainMark } from '../../test/marks.ts'
import { type IndexShape, type SegmentShape, usualShape } from '../build/merge-policy.ts'
import { noFilters } from '../filter/filters.ts'
import type { IndexedMark } from '../layout/mark.ts'
import { logoModule } from '../logo/logo-module.ts'
import { searchedLogo } from '../logo/searched-logo.ts'
import { LogoRegisterBuilder } from '../register-builder.ts'
import { RegisterIndex } from '../register-index.ts'
import type { LogoSearch } from './requests.ts'

const small: SegmentShape = { mostMarks: 6, mostUndivided: 4, changedShare: 1 / 4, leastChanged: 2, mostChanges: 2 }
const tiny: IndexShape = { ...small, logos: small }

const request = (more: Partial<LogoSearch> = {}): LogoSearch => ({
  ...everything,
  logo: searchFor(logoOf([1], 0, 1)),
  minimumLogoSimilarity: 70,
  sameIdea: false,
  maximumMarks: 500,
  name: null,
  ...more,
})

/** Logos of a few motifs, by serial; null for a mark without one. */
const anyLogo = fc.option(
  fc.record({
    motifs: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 3 }),
    noise: fc.constantFrom(0, 0.3, 0.6, 1),
    seed: fc.integer({ min: 1, max: 1_000 }),
  }),
  { nil: null },
)
type AnyLogo = { motifs: number[]; noise: number; seed: number } | null
const packedOf = (logo: AnyLogo) => (logo === null ? null : packed(logo.motifs, logo.noise, logo.seed))

/** Returns the expected hits of a search by logo, computed without an index. */
function expected(marks: Iterable<IndexedMark>, logos: ReadonlyMap<number, Uint8Array>, search: LogoSearch, seed: number) {
  const plain = logoOf([1, 2], 0.2, seed)
  const searched = search.sameIdea ? amongNeighbours(plain, logos.values()) : plain
  const found = [...marks].flatMap((mark) => {
    const logo = logos.get(mark.serial)
    if (logo === undefined || !passes(mark, search.filters)) return []
    const { score, kind, isIdea } = likenessOf(searched, logo, search.sameIdea, search.minimumLogoSimilarity)
    const isFound = score >= Math.max(1, search.minimumLogoSimilarity) || isIdea
    return isFound ? [{ serial: mark.serial, score, kind }] : []
  })
  return found.sort((a, b) => a.serial - b.serial)
}

const inOrder = (index: RegisterIndex, search: LogoSearch) =>
  index
    .findLogos(search)
    .page.map(({ serial, logo }) => ({ serial, score: logo?.score, kind: logo?.kind }))
    .sort((a, b) => a.serial - b.serial)

it('compares logos with a module compiled from the present source', async () => {
  expect(await moduleText('logos')).toContain(`'${logoModule}'`)
})

describe('a search by logo', () => {
  it('finds what comparing all logos finds, through changes, deletions, merges and files', async () => {
    const change = fc.record({
      logos: fc.array(fc.tuple(fc.integer({ min: 1, max: 14 }), anyLogo), { maxLength: 8 }),
      marks: anyRegister(6),
      removed: fc.array(fc.integer({ min: 1, max: 14 }), { maxLength: 2 }),
      isMerged: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(
        anyRegister(12),
        fc.array(change, { maxLength: 5 }),
        anyFilters,
        fc.constantFrom(0, 40, 70, 95),
        fc.boolean(),
        fc.integer({ min: 1, max: 50 }),
        async (first, changes, filters, minimumLogoSimilarity, sameIdea, seed) => {
          const index = RegisterIndex.empty(tiny)
          index.apply({ upserts: first, removedSerials: [], revision: 1 })
          const marks = new Map(first.map((mark) => [mark.serial, mark]))
          const logos = new Map<number, Uint8Array>()
          let revision = 1
          for (const { logos: described, marks: changed, removed, isMerged } of changes) {
            const fresh = described.map(([serial, logo]) => ({ serial, logo: packedOf(logo) }))
            const last = [...new Map(fresh.map((one) => [one.serial, one])).values()]
            index.applyLogos({ logos: last, revision: ++revision })
            for (const { serial, logo } of last) {
              if (logo === null || !marks.has(serial)) logos.delete(serial)
              else logos.set(serial, logo)
            }
            index.apply({ upserts: changed, removedSerials: removed, revision })
            for (const mark of changed) marks.set(mark.serial, mark)
            for (const serial of removed) {
              marks.delete(serial)
              logos.delete(serial)
            }
            if (isMerged) index.merge()
          }
          const search = request({ logo: searchFor(logoOf([1, 2], 0.2, seed)), filters, minimumLogoSimilarity, sameIdea })
          const wanted = expected(marks.values(), logos, search, seed)
          expect(inOrder(index, search)).toEqual(wanted)
          expect(index.logos).toBe(logos.size)
          const { total, compared } = index.findLogos(search)
          expect(total).toBe(wanted.length)
          const passing = [...marks.values()].filter((mark) => passes(mark, filters))
          expect(compared).toEqual({
            of: passing.filter(({ serial }) => logos.has(serial)).length,
            total: passing.filter(({ serial, type }) => type !== 'Word' || logos.has(serial)).length,
          })
        },
      ),
      { numRuns: 40 },
    )
  })

  it('counts each filter without itself, and says what the filters hide', () => {
    fc.assert(
      fc.property(anyRegister(30), anyFilters, fc.array(anyLogo, { minLength: 30, maxLength: 30 }), (marks, filters, kinds) => {
        const index = indexOf(marks)
        const logos = new Map(
          marks.flatMap(({ serial }, i) => {
            const logo = packedOf(kinds[i] ?? null)
            return logo === null ? [] : [[serial, logo] as const]
          }),
        )
        index.applyLogos({ logos: [...logos].map(([serial, logo]) => ({ serial, logo })), revision: 1 })
        const search = request({ logo: searchFor(logoOf([1, 2], 0.2, 3)), filters, minimumLogoSimilarity: 40 })
        const { counts, receipt, total } = index.findLogos(search)
        const without = expected(marks, logos, { ...search, filters: noFilters }, 3)
        const offices = new Map<string, number>()
        for (const { serial } of without) {
          const mark = marks[serial - 1] as IndexedMark
          if (passes(mark, filters, 'registrationOfficeCodes')) offices.set(mark.office, (offices.get(mark.office) ?? 0) + 1)
        }
        expect(new Map(counts.registrationOfficeCodes.map(({ key, count }) => [key, count]))).toEqual(offices)
        const { identical, similar, sameIdea, weaker, hiddenByFilters, shown } = receipt
        expect(identical + similar + sameIdea + weaker - hiddenByFilters).toBe(shown)
        expect(shown).toBe(total)
      }),
      { numRuns: 30 },
    )
  })
})

const registerOf = (count: number, more: (serial: number) => Partial<IndexedMark> = () => ({})) =>
  Array.from({ length: count }, (_, i) => ({ ...plainMark, serial: i + 1, type: 'Figurative' as const, ...more(i + 1) }))

describe('the index of logos', () => {
  it('returns pages that together make up the result, whatever the order', () => {
    const marks = registerOf(40, (serial) => ({
      name: serial % 3 === 0 ? null : `Tavilo ${String.fromCharCode(65 + (serial % 7))}`,
      applicationDate: `2020-01-${10 + (serial % 9)}`,
    }))
    const index = indexOf(marks)
    index.applyLogos({
      logos: marks.map(({ serial }) => ({ serial, logo: packed([1], (serial % 5) / 10, serial) })),
      revision: 1,
    })
    for (const sort of ['relevance', 'applicationDate', 'name'] as const) {
      const search = request({ sort, minimumLogoSimilarity: 60 })
      const whole = index.findLogos(search).page
      const pages = [1, 2, 3, 4, 5].flatMap((page) => index.findLogos({ ...search, page, size: 8 }).page)
      expect(whole).toHaveLength(40)
      expect(pages).toEqual(whole)
    }
  })

  it('reports when more logos are alike than a result can hold', () => {
    const index = indexOf(registerOf(12))
    index.applyLogos({ logos: registerOf(12).map(({ serial }) => ({ serial, logo: packed([1], 0.1, serial) })), revision: 1 })
    expect(index.findLogos(request({ maximumMarks: 5 }))).toMatchObject({ total: 5, totalIsLowerBound: true })
    expect(index.findLogos(request({ maximumMarks: 12 }))).toMatchObject({ total: 12, totalIsLowerBound: false })
  })

  it('finds a picture with the same hash, however its drawing was taken apart', () => {
    const index = indexOf(registerOf(3))
    index.applyLogos({
      logos: [
        { serial: 1, logo: packed([4], 0, 1, 99n) },
        { serial: 2, logo: packed([4], 0, 2) },
      ],
      revision: 1,
    })
    const { page } = index.findLogos(request({ logo: searchFor(logoOf([1], 0, 3, 99n)) }))
    expect(page).toEqual([{ serial: 1, office: 'de', nameScore: null, logo: { score: 100, kind: 'identical', matched: null } }])
  })

  it('finds the mark with the picture and its word before marks with the same picture', () => {
    const shorter = (copy: Int8Array, share: number) => copy.map((value) => Math.round(value * share))
    // The picture of the right mark is a little different, because it was stored in another size.
    const withWord = (picture: number, whole: number, hash: bigint) => {
      const { views, ...rest } = logoOf([7, 1], 0, 1, hash)
      const [ofWhole, ofPicture] = [vectorOf(7, whole, 5, copyLength), vectorOf(1, picture, 6, copyLength)]
      const copies = [shorter(ofWhole, 0.94), shorter(ofPicture, 0.985)]
      return { ...rest, views: views.map((view, at) => ({ ...view, copy: copies[at] as Int8Array })) }
    }
    const serials = Array.from({ length: 40 }, (_, at) => at + 1)
    const index = indexOf(registerOf(40))
    const others = serials.map((serial) => ({ serial, logo: packed([1], 0.1, serial) }))
    const firstAmong = (logo: Uint8Array, maximumMarks = 500) => {
      const search = request({ logo: searchFor(withWord(0, 0, 500n)), maximumMarks })
      index.applyLogos({ logos: [...others.slice(0, 20), { serial: 21, logo }, ...others.slice(21)], revision: 2 })
      return index.findLogos(search).page[0]?.serial
    }
    expect(firstAmong(packLogo(withWord(0.2, 0.15, 600n)))).toBe(21)
    expect(firstAmong(packLogo(withWord(0.2, 3, 600n)))).not.toBe(21)
    // An equal whole suffices, even if more other marks show the picture than the result can hold.
    expect(firstAmong(packLogo(withWord(0.2, 0.05, 600n)), 10)).toBe(21)
  })

  it('names the view that matched', () => {
    const index = indexOf(registerOf(1))
    index.applyLogos({ logos: [{ serial: 1, logo: packed([4, 1], 0, 1) }], revision: 1 })
    const { page } = index.findLogos(request({ logo: searchFor(logoOf([7, 1], 0, 5)) }))
    expect(page[0]?.logo?.matched).toMatchObject({ view: 1, position: 'upright', part: 'piece' })
    expect(page[0]?.logo?.matched?.box.width).toBeCloseTo(0.4, 2)
  })

  it('never shows a logo with the same idea as similar, and shows it below any minimum', () => {
    const index = indexOf(registerOf(2))
    const sameIdea = { ...logoOf([9], 0, 3), idea: logoOf([1], 0, 1).idea }
    index.applyLogos({ logos: [{ serial: 1, logo: packed([9], 0, 2) }], revision: 1 })
    index.applyLogos({ logos: [{ serial: 2, logo: packLogo(sameIdea) }], revision: 2 })
    expect(index.findLogos(request({ minimumLogoSimilarity: 95 })).total).toBe(0)
    const { page } = index.findLogos(request({ minimumLogoSimilarity: 95, sameIdea: true }))
    expect(page.map(({ serial, logo }) => [serial, logo?.kind])).toEqual([[2, 'sameIdea']])
    expect(page[0]?.logo?.score).toBeLessThan(70)
  })

  it('finds a logo that shares its idea with the neighbours of the searched one, whatever the filters', () => {
    const between = (share: number, seed: number) => {
      const [from, to] = [vectorOf(5_001, 0, 0, ideaLength), vectorOf(5_900, 0, 0, ideaLength)]
      const noise = numbersFrom(seed)
      const values = [...from].map((value, at) => value * (1 - share) + (to[at] ?? 0) * share + 12 * noise())
      const scale = vectorScale / Math.hypot(...values)
      return Int8Array.from(values, (value) => Math.round(value * scale))
    }
    const shares = [0.42, 0.4, 0.41, 0.53]
    const index = indexOf(registerOf(4, (serial) => ({ office: serial === 4 ? 'de' : 'at' })))
    const logos = shares.map((share, i) => ({
      serial: i + 1,
      logo: packLogo({ ...logoOf([20 + i], 0, i + 50), idea: between(share, i + 1) }),
    }))
    const searched = { ...logoOf([1], 0, 1), idea: between(0, 9) }
    const find = (more: Partial<LogoSearch>) =>
      index.findLogos(request({ logo: searchFor(searched), minimumLogoSimilarity: 100, sameIdea: true, ...more }))
    index.applyLogos({ logos: logos.slice(3), revision: 1 })
    expect(find({}).page).toEqual([])
    index.applyLogos({ logos, revision: 2 })
    const alone = find({ filters: { ...noFilters, registrationOfficeCodes: ['de'] } }).page
    expect(alone.map(({ serial, logo }) => [serial, logo?.kind])).toEqual([[4, 'sameIdea']])
    expect(find({}).page.find(({ serial }) => serial === 4)).toEqual(alone[0])
    const saved = { id: 1, logo: searchFor(searched), minimumLogoSimilarity: 100, sameIdea: true, filters: noFilters }
    expect(index.watchLogos([saved], [4])).toEqual([{ id: 1, serial: 4, logo: alone[0]?.logo }])
  })

  it('counts less what a logo shares with its whole surroundings, in a register large enough to know them', () => {
    const [own, common] = [vectorOf(1, 0, 0, ideaLength), vectorOf(2, 0, 0, ideaLength)]
    const mixed = (ofOwn: number, ofCommon: number, noise: number, seed: number) => {
      const others = vectorOf(seed + 100, 0, 0, ideaLength)
      const values = [...own].map((value, at) => value * ofOwn + (common[at] ?? 0) * ofCommon + (others[at] ?? 0) * noise)
      const scale = vectorScale / Math.hypot(...values)
      return Int8Array.from(values, (value) => Math.max(-127, Math.min(127, Math.round(value * scale))))
    }
    const logoWith = (idea: Int8Array, seed: number) => packLogo({ ...logoOf([seed], 0, seed), idea })
    const [special, usual] = [logoWith(mixed(0.9, 0.25, 0.36, 1), 1), logoWith(mixed(0.28, 0.9, 0.33, 2), 2)]
    const searched = searchFor({ ...logoOf([9_999], 0, 9_999), idea: mixed(1, 1, 0, 0) })
    const orderIn = (count: number) => {
      const builder = new LogoRegisterBuilder(indexOf(registerOf(count)), count)
      for (let serial = 1; serial <= count; serial++) {
        const another = () => (serial <= 140 ? mixed(0.1, 0.9, 0.42, serial) : vectorOf(serial + 10_000, 0, 0, ideaLength))
        builder.add({ serial, logo: serial === 1 ? special : serial === 2 ? usual : logoWith(another(), serial) })
      }
      const index = builder.build(1)
      const find = (more: Partial<LogoSearch>) =>
        index
          .findLogos(request({ logo: searched, minimumLogoSimilarity: 100, sameIdea: true, ...more }))
          .page.filter(({ serial }) => serial <= 2)
          .map(({ serial, logo }) => ({ serial, logo }))
      const found = find({})
      expect(find({ filters: { ...noFilters, registrationOfficeCodes: ['de'] } })).toEqual(found)
      const saved = { id: 1, logo: searched, minimumLogoSimilarity: 100, sameIdea: true, filters: noFilters }
      const inReverse = index.watchLogos([saved], [1, 2]).map(({ serial, logo }) => ({ serial, logo }))
      expect(inReverse.sort((a, b) => b.logo.score - a.logo.score)).toEqual(found)
      return found.map(({ serial }) => serial)
    }
    expect(orderIn(1_000)).toEqual([2, 1])
    expect(orderIn(6_400)).toEqual([1, 2])
  })

  it('counts a part less that many logos contain, whatever the filters, in a register large enough to know them', () => {
    const common = 9
    const logoOfSerial = (serial: number) => {
      if (serial === 7) return packed([1], 0.3, serial)
      return packed([serial % 10 === 0 ? common : 100 + (serial % 500)], 0.1, serial)
    }
    const indexed = (count: number) => {
      const marks = registerOf(count, (serial) => ({ niceClasses: [serial % 20 === 0 ? 9 : 25] }))
      const index = indexOf(marks)
      index.applyLogos({ logos: marks.map(({ serial }) => ({ serial, logo: logoOfSerial(serial) })), revision: 1 })
      return index
    }
    const [small, large] = [indexed(100), indexed(6_400)]
    const scoresIn = (index: RegisterIndex, search: Partial<LogoSearch>) =>
      new Map(
        index
          .findLogos(request({ size: 1_000, maximumMarks: 1_000, ...search }))
          .page.map((hit) => [hit.serial, hit.logo?.score ?? 0]),
      )
    const withPart = { logo: searchFor(logoOf([1, common], 0, 7_777)) }
    const [all, inClass, inSmall] = [
      scoresIn(large, withPart),
      scoresIn(large, { ...withPart, filters: { ...noFilters, goodsClasses: [9] } }),
      scoresIn(small, withPart),
    ]
    // One logo in ten has the part, so it counts 0.885. The whole drawing of mark 7 is less alike than the part.
    expect(all.get(20)).toBeLessThan((inSmall.get(20) ?? 0) - 8)
    expect(all.get(7)).toBe(inSmall.get(7))
    expect(inSmall.get(7)).toBeLessThan(inSmall.get(20) ?? 0)
    expect([...all.keys()][0]).toBe(7)
    expect(inClass.size).toBeGreaterThan(100)
    for (const [serial, score] of inClass) expect([serial, score]).toEqual([serial, all.get(serial)])
    const saved = { ...request(withPart), id: 1 }
    expect(large.watchLogos([saved], [20]).map(({ logo }) => logo.score)).toEqual([all.get(20)])
    // A rare part is recognised by its hash, a common one is not.
    const [drawing, mark] = [logoOf([1, common], 0, 7_777), logoOf([common], 0.1, 20)]
    const hashes = [...mark.hash].map((hash) => ({ position: 'upright' as const, hash }))
    const views = drawing.views.map((view) => ({
      ...view,
      position: 'upright' as const,
      ...(view.part === 'piece' && { hashes }),
    }))
    const withHash = { logo: searchedLogo({ description: drawing, views, hashes: [], parts: [] }) }
    expect(scoresIn(small, withHash).get(20)).toBe(100)
    expect(scoresIn(large, withHash).get(20)).toBe(all.get(20))
    // Nothing else is left of a logo that consists of the drawing alone.
    const whole = { logo: searchFor(logoOf([common], 0, 7_777)) }
    expect(scoresIn(large, whole).get(20)).toBe(scoresIn(small, whole).get(20))
  })

  it('never compares logos of another version', () => {
    const index = indexOf(registerOf(1))
    const other = { ...logoOf([1], 0, 1), version: descriptorVersion + 1 }
    index.applyLogos({ logos: [{ serial: 1, logo: packLogo(other) }], revision: 1 })
    expect(index.logos).toBe(0)
    expect(() => index.findLogos(request({ logo: searchFor(other) }))).toThrow('version')
    const saved = { id: 1, logo: searchFor(other), minimumLogoSimilarity: 0, sameIdea: true, filters: noFilters }
    expect(index.watchLogos([saved], [1])).toEqual([])
  })

  it('finds by name, by logo or by both, and calls a missing logo unknown', () => {
    const names = ['Tavilo', 'Tavillo', 'Quarzit', 'Nebel', 'Tavilo']
    const marks = registerOf(5, (serial) => ({ name: names[serial - 1] as string }))
    const index = indexOf(marks)
    index.applyLogos({
      logos: [
        { serial: 1, logo: packed([1], 0.1, 1) },
        { serial: 3, logo: packed([1], 0.1, 3) },
        { serial: 4, logo: packed([8], 0, 4) },
        { serial: 5, logo: packed([8], 0, 5) },
      ],
      revision: 1,
    })
    const name = { text: 'Tavilo', minimumSimilarity: 70, maximumNames: 100 }
    const { page, total, counts, receipt } = index.findLogos(request({ name }))
    const { hiddenByFilters, shown, ...ways } = receipt
    expect(ways.byName).toBeGreaterThan(0)
    expect({ hiddenByFilters, shown }).toEqual({ hiddenByFilters: 0, shown: total })
    expect(Object.values(ways).reduce((sum, count) => sum + count)).toBe(total)
    const bySerial = new Map(page.map((hit) => [hit.serial, hit]))
    expect([...bySerial.keys()].sort()).toEqual([1, 2, 3, 5])
    expect(total).toBe(4)
    expect(counts.brandTypes).toEqual([{ key: 'Figurative', count: 4 }])
    expect(page[0]?.serial).toBe(1)
    expect(bySerial.get(1)).toMatchObject({ nameScore: { total: 100 }, logo: { kind: 'identical' } })
    expect(bySerial.get(2)?.logo).toBeNull()
    expect(bySerial.get(3)?.nameScore?.total).toBeLessThan(70)
    expect(bySerial.get(5)?.logo).toMatchObject({ kind: null })
  })

  it('watches new logos with the same verdicts as single searches', () => {
    const marks = registerOf(30, (serial) => ({ niceClasses: [serial % 2 === 0 ? 9 : 25] }))
    const index = indexOf(marks)
    index.applyLogos({ logos: marks.map(({ serial }) => ({ serial, logo: packed([serial % 4], 0.4, serial) })), revision: 1 })
    const fresh = [2, 3, 4, 9, 11, 12, 999]
    const saved = [0, 1, 2].map((motif) => ({
      id: motif,
      logo: searchFor(logoOf([motif], 0.2, motif)),
      minimumLogoSimilarity: 50,
      sameIdea: motif === 1,
      filters: motif === 2 ? { ...noFilters, goodsClasses: [9] } : noFilters,
    }))
    const wanted = saved.flatMap((search) =>
      index
        .findLogos(request(search))
        .page.filter(({ serial }) => fresh.includes(serial))
        .map(({ serial, logo }) => ({ id: search.id, serial, logo })),
    )
    expect(index.watchLogos(saved, fresh)).toEqual(wanted)
    expect(wanted.length).toBeGreaterThan(3)
  })

  it('does not touch names when logos arrive, and logos when names change', () => {
    const index = indexOf(registerOf(3))
    const segments = index.state.base
    index.appendLogos({ logos: [{ serial: 2, logo: packed([1], 0, 2) }], revision: 7 })
    expect(index.state.base).toBe(segments)
    expect([index.logoRevision, index.revision]).toEqual([7, 1])
    const [before] = index.state.logos.changes
    index.append({ upserts: [{ ...plainMark, serial: 3, name: 'Nebel' }], removedSerials: [], revision: 8 })
    expect(index.state.logos.changes).toEqual([before])
    expect([index.logoRevision, index.revision]).toEqual([7, 8])
  })

  it('adds no work in a register without logos', () => {
    const marks = registerOf(50)
    const index = indexOf(marks)
    const { bytes } = index
    index.applyLogos({ logos: marks.map(({ serial }) => ({ serial, logo: null })), revision: 1 })
    expect(index.bytes).toBe(bytes)
    expect(index.state.logos).toMatchObject({ base: [], changes: [] })
  })

  it('is saved and opened with its revision', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'marklot-logos-'))
    try {
      const marks = registerOf(60)
      const builder = new LogoRegisterBuilder(RegisterIndex.from(indexOf(marks).state, tiny), 60, tiny)
      for (const { serial } of marks) builder.add({ serial, logo: packed([serial % 6], 0.3, serial) })
      const index = builder.build(5)
      expect(index.state.logos.base.length).toBeGreaterThan(1)
      index.appendLogos({ logos: [{ serial: 1, logo: null }], revision: 6 })
      await index.save(directory)
      const opened = await RegisterIndex.open(directory)
      expect([opened.logos, opened.logoRevision, opened.bytes]).toEqual([59, 6, index.bytes])
      expect(opened.findLogos(request())).toEqual(index.findLogos(request()))
    } finally {
      await rm(directory, { recursive: true })
    }
  })

  it('finds the nearest logos of many without reading all lists', () => {
    const count = 9_000
    const marks = registerOf(count, (serial) => ({ niceClasses: [serial % 150 === 0 ? 9 : 25] }))
    const builder = new LogoRegisterBuilder(indexOf(marks), count, {
      ...usualShape,
      logos: { ...usualShape.logos, mostUndivided: 1e6 },
    })
    const logos = new Map<number, Uint8Array>()
    for (const { serial } of marks) {
      const logo = packed([serial % 300], 0.8, serial)
      logos.set(serial, logo)
      builder.add({ serial, logo })
    }
    const index = builder.build(1)
    const { copyStart } = (index.state.logos.base[0] as (typeof index.state.logos.base)[0]).segment.arrays
    const lengths = Array.from(
      { length: copyStart.length - 1 },
      (_, list) => (copyStart[list + 1] as number) - (copyStart[list] as number),
    )
    expect(lengths.length).toBeGreaterThan(100)
    expect(Math.max(...lengths)).toBeLessThanOrEqual((4 * count) / 100)
    let kept = 0
    for (let motif = 0; motif < 20; motif++) {
      const searched = logoOf([motif * 13], 0.5, 90_000 + motif)
      const best = [...logos]
        .map(([serial, logo]) => ({ serial, score: likenessOf(searched, logo, false).score }))
        .sort((a, b) => b.score - a.score)
      const least = best[9]?.score ?? 0
      const { page } = index.findLogos(request({ logo: searchFor(searched), minimumLogoSimilarity: 0, size: 10 }))
      kept += page.filter(({ logo }) => (logo?.score ?? 0) >= least).length
    }
    expect(kept / 200).toBeGreaterThanOrEqual(0.98)
    // The search misses none of the few marks that pass a narrow filter.
    const narrow = request({ minimumLogoSimilarity: 1, filters: { ...noFilters, goodsClasses: [9] } })
    const searched = logoOf([150], 0, 1)
    const alike = [...logos].filter(([serial, logo]) => serial % 150 === 0 && likenessOf(searched, logo, false).score >= 1)
    expect(
      index
        .findLogos({ ...narrow, logo: searchFor(searched) })
        .page.map(({ serial }) => serial)
        .sort(),
    ).toEqual(alike.map(([serial]) => serial).sort())
  })
})
