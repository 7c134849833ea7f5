import type { RegistrationOfficeCode } from '@marklot/contracts'

/**
 * Returns the address of the entry in the office's own public register. The AT and CH registers have no addresses for
 * single entries, so their links lead to the search page. International registrations (`WO…`) are in WIPO's Madrid
 * Monitor, regardless of the designated office.
 */
export function officeRegisterUrl(office: RegistrationOfficeCode, applicationNumber: string): string {
  const number = encodeURIComponent(applicationNumber.replace(/[\s./-]/g, ''))
  const international = /^W[O0](\d+[A-Z]?)$/.exec(number)?.[1]
  if (international) return `https://www3.wipo.int/madrid/monitor/en/showData.jsp?ID=ROM.${international.replace(/^0+/, '')}`
  switch (office) {
    case 'de':
      return `https://register.dpma.de/DPMAregister/marke/register/${number}/DE`
    case 'em':
      return `https://euipo.europa.eu/eSearch/#details/trademarks/${number}`
    case 'us':
      return `https://tsdr.uspto.gov/#caseNumber=${number}&caseSearchType=US_APPLICATION&caseType=DEFAULT&searchType=statusSearch`
    case 'fr':
      return `https://data.inpi.fr/marques/FR${number}`
    case 'es':
      return `https://consultas2.oepm.es/LocalizadorWeb/BusquedaMarcas?numeroExpediente=${number}`
    case 'ch':
    case 'at':
      return searchPages[office]
  }
}

const searchPages: Readonly<Record<RegistrationOfficeCode, string>> = {
  at: 'https://see-ip.patentamt.at/MarkenSuche',
  ch: 'https://database.ipi.ch/database-client/search/query/trademarks',
  de: 'https://register.dpma.de/DPMAregister/marke/basis',
  em: 'https://euipo.europa.eu/eSearch/#basic',
  es: 'https://consultas2.oepm.es/LocalizadorWeb/BusquedaMarcas',
  fr: 'https://data.inpi.fr/',
  us: 'https://tmsearch.uspto.gov/',
}

/** Returns the search page of the office's public register. */
export function officeSearchUrl(office: RegistrationOfficeCode): string {
  return searchPages[office]
}
