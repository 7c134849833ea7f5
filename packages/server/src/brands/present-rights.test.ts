import { describe, expect, it } from 'vitest'
import type { RegisterMark } from '../register/index.ts'
import { presentRights } from './present-rights.ts'

const mark: RegisterMark = {
  office: 'us',
  applicationNumber: '79990301',
  name: 'QUELLMARDE',
  brandType: 'Word',
  brandState: '702',
  brandStateCategory: 'alive',
  niceClasses: [9],
  viennaClasses: [],
  goods: [],
  processes: [],
  owners: [],
  representatives: [],
}
const reader = { locale: 'en', mayReadAddresses: true } as const
const visitor = { ...reader, mayReadAddresses: false }

it('leaves out facts that the office does not deliver', () => {
  expect(presentRights(mark, reader)).toEqual({})
})

describe('a computed opposition period', () => {
  const published: RegisterMark = {
    ...mark,
    oppositionPeriodStartDate: '2020-11-24',
    oppositionPeriodEndDate: '2020-12-28',
  }
  it('is shown with its rule, the safe day and the longest extension', () => {
    expect(presentRights({ ...published, oppositionPeriodIsComputed: true }, visitor).computedOpposition).toMatchObject({
      nominalEndDate: '2020-12-24',
      rule: 'probablyClosed',
      latestEndDate: '2021-05-23',
      source: expect.stringContaining('15 USC 1063'),
    })
  })
  it('is absent when the office delivers the period', () => {
    expect(presentRights(published, visitor)).not.toHaveProperty('computedOpposition')
  })
})

it('shows when a living mark can be renewed', () => {
  expect(presentRights({ ...mark, office: 'em', expiryDate: '2027-06-05' }, visitor).renewal).toMatchObject({
    opensDate: '2026-12-05',
    dueDate: '2027-06-07',
    lateDate: '2027-12-07',
  })
  expect(presentRights({ ...mark, expiryDate: '2027-06-05', brandStateCategory: 'dead' }, visitor)).not.toHaveProperty('renewal')
})

it('shows the day that a priority gives the mark', () => {
  const filed: RegisterMark = { ...mark, office: 'em', applicationDate: '2024-05-10' }
  const claimed = { ...filed, priorities: [{ country: 'DE', date: '2024-01-02' }] }
  expect(presentRights(claimed, visitor).priorityDate).toBe('2024-01-02')
  expect(presentRights(filed, visitor)).not.toHaveProperty('priorityDate')
})

it('hides names of opponents and earlier owners from visitors', () => {
  const disputed: RegisterMark = {
    ...mark,
    earlierOwners: [{ name: 'First Owner Ltd', stage: 'registrant' }],
    proceedings: [
      { kind: 'opposition', number: '1', party: 'Rival Ltd' },
      { kind: 'appeal', party: '11428' },
    ],
  }
  const parties = (isSignedIn: boolean) =>
    presentRights(disputed, { ...reader, mayReadAddresses: isSignedIn }).proceedings?.map(({ party }) => party)
  expect(parties(true)).toEqual(['Rival Ltd', null])
  expect(parties(false)).toEqual([null, null])
  expect(presentRights(disputed, reader).earlierOwners).toEqual([{ name: 'First Owner Ltd', stage: 'registrant', change: null }])
  expect(presentRights(disputed, visitor)).not.toHaveProperty('earlierOwners')
})
