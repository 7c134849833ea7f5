/*
 * Determines what must be true after a month, based on the files that the offices published and the answers that people
 * received. Imports nothing from the product, reads no database and does not know the processes. It sees only
 * acknowledged writes, published files and received mails.
 */

export type Office = 'us' | 'em'
export type MarkStatus = 'pending' | 'registered'

/** A mark as the office last published it. */
export interface PublishedMark {
  office: Office
  serial: string
  name: string
  status: MarkStatus
  /** The first file that published the mark. */
  file: string
}
/** A saved search that the product acknowledged. */
export interface Watch {
  id: number
  owner: string
  text: string
  name: string
  /** Whether the removal of the search was acknowledged. */
  isRemoved: boolean
  /** How many mails each mark needs: one when it is new, and one for each later change. */
  owed: Map<string, number>
  /** Marks that had not been mailed yet when the search was removed. They no longer have to be mailed. */
  waived: Set<string>
}
/** A brand pinned on a board. A write whose answer was lost leaves both values possible. */
export interface Pin {
  board: number
  brandId: string
  /** The notes that may be stored; null means that the brand is not pinned. */
  notes: (string | null)[]
}
/** An announcement of maintenance, to everyone who had an account at that time. */
export interface Announcement {
  /** Accounts that must be notified. */
  owed: Set<string>
  /**
   * Accounts that may be notified, because they were just being created, or because the reply to the announcement was
   * lost.
   */
  possible: Set<string>
}
/** A time during which an office's deliveries were missing. */
export interface PlannedGap {
  office: Office
  day: string
  /** Whether a search has shown the gap. */
  isTold: boolean
  /** Whether the month ended before the notification was due. */
  isCutShort: boolean
}

/** Everything that is known to be true. */
export interface Book {
  marks: Map<string, PublishedMark>
  watches: Watch[]
  boards: { id: number; owner: string; name: string }[]
  pins: Map<string, Pin>
  announcements: Announcement[]
  gaps: PlannedGap[]
  /** Requests for a code by address, answered or not. */
  codes: Map<string, number>
}

export const openBook = (): Book => ({
  marks: new Map(),
  watches: [],
  boards: [],
  pins: new Map(),
  announcements: [],
  gaps: [],
  codes: new Map(),
})

/** The state that the product shows at the end. */
export interface Seen {
  /** The rows of the register. */
  rows: { key: string; name: string | null; status: MarkStatus | 'other' }[]
  /** Names that each API did not find, though the register holds them. */
  notFound: string[]
  /** APIs whose searches answer with a revision other than the register's. */
  behind: string[]
  boards: { owner: string; id: number; name: string; pins: { brandId: string; note: string }[] }[]
  watches: { owner: string; id: number; name: string; text: string }[]
  mails: ReceivedMail[]
  /** Work that is due but still waiting, or that was given up. */
  stuck: string[]
  /** Published files that were not read exactly once. */
  files: string[]
}
export interface ReceivedMail {
  messageId: string
  to: string
  subject: string
  text: string
}

export const findingKinds = [
  'lostWrites',
  'doubledMails',
  'missedMails',
  'missingMarks',
  'wrongMarks',
  'wrongFiles',
  'staleIndexes',
  'untoldGaps',
  'stuckJobs',
] as const
export type FindingKind = (typeof findingKinds)[number]
/** The errors found, one sentence for each. */
export type Findings = Record<FindingKind, string[]>

export const keyOf = (office: string, serial: string): string => `${office}-${serial}`
export const pinKey = (board: number, brandId: string): string => `${board} ${brandId}`

export function judge(book: Book, seen: Seen): Findings {
  const findings = Object.fromEntries(findingKinds.map((kind) => [kind, [] as string[]])) as Findings
  judgeMarks(book, seen, findings)
  judgeWrites(book, seen, findings)
  judgeWatchMails(book, seen, findings)
  judgeOtherMails(book, seen, findings)
  findings.untoldGaps.push(
    ...book.gaps.filter(({ isTold, isCutShort }) => !isTold && !isCutShort).map(({ office, day }) => `${office} ${day}`),
  )
  findings.stuckJobs.push(...seen.stuck)
  findings.wrongFiles.push(...seen.files)
  findings.staleIndexes.push(...seen.behind)
  return findings
}

function judgeMarks(book: Book, { rows, notFound }: Seen, { missingMarks, wrongMarks }: Findings): void {
  const stored = new Map<string, Seen['rows'][number]>()
  for (const row of rows) {
    const { key } = row
    if (stored.has(key)) wrongMarks.push(`${key} is in the register twice`)
    stored.set(key, row)
    if (!book.marks.has(key)) wrongMarks.push(`${key} was never published`)
  }
  for (const [key, { name, status, file }] of book.marks) {
    const row = stored.get(key)
    if (!row) missingMarks.push(`${key} (${name}) of ${file}`)
    else if (row.name !== name || row.status !== status)
      wrongMarks.push(`${key} is ${row.name}, ${row.status}, instead of ${name}, ${status}`)
  }
  missingMarks.push(...notFound)
}

