import { describe, expect, it } from 'vitest'
import { otherScript } from './other-script.ts'

describe('otherScript', () => {
  it.each([
    ['Wir rösten Kaffee für Cafés', 'no'],
    ['', 'no'],
    ['🍵 24/7', 'no'],
    ['晨间咖啡', 'mostly'],
    ['Мы обжариваем кофе', 'mostly'],
    ['قهوة', 'mostly'],
    ['T-shirts with the word 咖啡 on them', 'partly'],
  ])('reads which script a description has: %s', (idea, expected) => {
    expect(otherScript(idea)).toBe(expected)
  })
})
