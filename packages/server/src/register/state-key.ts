import type { RegistrationOfficeCode } from '@marklot/contracts'

/** Returns the key of an office's state: `us.630`, `de.marke-eingetragen` (decisions, "BrandStates keys"). */
export function brandStateKey(office: RegistrationOfficeCode, original: string): string {
  return `${office}.${slugOf(original) || 'none'}`
}

/**
 * Returns an office's words as a list key. Case, spacing, accents and the transcription of umlauts make no difference.
 */
export function slugOf(original: string): string {
  return original
    .normalize('NFC')
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 100)
}
