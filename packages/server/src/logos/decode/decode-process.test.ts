import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import sharp from 'sharp'
import { afterEach, expect, it, vi } from 'vitest'
import { svg } from '../../../test/hostile-pictures.ts'
import type { StartedProcess } from '../../platform/child-process.ts'
import { writePicture } from './picture-stream.ts'
import { startDecodeProcess } from './start-decode-process.ts'

let child: StartedProcess | undefined
afterEach(() => child?.kill('SIGKILL'))

/** Starts the process, which nobody else limits, and gives it a picture. */
async function processWith(picture: Uint8Array): Promise<{ started: StartedProcess; ended: Promise<string | number | null> }> {
  const started = startDecodeProcess()
  child = started
  const ended = new Promise<string | number | null>((resolve) => started.once('exit', (code, signal) => resolve(signal ?? code)))
  await new Promise((ready) => started.once('message', ready))
  writePicture(started.stdin, picture)
  return { started, ended }
}

/** Clip paths that clip each other take gigabytes, and more time than anybody waits. */
function clips(): Buffer {
  const clip = (i: number) => (i < 0 ? '' : ` clip-path="url(#c${i})"`)
  const paths = Array.from(
    { length: 30 },
    (_, i) => `<clipPath id="c${i}">${`<path${clip(i - 1)} d="M0 0h90v60z"/>`.repeat(4)}</clipPath>`,
  )
  return svg(`${paths.join('')}<path${clip(29)} d="M0 0h90v60z"/>`)
}
/** Elements that use each other, ten times as many on each level, take more time than anybody waits. */
function uses(): Buffer {
  const groups = Array.from({ length: 30 }, (_, i) => `<g id="a${i + 1}">${`<use href="#a${i}"/>`.repeat(10)}</g>`)
  return svg(`<path id="a0" d="M8 8h9v9z"/>${groups.join('')}`)
}

it('ends while the decoder still works when a picture takes too much memory', async () => {
  const { ended } = await processWith(clips())
  expect(await ended).toBe('SIGKILL')
})

it.runIf(process.platform === 'linux')('ends while the decoder still works when its parent has gone', async () => {
  const { started, ended } = await processWith(uses())
  const before = processorTimeOf(started)
  await vi.waitFor(() => expect(processorTimeOf(started) - before).toBeGreaterThan(50), { timeout: 30_000 })
  started.disconnect()
  expect(await ended).toBe('SIGKILL')
})

/** Returns the processor time of a process on Linux, in hundredths of a second. */
function processorTimeOf({ pid }: StartedProcess): number {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ').slice(13)
  return Number(user) + Number(system)
}

/** Returns an animated WebP of 36 megapixels with one small frame. libvips composes all its pixels. */
async function wideAnimation(): Promise<Buffer> {
  const frame = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#d00' } })
    .webp()
    .toBuffer()
  const chunk = (type: string, ...parts: Buffer[]) => {
    const data = Buffer.concat(parts)
    const head = Buffer.from(`${type}    `, 'latin1')
    head.writeUInt32LE(data.length, 4)
    return Buffer.concat([head, data])
  }
  const numbers = (...values: number[]) => Buffer.from(values.flatMap((value) => [value & 255, (value >> 8) & 255, value >> 16]))
  return chunk(
    'RIFF',
    Buffer.from('WEBP', 'latin1'),
    chunk('VP8X', Buffer.from([2, 0, 0, 0]), numbers(5_999, 5_999)),
    chunk('ANIM', Buffer.alloc(6)),
    chunk('ANMF', numbers(0, 0, 63, 63, 10), Buffer.alloc(1), frame.subarray(12)),
  )
}

it.runIf(process.platform === 'linux')('writes no pixels to the disc', async () => {
  const { started } = await processWith(await wideAnimation())
  const answered = new Promise((resolve) => started.once('message', resolve))
  const opened = new Set<string>()
  const look = setInterval(() => {
    const folder = `/proc/${started.pid}/fd`
    for (const file of readdirSync(folder)) opened.add(linkAt(`${folder}/${file}`))
  }, 2)
  const answer = await answered
  clearInterval(look)
  expect(answer).toMatchObject({ seen: { width: 1200, height: 1200 } })
  expect([...opened].filter((name) => name.endsWith(' (deleted)'))).toEqual([])
})

/** Returns the file that a process has open; empty if it has been closed since. */
function linkAt(path: string): string {
  try {
    return readlinkSync(path)
  } catch {
    return ''
  }
}
