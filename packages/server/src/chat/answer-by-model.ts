import type { ToolCall } from '@marklot/contracts/chat-tools'
import { foldName } from '@marklot/similarity'
import type { ModelMessage } from 'ai'
import { type Conversation, sentencesOf } from '../advisor/index.ts'
import { type AnswerTask, type Draft, mostCalls } from './answer-draft.ts'
import { factsOf } from './facts.ts'
import { instructionsFor, toolsForModel } from './instructions.ts'
import { type SentenceReader, sentenceReader } from './model-sentences.ts'
import { shortened } from './shorten.ts'
import { readCall } from './tools.ts'

/** How often the model may be asked in one answer. */
const mostSteps = 5
/** The number of earlier turns that the model receives. */
const mostTurns = 6

/** Lets the model answer with the tools. Each of its sentences is sent only if the facts of the thread support it. */
export async function converseAbout(task: AnswerTask, draft: Draft, conversation: Conversation): Promise<void> {
  const messages = messagesOf(task)
  for (let step = 1; step <= mostSteps; step++) {
    const isLast = step === mostSteps || draft.results.length >= mostCalls
    const sentences = sentenceStream(task, draft)
    const { text, calls } = await conversation.ask({
      system: instructionsFor(task.locale, task.today),
      messages,
      tools: isLast ? {} : toolsForModel(),
      onText: sentences.push,
      signal: task.signal,
    })
    await sentences.end()
    if (calls.length === 0 || isLast) return
    const asked = calls.slice(0, mostCalls).map(({ id, tool, input }) => {
      const call = readCall({ tool, arguments: input }, task.locale)
      return { call, named: { toolCallId: id, toolName: tool }, input: call?.arguments ?? {} }
    })
    messages.push({
      role: 'assistant',
      content: [
        ...(text === '' ? [] : [{ type: 'text' as const, text }]),
        ...asked.map(({ named, input }) => ({ type: 'tool-call' as const, ...named, input })),
      ],
    })
    for (const { call, named } of asked) {
      const value = call === null ? 'No tool understands this call.' : await answerTo(call, task, draft)
      messages.push({ role: 'tool', content: [{ type: 'tool-result', ...named, output: { type: 'text', value } }] })
    }
  }
}

/**
 * Returns where the sign that would be evaluated comes from. A mark that was only found needs the person's agreement.
 * Any other name may come from a text in the register that gives the model orders.
 */
function wishFor(name: string, { question, earlier, subject }: AnswerTask, draft: Draft): 'named' | 'found' | 'unknown' {
  const sign = foldName(name)
  const asked = [question, ...earlier.map((turn) => turn.question)]
  if (foldName(asked.join(' ')).includes(sign)) return 'named'
  const results = [...(subject ? [subject] : []), ...earlier.flatMap((turn) => turn.results), ...draft.results]
  const isFound = factsOf(results, asked).some(({ fact, value }) => fact === 'mark' && foldName(String(value)) === sign)
  return isFound ? 'found' : 'unknown'
}

/** Returns the text that the model receives for a call. */
async function answerTo(call: ToolCall, task: AnswerTask, draft: Draft): Promise<string> {
  if (draft.results.length >= mostCalls) return 'Too many calls.'
  const name: unknown = call.tool === 'assessSign' ? call.arguments.name : null
  const wish = typeof name === 'string' ? wishFor(name, task, draft) : 'named'
  if (wish === 'unknown') return 'The person has not named this sign. Only the person can wish for an evaluation.'
  return shortened(await draft.ask(call, task.locale, { isUnasked: wish === 'found' }))
}

function messagesOf({ question, earlier, subject, before }: AnswerTask): ModelMessage[] {
  const textOf = (sentences: AnswerTask['before']['sentences']) =>
    sentences.map(({ segments }) => segments.map(({ text }) => text).join('')).join(' ')
  const turns = earlier.slice(-mostTurns).flatMap((turn): ModelMessage[] => [
    { role: 'user', content: turn.question },
    {
      role: 'assistant',
      content: `${turn.results.map(shortened).join('\n').slice(0, 6_000)}\n${textOf(turn.sentences)}`.trim() || '…',
    },
  ])
  const opened: ModelMessage[] = subject ? [{ role: 'user', content: `What I have open, as data: ${shortened(subject)}` }] : []
  const asked: ModelMessage = { role: 'user', content: question }
  if (before.sentences.length === 0) return [...opened, ...turns, asked]
  const found = before.results.map(shortened).join('\n')
  return [
    ...opened,
    ...turns,
    asked,
    { role: 'assistant', content: `${found}\n${textOf(before.sentences)}` },
    { role: 'user', content: 'Go on from there.' },
  ]
}

/** Returns a stream that receives text in pieces and sends whole sentences one after another. */
function sentenceStream(task: AnswerTask, draft: Draft) {
  const { subject, earlier, question, locale } = task
  let reader: SentenceReader | undefined
  let isNewLine = true
  const known = () => [...(subject ? [subject] : []), ...earlier.flatMap(({ results }) => results), ...draft.results]
  const asked = [...earlier.map((turn) => turn.question), question]
  const say = async (sentence: string) => {
    if (sentence.trim() === '') return
    // Each sentence is compared with everything in the thread, and other work must not wait for all of them.
    await new Promise(setImmediate)
    reader ??= sentenceReader(factsOf(known(), asked), locale)
    const segments = reader.read(sentence)
    const isItem = /^\s*(?:[-*•]|\d{1,2}[.)])\s/.test(sentence)
    const starts = isItem ? 'item' : isNewLine ? 'paragraph' : 'flow'
    isNewLine = false
    if (segments === null) draft.struck += 1
    else await draft.say({ starts, segments }, locale)
  }
  let rest = ''
  let saying: Promise<void> = Promise.resolve()
  const sayAll = (sentences: readonly string[]) => {
    saying = saying.then(async () => {
      for (const sentence of sentences) await say(sentence)
    })
    // The promise is awaited at the end. Until then, a failure must not count as an unhandled rejection.
    saying.catch(() => undefined)
  }
  const cutLines = (isEnd: boolean) => {
    const lines = rest.split('\n')
    rest = isEnd ? '' : (lines.pop() ?? '')
    for (const line of lines) {
      sayAll(sentencesOf(line))
      saying = saying.then(() => {
        isNewLine = true
      })
      saying.catch(() => undefined)
    }
    // The last sentence may still be incomplete, so it waits for the next one.
    const begun = sentencesOf(rest)
    rest = begun.pop() ?? ''
    sayAll(begun)
  }
  return {
    push: (piece: string) => {
      rest += piece
      cutLines(false)
    },
    end: async () => {
      cutLines(true)
      await saying
    },
  }
}
