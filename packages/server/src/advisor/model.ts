import type { ModelMessage } from 'ai'
import * as z from 'zod/mini'
import { type ModelClientParts, openModelClient, type Question } from './model-client.ts'
import { type Advisor, AdvisorFault, type Answer, type AskOptions, sum } from './port.ts'
import { prompts, reasonsPrompt, wordingPrompt } from './prompts/index.ts'

const Reasons = z.strictObject({ reasons: z.array(z.string().check(z.maxLength(2_000))) })

/** Opens the advisor behind an OpenAI-compatible server. Its texts are unchecked. */
export function openModelAdvisor(parts: ModelClientParts): Advisor {
  const { isSimulator, model } = parts.settings
  const askModel = openModelClient(parts)
  const ask = async (question: Question): Promise<Answer<string>> => {
    const { value, usage } = await askModel(question)
    return { value: value.text, usage }
  }

  /** Asks for a JSON reply, with one attempt to repair it. */
  const askForReasons = async (
    { system, messages }: Prompted,
    count: number,
    repair: string,
    options: AskOptions,
  ): Promise<Answer<string[]>> => {
    const shape = { name: 'reasons', schema: Reasons }
    const first = await ask({ system, messages, shape, ...options })
    const read = readReasons(first.value, count)
    if (read.value) return { value: read.value, usage: first.usage }
    const corrected: ModelMessage[] = [
      ...messages,
      { role: 'assistant', content: first.value },
      { role: 'user', content: repair.replace('{fault}', () => read.fault) },
    ]
    const onAbort: AskOptions['onAbort'] = (usage) => options.onAbort?.(sum(first.usage, usage))
    const second = await ask({ system, messages: corrected, shape, ...options, onAbort }).catch((error: unknown) => {
      throw error instanceof AdvisorFault ? new AdvisorFault(error.reason, sum(first.usage, error.usage)) : error
    })
    const repaired = readReasons(second.value, count)
    const usage = sum(first.usage, second.usage)
    if (!repaired.value) throw new AdvisorFault('invalid', usage)
    return { value: repaired.value, usage }
  }

  return {
    author: { kind: isSimulator ? 'simulator' : 'model', model },
    word: (task, options) => ask({ ...prompted(wordingPrompt(task)), ...options }),
    wordEach: ({ cases, ...task }, options) =>
      askForReasons(prompted(reasonsPrompt(task, cases)), cases.length, prompts[task.locale].repair, options),
  }
}

interface Prompted {
  system: string
  messages: ModelMessage[]
}
const prompted = ({ system, user }: { system: string; user: string }): Prompted => ({
  system,
  messages: [{ role: 'user', content: user }],
})

/** Removes the code block in which some servers wrap JSON although they were asked only for JSON. */
const unfenced = (text: string) => text.trim().replace(/^```(?:json)?\s*([\s\S]*?)\s*```$/, '$1')

/** Returns the reasons, or a sentence about the fault, which the repair passes on to the model. */
function readReasons(text: string, count: number): { value: string[]; fault?: never } | { value?: never; fault: string } {
  let json: unknown
  try {
    json = JSON.parse(unfenced(text))
  } catch {
    return { fault: 'not JSON.' }
  }
  const parsed = z.safeParse(Reasons, json)
  if (!parsed.success) return { fault: `${parsed.error.issues.map(({ path, code }) => `${path.join('.')} ${code}`).join(', ')}.` }
  const { reasons } = parsed.data
  return reasons.length === count ? { value: reasons } : { fault: `${reasons.length} / ${count}.` }
}
