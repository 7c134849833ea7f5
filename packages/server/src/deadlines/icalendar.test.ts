import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CalendarEvent, escapeText, foldLine, writeCalendar } from './icalendar.ts'

const anyText = fc.string({ unit: 'binary' })
/** Returns the text that a program reads from its escaped form. */
const unescaped = (text: string) => text.replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign))
const unfolded = (text: string) => text.replace(/\r\n /g, '')

describe('calendar texts', () => {
  it('are read as they were written, whatever they contain', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'ß', '漢', '😀', ',', ';', '\\', '\n', ':', '"', 'n') }), (text) => {
        expect(unescaped(escapeText(text))).toBe(text)
      }),
    )
  })

  it('stay one line without control characters', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const escaped = escapeText(text)
        // biome-ignore lint/suspicious/noControlCharactersInRegex: these must not occur
        expect(escaped).not.toMatch(/[\u0000-\u0008\u000a-\u001f\u007f]/)
        expect(escaped.isWellFormed()).toBe(true)
        expect(escaped).not.toMatch(/(?<!\\)(\\\\)*[;,]/)
      }),
    )
  })
})

describe('calendar lines', () => {
  it('have at most 75 octets, end at characters and join to what they were', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', ' ', 'ß', '漢', '😀', ','), maxLength: 400 }), (line) => {
        const folded = foldLine(line)
        for (const piece of folded.split('\r\n')) {
          expect(Buffer.byteLength(piece)).toBeLessThanOrEqual(75)
          expect(piece.isWellFormed()).toBe(true)
        }
        expect(unfolded(folded)).toBe(line)
      }),
    )
  })
})

const event: CalendarEvent = {
  uid: 'abc',
  day: '2026-12-31',
  summary: 'Ends: Tavilo; tea, tins',
  description: 'Computed\nhttps://example.test/en/brands/de-1',
  url: 'https://example.test/en/brands/de-1',
  reminderDays: null,
}
const calendar = {
  productId: '-//X//Y//EN',
  name: 'X: deadlines',
  refreshHours: 12,
  writtenAt: new Date('2026-11-22T18:05:06.789Z'),
}

describe('a calendar', () => {
  it('holds whole days, from the day of the event to the next one', () => {
    const lines = unfolded(writeCalendar({ ...calendar, events: [event] })).split('\r\n')
    expect(lines).toContain('DTSTART;VALUE=DATE:20261231')
    expect(lines).toContain('DTEND;VALUE=DATE:20270101')
    expect(lines).toContain('DTSTAMP:20261122T180506Z')
    expect(lines).toContain('SUMMARY:Ends: Tavilo\\; tea\\, tins')
    expect(lines).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT12H')
    expect(lines.some((line) => line.startsWith('METHOD'))).toBe(false)
    expect(lines).not.toContain('BEGIN:VALARM')
    expect(lines.at(-1)).toBe('')
  })

  it('reminds before an event if asked to', () => {
    const lines = writeCalendar({ ...calendar, events: [{ ...event, reminderDays: 7 }] }).split('\r\n')
    expect(lines.slice(lines.indexOf('BEGIN:VALARM'), lines.indexOf('END:VALARM'))).toEqual([
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Ends: Tavilo\\; tea\\, tins',
      'TRIGGER;RELATED=START:-P7D',
    ])
  })
})
