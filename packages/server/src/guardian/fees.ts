import type { RegistrationOfficeCode } from '@marklot/contracts'
import type { FilingFee } from '@marklot/contracts/guardian'

/*
 * Official fees for filing online, as a guide (decisions, "Office fees"). All rows were looked up on one day in
 * published copies, none at an office itself. WIPO's fees are not included.
 */

const lookedUp = '2026-11-22'
/** The age, in days, from which amounts are marked as old. */
const oldAfterDays = 365

type Row = Omit<FilingFee, 'registrationOfficeCode' | 'lookedUp' | 'isOld'>

const table: Readonly<Record<RegistrationOfficeCode, Row>> = {
  de: {
    currency: 'EUR',
    byClass: [290, 0, 0, 100],
    source: 'DPMA: rosenthal-ip.com, giessen.de, boehmanwaltskanzlei.de',
    validFrom: '2025',
    isUncertain: false,
  },
  em: {
    currency: 'EUR',
    byClass: [850, 50, 150],
    source: 'EUIPO: lacker-tm.com, ip-coster.com',
    validFrom: '2016-03-23',
    isUncertain: false,
  },
  at: {
    currency: 'EUR',
    byClass: [280, 0, 0, 75],
    source: 'Patentamtsgebührengesetz § 22: lindeverlag.at; firmenrecht24.at',
    validFrom: '2023-06-01',
    isUncertain: true,
  },
  ch: {
    currency: 'CHF',
    byClass: [350, 0, 0, 100],
    source: 'IGE: ige.ch, Kosten und Gebühren',
    validFrom: '2024-07-01',
    isUncertain: false,
  },
  fr: {
    currency: 'EUR',
    byClass: [190, 40],
    source: 'INPI: Arrêté du 9 décembre 2019; lacker-tm.com, c-boutiques.com',
    validFrom: '2019-12-11',
    isUncertain: false,
  },
  es: {
    currency: 'EUR',
    byClass: [127.88, 82.84],
    source: 'OEPM: tasas',
    validFrom: null,
    isUncertain: true,
  },
  us: {
    currency: 'USD',
    byClass: [350],
    source: 'USPTO: trademarksearchpro.com, privacyandiplawblog.com',
    validFrom: '2025-01-18',
    isUncertain: false,
  },
}

/** Returns the filing fees of all offices, as they are shown today. */
export function filingFees(now: Date): FilingFee[] {
  const isOld = now.getTime() - Date.parse(lookedUp) > oldAfterDays * 86_400_000
  return (Object.entries(table) as [RegistrationOfficeCode, Row][]).map(([registrationOfficeCode, row]) => ({
    registrationOfficeCode,
    ...row,
    lookedUp,
    isOld,
  }))
}
