import { offices } from '@marklot/grounds/offices'
import { grounds } from '@marklot/phrases/grounds'
import { describe, expect, it } from 'vitest'

describe('phrases of the refusal grounds', () => {
  it('name every rule and explain every ground of every office', () => {
    for (const { rules } of Object.values(offices)) {
      for (const [ground, rule] of Object.entries(rules)) {
        expect(grounds).toHaveProperty([`rule.${rule}`])
        expect(grounds).toHaveProperty([`ground.${ground}`])
        expect(grounds).toHaveProperty([`ground.${ground}.text`])
      }
    }
  })
})
