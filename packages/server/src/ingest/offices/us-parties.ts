import type { MarkAddress } from '../../register/index.ts'
import type { XmlElement } from '../xml-element.ts'

/** The legal entity type of a natural person in the USPTO's entity table. */
const individual = '01'

function countryCode(country: string | undefined, state: string | undefined): string | undefined {
  // US parties have a state and no country (office-feeds 2.7). Older entries contain DEX for DE.
  if (country === undefined) return state === undefined ? undefined : 'US'
  return /^([A-Z]{2})X?$/.exec(country.toUpperCase())?.[1]
}

function readOwner(owner: XmlElement): MarkAddress {
  const name = owner.textAt('party-name')
  const isPerson = owner.textAt('legal-entity-type-code') === individual
  const country = owner.textAt('country')
  const state = owner.textAt('state')
  const code = countryCode(country, state)
  return {
    lines: [owner.textAt('address-1'), owner.textAt('address-2')].filter((line) => line !== undefined),
    companyName: isPerson ? undefined : name,
    name: isPerson ? name : undefined,
    postalCode: owner.textAt('postcode'),
    city: owner.textAt('city'),
    state,
    country: owner.textAt('other') ?? (code ? undefined : country),
    countryCode: code,
  }
}

/**
 * Returns the current owners. The office delivers every stage (10 to 19: applicants, 20 to 29: owners at publication,
 * 30: registrant, 31 and above: later owners); the parties of the highest type are the current owners. Type 70 is a
 * correspondent in old records.
 */
export function readUsOwners(group: XmlElement): MarkAddress[] {
  const owners = group.all('case-file-owner').map((owner) => ({ stage: Number(owner.textAt('party-type') ?? 0) || 0, owner }))
  return currentOwners(owners).map(({ owner }) => readOwner(owner))
}

/** Returns the parties of the highest stage. Types from 70 on are not owners. */
export function currentOwners<T extends { stage: number }>(parties: readonly T[]): T[] {
  const current = currentStage(parties)
  return parties.filter(({ stage }) => stage === current)
}

/** Returns the highest stage among the parties that are owners. */
export function currentStage(parties: readonly { stage: number }[]): number {
  return parties.reduce((highest, { stage }) => (stage < 70 && stage > highest ? stage : highest), Number.NEGATIVE_INFINITY)
}

/** Returns the attorney, then the domestic representative; one entry if they are the same person. */
export function readUsRepresentatives(header: XmlElement): MarkAddress[] {
  const names = [header.textAt('attorney-name'), header.textAt('domestic-representative-name')].filter(
    (name) => name !== undefined,
  )
  return [...new Set(names)].map((name) => ({ lines: [], name }))
}

/** Returns the correspondent; undefined for the empty shell of status-only records. */
export function readUsCorrespondence(correspondent: XmlElement): MarkAddress | undefined {
  const lines = [1, 2, 3, 4, 5].map((n) => correspondent.textAt(`address-${n}`)).filter((line) => line !== undefined)
  return lines.length > 0 ? { lines } : undefined
}
