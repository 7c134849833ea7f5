import { registrationOfficeCodes } from '@marklot/contracts'
import { expect, it } from 'vitest'
import { officeRegisterUrl, officeSearchUrl } from './register-links.ts'

it.each([
  ['de', '30 2009 001 336.5', 'https://register.dpma.de/DPMAregister/marke/register/3020090013365/DE'],
  ['em', '018229838', 'https://euipo.europa.eu/eSearch/#details/trademarks/018229838'],
  ['fr', '4812077', 'https://data.inpi.fr/marques/FR4812077'],
  ['fr', 'WO1013320', 'https://www3.wipo.int/madrid/monitor/en/showData.jsp?ID=ROM.1013320'],
  ['em', 'W01013320', 'https://www3.wipo.int/madrid/monitor/en/showData.jsp?ID=ROM.1013320'],
] as const)('%s %s is found in its register', (office, number, url) => {
  expect(officeRegisterUrl(office, number)).toBe(url)
})

it.each(registrationOfficeCodes)('the register of %s has a search page whose address contains no number', (office) => {
  const { protocol, search, hash } = new URL(officeSearchUrl(office))
  expect(protocol).toBe('https:')
  expect(`${search}${hash}`).not.toMatch(/\d/)
})
