import type { StreamLimits } from '../platform/outbound-stream.ts'

/** The abilities of a model, in which OpenAI-compatible servers differ. */
export interface ModelAbilities {
  /** Supports `response_format` with a schema. */
  jsonSchema: boolean
  /** Supports the `response_format` that only guarantees JSON. */
  jsonObject: boolean
  tools: boolean
  vision: boolean
  /** Reports the usage at the end of a stream. */
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
  /** Prices per million tokens, in the operator's currency. */
  prices: { input: number; output: number }
  /** Limits per account and day; null for no limit. */
  daily: { tokens: number | null; cost: number | null }
}
