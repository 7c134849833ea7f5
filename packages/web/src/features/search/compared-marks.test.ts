import { describe, expect, it } from 'vitest'
import { sharedClasses } from './compared-marks.ts'

describe('classes shared by compared marks', () => {
  it('are those of at least two marks, ascending', () => {
    expect(sharedClasses([{ niceClasses: [35, 30, 9] }, { niceClasses: [9, 35] }, { niceClasses: [30] }])).toEqual([9, 30, 35])
  })
  it('are none for one mark, even when the office names a class twice', () => {
    expect(sharedClasses([{ niceClasses: [9, 9] }])).toEqual([])
  })
})
