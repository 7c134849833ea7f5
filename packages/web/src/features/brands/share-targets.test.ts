import { describe, expect, it } from 'vitest'
import { shareTargetNames, shareTargets } from './share-targets.ts'

const shared = { url: 'https://marks.example/de/brands/de-1?a=1&b=2', text: 'Marke „Tee & Co“' }

describe('share targets', () => {
  it('are the ten of the specification, in its order', () => {
    expect(shareTargets({ ...shared, messengerAppId: '123' }).map(({ name }) => name)).toEqual([...shareTargetNames])
  })
  it('leave Messenger out without an application id', () => {
    expect(shareTargets(shared).map(({ name }) => name)).not.toContain('messenger')
  })
  it('carry the whole address, escaped', () => {
    for (const { name, href } of shareTargets({ ...shared, messengerAppId: '123' })) {
      expect(href, name).toContain(encodeURIComponent(shared.url))
      expect(() => new URL(href), name).not.toThrow()
    }
  })
})
