import type { RegistrationOfficeCode } from '@marklot/contracts'

/**
 * Hosts of the offices' own pictures: the registers' pages and the services their feeds give picture addresses on (office-feed
 * reference, section "Images" of each office). AT and ES are also read through TMview, the offices' common register.
 */
const officeLogoHosts: Readonly<Record<RegistrationOfficeCode, readonly string[]>> = {
  at: ['see-ip.patentamt.at', 'www.tmdn.org'],
  ch: ['www.swissreg.ch', 'database.ipi.ch'],
  de: ['register.dpma.de'],
  em: ['euipo.europa.eu', 'api.euipo.europa.eu', 'www.tmdn.org'],
  es: ['consultas2.oepm.es', 'www.tmdn.org'],
  fr: ['data.inpi.fr', 'api-gateway.inpi.fr'],
  us: ['tsdr.uspto.gov'],
}

/** Hosts that logos given by absolute address are loaded from unless configured; decisions, "Logos by absolute address". */
export const defaultLogoHosts: readonly string[] = [...new Set(Object.values(officeLogoHosts).flat())]
