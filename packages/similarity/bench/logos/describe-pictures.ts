import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describeLogo, describeQuery, type LogoDescription, type LogoQuery } from '../../src/logo/index.ts'
import { type Choice, openBenchmark, type PictureKind } from './benchmark.ts'

/*
 * Draws and describes pictures in child processes, because the renderer of the benchmark never releases its memory. The
 * result is null for a picture that shows nothing.
 */

interface Task {
  readonly choice: Choice
  readonly kind: PictureKind
  readonly isQuery: boolean
  readonly from: number
  readonly until: number
}

interface Result {
  readonly described: (LogoDescription | LogoQuery | null)[]
  readonly milliseconds: number[]
}

const picturesPerProcess = 4000
const processes = 2

export const describeMarks = (choice: Choice, kind: PictureKind, count: number) =>
  describeAll<LogoDescription>({ choice, kind, isQuery: false }, count)
export const describeQueries = (choice: Choice, kind: PictureKind, count: number) =>
  describeAll<LogoQuery>({ choice, kind, isQuery: true }, count)

async function describeAll<T>(task: Omit<Task, 'from' | 'until'>, count: number) {
  const described: (T | null)[] = []
  const milliseconds: number[] = []
  const starts = Array.from({ length: Math.ceil(count / picturesPerProcess) }, (_, at) => at * picturesPerProcess)
  const results = new Map<number, Result>()
  const work = async () => {
    for (let from = starts.shift(); from !== undefined; from = starts.shift())
      results.set(from, await inChild({ ...task, from, until: Math.min(count, from + picturesPerProcess) }))
  }
  await Promise.all(Array.from({ length: processes }, work))
  for (const [, result] of [...results].sort(([one], [other]) => one - other)) {
    for (const one of result.described) described.push(one as T | null)
    for (const time of result.milliseconds) milliseconds.push(time)
  }
  return { described, milliseconds }
}

function inChild(task: Task): Promise<Result> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), { serialization: 'advanced' })
    let result: Result | undefined
    child.once('message', (message) => {
      result = message as Result
      child.disconnect()
    })
    child.once('exit', (code) => {
      if (result === undefined) reject(new Error(`Drawing ${task.kind} from ${task.from} ended with ${code}`))
      else resolve(result)
    })
    child.send(task)
  })
}

async function work({ choice, kind, isQuery, from, until }: Task): Promise<Result> {
  const { pictures } = await openBenchmark(choice)
  const result: Result = { described: [], milliseconds: [] }
  for (const draw of pictures[kind].slice(from, until)) {
    const drawn = await draw()
    if (drawn === undefined) throw new Error(`An alteration of ${kind} is unknown`)
    const picture = { width: drawn.width, height: drawn.height, rgba: drawn.data }
    const start = performance.now()
    result.described.push(isQuery ? describeQuery(picture) : describeLogo(picture))
    result.milliseconds.push(performance.now() - start)
  }
  return result
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.once('message', async (task) => {
    process.send?.(await work(task as Task))
  })
