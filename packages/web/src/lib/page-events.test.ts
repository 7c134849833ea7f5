import { describe, expect, it, vi } from 'vitest'
import { createEmitter, errorText, type PageEvents } from './page-events.ts'

describe('page events', () => {
  it('reach every listener of their kind until it leaves', () => {
    const events = createEmitter<PageEvents>()
    const heard: string[] = []
    const leave = events.on('notified', ({ text }) => heard.push(`a ${text}`))
    events.on('notified', ({ text }) => heard.push(`b ${text}`))
    events.on('getFeedback', ({ context }) => heard.push(context))
    events.emit('notified', { severity: 'INFO', text: '1' })
    leave()
    events.emit('notified', { severity: 'INFO', text: '2' })
    events.emit('errorOccurred', { error: 'nobody listens' })
    expect(heard).toEqual(['a 1', 'b 1', 'b 2'])
  })

  it('continue when a listener throws', () => {
    const events = createEmitter<PageEvents>()
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const heard = vi.fn()
    events.on('getFeedback', () => {
      throw new Error('broken listener')
    })
    events.on('getFeedback', heard)
    events.emit('getFeedback', { context: 'Common' })
    expect(heard).toHaveBeenCalledOnce()
    silent.mockRestore()
  })
})

describe('errorText', () => {
  it('prefers the friendly message, then the message, then the string form', () => {
    expect(errorText({ friendlyMessage: 'a', message: 'b' })).toBe('a')
    expect(errorText(new Error('b'))).toBe('b')
    expect(errorText({ friendlyMessage: '', message: '' })).toBe('[object Object]')
    expect(errorText('text')).toBe('text')
    expect(errorText(undefined)).toBe('undefined')
  })
})
