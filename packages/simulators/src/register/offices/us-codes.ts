import type { LifeState } from '../life.ts'
import type { SampleMark } from '../sample-mark.ts'

/** The old US classes that go with each Nice class, as the office coordinates them. */
export const usClassesOf: readonly string[] = [
  '001 005 006 010 026 046',
  '006 011 016',
  '001 004 006 050 051 052',
  '001 006 015',
  '005 006 018 044 046 051 052',
  '002 012 013 014 023 025 050',
  '013 019 021 023 024 031 034 035',
  '023 028 044',
  '021 023 026 036 038',
  '026 039 044',
  '013 021 023 031 034',
  '019 021 023 031 035 044',
  '002 009',
  '002 027 028 050',
  '002 021 036',
  '002 005 022 023 029 037 038 050',
  '001 005 012 013 035 050',
  '001 002 003 022 041',
  '001 012 033 050',
  '002 013 022 025 032 050',
  '002 013 023 029 030 033 040 050',
  '001 002 007 019 022 042 050',
  '043',
  '042 050',
  '022 039',
  '037 039 040 042 050',
  '019 020 037 042 050',
  '022 023 038 050',
  '046',
  '046',
  '001 046',
  '045 046 048',
  '047 049',
  '002 008 009 017',
  '100 101 102',
  '100 101 102',
  '100 103 106',
  '100 101 104',
  '100 105',
  '100 103 106',
  '100 101 107',
  '100 101',
  '100 101',
  '100 101',
  '100 101',
]

/** Returns the USPTO's status code for what the register shows (meanings: the office's status table). */
export function usStatusCode(mark: SampleMark): string {
  const state = mark.life
  // A record that the office dropped: its registration data was withdrawn, or the file was abandoned.
  if (state.isRemoved) return state.registered === undefined ? '618' : '626'
  switch (state.stage) {
    case 'pending':
      return '630'
    case 'examined':
      return '638'
    case 'objected':
      return '641'
    case 'approved':
      return '680'
    case 'published':
      return '686'
    case 'opposed':
      return '774'
    case 'allowed':
      return '688'
    case 'extended':
      return String(729 + Math.max(1, count(state, 'extended')))
    case 'registered':
      if (state.renewals.length > 0) return '800'
      if (state.maintained !== undefined) return mark.salt < 0.6 ? '702' : '701'
      return '700'
    case 'refused':
      return '602'
    case 'withdrawn':
      if (count(state, 'allowed') > 0) return '606'
      if (count(state, 'opposed') > 0) return '604'
      return '602'
    case 'expired':
      return '900'
    case 'surrendered':
      return '711'
    case 'cancelled':
      // Either no declaration of use was filed after six years, or the Board decided at another time.
      return isLapsedSixYears(state) ? '710' : '713'
  }
}

/** Returns true for a mark cancelled because the declaration of use due after six years was not filed. */
export function isLapsedSixYears(state: LifeState): boolean {
  return state.maintained === undefined && state.registered !== undefined && state.stageDay > state.registered + 2300
}

export function count(state: LifeState, kind: LifeState['events'][number]['kind']): number {
  return state.events.filter((event) => event.kind === kind).length
}

/** Events of the prosecution history: code, type and text as in the office's event table. */
export const usEvents: Readonly<
  Partial<Record<LifeState['events'][number]['kind'], readonly (readonly [code: string, type: string, text: string])[]>>
> = {
  filed: [
    ['NWAP', 'I', 'NEW APPLICATION ENTERED'],
    ['NWOS', 'I', 'NEW APPLICATION OFFICE SUPPLIED DATA ENTERED'],
  ],
  examined: [['DOCK', 'D', 'ASSIGNED TO EXAMINER']],
  objected: [
    ['CNRT', 'R', 'NON-FINAL ACTION WRITTEN'],
    ['GNRT', 'F', 'NON-FINAL ACTION E-MAILED'],
  ],
  approved: [['CNSA', 'P', 'APPROVED FOR PUB - PRINCIPAL REGISTER']],
  published: [
    ['PUBO', 'A', 'PUBLISHED FOR OPPOSITION'],
    ['NPUB', 'E', 'OFFICIAL GAZETTE PUBLICATION CONFIRMATION E-MAILED'],
  ],
  opposed: [['OP.I', 'T', 'OPPOSITION INSTITUTED NO. 999999']],
  'opposition-rejected': [['OP.D', 'T', 'OPPOSITION DISMISSED NO. 999999']],
  allowed: [['NOAM', 'E', 'NOA E-MAILED - SOU REQUIRED FROM APPLICANT']],
  registered: [['R.PR', 'A', 'REGISTERED-PRINCIPAL REGISTER']],
  transferred: [['ASGN', 'I', 'AUTOMATIC UPDATE OF ASSIGNMENT OF OWNERSHIP']],
  maintained: [['C15A', 'O', 'REGISTERED - SEC. 8 (6-YR) ACCEPTED & SEC. 15 ACK.']],
  renewed: [['89AG', 'O', 'REGISTERED - SEC. 8 (10-YR) ACCEPTED/SEC. 9 GRANTED']],
  expired: [['CAEX', 'O', 'CANCELLED SEC. 8 (10-YR)/EXPIRED SECTION 9']],
}
