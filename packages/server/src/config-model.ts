/** The part of the configuration about the language model. */
import type { ModelSettings } from './advisor/index.ts'
import { isLoopback } from './config-outside.ts'

/** The configuration of the language model. The simulator's address is known only once it listens. */
export type ModelConfig =
  | { kind: 'none' }
  | { kind: 'simulator'; settings: Omit<ModelSettings, 'url'> }
  | { kind: 'server'; settings: ModelSettings }

/** The names that `AI_ABILITIES` may contain. */
export const modelAbilities: ReadonlySet<string> = new Set(['jsonSchema', 'jsonObject', 'tools', 'vision', 'streamUsage'])
const simulatedModel = /^(?:simulator$|sim-)/

interface ModelEnvironment {
  AI?: 'off' | 'simulator' | 'model'
  AI_URL?: string
  AI_KEY?: string
  AI_MODEL?: string
  AI_ABILITIES: string[]
  AI_MAX_TOKENS_FIELD: 'max_completion_tokens' | 'max_tokens'
  AI_MAX_TOKENS: number
  AI_FIRST_BYTE_SECONDS: number
  AI_IDLE_SECONDS: number
  AI_TOTAL_SECONDS: number
  AI_DAILY_TOKENS: number
  AI_DAILY_COST?: number
  AI_PRICE_INPUT: number
  AI_PRICE_OUTPUT: number
}

/**
 * Reads the language model: none by default, the simulator of this machine on request, otherwise an OpenAI-compatible
 * server. A public installation needs a key and refuses simulators. Adds mistakes to `faults`.
 */
export function readModel(
  env: ModelEnvironment,
  { isPublic, simulators }: { isPublic: boolean; simulators: boolean },
  faults: string[],
): ModelConfig {
  const { AI_URL: url, AI_MODEL: model, AI_KEY: key = '' } = env
  const kind = env.AI ?? (url === undefined ? 'off' : 'model')
  if (kind === 'off') return { kind: 'none' }
  const names = new Set(env.AI_ABILITIES)
  const settings = {
    key,
    model: model ?? 'simulator',
    isSimulator: kind === 'simulator',
    abilities: {
      jsonSchema: names.has('jsonSchema'),
      jsonObject: names.has('jsonObject'),
      tools: names.has('tools'),
      vision: names.has('vision'),
      streamUsage: names.has('streamUsage'),
      maxTokensField: env.AI_MAX_TOKENS_FIELD,
    },
    limits: {
      firstByte: env.AI_FIRST_BYTE_SECONDS * 1_000,
      idle: env.AI_IDLE_SECONDS * 1_000,
      total: env.AI_TOTAL_SECONDS * 1_000,
    },
    mostOutputTokens: env.AI_MAX_TOKENS,
    prices: { input: env.AI_PRICE_INPUT, output: env.AI_PRICE_OUTPUT },
    daily: { tokens: env.AI_DAILY_TOKENS === 0 ? null : env.AI_DAILY_TOKENS, cost: env.AI_DAILY_COST ?? null },
  }
  if (settings.daily.cost !== null && env.AI_PRICE_INPUT + env.AI_PRICE_OUTPUT === 0)
    faults.push('AI_DAILY_COST needs AI_PRICE_INPUT and AI_PRICE_OUTPUT.')
  if (kind === 'simulator') {
    if (!simulators) faults.push('AI=simulator is allowed only where the simulators are on.')
    return { kind: 'simulator', settings: { ...settings, key: 'simulator' } }
  }
  if (url === undefined || model === undefined) {
    faults.push('AI_URL and AI_MODEL must be given together.')
    return { kind: 'none' }
  }
  if (isPublic && key === '') faults.push('AI_KEY must be given when PUBLIC_URL is a public address.')
  if (isPublic && (isLoopback(new URL(url).hostname) || simulatedModel.test(model)))
    faults.push('AI_URL and AI_MODEL must not be those of a simulator when PUBLIC_URL is a public address.')
  return { kind: 'server', settings: { ...settings, url: url.replace(/\/+$/, '') } }
}
