import { type ErrorCode, type ErrorDetail, errorStatus } from '@marklot/contracts'

/** A failure the caller may know of. The code is the key of its sentence; the cause goes to the log only. */
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
