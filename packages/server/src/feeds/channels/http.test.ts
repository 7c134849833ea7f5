import { expect, it } from 'vitest'
import type { Outbound } from '../../platform/outbound.ts'
import type { FeedSettings } from '../settings.ts'
import { createFeedHttp, type HttpParts } from './http.ts'

it('accepts only whole lists', async () => {
  const outbound = { stream: async () => new Response('{"half":', { status: 206 }) } as unknown as Outbound
  const settings = { office: 'us', idleSeconds: 1, pauseSeconds: 0 } as FeedSettings
  const http = createFeedHttp({ settings, outbound, productName: 'Marklot' } as HttpParts)
  const list = http.text(new URL('https://office.test/list'), {}, new AbortController().signal)
  await expect(list).rejects.toMatchObject({ kind: 'unavailable' })
})
