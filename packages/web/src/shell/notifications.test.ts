import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { severities } from '../lib/page-events.ts'
import { createNotifications, mostShown } from './notifications.ts'

const textsOf = (list: readonly { text: string }[]) => list.map(({ text }) => text)

describe('notifications', () => {
  it('are in the new list, newest first, and move to the old one when the menu closes', () => {
    let time = 1000
    const { add, lists, menuClosed } = createNotifications(() => time)
    add('INFO', 'a')
    time = 2000
    add('ERROR', 'b')
    expect(lists().fresh).toMatchObject([
      { severity: 'ERROR', text: 'b', timestamp: 2000 },
      { severity: 'INFO', text: 'a', timestamp: 1000 },
    ])
    menuClosed()
    add('WARNING', 'c')
    expect(textsOf(lists().fresh)).toEqual(['c'])
    expect(textsOf(lists().old)).toEqual(['b', 'a'])
    menuClosed()
    expect(textsOf(lists().old)).toEqual(['c', 'b', 'a'])
  })

  it('show equal messages once at a time, and keep both', () => {
    const { add, lists } = createNotifications()
    add('INFO', 'a')
    add('INFO', 'a')
    expect(textsOf(lists().shown)).toEqual(['a'])
    expect(textsOf(lists().fresh)).toEqual(['a', 'a'])
  })

  it('that were not seen stay in the bar, except information', () => {
    const { add, lists, expire, dismiss, forgetMissed, menuOpened } = createNotifications()
    for (const severity of severities) add(severity, severity)
    const [error, warning, info] = lists().shown
    expire(info?.key ?? 0)
    expire(warning?.key ?? 0)
    dismiss(error?.key ?? 0)
    expect(textsOf(lists().missed)).toEqual(['WARNING'])
    forgetMissed()
    expect(lists().missed).toEqual([])

    add('ERROR', 'early')
    expire(lists().shown[0]?.key ?? 0)
    add('ERROR', 'late')
    menuOpened()
    expect(lists()).toMatchObject({ shown: [], missed: [] })
    expect(textsOf(lists().fresh).slice(0, 2)).toEqual(['late', 'early'])
  })

  it('notify listeners until they unsubscribe', () => {
    const { add, subscribe } = createNotifications()
    const heard = vi.fn()
    const leave = subscribe(heard)
    add('INFO', 'a')
    leave()
    add('INFO', 'b')
    expect(heard).toHaveBeenCalledOnce()
  })

  it('keep their order and their limits whatever happens', () => {
    const step = fc.oneof(
      fc.record({ add: fc.constantFrom(...severities), text: fc.constantFrom('a', 'b', 'c', 'd') }),
      fc.constantFrom(...(['expire', 'dismiss', 'menuOpened', 'menuClosed', 'forgetMissed'] as const)),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 400 }), (steps) => {
        const { add, lists, ...other } = createNotifications()
        for (const one of steps) {
          if (typeof one === 'object') add(one.add, one.text)
          else if (one === 'expire' || one === 'dismiss') other[one](lists().shown.at(-1)?.key ?? 0)
          else other[one]()
        }
        for (const list of Object.values<readonly { key: number }[]>({ ...lists() })) {
          const keys = list.map(({ key }) => key)
          expect(keys).toEqual([...new Set(keys)].sort((a, b) => b - a))
        }
        expect(lists().shown.length).toBeLessThanOrEqual(mostShown)
        expect(lists().fresh.length + lists().old.length).toBeLessThanOrEqual(200)
      }),
    )
  })
})
