import { expect, it } from 'vitest'
import { type Book, findingKinds, judge, openBook, pinKey, type ReceivedMail, type Seen } from '../bench/month/oracle.ts'

const reader = 'reader@bench.test'
const mail = (subject: string, text: string, messageId = '<1>'): ReceivedMail => ({ messageId, to: reader, subject, text })
const result = (mark: string, messageId: string) => mail('1 new brand', `${mark}\n/storedqueries/4/results/9`, messageId)

/** Returns a simulated month without any failure. */
function rightMonth(): { book: Book; seen: Seen } {
  const book = openBook()
  book.marks.set('us-1', { office: 'us', serial: '1', name: 'TAVILOMA 101', status: 'pending', file: 'a.zip' })
  book.watches.push({
    id: 4,
    owner: reader,
    text: 'TAVILOMA',
    name: 'Watch',
    isRemoved: false,
    owed: new Map([['TAVILOMA 101', 1]]),
    waived: new Set(),
  })
  book.boards.push({ id: 7, owner: reader, name: 'Board' })
  book.pins.set(pinKey(7, 'us-1'), { board: 7, brandId: 'us-1', notes: ['note'] })
  book.codes.set(reader, 1)
  book.announcements.push({ owed: new Set([reader]), possible: new Set([reader]) })
  const seen: Seen = {
    rows: [{ key: 'us-1', name: 'TAVILOMA 101', status: 'pending' }],
    notFound: [],
    behind: [],
    boards: [{ owner: reader, id: 7, name: 'Board', pins: [{ brandId: 'us-1', note: 'note' }] }],
    watches: [{ owner: reader, id: 4, name: 'Watch', text: 'TAVILOMA' }],
    // The second mail was sent again because the confirmation of its acceptance was lost.
    mails: [
      result('TAVILOMA 101', '<2>'),
      result('TAVILOMA 101', '<2>'),
      mail('123456 is your code', ''),
      mail('Angekündigte Wartung von Marklot', '', '<3>'),
    ],
    stuck: [],
    files: [],
  }
  return { book, seen }
}

const counts = ({ book, seen }: ReturnType<typeof rightMonth>) => {
  const findings = judge(book, seen)
  return findingKinds.filter((kind) => findings[kind].length > 0)
}

it('finds nothing in a month in which everything went right', () => {
  expect(counts(rightMonth())).toEqual([])
})

it.each<[string, (seen: Seen, book: Book) => void]>([
  ['lostWrites', (seen) => seen.boards[0]?.pins.pop()],
  ['lostWrites', (seen) => seen.watches.pop()],
  ['lostWrites', (seen) => seen.watches.push({ owner: reader, id: 4, name: 'Watch', text: 'TAVILOMA' })],
  ['doubledMails', (seen) => seen.mails.push(result('TAVILOMA 101', '<8>'))],
  ['doubledMails', (seen) => seen.mails.push(mail('654321 is your code', '', '<8>'))],
  ['doubledMails', (seen) => seen.mails.push(mail('Angekündigte Wartung von Marklot', '', '<8>'))],
  ['missedMails', (seen) => seen.mails.splice(0, 2)],
  ['missedMails', (seen) => seen.mails.pop()],
  ['missedMails', (seen) => seen.mails.push(mail('Marklot: Lieferungen von US fehlen', '', '<8>'))],
  ['missingMarks', (seen) => seen.rows.pop()],
  ['wrongMarks', (seen) => seen.rows.push({ key: 'us-1', name: 'TAVILOMA 101', status: 'pending' })],
  ['wrongMarks', (_, book) => book.marks.set('us-1', { ...book.marks.get('us-1'), status: 'registered' } as never)],
  ['untoldGaps', (_, book) => book.gaps.push({ office: 'em', day: '2027-03-02', isTold: false, isCutShort: false })],
])('finds %s', (kind, spoil) => {
  const month = rightMonth()
  spoil(month.seen, month.book)
  expect(counts(month)).toContain(kind)
})
