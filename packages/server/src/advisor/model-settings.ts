import type { StreamLimits } from '../platform/outbound-stream.ts'

/** What a model can do. OpenAI-compatible servers differ. */
export interface ModelAbilities {
  /** `response_format` with a schema. */
  jsonSchema: boolean
  /** `response_format` that guarantees JSON only. */
  jsonObject: boolean
  tools: boolean
  vision: boolean
  /** Usage at the end of a stream. */
  streamUsage: boolean
  maxTokensField: 'max_tokens' | 'max_completion_tokens'
}

/** A model behind an OpenAI-compatible server, and the limits of its use by an account. */
export interface ModelSettings {
  /** Base address of the API, without a trailing slash. */
  url: string
  key: string
  model: string
  isSimulator: boolean
  abilities: ModelAbilities
  limits: StreamLimits
  /** The longest answer, in tokens. */
  mostOutputTokens: number
  /** Per million tokens, in the operator's currency. */
  prices: { input: number; output: number }
  /** For each account and day; null: no limit. */
  daily: { tokens: number | null; cost: number | null }
}
