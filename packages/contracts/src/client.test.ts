import { describe, expect, it } from 'vitest'
import { ApiError, statusLabel } from './client.ts'

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
    expect(silent.message).toBe('Bad Gateway (502 Bad Gateway)')
  })
})
