import { filingFeeOf } from '@marklot/contracts/guardian'
import { expect, it } from 'vitest'
import { filingFees } from './fees.ts'

const fee = (office: string, classes: number, now = '2026-11-22') =>
  filingFees(new Date(now)).flatMap((one) => (one.registrationOfficeCode === office ? [filingFeeOf(one, classes)] : []))[0]

it('charges each office’s fee by the number of classes', () => {
  expect([1, 3, 4, 5].map((classes) => fee('de', classes))).toEqual([290, 290, 390, 490])
  expect([1, 2, 3, 4].map((classes) => fee('em', classes))).toEqual([850, 900, 1050, 1200])
  expect([1, 2].map((classes) => fee('us', classes))).toEqual([350, 700])
  expect(fee('es', 2)).toBe(210.72)
})

it('marks amounts that were looked up more than a year ago', () => {
  const isOld = (now: string) => filingFees(new Date(now)).every((one) => one.isOld)
  expect([isOld('2027-11-20'), isOld('2027-11-25')]).toEqual([false, true])
})
