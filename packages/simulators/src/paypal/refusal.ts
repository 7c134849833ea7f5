import { randomBytes } from 'node:crypto'
import { jsonReply, type Reply } from '../provider/http.ts'

/** The name and the only message that the provider gives for each status. */
const errors: Readonly<Record<number, readonly [name: string, message: string]>> = {
  400: ['INVALID_REQUEST', 'Request is not well-formed, syntactically incorrect, or violates schema.'],
  401: [
    'AUTHENTICATION_FAILURE',
    'Authentication failed due to missing authorization header, or invalid authentication credentials.',
  ],
  403: ['NOT_AUTHORIZED', 'Authorization failed due to insufficient permissions.'],
  404: ['RESOURCE_NOT_FOUND', 'The specified resource does not exist.'],
  409: ['RESOURCE_CONFLICT', 'The server has detected a conflict while processing this request.'],
  415: ['UNSUPPORTED_MEDIA_TYPE', "The server does not support the request payload's media type."],
  422: [
    'UNPROCESSABLE_ENTITY',
    'The requested action could not be performed, semantically incorrect, or failed business validation.',
  ],
  429: ['RATE_LIMIT_REACHED', 'Too many requests.'],
  500: ['INTERNAL_SERVER_ERROR', 'An internal server error occurred.'],
  // The published description has no name for this status. The link names the issue.
  501: ['INTERNAL_SERVER_ERROR', 'An internal server error occurred.'],
  503: ['SERVICE_UNAVAILABLE', 'Service Unavailable.'],
}

/** A refused call. */
export class Refusal extends Error {
  /**
   * @param issue the fine-grained code; empty: none
   * @param field a JSON pointer, or the name of a parameter of the address
   */
  constructor(
    readonly status: number,
    readonly issue: string,
    readonly field: string | null = null,
    readonly location: 'body' | 'path' | 'query' = 'body',
    readonly value: string | null = null,
  ) {
    super(issue)
  }
}

export const missing = (field: string): Refusal => new Refusal(400, 'MISSING_REQUIRED_PARAMETER', field)
export const wrongValue = (field: string, value?: unknown): Refusal =>
  new Refusal(400, 'INVALID_PARAMETER_VALUE', field, 'body', typeof value === 'string' ? value : null)
export const unknownResource = (field = 'id'): Refusal => new Refusal(404, 'INVALID_RESOURCE_ID', field, 'path')
/** Returns the refusal of a feature that is not simulated. A silent success would hide that it is missing. */
export const notSimulated = (field: string): Refusal => new Refusal(501, 'NOT_SIMULATED', field)

/**
 * Calls whose published description lists fewer issues for a status than other calls do. The answer to an unlisted
 * issue has no details; its link names the issue.
 */
const describedIssues: Readonly<Record<string, readonly string[]>> = {
  'suspend 400': ['INVALID_STRING_MAX_LENGTH'],
  'cancel 400': ['INVALID_STRING_MAX_LENGTH'],
  'activate 400': ['INVALID_STRING_MAX_LENGTH'],
  'revise 400': ['INVALID_PARAMETER_SYNTAX', 'INVALID_PARAMETER_VALUE', 'MISSING_REQUEST_BODY', 'MISSING_REQUIRED_PARAMETER'],
  'revise 422': [
    'USER_ACCOUNT_CLOSED',
    'PLAN_PRODUCT_NOT_COMPATIBLE',
    'INVALID_BILLING_CYCLE_SEQUENCE',
    'INVALID_PRICING_SCHEME',
    'CURRENCY_MISMATCH',
  ],
  'createPlan 400': [
    'INVALID_PARAMETER_SYNTAX',
    'INVALID_PARAMETER_VALUE',
    'MISSING_REQUIRED_PARAMETER',
    'INVALID_STRING_MIN_LENGTH',
    'INVALID_STRING_MAX_LENGTH',
    'INVALID_INTEGER_MIN_VALUE',
    'INVALID_INTEGER_MAX_VALUE',
  ],
  'createProduct 400': [
    'INVALID_PARAMETER_SYNTAX',
    'INVALID_PARAMETER_VALUE',
    'MISSING_REQUIRED_PARAMETER',
    'INVALID_STRING_MIN_LENGTH',
    'INVALID_STRING_MAX_LENGTH',
  ],
  'updatePrices 400': ['INVALID_PARAMETER_VALUE', 'MISSING_REQUIRED_PARAMETER'],
  'create 400': [
    'INVALID_PARAMETER_SYNTAX',
    'INVALID_STRING_MAX_LENGTH',
    'INVALID_PARAMETER_VALUE',
    'INVALID_INTEGER_MIN_VALUE',
    'INVALID_INTEGER_MAX_VALUE',
    'MISSING_REQUEST_BODY',
    'MISSING_REQUIRED_PARAMETER',
  ],
  'capture 400': ['MISSING_REQUEST_BODY', 'INVALID_PARAMETER_VALUE', 'INVALID_STRING_MAX_LENGTH', 'MISSING_REQUIRED_PARAMETER'],
  'transactions 400': ['INVALID_PARAMETER_SYNTAX', 'INVALID_PARAMETER_VALUE', 'MISSING_REQUIRED_PARAMETER'],
  'refund 400': ['MISSING_REQUIRED_PARAMETER', 'INVALID_PARAMETER_SYNTAX', 'INVALID_STRING_LENGTH'],
  'list 400': ['INVALID_PARAMETER_VALUE'],
}

/**
 * Returns the answer to a refused call. @param call the short name of the call, which selects the issues that its
 * description lists
 */
export function refusalReply(refusal: Refusal, call: string): Reply {
  const listed = describedIssues[`${call} ${refusal.status}`]
  // The description contains no details for server failures.
  const isDescribed = refusal.issue !== '' && refusal.status < 500 && (listed?.includes(refusal.issue) ?? true)
  const detail = {
    ...(refusal.field === null ? {} : { field: refusal.field, location: refusal.location }),
    ...(refusal.value === null ? {} : { value: refusal.value }),
    issue: refusal.issue,
  }
  return errorReply(refusal.status, isDescribed ? [detail] : [], refusal.issue)
}

export function errorReply(status: number, details: object[] = [], issue = ''): Reply {
  const [name, message] = errors[status] ?? errors[500] ?? ['', '']
  const debugId = randomBytes(7).toString('hex').slice(0, 13)
  const anchor = issue === '' ? name : issue
  return jsonReply(
    status,
    {
      name,
      message,
      debug_id: debugId,
      ...(details.length > 0 ? { details } : {}),
      links: [{ href: `https://developer.paypal.com/docs/api/errors/#${anchor}`, rel: 'information_link', method: 'GET' }],
    },
    { 'Paypal-Debug-Id': debugId },
  )
}
