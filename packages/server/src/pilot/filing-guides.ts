import { type RegistrationOfficeCode, registrationOfficeCodes } from '@marklot/contracts'
import type { FilingFault, FilingGuide, FilingNeed } from '@marklot/contracts/pilot-filing'

/*
 * Guides to filing at each office. All rows were looked up on the same day in published copies of the named pages, and
 * each fact names the page that states it. Facts that no page stated are left out.
 */

const lookedUp = '2026-11-23'
/** The age, in days, from which facts are marked as old. */
const oldAfterDays = 365

interface Row extends Pick<FilingGuide, 'service' | 'address' | 'payment'> {
  /** The requirements by the page that states them. */
  needs: Readonly<Record<string, readonly FilingNeed[]>>
  /** The mistakes by the page that warns about them. */
  faults: Readonly<Record<string, readonly FilingFault[]>>
}

const usual: readonly FilingNeed[] = ['applicant', 'sign', 'goodsList', 'fee']

const table: Readonly<Record<RegistrationOfficeCode, Row>> = {
  de: {
    service: 'DPMAdirektWeb',
    address: 'https://direkt.dpma.de/DpmaDirektWebEditoren/w7005-start.xhtml',
    needs: {
      'DPMA: direkt.dpma.de, Markenanmeldung': usual,
      'DPMA: direkt.dpma.de, Hilfe, Inlandsvertreter': ['representativeFromAbroad'],
    },
    faults: {
      'DPMA: direkt.dpma.de, Hilfe, Kosten (§ 6 PatKostG)': ['paidLate', 'waitedForBill'],
      'DPMA: direkt.dpma.de, Markenanmeldung': ['listCannotGrow', 'signCannotChange', 'descriptiveSign'],
      'kreuels-henrichs-ip.de, Markenrecherche vor Markenanmeldung': ['earlierMarksUnchecked'],
      'DPMA: direkt.dpma.de, Hilfe, Inlandsvertreter': ['noRepresentative'],
    },
    payment: { months: 3, ifLate: 'withdrawn', source: 'DPMA: direkt.dpma.de, Hilfe, Kosten (§ 6 PatKostG)' },
  },
  at: {
    service: 'Online-Markenanmeldung',
    address: 'https://www.patentamt.at/',
    needs: {
      'Österreichisches Patentamt: patentamt.at, Marke national; Hilfe, Kostenaufstellung': usual,
      'Österreichisches Patentamt: patentamt.at, Marke national': ['addressForService', 'representativeOutsideEea'],
    },
    faults: {
      'Österreichisches Patentamt: efiling.patentamt.at': ['waitedForBill'],
      'Österreichisches Patentamt: patentamt.at, Online-Anmeldung': ['ownTerms', 'earlierMarksUnchecked'],
      'Österreichisches Patentamt: patentamt.at, Marke national': ['noRepresentative'],
    },
    payment: { months: 1, ifLate: 'reminded', source: 'Österreichisches Patentamt: patentamt.at, Hilfe, Kostenaufstellung' },
  },
  ch: {
    service: 'e-Trademark',
    address: 'https://e-trademark.ige.ch/',
    needs: {
      'IGE: ige.ch, So melden Sie eine Marke an': ['applicant', 'sign', 'goodsList', 'addressForService'],
      'Art. 18 MSchV: lawbrary.ch': ['fee'],
    },
    faults: {
      'Art. 30 MSchG; IGE, Richtlinien in Markensachen 3.5': ['paidLate'],
      'IGE: ige.ch, Internationale Markenregistrierung (Art. 29 MSchG)': ['changeMovesFilingDay'],
      'IGE: e-trademark.ige.ch, Hilfe, Klassifikationshilfe': ['ownTerms'],
      'rentschpartner.ch, Markenhinterlegung': ['earlierMarksUnchecked'],
      'IGE: ige.ch, So melden Sie eine Marke an': ['noRepresentative'],
    },
    payment: { months: null, ifLate: 'rejected', source: 'Art. 18 MSchV; Art. 30 MSchG: lawbrary.ch, zanderlenz.ch' },
  },
  es: {
    service: 'Sede electrónica',
    address: 'https://sede.oepm.gob.es/',
    needs: {
      'Art. 12 Ley 17/2001: ionos.es, Registro de marcas paso a paso': usual,
      'OEPM: sede.oepm.gob.es, Cl@ve': ['electronicIdentity'],
    },
    faults: { 'OEPM: oepm.es, Preguntas frecuentes': ['deficiencyUnanswered', 'ownTerms'] },
    payment: { months: 0, ifLate: null, source: 'ionos.es, Registro de marcas paso a paso' },
  },
  fr: {
    service: 'Dépôt de marque en ligne',
    address: 'https://www.inpi.fr/',
    needs: {
      'depot-de-marque.com, Le dépôt de marque': ['applicant', 'fee'],
      'bazaaretcompagnie.com, Dépôt de marque à l’INPI': ['sign', 'goodsList'],
    },
    faults: {
      'bazaaretcompagnie.com, Dépôt de marque à l’INPI': ['listCannotGrow'],
      'avelia-avocats, Dépôt de marque : 4 précautions': ['descriptiveSign', 'earlierMarksUnchecked'],
    },
    payment: { months: 0, ifLate: 'notAccepted', source: 'Sénat, réponse 03289 du 22 mars 2018' },
  },
  em: {
    service: 'User Area',
    address: 'https://www.euipo.europa.eu/',
    needs: {
      'EUIPO: euipo.europa.eu, Fees and their payment': usual,
      'unionsmarkenrecht.de, In welcher Sprache muss die Anmeldung eingereicht werden?': ['secondLanguage'],
      'EUIPO: euipo.europa.eu, Representation before the Office': ['representativeOutsideEea'],
    },
    faults: {
      'EUIPO: euipo.europa.eu, Fees and their payment': ['paidLate', 'deficiencyUnanswered'],
      'EUIPO: euipo.europa.eu, Bank transfers': ['waitedForBill'],
      'EUIPO: euipo.europa.eu, Fast Track conditions': ['ownTerms'],
      'EUIPO: euipo.europa.eu, Representation before the Office': ['noRepresentative'],
    },
    payment: { months: 1, ifLate: 'laterFilingDay', source: 'EUIPO: euipo.europa.eu, Fees and their payment' },
  },
  us: {
    service: 'Trademark Center',
    address: 'https://www.uspto.gov/trademarks/apply/base-application-requirements',
    needs: {
      'USPTO: uspto.gov, Base application requirements': [...usual, 'filingBasis', 'signedStatement'],
      'signa.so, Preparing a trademark application': ['proofOfUse'],
      '37 CFR 2.11: wariplaw.com; analaw.com': ['representativeFromAbroad'],
    },
    faults: {
      'USPTO: uspto.gov, Additional fees for trademark applications': ['incompleteApplication', 'ownTerms'],
      'signa.so, Preparing a trademark application': ['wrongApplicant'],
      '37 CFR 2.11: wariplaw.com; analaw.com': ['noRepresentative'],
    },
    payment: { months: 0, ifLate: 'notAccepted', source: 'USPTO: uspto.gov, What must the application include?' },
  },
}

/** Returns the guides for all offices, as they are shown today. */
export function filingGuides(now: Date): FilingGuide[] {
  const isOld = now.getTime() - Date.parse(lookedUp) > oldAfterDays * 86_400_000
  return registrationOfficeCodes.map((registrationOfficeCode) => {
    const { needs, faults, ...row } = table[registrationOfficeCode]
    return {
      registrationOfficeCode,
      ...row,
      needs: Object.entries(needs).flatMap(([source, some]) => some.map((need) => ({ need, source }))),
      faults: Object.entries(faults).flatMap(([source, some]) => some.map((fault) => ({ fault, source }))),
      lookedUp,
      isOld,
    }
  })
}
