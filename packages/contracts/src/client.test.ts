import { describe, expect, it } from 'vitest'
import { ApiError, callLabel, statusLabel } from './client.ts'

describe('a failed reply', () => {
  it('has the label of its status (spec 2, section 8.1)', () => {
    const labels = [400, 401, 402, 403, 404, 409, 422, 429, 499, 500, 501, 502, 503, 504, 302].map(
      (status) => `${status} ${statusLabel(status)}`,
    )
    expect(labels).toEqual([
      '400 Bad Request',
      '401 Unauthorized',
      '402 Generic Error',
      '403 Forbidden',
      '404 Not Found',
      '409 Generic Error',
      '422 Client Error',
      '429 Generic Error',
      '499 Generic Error',
      '500 Internal Server Error',
      '501 Generic Error',
      '502 Bad Gateway',
      '503 Service Unavailable',
      '504 Generic Error',
      '302 Generic Error',
    ])
  })

  it("has url, status, status text and body, and the server's message if there is one", () => {
    const told = new ApiError('/api/v1/x', 422, 'Unprocessable Entity', { code: 'offices.tooMany', message: 'Zu viele Ämter.' })
    expect(told).toMatchObject({ url: '/api/v1/x', status: 422, statusText: 'Unprocessable Entity', code: 'offices.tooMany' })
    expect(told.message).toBe('Zu viele Ämter.')
    const silent = new ApiError('/api/v1/x', 502, 'Bad Gateway', '<html>')
    expect(silent).toMatchObject({ label: 'Bad Gateway', body: '<html>', code: undefined })
    expect(silent.message).toBe('Bad Gateway (502, Bad Gateway, <html>)')
  })

  it('of a call has the second label of 500 (spec 2, section 8.1)', () => {
    expect([statusLabel(500), callLabel(500), callLabel(502)]).toEqual(['Internal Server Error', 'Server Error', 'Bad Gateway'])
    expect(new ApiError('/api/v1/x', 500, '', '')).toMatchObject({ label: 'Server Error', message: 'Server Error (500)' })
  })

  it('has status, status text and the beginning of its body in the message, in one line', () => {
    const messageOf = (body: unknown) => new ApiError('/api/v1/x', 418, 'I’m a teapot', body).message
    expect(messageOf('short\n and\tstout ')).toBe('Generic Error (418, I’m a teapot, short and stout)')
    expect(messageOf({ reason: 'tea' })).toBe('Generic Error (418, I’m a teapot, {"reason":"tea"})')
    expect(messageOf('')).toBe('Generic Error (418, I’m a teapot)')
    expect(messageOf('x'.repeat(1_000))).toBe(`Generic Error (418, I’m a teapot, ${'x'.repeat(199)}…)`)
  })
})