function judgeWrites(book: Book, seen: Seen, { lostWrites }: Findings): void {
  for (const { id, owner, name } of book.boards)
    if (!seen.boards.some((board) => board.id === id && board.owner === owner && board.name === name))
      lostWrites.push(`board ${id} of ${owner}`)
  const pins = new Map(
    seen.boards.flatMap(({ id, pins }) => pins.map(({ brandId, note }) => [pinKey(id, brandId), note] as const)),
  )
  for (const [key, { notes }] of book.pins) {
    const note = pins.get(key) ?? null
    if (!notes.includes(note)) lostWrites.push(`pin ${key} has the note ${note} instead of ${notes.join(' or ')}`)
  }
  for (const key of pins.keys()) if (!book.pins.has(key)) lostWrites.push(`pin ${key} was never made`)
  for (const { id, owner, name, text, isRemoved } of book.watches) {
    const found = seen.watches.filter((watch) => watch.owner === owner && watch.id === id)
    if (isRemoved ? found.length > 0 : found.length !== 1 || found[0]?.text !== text || found[0].name !== name)
      lostWrites.push(`search ${id} of ${owner} is there ${found.length} times, removed: ${isRemoved}`)
  }
}

/** Returns the saved search that a mail reports on; undefined for other mails. */
const watchOf = ({ text }: ReceivedMail): number | undefined => {
  const [, id] = /storedqueries\/(\d+)\/results\/\d+/.exec(text) ?? []
  return id === undefined ? undefined : Number(id)
}
/** Returns the marks of the benchmark that a mail mentions. */
const marksIn = ({ text }: ReceivedMail): string[] => [...new Set(text.match(/\b[A-Z]{8} \d+\b/g) ?? [])]

function judgeWatchMails(book: Book, { mails }: Seen, { doubledMails, missedMails, wrongMarks }: Findings): void {
  const sent = new Map<string, Set<string>>()
  for (const mail of mails) {
    const id = watchOf(mail)
    if (id === undefined) continue
    const watch = book.watches.find((one) => one.id === id)
    if (watch && watch.owner !== mail.to) wrongMarks.push(`a mail of search ${id} went to ${mail.to}`)
    for (const mark of marksIn(mail)) {
      // A mail that is sent again has the same Message-ID.
      const key = `${id} ${mark}`
      sent.set(key, (sent.get(key) ?? new Set()).add(mail.messageId))
      if (watch && !watch.owed.has(mark)) wrongMarks.push(`search ${id} (${watch.text}) mailed ${mark}, which it must not find`)
    }
  }
  for (const { id, owed, waived } of book.watches)
    for (const [mark, times] of owed) {
      const count = sent.get(`${id} ${mark}`)?.size ?? 0
      for (let missed = count; missed < times && !waived.has(mark); missed++) missedMails.push(`search ${id}: ${mark}`)
      for (let doubled = times; doubled < count; doubled++) doubledMails.push(`search ${id}: ${mark}`)
    }
}

function judgeOtherMails(book: Book, { mails }: Seen, { doubledMails, missedMails }: Findings): void {
  const count = (isMeant: (mail: ReceivedMail) => boolean) =>
    new Set(mails.filter(isMeant).map(({ messageId }) => messageId)).size
  for (const to of new Set(book.announcements.flatMap(({ possible }) => [...possible]))) {
    const times = count((mail) => mail.to === to && mail.subject.startsWith('Angekündigte Wartung'))
    const owed = book.announcements.filter((one) => one.owed.has(to)).length
    const possible = book.announcements.filter((one) => one.possible.has(to)).length
    for (let missed = times; missed < owed; missed++) missedMails.push(`maintenance to ${to}`)
    for (let doubled = possible; doubled < times; doubled++) doubledMails.push(`maintenance to ${to}`)
  }
  for (const [to, asked] of book.codes) {
    const times = count((mail) => mail.to === to && /^\d{6}/.test(mail.subject))
    if (times > asked) doubledMails.push(`${times} codes to ${to}, who asked ${asked} times`)
  }
  for (const office of ['US', 'EM']) {
    const opened = count(({ subject }) => subject.endsWith(`Lieferungen von ${office} fehlen`))
    const closed = count(({ subject }) => subject.endsWith(`Die Lücke bei ${office} ist geschlossen`))
    const isOwed = book.gaps.some((gap) => gap.office.toUpperCase() === office)
    if (opened !== closed) missedMails.push(`${office}: ${opened} gaps were mailed as opened and ${closed} as closed`)
    if (isOwed && opened === 0) missedMails.push(`${office}: a gap was never mailed`)
    if (opened > book.gaps.filter((gap) => gap.office.toUpperCase() === office).length)
      doubledMails.push(`${office}: ${opened} gaps were mailed`)
  }
}
