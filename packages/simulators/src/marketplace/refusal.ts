import { jsonReply, type Reply } from '../provider/http.ts'

/** A refused call. The provider does not specify its error bodies; these have the shape of observed examples. */
export class MarketRefusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly target: string | null = null,
  ) {
    super(message)
  }
}

const codes: Readonly<Record<number, string>> = {
  400: 'BadArgument',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'EntityNotFound',
  409: 'Conflict',
  429: 'TooManyRequests',
  501: 'NotSimulated',
  503: 'ServiceUnavailable',
}

export const marketError = (status: number, message = '', target: string | null = null): Reply =>
  jsonReply(status, {
    message,
    code: codes[status] ?? 'UnexpectedError',
    ...(target === null ? {} : { target }),
    details: [],
  })
