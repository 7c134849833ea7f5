import { type ErrorCode, type ErrorDetail, errorStatus } from '@marklot/contracts'

/** A failure reported to the caller by its code, which selects the sentence shown. The cause is only logged. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly details?: readonly ErrorDetail[]
  /** The sentence shown instead of the usual one of the code, in the caller's language. */
  readonly sentence?: string

  constructor(code: ErrorCode, options: { details?: readonly ErrorDetail[]; sentence?: string; cause?: unknown } = {}) {
    super(code, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.status = errorStatus[code]
    this.details = options.details
    this.sentence = options.sentence
  }
}
