import type { BrandType } from '@marklot/contracts'
import type { RegisterMark } from '../../register/index.ts'

/* Rules shared by the USPTO's daily file and its case status (TSDR): office-feeds 4.1 and 4.2. */

/**
 * Returns the brand type. @param drawing the first digit of the drawing code; `0` and unknown digits mean that none is
 * assigned yet
 */
export function usBrandType(drawing: string, isStandardCharacters: boolean, hasWords: boolean, hasDesign: boolean): BrandType {
  switch (drawing) {
    case '1':
    case '4':
      return 'Word'
    case '2':
      return 'Figurative'
    case '3':
    case '5':
      return 'Combined'
    case '6':
      // The mark cannot be drawn (sound, smell).
      return hasWords ? 'Word' : 'Figurative'
    default:
      // The code is not assigned yet. Every update derives the type again.
      if (isStandardCharacters) return 'Word'
      if (hasWords) return hasDesign ? 'Combined' : 'Word'
      return 'Figurative'
  }
}

/**
 * Returns the places of a mark's picture: the file named after the serial in the same delivery, the names in its
 * record, and the office's own address. Returns none for words in standard characters and for marks without a drawing
 * (digits 1, 4 and 6).
 */
export function usLogo(
  serial: string,
  brandType: BrandType,
  drawing: string,
  names: readonly string[] = [],
): RegisterMark['logo'] {
  if (brandType === 'Word' || drawing === '6') return undefined
  const files = ['png', 'jpg', 'jpeg', 'gif', 'tif'].map((ending) => `${serial}.${ending}`)
  return { files: [...new Set([...files, ...names])], url: `https://tsdr.uspto.gov/img/${serial}/large` }
}

/** Returns `03.01.08` or `030108` as a design code of the USPTO's own scheme; undefined for other texts. */
export function usDesignCodes(texts: readonly (string | undefined)[]): RegisterMark['viennaClasses'] {
  const codes = texts.flatMap((text) => {
    const parts = /^(\d\d)\.?(\d\d)\.?(\d\d)$/.exec(text ?? '')
    return parts ? [`${parts[1]}.${parts[2]}.${parts[3]}`] : []
  })
  return [...new Set(codes)].map((code) => ({ code, scheme: 'us-design' }))
}
