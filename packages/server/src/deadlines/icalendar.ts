/* Writes calendars as files (RFC 5545, RFC 7986). All functions are pure. */

/** An event that lasts a whole day. */
export interface CalendarEvent {
  /** An id that stays the same when the event moves to another day, so that calendar programs move it too. */
  uid: string
  /** The day of the event, YYYY-MM-DD. */
  day: string
  summary: string
  description: string
  url: string
  /** How many days before the event a calendar program shows a reminder; null for none. */
  reminderDays: number | null
}
export interface Calendar {
  /** The program and its language, such as `-//Marklot//Deadlines//DE`. */
  productId: string
  name: string
  /** How often calendar programs should read the calendar. */
  refreshHours: number
  /** When the calendar was written. */
  writtenAt: Date
  events: readonly CalendarEvent[]
}

/** The maximum number of octets in a line, not counting its line break (RFC 5545, 3.1). */
const lineOctets = 75

/** Returns the text of a calendar file. It contains no METHOD, because programs subscribe to it. */
export function writeCalendar({ productId, name, refreshHours, writtenAt, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapeText(productId)}`,
    'CALSCALE:GREGORIAN',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`,
    `X-PUBLISHED-TTL:PT${refreshHours}H`,
    ...events.flatMap((event) => eventLines(event, writtenAt)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

function eventLines({ uid, day, summary, description, url, reminderDays }: CalendarEvent, writtenAt: Date): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${instant(writtenAt)}`,
    `DTSTART;VALUE=DATE:${date(day)}`,
    `DTEND;VALUE=DATE:${date(dayAfter(day))}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `URL:${url}`,
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    ...(reminderDays === null
      ? []
      : [
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          `DESCRIPTION:${escapeText(summary)}`,
          `TRIGGER;RELATED=START:-P${reminderDays}D`,
          'END:VALARM',
        ]),
    'END:VEVENT',
  ]
}

/**
 * Returns a text as a value of type TEXT: removes control characters and lone surrogates, and escapes special
 * characters.
 */
export function escapeText(text: string): string {
  return (
    text
      .toWellFormed()
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: RFC 5545 forbids them in a text
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
      .replace(/[\\;,]/g, (sign) => `\\${sign}`)
      .replaceAll('\n', '\\n')
  )
}

/** Folds a line into pieces of at most 75 octets of UTF-8, never within a character. */
export function foldLine(line: string): string {
  const pieces: string[] = []
  let piece = ''
  let octets = 0
  for (const character of line) {
    const length = Buffer.byteLength(character)
    if (octets + length > lineOctets) {
      pieces.push(piece)
      piece = ''
      // Each further piece begins with a space.
      octets = 1
    }
    piece += character
    octets += length
  }
  return [...pieces, piece].join('\r\n ')
}

const date = (day: string) => day.replaceAll('-', '')
const instant = (at: Date) => `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
const dayAfter = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
