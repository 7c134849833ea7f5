import type { BrandProcess } from '@marklot/contracts/brand'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysBetween, type TimelineDates, timelineOf } from './timeline-points.ts'

const noDates: TimelineDates = {
  exhibitionDate: null,
  applicationDate: null,
  registrationDate: null,
  publicationDate: null,
  oppositionPeriodStartDate: null,
  oppositionPeriodEndDate: null,
  terminationDate: null,
  expiryDate: null,
}
const today = '2026-11-20'

describe('the timeline of a mark', () => {
  it('puts today among the events and marks what is to come', () => {
    const timeline = timelineOf(
      {
        ...noDates,
        applicationDate: '2026-08-18',
        publicationDate: '2026-10-02',
        oppositionPeriodStartDate: '2026-10-02',
        oppositionPeriodEndDate: '2027-01-04',
        expiryDate: '2036-08-18',
      },
      today,
    )
    expect(timeline?.points.map(({ event, isFuture }) => [event, isFuture])).toEqual([
      ['application', false],
      ['publication', false],
      ['today', false],
      ['oppositionEnd', true],
      ['expiry', true],
    ])
    const x = Object.fromEntries(timeline?.points.map((point) => [point.event, point.x]) ?? [])
    expect(timeline?.window).toEqual({ from: x.publication, until: x.oppositionEnd })
  })
  it('does not exist without dates', () => {
    expect(timelineOf(noDates, today)).toBeNull()
  })
  it('draws no window when one of its ends is unknown', () => {
    expect(timelineOf({ ...noDates, oppositionPeriodEndDate: '2027-01-04' }, today)?.window).toBeNull()
  })
  it('keeps dates in order and inside the line, whatever the office delivers', () => {
    const day = fc.option(
      fc
        .date({ min: new Date('1880-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
        .map((d) => d.toISOString().slice(0, 10)),
    )
    const dates = fc.record({
      exhibitionDate: day,
      applicationDate: day,
      registrationDate: day,
      publicationDate: day,
      oppositionPeriodStartDate: day,
      oppositionPeriodEndDate: day,
      terminationDate: day,
      expiryDate: day,
    })
    fc.assert(
      fc.property(dates, (one) => {
        const timeline = timelineOf(one, today)
        if (!timeline) return expect(Object.values(one).every((date) => date === null)).toBe(true)
        const places = timeline.points.map(({ x }) => x)
        const order = timeline.points.map(({ date }) => date)
        expect(places).toEqual([...places].sort((a, b) => a - b))
        expect(order).toEqual([...order].sort())
        expect([places[0], places.at(-1)]).toEqual([0, 100])
      }),
    )
  })
})

describe('the steps of the office', () => {
  const step = (processType: string, stateDate: string | null): BrandProcess => ({
    processType,
    stateDate,
    processState: null,
    processTypeTerm: null,
    processStateTerm: null,
    publicationDate: null,
    publicationSection: null,
    publicationSectionTerm: null,
    publicationIdentifier: null,
  })
  it('are below the point they follow, never below today; undated ones are left out', () => {
    const processes = [
      step('published', '2026-10-02'),
      step('examined', '2026-08-25'),
      step('today', today),
      step('undated', null),
      step('before everything', '2026-01-01'),
    ]
    const dates = {
      ...noDates,
      applicationDate: '2026-08-18',
      publicationDate: '2026-10-02',
      expiryDate: '2036-08-18',
      processes,
    }
    const steps = timelineOf(dates, today)?.points.map(({ event, steps }) => [event, ...steps.map((one) => one.processType)])
    expect(steps).toEqual([['application', 'examined'], ['publication', 'published', 'today'], ['today'], ['expiry']])
  })
})

describe('days between', () => {
  it('counts calendar days across a change of clocks and a leap day', () => {
    expect(daysBetween('2026-11-20', '2027-01-04')).toBe(45)
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2)
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
  })
})
