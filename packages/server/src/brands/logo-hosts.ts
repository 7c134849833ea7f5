import type { RegistrationOfficeCode } from '@marklot/contracts'

/**
 * The hosts of the offices' own pictures: the registers' pages, and the services to which the feeds' picture addresses
 * lead (office-feed reference, section "Images" of each office). AT and ES marks are also in TMview, the offices'
 * common register.
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

/** The default hosts for logos with an absolute address (decisions, "Logos by absolute address"). */
export const defaultLogoHosts: readonly string[] = [...new Set(Object.values(officeLogoHosts).flat())]
