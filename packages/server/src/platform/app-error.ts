import { type ErrorCode, type ErrorDetail, errorStatus } from '@marklot/contracts'

/** A failure that the caller learns by its code, the key of its sentence. The cause goes to the log only. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly details?: readonly ErrorDetail[]

  constructor(code: ErrorCode, options: { details?: readonly ErrorDetail[]; cause?: unknown } = {}) {
    super(code, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.status = errorStatus[code]
    this.details = options.details
  }
}
