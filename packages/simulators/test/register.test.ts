import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import { SaxesParser } from 'saxes'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeSampleDay, writeSampleRegister } from '../src/index.ts'
import { addMonths, dayOf, isoDate, isoWeek } from '../src/register/calendar.ts'
import { changesOn, markOn, marksByOffice, timelineOf } from '../src/register/marks.ts'
import { germanCheckDigit } from '../src/register/numbers.ts'
import { plantedMarks } from '../src/register/planted-marks.ts'
import type { SampleMark } from '../src/register/sample-mark.ts'
import { type SampleOffice, sampleOffices } from '../src/register/sample-office.ts'

const until = '2026-11-20'
const marks = 700
const plan = { seed: 1, marks, until: dayOf(until) }
const folders: string[] = []
let directory = ''

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'sample-register-'))
  folders.push(path)
  return path
}

async function filesBelow(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

async function fingerprint(path: string): Promise<string> {
  const hash = createHash('sha256')
  for (const file of await filesBelow(path)) hash.update(relative(path, file)).update(await readFile(file))
  return hash.digest('hex')
}

/** Returns the members of a zip by its central directory: name and content. */
function membersOf(zip: Buffer): { name: string; content: Buffer }[] {
  const end = zip.lastIndexOf(Buffer.from('504b0506', 'hex'))
  const members: { name: string; content: Buffer }[] = []
  let at = zip.readUInt32LE(end + 16)
  for (let count = zip.readUInt16LE(end + 10); count > 0; count--) {
    const nameLength = zip.readUInt16LE(at + 28)
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const bytes = zip.subarray(start, start + zip.readUInt32LE(at + 20))
    members.push({
      name: zip.toString('utf8', at + 46, at + 46 + nameLength),
      content: zip.readUInt16LE(at + 10) === 0 ? bytes : inflateRawSync(bytes),
    })
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return members
}

/** Returns the element names in every XML file below a folder. Throws if a file is not well-formed. */
async function elementsIn(path: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const file of await filesBelow(path)) {
    if (!file.endsWith('.zip')) continue
    for (const { name, content } of membersOf(await readFile(file))) {
      if (!name.endsWith('.xml')) continue
      const parser = new SaxesParser({ xmlns: true })
      parser.on('error', (error) => {
        throw new Error(`${file} ${name}: ${error.message}`)
      })
      parser.on('opentag', ({ local }) => counts.set(local, (counts.get(local) ?? 0) + 1))
      parser.write(content.toString('utf8')).close()
    }
  }
  return counts
}

function allMarks(office: SampleOffice): SampleMark[] {
  const size = marksByOffice(marks)[office]
  return Array.from({ length: size }, (_, rank) => markOn(plan, office, rank, size, plan.until))
}

beforeAll(async () => {
  directory = await folder()
}, 60_000)

afterAll(async () => {
  await Promise.all(folders.map((path) => rm(path, { recursive: true, force: true })))
})

describe('a written register', () => {
  it('contains well-formed files of every office, the requested number of marks, a fifth of them with pictures', async () => {
    const result = await writeSampleRegister({ directory, marks, until })
    expect(result.marks).toBe(marks)
    expect(result.logos / marks).toBeGreaterThan(0.14)
    expect(result.logos / marks).toBeLessThan(0.27)
    expect(JSON.parse(await readFile(join(directory, 'SAMPLE.json'), 'utf8'))).toEqual({ seed: 1, until, marks })
    const recordElements = {
      us: 'case-file',
      em: 'TradeMark',
      de: 'TradeMark',
      fr: 'TradeMark',
      ch: 'Trademark',
      es: 'TradeMark',
      at: 'mark',
    }
    const counts = marksByOffice(marks)
    for (const office of sampleOffices) {
      const elements = await elementsIn(join(directory, office))
      expect(elements.get(recordElements[office]), office).toBe(counts[office])
    }
    expect(result.files.every(({ office, path }) => path.startsWith(join(directory, office)))).toBe(true)
  }, 60_000)

  it('contains pictures that browsers display, up to 400 pixels wide', async () => {
    const images = (await filesBelow(join(directory, 'em'))).filter((file) => /\.(JPG|PNG)$/.test(file))
    expect(images.length).toBeGreaterThan(10)
    for (const image of images.slice(0, 12)) {
      const { width, height, format } = await sharp(image).metadata()
      expect(format).toBe(image.endsWith('JPG') ? 'jpeg' : 'png')
      expect(Math.max(width, height)).toBeLessThanOrEqual(400)
    }
  })

  it('contains exactly the picture files that the US data refers to', async () => {
    const [xml] = membersOf(await readFile(join(directory, 'us', 'apc261120.zip')))
    const text = xml?.content.toString('utf8') ?? ''
    const drawn = [...text.matchAll(/<serial-number>(\d+)<(?:(?!<serial-number>)[\s\S])*?<mark-drawing-code>([235])000</g)].map(
      (match) => `${match[1]}.png`,
    )
    expect((await readdir(join(directory, 'us', 'images'))).sort()).toEqual(drawn.sort())
  })

  it('is identical for the same options and different for another seed', async () => {
    const small = { marks: 120, until }
    const [first, second, other] = [await folder(), await folder(), await folder()]
    await writeSampleRegister({ ...small, directory: first })
    await writeSampleRegister({ ...small, directory: second })
    await writeSampleRegister({ ...small, seed: 2, directory: other })
    expect(await fingerprint(second)).toBe(await fingerprint(first))
    expect(await fingerprint(other)).not.toBe(await fingerprint(first))
  }, 60_000)

  it.each([
    [{ marks: 0 }, /marks must be/],
    [{ marks: 600_000 }, /marks must be/],
    [{ until: '2026-02-30' }, /Not a day/],
    [{ until: '1999-12-31' }, /until must not be before 2000/],
    [{ seed: 0.5 }, /seed must be/],
  ])('refuses %o', async (wrong, reason) => {
    await expect(writeSampleRegister({ directory, marks: 10, until, ...wrong })).rejects.toThrow(reason)
  })
})

describe('the marks', () => {
  const all = sampleOffices.map((office) => [office, allMarks(office)] as const)

  it.each([
    ['de', /^(30\d{4}\d{6}\d|3\d{2}\d{5}\d|[A-Z]\d{5})$/, /^(30\d{10}|3\d{7}|\d{6,7})$/],
    ['em', /^\d{9}$/, undefined],
    ['us', /^(7\d|8[5-9]|9\d)\d{6}$/, /^\d{7}$/],
    ['fr', /^\d{5,8}$/, undefined],
    ['es', /^[MN]\d{7}$/, undefined],
    ['at', /^\d+\/\d{4}$/, /^\d{6}$/],
    ['ch', /^\d+\/\d{4}$/, /^(P-\d{6}|\d{6})$/],
  ] as const)('%s numbers have the shape of the office and are given once', (office, application, registration) => {
    const list = allMarks(office)
    expect(new Set(list.map((mark) => mark.applicationNumber)).size).toBe(list.length)
    for (const mark of list) {
      expect(mark.applicationNumber).toMatch(application)
      if (mark.registrationNumber !== undefined && registration) expect(mark.registrationNumber).toMatch(registration)
      if (mark.life.registered === undefined) expect(mark.registrationNumber).toBeUndefined()
    }
  })

  it('end German numbers since 1995 with a check digit over the register number', () => {
    for (const mark of allMarks('de')) {
      if (!/^3\d{8,}$/.test(mark.applicationNumber)) continue
      const digits = mark.applicationNumber.slice(0, -1)
      expect(mark.applicationNumber).toBe(digits + germanCheckDigit(digits))
      if (mark.registrationNumber !== undefined) expect(mark.registrationNumber).toBe(digits)
    }
  })

  it('pass through their procedure in order and within the register', () => {
    for (const [office, list] of all) {
      for (const { life, asOf } of list) {
        const days = life.events.map((event) => event.day)
        expect(days).toEqual(days.toSorted((left, right) => left - right))
        expect(days.every((day) => day <= asOf)).toBe(true)
        expect(life.events[0]?.kind).toBe('filed')
        const { published, registered } = life
        if (registered === undefined) continue
        expect(registered).toBeGreaterThan(life.filed)
        if (published === undefined) continue
        const isAfter = office === 'de' || office === 'at' || office === 'ch'
        expect(isAfter ? published >= registered : published < registered).toBe(true)
        if (!isAfter && office !== 'us') expect(registered).toBeGreaterThan(life.windowEnd ?? Number.POSITIVE_INFINITY)
      }
    }
  })

  it('are new, alive and dead at every office, some with open opposition windows', () => {
    for (const [office, list] of all) {
      const dead = list.filter((mark) => mark.life.ended !== undefined)
      const alive = list.filter((mark) => mark.life.ended === undefined && mark.life.registered !== undefined)
      expect(Math.min(dead.length, alive.length, list.length - dead.length - alive.length), office).toBeGreaterThan(0)
      for (const mark of alive) expect(mark.life.expiry).toBeGreaterThan(mark.asOf - 300)
    }
    const open = all.flatMap(([, list]) =>
      list.filter((mark) => (mark.life.windowEnd ?? 0) >= plan.until && mark.life.ended === undefined),
    )
    expect(open.length).toBeGreaterThan(10)
  })

  it('have goods in one to six classes with terms in five languages', () => {
    for (const [, list] of all) {
      for (const { goods } of list) {
        expect(goods.length).toBeGreaterThanOrEqual(1)
        expect(goods.length).toBeLessThanOrEqual(6)
        expect(goods.map((each) => each.niceClass)).toEqual(
          goods.map((each) => each.niceClass).toSorted((left, right) => left - right),
        )
        for (const { terms } of goods)
          for (const term of terms) expect(Object.keys(term).sort()).toEqual(['de', 'en', 'es', 'fr', 'it'])
      }
    }
  })

  it('contain the planted neighbourhood of the invented tea brand', () => {
    const names = new Set(all.flatMap(([, list]) => list.map((mark) => mark.name)))
    for (const planted of plantedMarks) expect(names).toContain(planted.name)
  })

  it('have the Vienna codes of what their drawings show, and none without a drawing', () => {
    for (const [, list] of all) {
      for (const { kind, drawing, name } of list) {
        expect(drawing === undefined).toBe(kind === 'word' || kind === 'sound')
        if (!drawing) continue
        expect(drawing.vienna.length).toBeGreaterThan(0)
        for (const code of drawing.vienna) expect(code).toMatch(/^(0[1-9]|1\d|2\d)\.\d\d\.\d\d$/)
        for (const code of drawing.designCodes) expect(code).toMatch(/^\d{6}$/)
        if (kind === 'combined' && name && drawing.description.includes(name)) expect(drawing.vienna).toContain('27.05.01')
      }
    }
  })
})

describe('days after the register', () => {
  const days = Array.from({ length: 10 }, (_, index) => plan.until + 1 + index)

  it('follow from each other: only known marks change, and removed ones stay away', () => {
    for (const office of sampleOffices) {
      const size = marksByOffice(marks)[office]
      const known = new Set(Array.from({ length: size }, (_, rank) => rank))
      const gone = new Set<number>()
      for (const day of days) {
        const born: number[] = []
        for (const { rank, change } of changesOn(plan, office, day)) {
          expect(gone.has(rank)).toBe(false)
          expect(known.has(rank)).toBe(change !== 'new')
          if (change === 'new') born.push(rank)
          if (change === 'deleted') gone.add(rank)
          const mark = markOn(plan, office, rank, size, day)
          expect(change === 'new' ? mark.life.filed : mark.life.filed <= day).toBe(change === 'new' ? day : true)
        }
        expect(born.length).toBeGreaterThan(0)
        for (const rank of born) known.add(rank)
      }
    }
  })

  it('report later steps of marks filed on an earlier day', () => {
    const size = marksByOffice(marks).es
    const timeline = timelineOf(plan, 'es', size, size)
    const next = timeline.find((event) => event.day > (timeline[0]?.day ?? 0))
    expect(timeline[0]?.day).toBe(plan.until + 1)
    const told = changesOn(plan, 'es', next?.day ?? 0)
    expect(told).toContainEqual({ rank: size, change: 'changed' })
  })

  it("keep an office's numbers increasing and unique", () => {
    for (const office of sampleOffices) {
      const size = marksByOffice(marks)[office]
      const numbers = Array.from(
        { length: size + 40 },
        (_, rank) => markOn(plan, office, rank, size, plan.until + 60).applicationNumber,
      )
      expect(new Set(numbers).size).toBe(numbers.length)
    }
  })

  it('are well-formed deltas of all seven offices, the same every time', async () => {
    const [first, second] = [await folder(), await folder()]
    const options = { marks, until, day: isoDate(plan.until + 3) }
    const result = await writeSampleDay({ ...options, directory: first })
    await writeSampleDay({ ...options, directory: second })
    expect(await fingerprint(second)).toBe(await fingerprint(first))
    expect(new Set(result.files.map(({ office }) => office))).toEqual(new Set(sampleOffices))
    for (const office of sampleOffices) expect((await elementsIn(join(first, office))).size).toBeGreaterThan(5)
  }, 60_000)

  it('contain the picture of every drawn US mark, dropped ones included', async () => {
    const larger = { ...plan, marks: 3000 }
    const size = marksByOffice(larger.marks).us
    const ranks = Array.from({ length: size }, (_, rank) => rank)
    const dropped = ranks.find(
      (rank) =>
        timelineOf(larger, 'us', rank, size).some((event) => event.kind === 'removed') &&
        markOn(larger, 'us', rank, size, plan.until).drawing !== undefined,
    )
    const removal = timelineOf(larger, 'us', dropped ?? 0, size).find((event) => event.kind === 'removed')
    const path = await folder()
    await writeSampleDay({ marks: larger.marks, until, day: isoDate(removal?.day ?? 0), directory: path })
    const { applicationNumber } = markOn(larger, 'us', dropped ?? 0, size, plan.until)
    expect(await readdir(join(path, 'us', 'images'))).toContain(`${applicationNumber}.png`)
  }, 60_000)

  it('name INPI deletions by file, and EUIPO, DPMA and OEPM deletions by code', async () => {
    const larger = { ...plan, marks: 3000 }
    for (const office of ['fr', 'em', 'de', 'es'] as const) {
      const size = marksByOffice(larger.marks)[office]
      const removals = Array.from({ length: size }, (_, rank) =>
        timelineOf(larger, office, rank, size).find((event) => event.kind === 'removed'),
      ).filter((event) => event !== undefined)
      const day = isoDate(removals[0]?.day ?? 0)
      const { files } = await writeSampleDay({ marks: larger.marks, until, day, directory: await folder() })
      const own = files.filter((file) => file.office === office).map((file) => file.path)
      if (office === 'fr') expect(own.some((file) => file.includes('FR_FRDELST66_'))).toBe(true)
      const members = await Promise.all(own.map(async (file) => membersOf(await readFile(file))))
      const texts = members.flat().map(({ content }) => content.toString('utf8'))
      expect(
        texts.some((text) => text.includes('<TradeMark operationCode="Delete">')),
        office,
      ).toBe(true)
    }
  }, 60_000)

  it('come only after the last day of the register', async () => {
    await expect(writeSampleDay({ directory, marks, until, day: until })).rejects.toThrow(/only later days/)
  })
})

describe('the calendar', () => {
  it('names gazette issues by ISO week and keeps the end of months', () => {
    expect(isoWeek(dayOf('2014-12-19')).text).toBe('2014-51')
    expect(isoWeek(dayOf('2016-01-08')).text).toBe('2016-01')
    expect(isoWeek(dayOf('2021-01-01')).text).toBe('2020-53')
    expect(isoDate(addMonths(dayOf('2020-11-30'), 3))).toBe('2021-02-28')
  })
})
