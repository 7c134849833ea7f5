import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Mailbox, startMailbox } from './mailbox.ts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'marklot-mailbox-'))
})
afterEach(() => rm(directory, { recursive: true, force: true }))
const file = () => join(directory, 'new', 'mailbox.jsonl')
const start = (kept: string | null = file()) => startMailbox(() => new Date('2026-01-01T12:00:00Z'), kept)

/** Sends a mail line by line, as RFC 5321 describes. */
async function send({ port, host }: Mailbox, subject: string): Promise<void> {
  const lines = [
    'EHLO test',
    'MAIL FROM:<a@example.test>',
    'RCPT TO:<b@example.test>',
    'DATA',
    `Subject: ${subject}\r\n\r\nGrüße\r\n.`,
    'QUIT',
  ]
  await new Promise<void>((sent, failed) => {
    const socket = createConnection(port, host)
    socket.on('data', (reply) => {
      const isComplete = /^\d{3} .*\r\n$/m.test(String(reply))
      const line = isComplete ? lines.shift() : undefined
      if (line !== undefined) socket.write(`${line}\r\n`)
    })
    socket.on('close', () => sent())
    socket.on('error', failed)
  })
}
const subjects = (mailbox: Mailbox) => mailbox.list().map(({ id, subject }) => `${id} ${subject}`)

it('keeps its mails across a restart, even when the last one was written in part', async () => {
  const first = await start()
  await send(first, 'one')
  await send(first, 'two')
  await first.close()
  await appendFile(file(), '{"id":"3","subj')
  const second = await start()
  expect(subjects(second)).toEqual(['2 two', '1 one'])
  await send(second, 'three')
  await second.close()
  const third = await start()
  expect(subjects(third)).toEqual(['3 three', '2 two', '1 one'])
  expect(third.list()[0]).toMatchObject({ to: ['b@example.test'], text: expect.stringContaining('Grüße') })
  third.clear()
  await third.close()
  const last = await start()
  expect(last.list()).toEqual([])
  await last.close()
})

it('forgets its mails when it has no file', async () => {
  const first = await start(null)
  await send(first, 'one')
  expect(subjects(first)).toEqual(['1 one'])
  await first.close()
  const second = await start(null)
  expect(second.list()).toEqual([])
  await second.close()
})
