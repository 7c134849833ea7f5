import type { ChatAnswer, ChatEvent, ChatThread } from '@marklot/contracts/chat'
import { runIngest } from '../src/ingest/ingest-command.ts'
import { type CaseFile, createFolder, dailyFile } from './ingest-files.ts'
import type { MembersWorld, Person } from './members-world.ts'

export const uuid = () => crypto.randomUUID()

/** Adds marks to the register of the United States. */
export async function deliver(at: MembersWorld, day: string, ...cases: CaseFile[]): Promise<void> {
  const folder = await createFolder()
  const path = await folder.write(`apc${day.slice(2)}.xml`, dailyFile(day, ...cases))
  await runIngest({ office: 'us', paths: [path], pool: at.world.pool })
  await folder.close()
  await at.product.engine.catchUp()
}

export const newThread = ({ api }: Person): Promise<ChatThread> => api.chat.createThread({ body: { id: uuid() } })

/** Asks a question and returns all events of the answer. */
export async function ask(
  { api }: Person,
  thread: { id: string },
  text: string,
  part: { id?: string; confirms?: string } = {},
  lastEventId?: number,
): Promise<ChatEvent[]> {
  const events: ChatEvent[] = []
  const body = { id: uuid(), text, ...part }
  const options = lastEventId === undefined ? {} : { lastEventId }
  for await (const event of await api.chat.send({ params: { id: thread.id }, body }, options)) events.push(event)
  return events
}

export function answerOf(events: readonly ChatEvent[]): ChatAnswer {
  const last = events.at(-1)
  if (last?.kind !== 'done' && last?.kind !== 'failed') throw new Error('The answer has no end')
  return last.answer
}
/** Asks a question in a new thread and returns the whole answer. */
export const answer = async (person: Person, text: string) => answerOf(await ask(person, await newThread(person), text))

export const wordsOf = ({ sentences }: Pick<ChatAnswer, 'sentences'>): string =>
  sentences.map(({ segments }) => segments.map(({ text }) => text).join('')).join(' ')

/** Returns the value of a fact's key in its result. */
export function factIn({ results }: Pick<ChatAnswer, 'results'>, resultId: string, key: string): unknown {
  const result: unknown = results.find(({ id }) => id === resultId)
  return key.split('.').reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], result)
}
